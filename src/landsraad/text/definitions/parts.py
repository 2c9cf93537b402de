"""What is said of a definition, part by part, and how a part comes about."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace

from landsraad.engine.machine.node import Node
from landsraad.text.effects import SENTENCES, Words, effect, in_a_row, line
from landsraad.text.messages import Messages, Value
from landsraad.text.tokens import Token


@dataclass(frozen=True, slots=True)
class Part:
    """One line of what is said of a definition; its name stands above and is no part.

    part   what it is about, the same in every language: cost, agent, reveal, ...
    words  the line
    icons  its icons where no effect of the rules has them (text/tokens.py)
    paths  the effects that it is about (Node.path)
    inner  what stands in it one beside the other: abilities of a Leader, what a card changes for its Agent
    """

    part: str
    words: str
    icons: tuple[Token, ...] = ()
    paths: tuple[str, ...] = ()
    inner: tuple[Part, ...] = ()


def words_of(parts: Iterable[Part], without: Iterable[str] = ()) -> list[str]:
    """The lines of some parts, all but those that are about something of `without`."""
    return [part.words for part in parts if part.part not in without]


def part_of(m: Messages, part: str, form: str = "", **values: Value) -> Part:
    """A part with the text `line-<form>`, which is called like the part if nothing else is said."""
    return Part(part, m.say(f"line-{form or part}", **values))


def part_where(holds: bool | int, m: Messages, part: str, form: str = "", **values: Value) -> list[Part]:
    """The same as far as something holds; none where it does not."""
    return [part_of(m, part, form, **values)] if holds else []


def part_of_effect(m: Messages, part: str, node: Node | None, form: str = "", say: Words = effect) -> list[Part]:
    """The part of an effect, in the text's variable `effect`; none where there is no effect."""
    return [] if node is None else [about([node], part_of(m, part, form, effect=say(m, node)))]


def part_of_effects(m: Messages, part: str, nodes: Sequence[Node], form: str = "") -> list[Part]:
    """The part of a box of effects."""
    return [about(nodes, part_of(m, part, form, effect=in_a_row(m, nodes, line)))] if nodes else []


def about(nodes: Sequence[Node], part: Part) -> Part:
    """A part with the effects that it is about."""
    return replace(part, paths=tuple(node.path for node in nodes if node.path))


def passive(m: Messages, part: str, *icons: Token, **values: Value) -> Part:
    """What holds without being done, the text `passive-<part>`."""
    return Part(part, m.say(f"passive-{part}", **values), icons)


def ability(m: Messages, part: str, node: Node | None, say: Words = effect, /, **values: Value) -> list[Part]:
    """A passive ability with an effect."""
    return [] if node is None else [about([node], passive(m, part, effect=say(m, node), **values))]


def together(m: Messages, part: str, form: str, inner: Sequence[Part], **values: Value) -> list[Part]:
    """A line in which several parts stand one beside the other."""
    said = part_of(m, part, form, effect=SENTENCES.join(words_of(inner)), **values)
    return [replace(said, inner=tuple(inner))] if inner else []
