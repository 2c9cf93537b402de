"""S-23: behind a proxy, at the root of a site and below a path of it, as docs/hosting.md says."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator

import pytest

from tests.server.proxy import Rule, documented, passing_on
from tests.server.support import Browser, Server, play_on, run

RULES = documented()


def test_each_kind_of_proxy_is_documented() -> None:
    assert set(RULES) == {
        *("nginx-root-on", "nginx-dune-off", "nginx-dune-on"),
        *("caddy-root-on", "caddy-dune-off", "caddy-dune-on"),
    }


class Site:
    """What a browser sees: the server through its proxy."""

    def __init__(self, url: str, root: str) -> None:
        self.url = url
        self.root = root


@pytest.fixture(scope="module", params=RULES.values(), ids=list(RULES))
def site(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    """A server behind each of the documented proxies."""
    rule: Rule = request.param
    root = rule.below.rstrip("/")
    folder = tmp_path_factory.mktemp("site")
    server = Server(folder, PROXY="127.0.0.1", ROOT_PATH=root, TABLES_PER_HOUR="1").start()
    with passing_on(rule, server.port) as url:
        yield Site(url, root)
        server.stop()


def test_s_23_a_game_is_played_through_the_documented_proxy(site: Site) -> None:
    async def test() -> None:
        browser = Browser(site)  # type: ignore[arg-type]  # it needs no more than the address
        for path in ("/", "/new", "/t/abc"):
            page = await browser.http.get(path)
            assert page.status_code == 200
            asked = re.findall(r'(?:src|href|content)="([^":]*/[^":]*)"', page.text)
            assert asked
            assert all(one.startswith(f"{site.root}/") for one in asked), asked
        own = {"Origin": site.url.removesuffix(site.root)}
        answer = await browser.http.post("/api/tables", json={"seats": [{"kind": "me"}] * 4}, headers=own)
        assert answer.status_code == 201
        assert f"Path={site.root or '/'};" in answer.headers["set-cookie"]
        table = answer.json()
        assert table["link"] == f"{site.root}/t/{table['id']}?code={table['code']}"
        await browser.call("POST", f"/api/tables/{table['id']}/start")
        seats = [await browser.connect(table["id"], n, headers=own) for n in range(4)]
        assert await play_on(seats, random.Random(1), 20) == 20
        offer = await browser.call("POST", f"/api/tables/{table['id']}/seats/0/offer")
        assert offer["link"].startswith(f"{site.root}/t/{table['id']}?seat=0#take=")
        foreign = {"Origin": "http://evil.example"}
        assert (await browser.http.post("/api/tables", json={}, headers=foreign)).status_code == 403
        await browser.call("POST", "/api/tables", {}, 429)  # counted for the address that the proxy tells

    run(test())


def test_s_23_pages_for_developers_link_to_one_another(site: Site) -> None:
    async def test() -> None:
        browser = Browser(site)  # type: ignore[arg-type]
        for page in ("schema", "docs"):
            for link in set(re.findall(r'href="([^"#]+)', (await browser.http.get(f"/api/{page}")).text)):
                assert (await browser.http.get(f"/api/{link}")).status_code == 200, link

    run(test())
