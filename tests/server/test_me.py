"""One's own page at a running server: ways to be called, a profile that comes back, the end of it."""

from __future__ import annotations

from pathlib import Path

import pytest

from landsraad.server import recovery
from landsraad.server.messages.requests import check_zone
from tests.server.support import Browser, Server, run
from tests.server.test_away import Endpoint


async def played_by_two(server: Server, endpoint: Endpoint) -> None:
    """Whose turn it is is called, stops it with the link, comes back with a code, and is forgotten."""
    host, guest = Browser(server), Browser(server)
    table = await host.open("mog", started=False)
    id = table["id"]
    await guest.call("POST", f"/api/tables/{id}/seats/1", {"name": "Anna", "code": table["code"]})
    me = await host.call("GET", "/api/me")
    assert (me["offers"], me["ways"], me["recovery"]) == (
        {"push": "", "mail": False, "hooks": [endpoint.url]},
        [],
        False,
    )
    for browser, path in ((host, "host"), (guest, "guest")):
        wanted = {"language": "uk", "zone": "Europe/Kyiv", "quiet": None, "turn": True, "over": True, "invited": False}
        assert (await browser.call("PUT", "/api/me", wanted))["profile"] == wanted
        for _ in range(2):  # the same way twice is one
            me = await browser.call("POST", "/api/me/ways", {"kind": "hook", "address": f"{endpoint.url}/{path}"})
        assert [(way["kind"], way["label"], way["confirmed"]) for way in me["ways"]] == [("hook", "127.0.0.1", True)]
    for body, code in (
        ({"kind": "mail", "address": "a@b.example"}, "no_way"),
        ({"kind": "hook", "address": "http://169.254.169.254/"}, "no_address"),
        ({"kind": "hook", "address": ""}, "malformed"),
    ):
        assert (await host.http.post("/api/me/ways", json=body)).json()["error"] == code
    await host.call("POST", f"/api/tables/{id}/start")
    told = await endpoint.next()
    who = {"/host": host, "/guest": guest}[endpoint.paths[0]]
    assert told["title"].startswith("Ваш хід")
    assert told["link"] == f"https://dune.example/t/{id}"
    token = told["stop"].partition("#stop=")[2]
    assert (await Browser(server).call("POST", "/api/away/stop", {"token": token})) == {}
    assert (await who.call("GET", "/api/me"))["ways"] == []

    code = (await guest.call("POST", "/api/me/recovery"))["code"]
    assert (await guest.call("GET", "/api/me"))["recovery"]
    other = Browser(server)
    wrong = await other.http.post("/api/me/recover", json={"code": recovery.new_code()})
    assert (wrong.status_code, wrong.json()["error"]) == (403, "wrong_recovery")
    await other.call("POST", "/api/me/recover", {"code": code.upper().replace("-", " ")})
    assert [row["mine"] for row in (await other.call("GET", "/api/tables"))["mine"]] == [[1]]

    async with guest.at(id, 1) as connection:
        assert (await connection.ask("chat", text="my secret"))["type"] == "ack"
    alone = await guest.open("mgg")
    await guest.call("DELETE", "/api/me")
    assert guest.cookie == ""
    seats = (await host.call("GET", f"/api/tables/{id}"))["seats"]
    assert (seats[1]["kind"], seats[1]["name"]) == ("open", "")
    await host.call("GET", f"/api/tables/{alone['id']}", status=404)
    assert (await other.call("GET", "/api/me"))["ways"] == []
    assert (await other.http.post("/api/me/recover", json={"code": code})).status_code == 403
    assert (await other.call("GET", "/api/tables"))["mine"] == []
    kept = Path(server.folder, "landsraad.db").read_bytes() + Path(server.folder, "landsraad.db-wal").read_bytes()
    assert code.encode() not in kept


def test_one_is_called_comes_back_and_is_forgotten(folder: Path) -> None:
    async def test() -> None:
        async with Endpoint().open() as endpoint:
            url = "https://dune.example/"
            server = Server(folder, HOOKS=endpoint.url, PUBLIC_URL=url, CALL_AFTER="0").start()
            try:
                await played_by_two(server, endpoint)
            finally:
                server.stop()

    run(test())


def test_a_seal_opens_for_its_code_alone() -> None:
    code, other = recovery.new_code(), recovery.new_code()
    sealed = recovery.seal("s" * 43, code)
    assert recovery.open_seal(sealed, f" {code.upper()} ") == "s" * 43
    assert "s" * 5 not in sealed
    try:
        opened = recovery.open_seal(sealed, other)
    except UnicodeDecodeError:
        opened = ""
    assert opened != "s" * 43


@pytest.mark.parametrize("name", ["", "../etc/passwd", "Moon/Base", "/etc/localtime"])
def test_what_is_no_time_zone(name: str) -> None:
    with pytest.raises(ValueError, match="no time zone"):
        check_zone(name)
    assert check_zone("Europe/Kyiv") == "Europe/Kyiv"
