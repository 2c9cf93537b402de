"""The pages for developers: the HTTP calls and the messages, made from their descriptions (OpenAPI, JSON Schema).

They need nothing but this server: no scripts, and one style sheet. Their links hold wherever the server is mounted.
"""

from __future__ import annotations

import json
from functools import cache
from html import escape
from typing import Any, Final

from fastapi import FastAPI

from landsraad.server.answers import schema
from landsraad.server.kept import Kept, keep

STYLE_PATH: Final = "/api/docs.css"
STYLE: Final = """
:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif; }
body { margin: 0 auto; max-width: 60rem; padding: 1rem; }
nav ul { columns: 18rem; list-style: none; padding: 0; }
section { border-top: 1px solid #8886; padding-bottom: 1rem; }
h2 { font: 600 1.1rem/1.5 ui-monospace, monospace; overflow-wrap: anywhere; }
table { border-collapse: collapse; }
td, th { border: 1px solid #8886; padding: 0.25rem 0.75rem; text-align: start; }
p { white-space: pre-wrap; }
pre { background: #8882; overflow-x: auto; padding: 0.75rem; }
"""


@cache
def kept_schema() -> Kept:
    """The JSON Schema of all messages."""
    return keep(json.dumps(schema()).encode())


@cache
def kept_schema_page() -> Kept:
    """The same as a page."""
    return keep(schema_page().encode(), "text/html")


@cache
def kept_calls(app: FastAPI) -> Kept:
    """The HTTP calls of an application as JSON (OpenAPI)."""
    return keep(json.dumps(app.openapi()).encode())


@cache
def kept_calls_page(app: FastAPI) -> Kept:
    """The same as a page."""
    return keep(calls_page(app.openapi()).encode(), "text/html")


def schema_page() -> str:
    """All messages as one HTML page."""
    definitions = schema()["$defs"]
    intro = (
        "<p>FromClient and FromServer go over the WebSocket; the others are bodies of "
        '<a href="docs">HTTP calls</a>. As JSON: <a href="schema.json">schema.json</a>.</p>'
    )
    sections = {}
    for name in sorted(definitions):
        description = escape(definitions[name].get("description", ""))
        sections[name] = f"<p>{description}</p><pre>{escape(json.dumps(definitions[name], indent=1))}</pre>"
    return _page("Messages", intro, sections)


def calls_page(openapi: dict[str, Any]) -> str:
    """All HTTP calls as one HTML page; `openapi`: their description as FastAPI makes it."""
    intro = (
        f"<p>{escape(openapi['info']['description'])} Bodies and answers are those of the "
        '<a href="schema">messages</a>. As JSON: <a href="openapi.json">openapi.json</a>.</p>'
    )
    sections = {}
    for path, methods in openapi["paths"].items():
        for method, call in methods.items():
            sections[f"{method.upper()} {path}"] = _call(call)
    return _page("Calls", intro, sections)


def _call(call: dict[str, Any]) -> str:
    parts = [f"<p>{escape(call.get('description', ''))}</p>"]
    if call.get("parameters"):
        rows = "".join(_parameter(one) for one in call["parameters"])
        parts.append(f"<table><tr><th>parameter</th><th>in</th><th>type</th><th>default</th></tr>{rows}</table>")
    if "requestBody" in call:
        parts.append(f"<p>Body: {_content(call['requestBody'])}</p>")
    parts += [f"<p>{escape(status)}: {_content(answer)}</p>" for status, answer in call["responses"].items()]
    return "".join(parts)


def _parameter(one: dict[str, Any]) -> str:
    default = "required" if one["required"] else json.dumps(one["schema"].get("default"))
    cells = (f"<code>{escape(one['name'])}</code>", one["in"], _type(one["schema"]), escape(default))
    return f"<tr>{''.join(f'<td>{cell}</td>' for cell in cells)}</tr>"


def _content(body: dict[str, Any]) -> str:
    """What a body or an answer holds, by its types; a model is a link to its description."""
    found = [f"{escape(kind)} {_type(one.get('schema', {}))}" for kind, one in body.get("content", {}).items()]
    return ", ".join(found) or escape(body["description"])


def _type(shape: dict[str, Any]) -> str:
    if "$ref" in shape:
        name = escape(shape["$ref"].rpartition("/")[2])
        return f'<a href="schema#{name}">{name}</a>'
    if "anyOf" in shape:
        return " or ".join(_type(one) for one in shape["anyOf"])
    return escape(shape.get("type", ""))


def _page(title: str, intro: str, sections: dict[str, str]) -> str:
    """A page with a list of its sections; `intro` and the sections are HTML."""
    names = [escape(name) for name in sections]
    links = "".join(f'<li><a href="#{name.replace(" ", "-")}">{name}</a></li>' for name in names)
    bodies = "".join(
        f'<section id="{name.replace(" ", "-")}"><h2>{name}</h2>{body}</section>'
        for name, body in zip(names, sections.values(), strict=True)
    )
    return (
        f'<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Landsraad: {title.lower()}</title>'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f'<link rel="stylesheet" href="docs.css"></head><body><h1>{title}</h1>{intro}'
        f"<nav><ul>{links}</ul></nav><main>{bodies}</main></body></html>"
    )
