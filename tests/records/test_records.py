"""S-22: a record can be looked at for good, whatever becomes of cards, boxes and dice."""

from __future__ import annotations

import contextlib
import json
import random
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from functools import cache
from pathlib import Path
from types import SimpleNamespace
from typing import cast

import pytest

from landsraad import Game, Record, from_dict, older, replay, to_dict
from landsraad import record as records
from landsraad.content import registry
from landsraad.content.box import Box, Contents, Selection
from landsraad.content.define import imperium_card, intrigue_card
from landsraad.engine.base.resources import Gain, Persuasion
from landsraad.engine.machine import advance
from landsraad.engine.state.chance import to_texts
from landsraad.engine.state.definitions import IMPERIUM
from landsraad.lab import properties
from landsraad.older import lead_on, plain_effects_at_once
from landsraad.playback import follows_seed, play_back
from landsraad.record import BrokenRecord
from landsraad.terminal.story import Story
from landsraad.text import texts
from tests.records.make import FIRST, FOLDER, SETUPS
from tests.support.records import good

KEPT = sorted(f"{path.parent.name}/{path.stem}" for path in FOLDER.glob("rules*/*.json"))
Change = Callable[[Contents], None]


@cache
def record_of(name: str) -> Record:
    return Record.load(FOLDER / f"{name}.json")


def log_of(record: Record) -> list[str]:
    """Everything that a log tells, secrets too; leaders are who the seats are."""
    said: list[str] = []
    story = Story.of(record)
    rules = story.game.rules
    for taken, event, leaders in story.told():
        names = [f"seat {seat} ({leader.id if leader else ''})" for seat, leader in enumerate(leaders)]
        line = texts("en").event(rules, event, names.__getitem__, None if event.only == -1 else event.only)
        said.append(f"{taken}: {line}")
    return said


@cache
def story_of(name: str) -> tuple[list[str], dict[str, list[int]] | None]:
    """The log and the result of a record as the boxes are."""
    playback = play_back(record_of(name))
    assert playback.stop is None
    return log_of(playback.record), playback.record.result


# --- As it is ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", KEPT)
def test_s_22_records_are_played_to_their_end(name: str) -> None:
    """Every box and mix: result as recorded."""
    playback = play_back(record_of(name))
    assert playback.stop is None
    assert playback.game.over
    properties.check_pieces(playback.game.state)


@pytest.mark.parametrize("file", sorted(FIRST.glob("*.json")), ids=lambda path: str(path.stem))
def test_s_22_records_of_the_first_release_are_viewable(file: Path) -> None:
    """They have no `chance`: where an order of effects that is another now shuffles another pile, the end is lost."""
    record = Record.load(file)
    assert record.format == 1
    playback = play_back(record)
    if file.stem == "everything-4-greedy":
        assert str(playback.stop).startswith("action 343 of 451: ")
        assert playback.game.state.round == 8
    else:
        assert playback.stop is None
        assert playback.game.over


def test_every_box_and_mix_is_kept() -> None:
    for folder in FOLDER.glob("rules*"):
        assert {path.stem for path in folder.glob("*.json")} == set(SETUPS)


# --- With other dice and other boxes ----------------------------------------------------------------------------------


@pytest.mark.parametrize("name", KEPT)
def test_s_22_a_another_generator(name: str) -> None:
    """Another seed draws other numbers everywhere, as another generator would; a record without chance feels it."""
    other = replace(record_of(name), seed="other dice")
    playback = play_back(other)
    assert (log_of(playback.record), playback.record.result) == story_of(name)
    assert not follows_seed(playback)
    with pytest.raises(BrokenRecord):
        replay(replace(other, chance={}))


def add_cards(box: Contents) -> None:
    """A card more in each deck."""
    box.cards.append(imperium_card(f"{box.intrigue[0].id} New", cost=2, reveal=[Persuasion(1)]))
    box.intrigue.append(intrigue_card(f"{box.intrigue[0].id} New Intrigue", plot=Gain(spice=1)))


def change_copies(box: Contents) -> None:
    """Cards of two copies have one, those of one have three."""
    for card in [card for card in box.cards if card.pile == IMPERIUM]:
        card.copies = 1 if card.copies == 2 else 3
    for intrigue in box.intrigue:
        intrigue.copies = 1 if intrigue.copies == 2 else 3


def shift(box: Contents) -> None:
    """Everything that chance deals comes in another order, and so by other numbers."""
    piles = (box.cards, box.intrigue, box.conflicts, box.leaders, box.hagal, box.tech)
    for pile in (*piles, box.objectives, box.contracts, box.first_contracts):
        pile.reverse()


@pytest.fixture
def with_change(monkeypatch: pytest.MonkeyPatch) -> Iterator[Callable[[Change], None]]:
    """Boxes that are not what they were."""

    def changed(box: Box, change: Change) -> Box:
        def brings(selection: Selection) -> Contents:
            made = box.brings(selection)
            change(made)
            return made

        return replace(box, brings=brings)

    def apply(change: Change) -> None:
        registry.put_together.cache_clear()
        for id, box in registry.BOXES.items():
            monkeypatch.setitem(registry.BOXES, id, changed(box, change))

    yield apply
    monkeypatch.undo()
    registry.put_together.cache_clear()


@pytest.mark.parametrize("change", [add_cards, change_copies, shift], ids=lambda change: str(change.__name__))
@pytest.mark.parametrize("name", KEPT)
def test_s_22_b_c_other_boxes(name: str, change: Change, with_change: Callable[[Change], None]) -> None:
    """Cards added, copies changed, numbers shifted: the same log, the same result."""
    as_it_was = story_of(name)
    with_change(change)
    playback = play_back(record_of(name))
    assert playback.stop is None
    assert (log_of(playback.record), playback.record.result) == as_it_was


def test_s_22_the_change_is_one(with_change: Callable[[Change], None]) -> None:
    """Without what the record tells the changed boxes make another game."""
    bare = replace(record_of("rules1/base-4"), chance={})
    with_change(add_cards)
    with pytest.raises(BrokenRecord):
        replay(bare)


def test_s_22_a_continued_game_keeps_what_chance_decided() -> None:
    """A game played on from a record of other dice makes a record that tells all of its own chance."""
    old = replace(record_of("rules1/base-4"), seed="other dice", actions=record_of("rules1/base-4").actions[:60])
    old.result = None
    game = play_back(old).game
    drawn = random.Random(1)
    while not game.over:
        game.apply(drawn.choice(game.legal()))
    record = Record.of(game, old.read_setup(), old.seed)
    again = Record.from_json(record.to_json())
    assert replay(again).state.ranking == game.state.ranking


def test_s_22_what_chance_decided_is_in_a_saved_state() -> None:
    game = replay(Record.from_json(good()))
    saved = from_dict(game.rules, json.loads(json.dumps(to_dict(game.state))))
    assert to_texts(game.rules, saved.chance or ()) == Record.from_json(good()).chance
    old = to_dict(game.state)
    del old["chance"]  # as the first release saved it
    assert from_dict(game.rules, old).chance is None


# --- Newer questions --------------------------------------------------------------------------------------------------


@pytest.fixture
def next_rules(monkeypatch: pytest.MonkeyPatch) -> None:
    """All records are older ones."""
    good()  # kept from now on, as a record of these rules
    monkeypatch.setattr(records, "RULES_VERSION", records.RULES_VERSION + 1)


def ask_for_lone_choices(monkeypatch: pytest.MonkeyPatch) -> None:
    """The next rules ask for each of them, and know when those before did."""
    asked_before = advance.is_asked_alone

    def unasked(game: Game, ahead: Sequence[str]) -> str | None:
        options = game.legal_actions()
        return options[0] if len(options) == 1 and not asked_before(game.state, game.state.stack[-1]) else None

    monkeypatch.setattr(advance, "is_asked_alone", lambda g, frame: True)
    monkeypatch.setattr(older, "ANSWERS", (*older.ANSWERS, (records.RULES_VERSION, unasked)))


@pytest.mark.parametrize("name", KEPT)
def test_s_22_rules_that_ask_for_lone_choices(name: str, next_rules: None, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whole games whose lone choices were made unasked, by rules that ask for each of them: the same end."""
    ask_for_lone_choices(monkeypatch)
    playback = play_back(record_of(name))
    assert playback.stop is None
    assert playback.game.over
    assert len(playback.record.actions) > len(record_of(name).actions)
    assert replay(playback.record).over


def asking(rows: dict[str, str], *others: str) -> Game:
    """A stand-in for a game with rows on its tray (`pure`, `late` or `""`), each of which can be chosen, and others."""
    texts = [text for row in rows for text in (row, "", "", "")]
    tray = [
        SimpleNamespace(source=n, a=0, node=SimpleNamespace(pure=kind != "", late=kind == "late"))
        for n, kind in enumerate(rows.values())
    ]
    state = SimpleNamespace(tray=tray, rules=SimpleNamespace(actions=SimpleNamespace(first=[0] * 99, texts=texts)))
    return cast(Game, SimpleNamespace(state=state, legal_actions=lambda: [*rows, *others]))


@pytest.mark.parametrize(
    ("game", "ahead", "answer"),
    [
        (asking({"resolve:x": "pure"}, "take_plain", "end_turn"), ["end_turn"], "take_plain"),
        (asking({"resolve:x": "pure"}, "take_plain", "end_turn"), ["take_plain", "end_turn"], None),
        (asking({"resolve:x": "pure"}, "end_turn"), ["end_turn"], "resolve:x"),
        (asking({"resolve:x": "pure"}, "end_turn"), ["deploy:1", "resolve:x"], None),
        (asking({"resolve:x": "pure"}, "end_turn"), ["end_turn", "play:dagger", "resolve:x"], "resolve:x"),
        (asking({"resolve:x": "late"}, "end_turn"), ["end_turn"], None),
        (asking({"resolve:x": "pure", "resolve:y": ""}, "end_turn"), ["resolve:y", "end_turn"], None),
        (asking({"resolve:x": "pure", "resolve:y": ""}), ["deploy:1", "resolve:y", "end_turn"], "resolve:x"),
        (asking({"resolve:y": ""}, "end_turn"), ["end_turn"], None),
        (asking({}, "take_plain"), [], "take_plain"),
    ],
)
def test_s_22_what_waits_came_by_itself(game: Game, ahead: list[str], answer: str | None) -> None:
    """At once, but after the effects beside it that the record names; what the record names itself is never taken."""
    assert plain_effects_at_once(game, ahead) == answer


def test_s_22_records_of_these_rules_say_everything(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing is answered for them."""
    record = Record.from_json(good())
    monkeypatch.setattr(advance, "is_asked_alone", lambda g, frame: True)
    with pytest.raises(BrokenRecord, match="action"):
        play_back(record)


def test_s_22_an_older_record_is_shown_as_far_as_it_goes(next_rules: None) -> None:
    """Only checking it says that something differs."""
    record = Record.from_json(good())
    actions = [*record.actions[:50], "play:no_such_card", *record.actions[50:]]
    changed = replace(record, actions=actions)
    playback = play_back(changed)
    assert playback.record.actions == record.actions[:50]
    assert str(playback.stop).startswith(f"action 51 of {len(actions)}: ")
    with pytest.raises(BrokenRecord, match="action 51"):
        replay(changed)
    with pytest.raises(BrokenRecord, match="action 51"):
        play_back(changed.in_these_rules(actions))


@pytest.mark.parametrize("after", [20, 90])
def test_s_22_a_game_that_newer_rules_took_over_is_viewable(after: int) -> None:
    """Led on up to there; from there on the record says everything."""
    old = record_of("rules1/base-4")
    begun = replace(old, actions=old.actions[:after], result=None)
    game = play_back(begun).game
    lead_on(game, old.actions[after:], old.rules)
    taken = len(game.history)
    drawn = random.Random(after)
    while not game.over:
        game.apply(drawn.choice(game.legal()))
    record = Record.of(game, old.read_setup(), old.seed)
    record.rules, record.renewed, record.actions = 1, after, [*begun.actions, *game.history[taken:]]
    playback = play_back(Record.from_json(record.to_json()))
    assert playback.stop is None
    assert playback.record.actions == game.history
    assert replay(playback.record).over
    with pytest.raises(BrokenRecord, match="action"):
        replay(replace(record, renewed=None))


def test_s_22_an_older_record_with_another_end_is_shown_to_it(next_rules: None) -> None:
    changed = replace(Record.from_json(good()), result={"ranking": [0, 1, 2], "vp": [1, 1, 1]})
    playback = play_back(changed)
    assert playback.game.over
    assert str(playback.stop).startswith("the result differs")


# --- What nobody drew -------------------------------------------------------------------------------------------------


def spoilt(record: Record, rng: random.Random) -> Record:
    """A record whose chance is nonsense here and there."""
    chance = {pile: list(draws) for pile, draws in record.chance.items()}
    everything = [id for draws in chance.values() for draw in draws for id in draw.split()]
    for pile in rng.sample(sorted(chance), len(chance) // 2):
        for n, draw in enumerate(chance[pile]):
            ids = draw.split()
            how = rng.randrange(6)
            if how == 0:
                ids = []
            elif how == 1:
                ids = ids[: len(ids) // 3]
            elif how == 2:
                ids = ids * 3
            elif how == 3:
                ids = rng.choices(everything, k=len(ids))
            elif how == 4:
                ids = ["999999999999", "-1", "nothing", *ids[:1]]
            chance[pile][n] = " ".join(ids)
    return replace(record, chance=chance)


@pytest.mark.parametrize("name", KEPT)
def test_s_16_nonsense_instead_of_chance_breaks_nothing(name: str) -> None:
    """It makes another game, which may be refused, but never an error of another kind; it can be played to its end."""
    for seed in range(40):
        rng = random.Random(seed)
        record = spoilt(record_of(name), rng)
        with contextlib.suppress(BrokenRecord):
            play_back(record)
        play_any(record.begin(), rng)


def play_any(game: Game, rng: random.Random) -> None:
    for _ in range(150):
        if game.over or not game.legal():
            return
        game.apply(rng.choice(game.legal()))
