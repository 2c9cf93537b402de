"""What is said of cards, spaces, Leaders, tech tiles and all other definitions, in parts, made from what they do."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, Final

from landsraad.content.box import PLAYERS
from landsraad.content.setup import VARIANTS
from landsraad.engine.state.rules import Rules
from landsraad.text.definitions import board, cards, leaders, rivals, tiles, tracks, variants
from landsraad.text.definitions.parts import Part, words_of
from landsraad.text.messages import Messages

__all__ = ["KINDS", "Part", "component_ids", "describe", "words_of"]


def _by_id(things: Iterable[Any]) -> dict[str, Any]:
    return {thing.id: thing for thing in things}


def _variants(rules: Rules) -> dict[str, str]:
    return {id: id for id in variants.DESCRIBED if any(VARIANTS[id].fits(rules.boxes, players) for players in PLAYERS)}


def _terms(rules: Rules) -> dict[str, str]:
    return {id: id for id, (has, _) in tracks.TERMS.items() if has(rules)}


# By kind: all that these rules have of it, by id; and what is said of one of them.
_KINDS: Final[dict[str, tuple[Callable[[Rules], dict[str, Any]], Callable[[Messages, Rules, Any], list[Part]]]]] = {
    "card": (lambda rules: _by_id(rules.cards), lambda m, rules, what: cards.card(m, what)),
    "intrigue": (lambda rules: _by_id(rules.intrigue), lambda m, rules, what: cards.intrigue(m, what)),
    "space": (lambda rules: _by_id(rules.spaces), lambda m, rules, what: board.space(m, what)),
    "conflict": (lambda rules: _by_id(rules.conflicts), lambda m, rules, what: board.conflict(m, what)),
    "leader": (lambda rules: _by_id(rules.leaders), lambda m, rules, what: leaders.leader(m, what)),
    "faction": (lambda rules: {name: number for number, name in enumerate(rules.factions)}, board.faction),
    "tech": (lambda rules: _by_id(rules.tech), lambda m, rules, what: tiles.tech(m, what)),
    "contract": (lambda rules: _by_id(rules.contracts), tiles.contract),
    "objective": (lambda rules: _by_id(rules.objectives), lambda m, rules, what: tiles.objective(m, what)),
    "post": (lambda rules: _by_id(rules.posts), board.post),
    "hagal": (lambda rules: _by_id(rules.hagal), rivals.hagal),
    "rival": (lambda rules: _by_id(rules.rivals), lambda m, rules, what: rivals.rival(m, what)),
    "difficulty": (lambda rules: _by_id(rules.levels), lambda m, rules, what: rivals.difficulty(m, what)),
    "variant": (_variants, lambda m, rules, what: variants.variant(m, what)),
    "term": (_terms, lambda m, rules, what: tracks.TERMS[what][1](m, rules)),
}
KINDS: Final = tuple(_KINDS)


def component_ids(rules: Rules) -> dict[str, list[str]]:
    """By kind, the ids of everything that can be described under these rules."""
    return {kind: list(known(rules)) for kind, (known, _) in _KINDS.items()}


def describe(m: Messages, rules: Rules, kind: str, id: str) -> list[Part]:
    """What is said of a definition, by its kind and id. Raises ValueError where these rules have none."""
    if kind not in KINDS:
        raise ValueError(f"unknown kind {kind!r}; known kinds: {', '.join(KINDS)}")
    known, parts = _KINDS[kind]
    found = known(rules)
    if id not in found:
        raise ValueError(f"there is no {kind} {id!r} in these rules")
    return parts(m, rules, found[id])
