"""The table of variants: `python -m tests.variants` writes docs/variants.md anew."""

from __future__ import annotations

from pathlib import Path

from landsraad.content.setup import VARIANTS, Variant
from landsraad.text.messages import messages

DOCUMENT = Path(__file__).parent.parent / "docs" / "variants.md"

HEAD = (
    "# Variants",
    "",
    "The switches of a setup (`VARIANTS` in src/landsraad/content/setup.py), and when each can be on.",
    "Written by `python -m tests.variants`; do not edit.",
    "",
    "| Variant | Name | What it changes | Boxes | Players | Flag |",
    "|---|---|---|---|---|---|",
)


def row(variant: Variant) -> str:
    """A line of the table."""
    said = messages("en")
    boxes = " and ".join(" or ".join(f"`{box}`" for box in group) for group in variant.boxes)
    cells = (
        f"`{variant.id}`",
        said.say(f"variant-{variant.id}"),
        said.say(f"variant-{variant.id}.note"),
        f"{boxes}, else without effect" if variant.lenient else boxes,
        ", ".join(str(number) for number in variant.players) + _for_two(variant),
        f"`--{variant.id.replace('_', '-')}`",
    )
    return f"| {' | '.join(cells)} |"


def _for_two(variant: Variant) -> str:
    boxes = " or ".join(f"`{box}`" for box in variant.for_two)
    return f" (2 with {boxes})" if boxes else ""


def document() -> str:
    """The text of docs/variants.md."""
    return "\n".join((*HEAD, *map(row, VARIANTS.values()))) + "\n"


if __name__ == "__main__":
    DOCUMENT.write_text(document(), encoding="utf-8")
