"""S-16 to S-20, S-22: records at the doors of the server."""

from __future__ import annotations

import asyncio
import json
import random
from dataclasses import replace
from typing import cast

import httpx
import pytest

from landsraad import Record, replay
from landsraad import record as records
from landsraad.analysis import Choice, Line, Move
from landsraad.calls import games
from landsraad.server.opponents import Opponents
from landsraad.server.replays import Replays
from landsraad.server.storage import Storage
from landsraad.table.refusals import Refused
from landsraad.text import LANGUAGES
from tests.browser.page import FakeStore, Page, click_on
from tests.records.make import FOLDER
from tests.server.support import Browser, Server, play_on, run
from tests.support.records import BROKEN, GOOD, NO_RECORD, changed, good


async def upload(browser: Browser, data: bytes) -> httpx.Response:
    return await browser.http.post("/api/games", content=data)


def test_s_16_s_20_uploads_are_refused_as_everywhere(server: Server) -> None:
    """With the reason of --verify; what is no record is told apart from one that is not as it should be."""

    async def test() -> None:
        browser = Browser(server)
        for code, table in (("no_record", NO_RECORD), ("broken_record", BROKEN)):
            for how, (make, why) in table.items():
                answer = await upload(browser, make())
                assert answer.status_code == 422, how
                error = answer.json()
                assert error["error"] == code, how
                assert why in error["detail"], how
                assert code == "no_record" or why in error["args"]["why"], how

    run(test())


def test_s_16_what_is_taken_can_be_looked_at_and_played_on(server: Server) -> None:
    async def test() -> None:
        browser = Browser(server)
        for how, make in GOOD.items():
            answer = await upload(browser, make())
            assert answer.status_code == 201, how
            game = f"/api/games/{answer.json()['id']}"
            for eyes in ("all", "spectator", "0", "1", "2"):
                shown = await browser.call("GET", f"{game}/replay?as={eyes}")
                assert shown["stop"] == ""
                assert len(shown["names"]) == 3  # S-19: an entry a seat, however many names there are
                assert shown["game"]["view"]["chance"] is None
            assert (await browser.http.get(f"{game}/replay?as=3")).status_code == 404
            report = await browser.call("GET", f"{game}/report")
            assert len(report["seats"]) == 3
            kept = Record.from_json((await browser.http.get(f"{game}/record")).content)
            assert kept == Record.from_json(make())
            table = await browser.call("POST", f"{game}/play", {"at": 20, "seat": 0, "name": "Alia"})
            async with browser.at(table["id"], 0) as me:
                assert me.game is not None
                assert me.game["n"] >= 20

    run(test())


@pytest.mark.parametrize("moves", [0, 3, 60])
def test_a_game_begun_in_a_browser_goes_on_at_a_server(server: Server, moves: int) -> None:
    """At the same decision, with what its player knew there; the others are played by opponents, until they come."""

    async def test() -> None:
        page = Page(FakeStore())
        setup = {"players": 3, "boxes": ["uprising", "choam"], "leader_mode": "draft"}
        seats = [{"kind": "me", "name": name} for name in ("Alia", "Bo", "Chani")]
        id = (await page.post("/api/tables", {"setup": setup, "seats": seats}))["id"]
        await page.post(f"/api/tables/{id}/start")
        views = [page.dial(id, seat) for seat in range(3)]
        for view in views:
            await view.reach(0)
        await click_on(views, random.Random(moves), moves, back=0.3)
        asked = next(view for view in views if view.options)
        record = await page.get(f"/api/games/{id}/record")
        for view in views:
            view.leave()

        browser = Browser(server)
        answer = await upload(browser, json.dumps(record).encode())
        assert answer.status_code == 201, answer.text
        game = answer.json()["id"]
        rest = [seat for seat in range(len(views)) if seat != asked.seat]
        wanted = {"at": len(record["actions"]), "seat": asked.seat, "also": rest}
        table = await browser.call("POST", f"/api/games/{game}/play", wanted, 201)
        async with browser.at(table["id"], asked.seat) as me:
            assert me.game is not None
            assert me.game["view"] == asked.game["view"]
            assert me.game["decision"]["options"] == asked.options
            named = [seat["name"] for seat in asked.lobby["seats"]]
            assert [seat["name"] for seat in me.lobby["seats"]] == named
            assert all(seat["mine"] for seat in me.lobby["seats"]), "every seat of the browser is its seat here, too"
            await me.act(asked.options[0])

    run(test())


def test_s_20_the_client_has_words_for_it(server: Server) -> None:
    """In three languages, and other words than those for a name that is too long."""
    for language in LANGUAGES:
        texts = (FOLDER.parents[1] / f"web/src/i18n/client.{language}.ftl").read_text("utf-8")
        said = dict(line.split(" = ", 1) for line in texts.splitlines() if line.startswith("error-"))
        assert len({said["error-malformed"], said["error-no_record"], said["error-broken_record"]}) == 3
        assert "{ $why }" in said["error-broken_record"]


def test_s_22_a_game_of_the_server_tells_what_chance_decided(server: Server) -> None:
    """Its record is played again with other dice, and so is a game played on from one of other dice."""

    async def test() -> None:
        browser = Browser(server)
        fields = json.loads(changed(seed="other dice"))
        answer = await upload(browser, json.dumps(fields).encode())
        shown = await browser.call("GET", f"/api/games/{answer.json()['id']}/replay?at=0&as=all")
        path = f"/api/games/{answer.json()['id']}/play"
        for at in (0, 30):
            table = await browser.call("POST", path, {"at": at, "seat": 0, "name": "Alia", "options": {"bot_pause": 0}})
            async with browser.at(table["id"], 0) as me:
                await play_on([me], random.Random(at))
                assert me.over
            record = Record.from_json((await browser.http.get(f"/api/games/{table['id']}/record")).content)
            assert record.actions[:at] == fields["actions"][:at]
            assert record.chance["imperium"] == fields["chance"]["imperium"]
            assert replay(replace(record, seed="third dice")).over
            again = await browser.call("GET", f"/api/games/{table['id']}/replay?at=0&as=all")
            assert again["game"]["view"]["row"] == shown["game"]["view"]["row"]

    run(test())


class Shelf:
    """A storage that holds one uploaded record."""

    def __init__(self, record: Record) -> None:
        self.text = record.to_json().decode()

    async def upload(self, id: str) -> str:
        return self.text

    async def has_game(self, id: str) -> bool:
        return True


def test_s_22_an_older_record_is_shown_as_far_as_it_goes(monkeypatch: pytest.MonkeyPatch) -> None:
    """At every moment up to where it stops, with the reason; there is no report of what is not played to its end."""
    monkeypatch.setattr(records, "RULES_VERSION", records.RULES_VERSION + 1)
    record = Record.from_json(good())
    record.actions.insert(50, "fly:moon")
    replays = Replays(cast(Storage, Shelf(record)))
    why = f"action 51 of {len(record.actions)}"
    for at in (0, 25, 50, None):
        shown = json.loads(asyncio.run(replays.show("x", at, "all")))
        assert shown["at"] == (50 if at is None else at)
        assert shown["length"] == 50
        assert shown["stop"].startswith(why)
    with pytest.raises(Refused, match=why) as refused:
        asyncio.run(replays.report("x"))
    assert refused.value.code == "not_over"


def test_choices_are_looked_at_one_after_the_other_and_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever asks while too many are waiting is told so, and the others are answered."""
    replays, opponents = Replays(cast(Storage, Shelf(Record.from_json(good())))), Opponents(1)
    looked_at: list[int] = []
    busy = 0

    async def answer(self: Opponents, patience: float, job: object, choice: Choice, *asked: object) -> Move:
        nonlocal busy
        busy += 1
        assert busy == 1
        await asyncio.sleep(0)
        busy -= 1
        looked_at.append(choice.at)
        return Move(choice.at, choice.round, choice.seat, Line(["reveal"], 0.5), None, [], 0.0, "", 8)

    monkeypatch.setattr(Opponents, "_answer", answer)
    monkeypatch.setattr("landsraad.server.opponents.MOST_WAITING", 3)

    async def test() -> None:
        ats = [choice["at"] for choice in json.loads(await replays.analysis("x"))["choices"]][:5]
        course = await replays.course("x")
        asked = [opponents.judge(games.question(course, at, 2)) for at in ats]
        found = await asyncio.gather(*asked, return_exceptions=True)
        assert [one.at for one in found if isinstance(one, Move)] == ats[:3]
        assert [one.code for one in found if isinstance(one, Refused)] == ["too_fast"] * 2
        for _ in range(2):
            assert json.loads(await replays.move("x", ats[4], opponents.judge))["at"] == ats[4]
        assert looked_at == [*ats[:3], ats[4]]

    asyncio.run(test())
