"""The English names of components: `python -m tests.names` writes src/landsraad/text/names.en.ftl anew.

Content leads each definition with its English name. Only a name that is more than that (`Archduke Armand Ecaz`, or what
is named after a space) stands in game.*.en.ftl beside the other texts.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

from landsraad import content
from landsraad.content.define import snake_case
from landsraad.text.messages import GAME, Messages

FOLDER = Path(content.__file__).parent
FILE = FOLDER.parent / "text" / "names.en.ftl"
HEAD = """### English names of components, as their definitions have them.
### Written by `make renew`; do not edit.
"""

# The words of content/define.py, and what the names of their components begin with.
KINDS = {
    **dict.fromkeys(("imperium_card", "starter_card", "reserve_card", "tleilaxu_card"), "card"),
    "intrigue_card": "intrigue",
    "conflict": "conflict",
    "space": "space",
    "leader": "leader",
    "tech_tile": "tech",
    "contract": "contract",
    "objective": "objective",
    "hagal_card": "hagal",
    "rival": "rival",
}


def text() -> str:
    """The file: the name of whatever other languages name and no English file does."""
    missing = Messages("ru", GAME).ids - Messages("en", GAME).ids
    sections = [HEAD]
    for file in sorted(FOLDER.glob("*/**/*.py")):
        names = {id: name for id, name in defined(file) if id in missing}
        if names:
            lines = "".join(f"{id} = {name}\n" for id, name in names.items())
            sections.append(f"## {file.parent.name}: {file.stem}\n\n{lines}")
        missing -= names.keys()
    return "\n".join(sections)


def defined(file: Path) -> Iterator[tuple[str, str]]:
    """Id and English name of the components that a file of a box defines."""
    for call in ast.walk(ast.parse(file.read_text("utf-8"))):
        match call:
            case ast.Call(func=ast.Name(id=word), args=[ast.Constant(value=str(name)), *_]) if word in KINDS:
                yield f"{KINDS[word]}-{snake_case(name)}", name


if __name__ == "__main__":
    FILE.write_text(text(), encoding="utf-8")
