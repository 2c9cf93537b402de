"""Messages and their values: the terminal and the browser say the same from the same ids."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path

import pytest

from landsraad import Setup, new_game
from landsraad.calls.library import library
from landsraad.engine.game import Game
from landsraad.table.decision import reasons
from landsraad.text import LANGUAGES, log, play, texts, why
from landsraad.text.messages import files_of, messages
from landsraad.text.said import Effect, Name, Said, Value, wire

WEB = Path(__file__).parents[2] / "web" / "src" / "i18n"


def spoken(game: Game) -> Iterator[Said]:
    """What the terminal says of the present decision."""
    said = play.decision(game)
    assert said is not None
    yield said
    yield play.prompt(game)
    for action in game.legal():
        yield play.action(game.rules, action, game)
    for reason in reasons(game.state, game.state.decider()).values():
        yield why.why(reason)


def parts(value: Value) -> Iterator[Value]:
    """A value and all that stands in it."""
    yield value
    if isinstance(value, Said):
        for inner in value.values.values():
            yield from parts(inner)
    elif isinstance(value, list):
        yield from value


@pytest.mark.parametrize(
    ("boxes", "players"),
    [
        (("base", "ix"), 1),
        (("base", "ix"), 4),
        (("uprising", "choam", "base", "ix"), 3),
        (("base", "ix", "immortality"), 2),
    ],
)
def test_whatever_the_terminal_says_the_browser_can_say(boxes: tuple[str, ...], players: int) -> None:
    """Every id is in the files that the client bundles, every effect and source in the library that it fetches."""
    made = library("en", boxes)
    bundled = messages("en").ids
    game = new_game(Setup(players=players, boxes=boxes, end_turns=True), "said")
    listener = game.listen()
    chance = random.Random(players)
    said = 0
    while not game.over:
        events = [log.line(game.rules, event) for event in listener.take()]
        for message in (*spoken(game), *(one for one in events if one is not None)):
            said += 1
            for part in parts(message):
                if isinstance(part, Said):
                    assert part.id in bundled
                elif isinstance(part, Name):
                    assert f"{part.kind}-{part.id}" in bundled
                elif isinstance(part, Effect):
                    assert part.node.path in made["effects"]
                    shown = made["bare"].get(part.node.path, made["effects"][part.node.path])
                    assert shown == texts("en").bare(part.node) or not part.bare
        game.apply(chance.choice(game.legal()))
    assert said > 1000


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_client_bundles_the_files_that_are_spoken_from(language: str) -> None:
    """web/src/i18n/<language>.ts takes all files of text/ but those of the terminal and of calls alone."""
    loader = (WEB / f"{language}.ts").read_text("utf-8")
    assert f"src/landsraad/text/*.{language}.ftl" in loader
    assert "!../../../src/landsraad/text/{away,terminal}.*" in loader
    assert not any(name.startswith(("away", "terminal")) for name in files_of(language))


def test_a_message_as_it_is_sent() -> None:
    rules = Setup(boxes=("base",)).rules()
    bought = play.action(rules, rules.actions.number("buy:stilgar"), None)
    assert wire(bought) == ["action-buy", {"name": {"name": "card/stilgar"}, "n": 5}]
    lost = play.action(rules, rules.actions.number("lose:fremen"), None)
    assert wire(lost) == ["action-lose", {"n": 1, "faction": {"faction": "fremen"}}]
    aimed = play.action(rules, rules.actions.number("target:2"), None)
    assert wire(aimed) == ["action-target", {"who": {"seat": 1}}]
