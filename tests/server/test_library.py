"""How what there is to choose and to read comes over HTTP, and the setups of the wire."""

from __future__ import annotations

import json
import time
from concurrent.futures import ThreadPoolExecutor
from threading import Barrier

import pytest

from landsraad import Setup
from landsraad.calls import companion
from landsraad.calls.about import about
from landsraad.calls.library import library
from landsraad.server.kept import Kept, keep
from landsraad.server.messages.requests import SetupIn
from landsraad.server.reference import kept_about, kept_form, kept_library, once
from landsraad.text import LANGUAGES
from tests.server.support import Browser, Server, run


def test_setups_of_the_wire_are_those_of_the_engine() -> None:
    """But for one default: the tables of a server are tables of people."""
    assert Setup(**vars(SetupIn())) == Setup(end_turns=True)
    assert Setup(**vars(SetupIn(end_turns=False))) == Setup()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_host_says_the_same(language: str) -> None:
    """Where there is no server the same data becomes text without its encoder."""
    for kept, plain in (
        (kept_about(), about()),
        (kept_library(language, ("base",)), library(language, ("base",))),
        (kept_form(language), companion.form(language)),
    ):
        assert kept.data.decode() == json.dumps(plain, ensure_ascii=False, separators=(",", ":"))


def test_what_many_ask_for_at_once_is_made_once() -> None:
    """A slow machine would else be too late for all of them."""
    asking = Barrier(4)
    made: list[str] = []

    @once
    def make(name: str) -> Kept:
        made.append(name)
        time.sleep(0.05)
        if name == "wrong":
            raise ValueError(name)
        return keep(name.encode())

    def ask(name: str) -> Kept:
        asking.wait()
        return make(name)

    with ThreadPoolExecutor(4) as people:
        answers = list(people.map(ask, ["a", "a", "b", "b"]))
    assert [one.data for one in answers] == [b"a", b"a", b"b", b"b"]
    assert sorted(made) == ["a", "b"]
    for _ in range(2):  # what cannot be made is no answer
        with pytest.raises(ValueError, match="wrong"):
            make("wrong")
    assert make("a") is answers[0]


def test_the_library_comes_compressed(server: Server) -> None:
    async def test() -> None:
        browser = Browser(server)
        async with browser.http.stream("GET", "/api/library/ru/base.json") as answer:
            assert answer.headers["content-encoding"] == "gzip"
            sent = sum([len(part) async for part in answer.aiter_raw()])
        assert sent < len(kept_library("ru", ("base",)).data) / 4
        plain = await browser.http.get("/api/library/ru/base.json", headers={"Accept-Encoding": "identity"})
        assert "content-encoding" not in plain.headers

    run(test())


def test_the_library_is_cached_by_its_tag(server: Server) -> None:
    async def test() -> None:
        browser = Browser(server)
        answer = await browser.http.get("/api/library/uk/base.json")
        assert answer.content == kept_library("uk", ("base",)).data
        again = await browser.http.get("/api/library/uk/base.json", headers={"If-None-Match": answer.headers["etag"]})
        assert again.status_code == 304
        assert (await browser.call("GET", "/api/library/xx/base.json", status=404))["error"] == "no_such_language"
        other = await browser.http.get("/api/library/uk/choam+uprising.json")
        assert other.content == kept_library("uk", ("uprising", "choam")).data
        for boxes in ("choam", "base+nothing"):
            refused = await browser.call("GET", f"/api/library/uk/{boxes}.json", status=422)
            assert refused["error"] == "impossible"

    run(test())
