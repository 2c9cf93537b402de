"""The client's types of messages: `python -m tests.wire` writes web/src/wire.ts anew, from the server's JSON Schema."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from landsraad.server.answers import schema

FILE = Path(__file__).parent.parent / "web" / "src" / "wire.ts"
HEAD = """\
// All that goes between server and client, by the names of the server's models; docs/messages.md says what it means.
// Written by `make renew`; do not edit.
"""
PLAIN = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean", "null": "null"}


def text() -> str:
    """The text of web/src/wire.ts."""
    definitions = schema()["$defs"]
    return "\n".join([HEAD, *(_declaration(_name(name), definitions[name]) for name in sorted(definitions))])


def _declaration(name: str, shape: dict[str, Any]) -> str:
    if "properties" in shape:
        return f"{_comment(shape)}export interface {name} {_fields(shape)}\n"
    return f"{_comment(shape)}export type {name} = {_type(shape)};\n"


def _fields(shape: dict[str, Any]) -> str:
    needed = shape.get("required", ())
    rows = [f"  {key}{'' if key in needed else '?'}: {_type(value)};" for key, value in shape["properties"].items()]
    if shape.get("additionalProperties") is True:
        rows.append("  [more: string]: unknown;")
    return "\n".join(["{", *rows, "}"])


def _type(shape: dict[str, Any]) -> str:
    """A type as TypeScript says it. Raises KeyError for what no model of the server has had so far."""
    if "$ref" in shape:
        return _name(shape["$ref"].rpartition("/")[2])
    for several in ("anyOf", "oneOf"):
        if several in shape:
            return " | ".join(_type(one) for one in shape[several])
    if "const" in shape or "enum" in shape:
        return " | ".join(json.dumps(value) for value in shape.get("enum", [shape.get("const")]))
    if not shape.keys() - {"title", "default", "description"}:
        return "unknown"
    if shape["type"] == "array":
        if "prefixItems" in shape:
            return f"[{', '.join(_type(one) for one in shape['prefixItems'])}]"
        held = _type(shape["items"])
        return f"({held})[]" if " | " in held and not held.endswith("]") else f"{held}[]"
    if shape["type"] == "object":
        held = shape["additionalProperties"]
        return f"Record<string, {'unknown' if held is True else _type(held)}>"
    return PLAIN[shape["type"]]


def _name(model: str) -> str:
    """`Options-Input`, as it may be asked, is OptionsInput; `Options-Output`, as it is answered, Options."""
    return model.removesuffix("-Output").replace("-", "")


def _comment(shape: dict[str, Any]) -> str:
    lines = shape.get("description", "").split("\n")
    if lines == [""]:
        return ""
    if len(lines) == 1:
        return f"/** {lines[0]} */\n"
    return "\n".join(["/**", *(f" * {line}".rstrip() for line in lines), " */", ""])


if __name__ == "__main__":
    FILE.write_text(text(), encoding="utf-8")
