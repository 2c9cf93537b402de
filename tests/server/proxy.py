"""A proxy that does what a configuration of nginx or Caddy says, as far as docs/hosting.md uses their languages.

It starts from what those programs do unasked: nginx sends its own Host and drops Upgrade, Caddy keeps both.
"""

from __future__ import annotations

import contextlib
import re
import socket
import socketserver
import threading
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path

HOSTING = Path(__file__).parents[2] / "docs" / "hosting.md"
HOP = ("connection", "upgrade", "keep-alive", "transfer-encoding", "te", "proxy-connection")

Headers = dict[str, str]


@dataclass(frozen=True)
class Rule:
    """What is passed on: requests below `below`, with `takes_off` without that path, with these headers."""

    below: str
    takes_off: bool
    headers: Callable[[Headers], Headers]


def documented() -> dict[str, Rule]:
    """The configurations of docs/hosting.md, and each as its comment says that it may be changed."""
    rules: dict[str, Rule] = {}
    for block in re.findall(r"```\n(# (?:nginx|Caddy).*?)```", HOSTING.read_text("utf-8"), re.DOTALL):
        read = _nginx if block.startswith("# nginx") else _caddy
        kinds = [block]
        if "takes the path off" in block:
            kinds.append(block.replace(":8000/;", ":8000;").replace("handle_path", "handle"))
        for text in kinds:
            rule = read(text)
            on = "off" if rule.takes_off else "on"
            rules[f"{text[2:7].strip().lower()}-{rule.below.strip('/') or 'root'}-{on}"] = rule
    return rules


def _nginx(text: str) -> Rule:
    location = re.search(r"location (/\S*) \{(.*?)\n\}", text, re.DOTALL)
    assert location is not None
    below, body = location.groups()
    passed = re.search(r"proxy_pass http://127\.0\.0\.1:8000(/?);", body)
    assert passed is not None
    given = dict(re.findall(r"proxy_set_header (\S+) (\S+);", body))
    assert "proxy_http_version 1.1;" in body

    def headers(asked: Headers) -> Headers:
        upgrade = asked.get("upgrade", "")
        values = {"$http_host": asked["host"], "$remote_addr": "198.51.100.7", "$scheme": "http"}
        values |= {"$http_upgrade": upgrade, "$connection_upgrade": "upgrade" if upgrade else "close"}
        kept = {name: value for name, value in asked.items() if name not in HOP}
        made = kept | {"host": "127.0.0.1:8000", "connection": "close"}
        return made | {name.lower(): values[value] for name, value in given.items() if values[value]}

    return Rule(below, bool(passed[1]), headers)


def _caddy(text: str) -> Rule:
    handled = re.search(r"(handle|handle_path) (/\S*/)\* \{\s*reverse_proxy 127\.0\.0\.1:8000\s*\}", text)
    assert handled or re.search(r"\n    reverse_proxy 127\.0\.0\.1:8000\n", text)

    def headers(asked: Headers) -> Headers:
        kept = {name: value for name, value in asked.items() if name not in HOP}
        through = {"upgrade": asked["upgrade"], "connection": "Upgrade"} if "upgrade" in asked else {}
        return (
            kept | {"connection": "close"} | through | {"x-forwarded-for": "198.51.100.7", "x-forwarded-proto": "http"}
        )

    if handled is None:
        return Rule("/", False, headers)
    return Rule(handled[2], handled[1] == "handle_path", headers)


class Proxy(socketserver.ThreadingTCPServer):
    """Passes on what comes, a thread for each direction of each connection."""

    daemon_threads = True

    def __init__(self, rule: Rule, server_port: int) -> None:
        super().__init__(("127.0.0.1", 0), Passing)
        self.rule = rule
        self.server_port = server_port
        self.url = f"http://127.0.0.1:{self.server_address[1]}{rule.below.rstrip('/')}"


class Passing(socketserver.StreamRequestHandler):
    """One request and its answer, or a WebSocket to its end."""

    server: Proxy

    def handle(self) -> None:
        """Pass it on."""
        with contextlib.suppress(OSError):
            first, *lines = iter(lambda: self.rfile.readline().decode("latin-1").rstrip("\r\n"), "")
            method, path, version = first.split(" ")
            rule = self.server.rule
            if not path.startswith(rule.below):
                self.wfile.write(b"HTTP/1.1 404 Not Found\r\nContent-Length: 0\r\nConnection: close\r\n\r\n")
                return
            headers = {name.lower(): value.strip() for name, _, value in (line.partition(":") for line in lines)}
            path = "/" + path.removeprefix(rule.below) if rule.takes_off else path
            told = "".join(f"{name}: {value}\r\n" for name, value in rule.headers(headers).items())
            with socket.create_connection(("127.0.0.1", self.server.server_port)) as inner:
                inner.sendall(f"{method} {path} {version}\r\n{told}\r\n".encode("latin-1"))
                there = threading.Thread(target=self._send_on, args=(inner,), daemon=True)
                there.start()
                while data := inner.recv(65_536):
                    self.wfile.write(data)
                with contextlib.suppress(OSError):
                    self.connection.shutdown(socket.SHUT_RDWR)
                there.join()

    def _send_on(self, inner: socket.socket) -> None:
        with contextlib.suppress(OSError):
            while data := self.rfile.read1(65_536):
                inner.sendall(data)
            inner.shutdown(socket.SHUT_RDWR)


@contextlib.contextmanager
def passing_on(rule: Rule, server_port: int) -> Iterator[str]:
    """A proxy in front of a server; the URL of what is passed on. It ends when the server has ended."""
    with Proxy(rule, server_port) as proxy:
        threading.Thread(target=proxy.serve_forever, daemon=True).start()
        yield proxy.url
        proxy.shutdown()
