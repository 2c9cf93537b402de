"""What a player may leave undone says so, and says it once."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from landsraad.content.registry import rules_for
from landsraad.engine.machine.compose import When
from landsraad.engine.machine.node import Node
from landsraad.text import Texts, texts
from landsraad.text.definitions import component_ids
from landsraad.text.effects import line
from landsraad.text.messages import messages
from tests.support.texts import lines as lines_in

RULES = [rules_for(("base", "ix"), True), rules_for(("base", "uprising", "choam"), True)]
EN, RU, UK = (texts(language) for language in ("en", "ru", "uk"))
SIGNS = {
    "en": r"you may|up to|any number|→",
    "ru": r"можно|\bдо\b|любое|не более|→",
    "uk": r"можна|\bдо\b|будь-як|не більше|→",
}
MAY = {"en": "you may", "ru": "можно", "uk": "можна"}


def lines_of_their_own() -> Iterator[Node]:
    """All that the turn in progress may hold as a row of its own."""
    for rules in RULES:
        for card in rules.cards:
            yield from (*card.agent, *card.reveal)
        for space in rules.spaces:
            yield from space.effects
        for tile in rules.tech:
            yield from tile.reveal
        for leader in rules.leaders:
            yield from (leader.signet, *leader.reveal)
            yield from (node for node in (leader.turn_ability, leader.visit, *leader.on) if node is not None)


def without_conditions(node: Node) -> Node:
    while isinstance(node, When):
        node = node.effect
    return node


@pytest.mark.parametrize("language", ["en", "ru", "uk"])
def test_every_line_that_may_be_left_says_so(language: str) -> None:
    optional = [node for node in map(without_conditions, lines_of_their_own()) if node.optional]
    assert len(optional) > 50
    said = [line(messages(language), node) for node in optional]
    assert [words for words in said if not re.search(SIGNS[language], words)] == []


@pytest.mark.parametrize("language", ["en", "ru", "uk"])
def test_no_line_that_must_be_done_says_that_it_may_be_left(language: str) -> None:
    """Only of plain effects: what is put together says it of its parts."""
    must = [node for node in map(without_conditions, lines_of_their_own()) if not node.optional]
    said = [line(messages(language), node) for node in must if not node.children()]
    assert len(said) > 100
    assert [words for words in said if words.startswith(MAY[language])] == []


@pytest.mark.parametrize("t", [EN, RU, UK], ids=["en", "ru", "uk"])
def test_no_sentence_says_it_twice(t: Texts) -> None:
    twice = [
        said
        for rules in RULES
        for kind, ids in component_ids(rules).items()
        for id in ids
        for text in lines_in(t, rules, kind, id)
        for said in text.split("; ")
        if said.count(MAY[t.language]) > 1
    ]
    assert twice == []


@pytest.mark.parametrize(
    ("kind", "id", "en", "ru", "uk"),
    [
        (
            "space",
            "dreadnought",
            "Effect: you may commission a dreadnought; you may acquire a tech tile",
            "Эффект: можно ввести дредноут в строй; можно приобрести технологию",
            "Ефект: можна мобілізувати дредноут; можна придбати технологію",
        ),
        (
            "space",
            "tech_negotiation",
            "Effect: you may choose one: acquire a tech tile for 1 spice less | send a negotiator to Ix",
            "Эффект: можно выбрать одно: приобрести технологию со скидкой в 1 Пряность | отправить делегацию на Икс",
            "Ефект: можна вибрати одне: придбати технологію зі знижкою в 1 прянощі"
            " | відправити делегацію перемовників на Ікс",
        ),
        (
            "conflict",
            "trade_monopoly",
            "1st: you may advance or recall your Freighter (2 times); recruit 1 troop",
            "1-е место: можно продвинуть или вернуть грузовой корабль (2 раза); нанять 1 отряд",
            "1-ше місце: можна просунути або відкликати вантажник (2 рази); найняти 1 загін",
        ),
        (
            "card",
            "ix_guild_compact",
            "Reveal: you may send a negotiator to Ix (2 times)",
            "Эффект раскрытия: можно отправить делегацию на Икс (2 раза)",
            "Комірка розкриття: можна відправити делегацію перемовників на Ікс (2 рази)",
        ),
    ],
)
def test_effects_of_rise_of_ix_that_may_be_left(kind: str, id: str, en: str, ru: str, uk: str) -> None:
    for t, said in ((EN, en), (RU, ru), (UK, uk)):
        assert said in lines_in(t, RULES[0], kind, id)


def test_every_line_by_itself_is_said_as_among_the_others() -> None:
    """Clients show the effects of a turn one by one, each by its place in the rules."""
    for node in lines_of_their_own():
        assert EN.effect(node) == line(messages("en"), node)


def test_what_comes_by_itself_does_not_say_that_it_may_be_left() -> None:
    """The same effect, as a line of a space and behind an arrow."""
    space = next(space for space in RULES[0].spaces if space.id == "dreadnought")
    card = RULES[0].cards[RULES[0].card_number("ix_guild_compact")]
    assert EN.effect(space.effects[0]) == "you may commission a dreadnought"
    assert EN.effect(card.agent[0]) == "discard 2 cards → commission a dreadnought"
