"""What is said of the tracks of single boxes, and of the token that comes with two of them."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Final

from landsraad.engine.state.definitions import ResearchSpace, TleilaxuSpace
from landsraad.engine.state.rules import Rules
from landsraad.text.definitions.parts import Part, about, part_of, part_of_effect, part_where
from landsraad.text.effects import OPTIONS, effect
from landsraad.text.messages import Messages, Value
from landsraad.text.tokens import icon

SHIPPING: Final = "shipping_track"
RESEARCH: Final = "research_track"
TLEILAXU_TRACK: Final = "tleilaxu_track"
ATOMICS: Final = "family_atomics"


def shipping(m: Messages, rules: Rules) -> list[Part]:
    """The shipping track and the rewards of its levels."""
    parts = [part_of(m, "moves", "shipping")]
    for level, reward in enumerate(rules.shipping, start=1):
        parts.append(about([reward], part_of(m, "level", "shipping-level", n=level, effect=effect(m, reward))))
    return parts


def research(m: Messages, rules: Rules) -> list[Part]:
    """The research track: how the token moves, the genetic markers, and every place."""
    columns = {int(place.marker): int(place.column) for place in rules.research if place.marker}
    parts = [part_of(m, "moves", "research", n=1)]
    for marker, column in columns.items():
        parts.append(part_of(m, "marker", "research-marker", n=marker, column=column))
    parts.append(part_of(m, "marker", "research-to_deck", n=min(columns)))
    for place in rules.research:
        if place.effect is not None:
            said = part_of(m, "place", "research-place", **_where_it_lies(place), effect=effect(m, place.effect))
            parts.append(about([place.effect], said))
    return parts


def _where_it_lies(place: ResearchSpace) -> dict[str, Value]:
    return {"column": int(place.column), "row": int(place.row)}


def research_place(m: Messages, rules: Rules, what: ResearchSpace) -> list[Part]:
    """A place of the research track: where it is, its genetic marker, what it brings, and where it leads on to."""
    rows = [str(int(rules.research[place].row)) for place in what.next]
    return [
        part_of(m, "place", "research-column" if what.effect is not None else "research-start", **_where_it_lies(what)),
        *part_where(what.marker, m, "marker", n=int(what.marker)),
        *part_of_effect(m, "effects", what.effect),
        part_of(m, "ways", n=len(rows), names=OPTIONS.join(rows)),
    ]


def tleilaxu(m: Messages, rules: Rules) -> list[Part]:
    """The Tleilaxu track: how the token moves, and the spaces that bring something."""
    parts = [part_of(m, "moves", "tleilaxu")]
    for what in rules.tleilaxu:
        if what.effect is not None:
            said = effect(m, what.effect)
            parts.append(about([what.effect], part_of(m, "place", "tleilaxu-space", n=int(what.number), effect=said)))
        parts += _for_the_first(m, what)
    return parts


def tleilaxu_space(m: Messages, rules: Rules, what: TleilaxuSpace) -> list[Part]:
    """A space of the Tleilaxu track: the how many-th it is, what it brings, and what the first to come takes."""
    return [
        part_of(m, "place", "tleilaxu-step", n=int(what.number), last=len(rules.tleilaxu) - 1),
        *part_of_effect(m, "effects", what.effect),
        *_for_the_first(m, what),
    ]


def _for_the_first(m: Messages, what: TleilaxuSpace) -> list[Part]:
    said = part_where(what.spice, m, "first", "tleilaxu-first", n=int(what.spice))
    return [replace(part, icons=(icon("spice", int(what.spice)),)) for part in said]


def atomics(m: Messages) -> list[Part]:
    """The Family Atomics token."""
    return [part_of(m, "kind", "kind-atomics"), part_of(m, "atomics")]


# Tracks and tokens that are explained by themselves: whether these rules have them, and what is said of them.
TERMS: Final[dict[str, tuple[Callable[[Rules], bool], Callable[[Messages, Rules], list[Part]]]]] = {
    SHIPPING: (lambda rules: bool(rules.shipping), shipping),
    RESEARCH: (lambda rules: bool(rules.research), research),
    TLEILAXU_TRACK: (lambda rules: bool(rules.tleilaxu), tleilaxu),
    ATOMICS: (lambda rules: bool(rules.research), lambda m, rules: atomics(m)),
}
