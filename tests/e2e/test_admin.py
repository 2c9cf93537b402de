"""The page of whoever runs the server."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from tests.e2e.conftest import PHONE, WIDE, OpenPage
from tests.e2e.support import Account, foreign_words, raw_words, said, violations
from tests.server.support import Server

KEY = "a key of at least sixteen"
REFUSED = ("status of 403", "status of 409")  # what the browser itself says of every refusal


@pytest.fixture
def kept(tmp_path: Path) -> Iterator[Server]:
    """A server with an admin key."""
    folder = tmp_path / "kept"
    folder.mkdir()
    server = Server(folder, ADMIN_KEY=KEY, FLUSH="0").start()
    yield server
    server.stop()


def test_the_host_looks_backs_up_vacates_and_deletes(open_page: OpenPage, kept: Server, tmp_path: Path) -> None:
    somebody = Account(kept.url)
    table, other = somebody.open("mmr"), somebody.open("mrr")
    page = open_page(f"{kept.url}/admin", allowed=REFUSED)
    key = page.get_by_label(said("admin-key"))
    for wrong in ("ключ", KEY.upper()):
        key.fill(wrong)
        page.get_by_role("button", name=said("admin-open")).click()
        page.get_by_text(said("error-not_admin")).wait_for()
    key.fill(KEY)
    page.get_by_role("button", name=said("admin-open")).click()
    row = page.locator(".admin-table").filter(has_text=table)
    row.get_by_text("Feyd").wait_for()
    assert KEY not in page.url

    with page.expect_download() as download:
        page.get_by_role("button", name=said("admin-backup")).click()
    copy = tmp_path / "copy.db"
    download.value.save_as(copy)
    with closing(sqlite3.connect(copy)) as database:
        assert {id for (id,) in database.execute("SELECT id FROM tables")} == {table, other}

    page.get_by_role("button", name=said("admin-statistics")).click()
    page.get_by_text(said("error-no_games")).wait_for()

    row.get_by_role("button", name=f"{said('admin-vacate')}: Feyd").click()
    assert somebody.call("GET", f"/api/tables/{table}")["seats"][1]["kind"] == "human"
    row.get_by_role("button", name=said("admin-sure")).click()
    row.get_by_text(said("seat-open")).wait_for()
    assert somebody.call("GET", f"/api/tables/{table}")["seats"][1]["kind"] == "open"

    row.get_by_role("button", name=f"{said('admin-delete')}: {table}").click()
    row.get_by_role("button", name=said("admin-sure")).click()
    row.wait_for(state="detached")
    assert page.locator(".admin-table").count() == 1
    assert [one["id"] for one in somebody.call("GET", "/api/tables")["mine"]] == [other]
    somebody.close()


@pytest.mark.parametrize(("language", "size"), [("en", WIDE), ("ru", PHONE), ("uk", PHONE)])
def test_words_and_accessibility(
    open_page: OpenPage, kept: Server, axe: str, language: str, size: dict[str, int]
) -> None:
    somebody = Account(kept.url)
    somebody.open("mmor", start=False)
    settings = {"language": language, "motion": "less", "volume": 0}
    page = open_page(f"{kept.url}/admin", size=size, settings=settings, bypass_csp=True)
    page.get_by_label(said("admin-key", language)).fill(KEY)
    assert not violations(page, axe)
    page.get_by_role("button", name=said("admin-open", language)).click()
    page.get_by_role("button", name=said("admin-vacate", language)).first.click()
    page.get_by_role("button", name=said("admin-sure", language)).wait_for()
    assert not raw_words(page)
    assert not foreign_words(page, language)
    assert not violations(page, axe)
    assert page.evaluate("document.documentElement.scrollWidth <= window.innerWidth")
    somebody.close()
