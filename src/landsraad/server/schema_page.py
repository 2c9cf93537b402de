"""The page that shows the messages, made from their JSON Schema."""

from __future__ import annotations

import json
from html import escape

from landsraad.server.messages import schema


def schema_page() -> str:
    """All messages as one HTML page without scripts."""
    definitions = schema()["$defs"]
    parts = [
        '<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Landsraad: messages</title></head><body>',
        "<h1>Messages</h1><p>FromClient and FromServer go over the WebSocket; the others are bodies of HTTP calls. ",
        'As JSON: <a href="/api/schema.json">/api/schema.json</a>.</p><ul>',
    ]
    parts += [f'<li><a href="#{escape(name)}">{escape(name)}</a></li>' for name in sorted(definitions)]
    parts.append("</ul>")
    for name in sorted(definitions):
        text = definitions[name].get("description", "")
        parts.append(f'<h2 id="{escape(name)}">{escape(name)}</h2><p>{escape(text)}</p>')
        parts.append(f"<pre>{escape(json.dumps(definitions[name], indent=1))}</pre>")
    return "".join(parts) + "</body></html>"
