"""The client's page at its addresses, and answers that are given many times."""

from __future__ import annotations

import gzip
import re
from pathlib import Path

import httpx
import pytest
from fastapi import FastAPI

from landsraad.server.app import create_app
from landsraad.server.config import OWN_NAMES, Config
from landsraad.server.pages import SCREENS, STATIC, Client
from tests.server.support import Browser, Server, run

APP = Path(__file__).parents[2] / "web" / "src" / "app" / "App.tsx"
KEPT = (
    *("/api/about.json", "/api/library/en/base.json", "/api/library/uk/uprising.json"),
    *("/api/schema.json", "/api/schema", "/api/openapi.json", "/api/docs", "/"),
)


def asking(app: FastAPI) -> httpx.AsyncClient:
    """A browser of an application in this process."""
    return httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://landsraad")


def test_s_28_the_screens_are_those_of_the_client() -> None:
    routes = re.findall(r'^ +\[?"(/[^"]*)",', APP.read_text("utf-8"), re.MULTILINE)
    assert set(routes) == set(SCREENS)


@pytest.mark.parametrize("screen", [one for one in SCREENS if one != "/admin"])
@pytest.mark.parametrize("end", ["", "/", "?x=1"])
def test_s_28_every_screen_is_there_with_and_without_a_slash(server: Server, screen: str, end: str) -> None:
    async def test() -> None:
        answer = await Browser(server).http.get(screen.replace(":table", "abc").replace(":game", "abc") + end)
        assert answer.status_code == 200
        assert answer.headers["content-type"].startswith("text/html")
        policy = answer.headers["content-security-policy"]
        assert "script-src 'self' 'wasm-unsafe-eval';" in policy
        assert policy.count("unsafe") == 1

    run(test())


@pytest.mark.parametrize(
    "path", ["/t", "/t/", "/g", "/t/a/b", "/statistics", "/nothing.js", "/new/x", "/assets", "/%00", f"/{'x' * 999}"]
)
def test_s_28_elsewhere_the_client_says_that_there_is_nothing(server: Server, path: str) -> None:
    async def test() -> None:
        answer = await Browser(server).http.get(path)
        assert answer.status_code == 404
        assert answer.headers["content-type"].startswith("text/html")
        assert answer.text == (await Browser(server).http.get("/")).text

    run(test())


@pytest.mark.parametrize("path", ["/api", "/api/", "/api/nothing", "/api/tables/a/b/c/d"])
def test_s_28_below_api_it_is_said_in_json(server: Server, path: str) -> None:
    async def test() -> None:
        refused = await Browser(server).call("GET", path, status=404)
        assert refused["error"] == "not_found"

    run(test())


def test_files_of_the_client_are_compressed_once_and_kept_by_browsers(tmp_path: Path) -> None:
    """D-7: they were compressed at each request."""
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text('<script src="./assets/a.js"></script>' + "x" * 2000, "utf-8")
    (tmp_path / "assets" / "a.js").write_text("go();" * 1000, "utf-8")
    (tmp_path / "assets" / "b.wasm").write_bytes(b"\0asm" * 1000)
    (tmp_path / "icon.svg").write_text("<svg/>", "utf-8")
    (tmp_path / "here").mkdir()
    (tmp_path / "here" / "zip.json").write_text('{"zip": "game-1.zip"}')
    (tmp_path / "here" / "game-1.zip").write_bytes(b"PK")
    app = FastAPI()
    app.mount("/", Client(tmp_path, "/dune", admin=False))

    async def test() -> None:
        async with asking(app) as browser:
            script = await browser.get("/assets/a.js")
            assert script.text == "go();" * 1000
            assert script.headers["content-encoding"] == "gzip"
            assert script.headers["content-type"] == "text/javascript; charset=utf-8"
            assert "immutable" in script.headers["cache-control"]
            again = await browser.get("/assets/a.js", headers={"If-None-Match": script.headers["etag"]})
            assert again.status_code == 304
            machine = await browser.get("/assets/b.wasm")
            assert machine.content == b"\0asm" * 1000
            assert machine.headers["content-encoding"] == "gzip"
            assert machine.headers["content-type"] == "application/wasm"  # else it is not compiled while it comes
            assert "immutable" in (await browser.get("/here/game-1.zip")).headers["cache-control"]
            for path in ("/icon.svg", "/here/zip.json"):
                assert "immutable" not in (await browser.get(path)).headers["cache-control"]
            for path in ("/", "/index.html", "/t/abc"):
                page = await browser.get(path)
                assert page.text.startswith('<script src="/dune/assets/a.js">')
                assert page.headers["cache-control"] == "no-cache"
            known = {"If-None-Match": page.headers["etag"]}
            assert (await browser.get("/new", headers=known)).status_code == 304
            assert (await browser.get("/nowhere", headers=known)).status_code == 404

    run(test())


def test_without_a_client_the_page_says_how_it_is_made(tmp_path: Path) -> None:
    app = FastAPI()
    app.mount("/", Client(tmp_path / "nothing", "/dune", admin=False))

    async def test() -> None:
        async with asking(app) as browser:
            for path, status in (("/", 200), ("/new", 200), ("/sw.js", 404)):
                page = await browser.get(path)
                assert page.status_code == status
                assert "<code>make web</code>" in page.text

    run(test())


@pytest.mark.parametrize("path", KEPT)
def test_d_7_what_is_the_same_for_all_is_not_sent_twice(server: Server, path: str) -> None:
    async def test() -> None:
        browser = Browser(server)
        first = await browser.http.get(path)
        assert first.status_code == 200
        tag = first.headers["etag"]
        assert first.headers["vary"] == "Accept-Encoding"
        for known in (tag, f'"old", {tag}', tag.removeprefix("W/"), "*"):
            again = await browser.http.get(path, headers={"If-None-Match": known})
            assert (again.status_code, again.content) == (304, b"")
            assert again.headers["etag"] == tag
        other = await browser.http.get(path, headers={"If-None-Match": '"old"', "Accept-Encoding": "identity"})
        assert "content-encoding" not in other.headers
        assert other.content == first.content

    run(test())


def test_d_7_what_is_dear_is_made_and_compressed_once(monkeypatch: pytest.MonkeyPatch, folder: Path) -> None:
    monkeypatch.setenv("LANDSRAAD_DATA", str(folder))
    app = create_app(Config())
    compressed: list[int] = []
    compress = gzip.compress

    def note(data: bytes, mtime: int) -> bytes:
        compressed.append(len(data))
        return compress(data, mtime=mtime)

    async def test() -> None:
        async with app.router.lifespan_context(app), asking(app) as browser:
            monkeypatch.setattr(gzip, "compress", note)
            for path in (
                "/api/schema.json",
                "/api/schema",
                "/api/openapi.json",
                "/api/docs",
                "/api/library/ru/base.json",
            ):
                before = len(compressed)
                for _ in range(3):
                    assert (await browser.get(path)).headers["content-encoding"] == "gzip"
                assert len(compressed) <= before + 1

    run(test())


def test_d_7_an_address_may_not_ask_without_end_for_what_is_dear(folder: Path) -> None:
    server = Server(folder, GETS_PER_SECOND="1", GET_BURST="5").start()

    async def test() -> None:
        browser = Browser(server)
        for path in ("/api/library/en/base.json", "/api/schema.json", "/api/games/aaaaaaaaaaaa/replay"):
            tried = 0
            while (await browser.http.get(path)).status_code != 429:  # the first answer may take seconds
                tried += 1
                assert tried < 30
        assert (await browser.call("GET", "/api/about.json", status=429))["error"] == "too_fast"
        assert (await browser.http.get("/")).status_code == 200
        await browser.open("mmm")

    try:
        run(test())
    finally:
        server.stop()


@pytest.mark.parametrize(
    "path", ["/", "/new", "/healthz", "/metrics", "/sw.js", "/api/nothing", "/api/tables", "/api/admin", *KEPT]
)
def test_s_24_head_is_answered_as_get_is_without_the_body(server: Server, path: str) -> None:
    async def test() -> None:
        browser = Browser(server)
        plain = {"Accept-Encoding": "identity"}
        got, head = await browser.http.get(path, headers=plain), await browser.http.head(path, headers=plain)
        assert head.status_code == got.status_code
        assert head.content == b""
        for name in ("content-type", "etag", "content-security-policy"):
            assert head.headers.get(name) == got.headers.get(name)
        if path != "/metrics":
            assert head.headers["content-length"] == str(len(got.content))

    run(test())


def test_s_24_head_changes_nothing(server: Server) -> None:
    async def test() -> None:
        browser = Browser(server)
        table = await browser.open("moo", started=False)
        for path in (f"/api/tables/{table['id']}/start", "/api/games"):
            assert (await browser.http.head(path)).status_code == 404
        assert (await browser.call("GET", f"/api/tables/{table['id']}"))["phase"] == "lobby"

    run(test())


@pytest.mark.parametrize(
    ("given", "path"), [("", ""), ("/", ""), ("dune", "/dune"), ("/dune/", "/dune"), ("/a/b-c.d/", "/a/b-c.d")]
)
def test_s_23_a_path_may_be_written_in_several_ways(given: str, path: str) -> None:
    assert Config(root_path=given).root_path == path


@pytest.mark.parametrize("given", ["/a b", "/..", "/a/../b", "/é", "/<x>", '/"', "https://x", "/t", "/api/x", "new"])
def test_s_23_what_is_no_path_or_our_own_is_refused(given: str) -> None:
    with pytest.raises(ValueError, match="ROOT_PATH"):
        Config(root_path=given)


def test_s_23_no_address_of_our_own_is_forgotten() -> None:
    calls = create_app(Config(admin_key="a key of sixteen")).openapi()["paths"]
    names = {path.split("/")[1] for path in (*calls, *SCREENS) if path.strip("/")}
    assert names | {"assets", "here"} == OWN_NAMES
    if (STATIC / "index.html").is_file():
        assert {path.name for path in STATIC.iterdir() if path.is_dir()} <= OWN_NAMES
