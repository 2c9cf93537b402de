"""The Conflict told by its name, its rewards by the engine's rules; whose turn it is; the persons' scores."""

from __future__ import annotations

import random
from typing import Any

import pytest

from landsraad.companion import Companion, CompanionError, Setup
from landsraad.companion.answers import ANSWERS
from landsraad.companion.desk import desk
from landsraad.companion.setup import possible_leaders, rivals_in
from landsraad.companion.words import companion_messages
from landsraad.engine.state.state import TROOPS_PER_PLAYER
from landsraad.text import LANGUAGES
from tests.support.companion import refused, told

BASE = ["base"]
LEADERS = ["duke_leto_atreides", "baron_vladimir_harkonnen"]
CARDS = ["staban_tuek", "gurney_halleck"]
PLAYED = (("base",), ("base", "ix"), ("uprising",), ("ix", "uprising"), ("base", "ix", "uprising", "choam"))


def game_of(*commands: str, **more: Any) -> Companion:
    """A solo game after some commands; with swords of Rivals it is always the same."""
    setup: dict[str, Any] = {"players": 1, "difficulty": "mercenary", "boxes": BASE, "leaders": LEADERS, "seed": "7"}
    game = Companion(Setup(**{**setup, **more}))
    for command in commands:
        game.do(command)
    return game


def of_uprising(*commands: str, **more: Any) -> Companion:
    return game_of(*commands, **{"boxes": ["uprising"], "leaders": CARDS, **more})


# --- The Conflict -----------------------------------------------------------------------------------------------------


def test_a_conflict_is_named_among_those_of_its_level_and_only_once() -> None:
    game = game_of()
    assert game.nameable_conflicts() == ["skirmish_a", "skirmish_b", "skirmish_c", "skirmish_d"]
    assert refused(game, "conflict:desert_power") == "other_level"
    assert refused(game, "conflict:the_last_war") == "no_conflict_card"
    game.do("conflict:skirmish_a")
    game.do("conflict:skirmish_b")  # put right
    assert (game.table.conflict, len(game.nameable_conflicts())) == ("skirmish_b", 4)
    game.do("round")
    assert game.table.conflict == ""
    game.do("conflict:desert_power")
    game.do("round")
    assert "desert_power" not in game.nameable_conflicts()
    assert len(game.nameable_conflicts()) == 9


def test_naming_a_conflict_keeps_the_deck_whole() -> None:
    game = game_of("round")
    g = game.state
    cards = sorted((*g.conflict_deck, g.conflict, *g.conflicts_past))
    for id in ("conflict:machinations", "conflict:siege_of_carthag"):
        game.do(id)
        g = game.state
        levels = [game.rules.conflicts[card].level for card in g.conflict_deck]
        assert levels == [3, 3, 3, 3, 2, 2, 2, 2]
        assert len({*g.conflict_deck, g.conflict}) == 9
        assert len(cards) == len((*g.conflict_deck, g.conflict, *g.conflicts_past))


def test_places_and_rewards_by_rule() -> None:
    """The winner and the second: what Rivals gain is theirs at once, the person reads the own reward (B-117)."""
    game = game_of("round", "conflict:guild_bank_raid", "troops:1:supply:conflict:2", "combat")
    strength = game.table.rivals[0].strength
    events = told(game, f"outcome:{strength + 1}")
    assert events[0] == ("place_first", -1, "", strength + 1)
    assert ("reward_first", -1, "guild_bank_raid", 0) in events
    assert ("gain", 1, "solari", 4) in events
    assert game.table.rivals[0].solari == 4
    assert companion_messages("en").event(game.setup, game.rules, game.events[-1][1]) == "you: reward: +6 Solari"
    assert game.table.resolved
    assert refused(game, "outcome:3") == "resolved"
    assert refused(game, "conflict:machinations") == "resolved"


def test_a_tie_for_first_is_said_and_nobody_wins() -> None:
    """B-118: each of those tied takes the second reward."""
    game = game_of("round", "conflict:guild_bank_raid", "troops:1:supply:conflict:2", "combat")
    strength = game.table.rivals[0].strength
    events = told(game, f"outcome:{strength}")
    assert events[0] == ("tie_first", 0, "", strength)
    assert {event for event in events if event[0].startswith("place")} == {
        ("place_second", -1, "", strength),
        ("place_second", 1, "", strength),
    }
    assert game.table.rivals[0].solari == 4


def test_a_tie_for_second_takes_the_third_reward() -> None:
    """B-119, with three at the table."""
    moves = ("troops:1:supply:conflict:1", "troops:2:supply:conflict:1")
    game = game_of("round", "conflict:guild_bank_raid", *moves)
    game.state.players[1].swords = game.state.players[2].swords = 0
    game.state.hagal_deck = (game.state.hagal_deck[-1],) * 2  # the same swords
    game.do("combat")
    strength = game.table.rivals[0].strength
    assert game.table.rivals[1].strength == strength
    events = told(game, f"outcome:{strength + 9}")
    assert events[0] == ("tie_second", 0, "", strength)
    assert [rival.solari for rival in game.table.rivals] == [2, 2]


def test_what_must_be_told_before_the_outcome() -> None:
    game = game_of("troops:1:supply:conflict:1")
    assert refused(game, "outcome:3") == "no_conflict"
    game.do("conflict:skirmish_a")
    assert refused(game, "outcome:3") == "swords_first"
    game.do("combat")
    assert refused(game, "outcome:3,4") == "amounts"
    assert refused(game, "outcome:x") == "number"


def test_a_rival_chooses_where_it_has_least_and_people_where_that_is_open() -> None:
    """Influence of choice: B-208; a choice that is no Influence is the people's (B-209)."""
    game = game_of("conflict:skirmish_c", "troops:1:supply:conflict:1", "influence:1:guild:1", "combat", "outcome:0")
    assert game.ask is not None
    assert (game.ask.kind, game.ask.among) == ("raise", ["emperor", "bene_gesserit", "fremen"])
    game.do("faction:fremen")
    assert game.table.rivals[0].influence["fremen"] == 1
    late = game_of(*["round"] * 6, "conflict:battle_for_arrakeen", "troops:1:supply:conflict:1", "combat", "outcome:60")
    assert late.ask is not None
    assert (late.ask.kind, late.ask.among) == ("option", ["1", "2", "3"])
    question = companion_messages("en").question(late, late.ask)
    assert [choice.label for choice in question.choices] == ["draw 1 Intrigue card", "+2 spice", "+3 Solari"]
    for answer in ("option:2", "option:2"):
        late.do(answer)
    assert (late.table.rivals[0].spice, late.table.rivals[0].solari) == (2, 3)


def test_a_controlled_space_is_defended_in_its_next_conflict() -> None:
    """B-25, B-204; whoever wins the space next takes the marker."""
    fight = ("troops:1:supply:conflict:1", "combat", "outcome:0")
    game = game_of("round", "conflict:siege_of_arrakeen", *fight, *["round"] * 5)
    events = told(game, "conflict:battle_for_arrakeen")
    assert ("defends", 1, "arrakeen", 0) in events
    assert game.table.rivals[0].conflict == 1
    game.do("conflict:grand_vision")
    game.do("conflict:battle_for_arrakeen")
    assert game.table.rivals[0].conflict == 1  # once a round
    game.do("combat")
    for command in ("outcome:60", "option:1"):
        game.do(command)
    assert ("takes_control", -1, "arrakeen", 0) in told(game, "option:1")


def test_house_hagal_takes_no_reward_and_no_control() -> None:
    """B-189, B-190."""
    game = game_of(
        *("round", "conflict:siege_of_arrakeen", "troops:1:supply:conflict:2", "combat"),
        players=2, difficulty="", leaders=[],
    )  # fmt: skip
    strength = game.table.rivals[0].strength
    events = told(game, f"outcome:0,{strength - 1}")
    assert events == [
        ("place_first", 1, "", strength),
        ("place_second", -2, "", strength - 1),
        ("reward_second", -2, "siege_of_arrakeen", 0),
    ]


def test_a_sandworm_doubles_and_battle_icons_pair() -> None:
    """R-221, R-222, R-227: control and the icon come once."""
    game = of_uprising("round", "conflict:siege_of_arrakeen_uprising")
    game.state.players[1].sandworms = 1
    game.state.wall = False
    garrison = game.table.rivals[0].garrison
    game.do("combat")
    game.do("outcome:0")
    rival = game.table.rivals[0]
    assert (rival.solari, rival.garrison) == (4, garrison + 4)
    assert sum(event.kind == "takes_control" for event in game.events[-1]) == 1
    game.state.players[1].trophies = (int(game.rules.first_conflict + game.state.conflict),)
    for command in ("round", "conflict:test_of_loyalty", "troops:1:supply:conflict:1", "combat", "outcome:0"):
        game.do(command)
    while game.ask is not None:
        game.do("yes")
    assert ("flip", "ornithopter", 2) in [(e.kind, e.what, e.n) for events in game.events for e in events]
    assert game.table.rivals[0].vp == 1


def test_a_named_conflict_answers_whether_sandworms_can_come() -> None:
    for id, worms in (("siege_of_arrakeen_uprising", 0), ("trade_dispute", 2)):
        game = of_uprising("round", "hooks:1", f"conflict:{id}")
        ids = [card.id for card in game.rules.hagal]
        game.state.hagal_deck = (ids.index("deep_desert"),)
        bonus = ",".join("2" if maker.id == "deep_desert" else "0" for maker in game.rules.makers)
        for command in ("reveal:1", f"bonus:{bonus}", "place"):
            game.do(command)
        assert game.ask is None
        assert game.table.rivals[0].sandworms == worms


# --- Whose turn it is -------------------------------------------------------------------------------------------------


def reveal(game: Companion, rival: int) -> None:
    game.do(f"reveal:{rival}")
    while game.ask is not None:
        game.do("place" if game.ask.kind == "place" else "bonus:1,1,1" if game.ask.kind == "bonus" else "no")


def test_turns_go_round_from_the_first_player() -> None:
    game = game_of()
    assert game.next_up() == (1, False)  # the first player, by rule
    reveal(game, 1)
    assert game.next_up() == (2, False)
    reveal(game, 2)
    assert game.next_up() == (1, True)
    game.do("gain:1:agents:-1")
    assert game.next_up() == (2, True)
    game.do("gain:2:agents:-1")
    assert game.next_up()[0] == 0
    assert "No Rival has an Agent left" in companion_messages("en").now(game)
    game.do("round")
    assert game.next_up() == (2, False)


def test_the_next_round_asks_while_something_is_left() -> None:
    say = companion_messages("en")
    game = game_of("conflict:skirmish_a")
    assert say.sure(game, "round") == ""
    game.do("troops:2:supply:conflict:1")
    assert "Baron Vladimir Harkonnen still has units" in say.sure(game, "round")
    game.do("combat")
    assert "rewards of this Conflict" in say.sure(game, "round")
    game.do("outcome:0")
    assert say.sure(game, "round") == ""
    assert [choice.sure for choice in say.choices(game) if choice.command == "round"] == [""]


# --- Scores -----------------------------------------------------------------------------------------------------------


def test_scores_of_persons_follow_the_rules_of_influence() -> None:
    """2 Influence are 1 VP, the Alliance goes to whoever overtakes; nothing of it is asked (B-85 to B-92)."""
    game = game_of("standing:1:fremen:4", scores=True)
    assert (game.table.persons[0].vp, game.table.alliances["fremen"]) == (2, -1)
    game.do("influence:1:fremen:4")
    assert game.table.alliances["fremen"] == -1
    game.do("influence:1:fremen:1")
    assert game.ask is None
    assert (game.table.alliances["fremen"], game.table.persons[0].vp, game.table.rivals[0].vp) == (1, 1, 2)
    game.do("points:1:3")
    assert game.table.persons[0].vp == 4
    assert refused(game, "points:1:-5") == "too_few"
    assert refused(game, "points:2:1") == "no_person"
    game.do("round")
    assert game.table.persons[0].influence["fremen"] == 4


def test_rewards_that_score_are_counted_for_persons_too() -> None:
    """Only where scores are kept; at the end it is said that nothing comes after."""
    game = game_of("conflict:skirmish_a", "outcome:2", scores=True)
    assert game.table.persons[0].vp == 1
    assert game_of("conflict:skirmish_a", "outcome:2").table.persons == []
    for command in (*["round"] * 9, "conflict:grand_vision", "outcome:2"):
        game.do(command)
    assert game.ask is not None
    assert (game.ask.kind, game.ask.rival) == ("raise", -1)
    game.do("faction:guild")
    assert game.table.persons[0].influence["guild"] == 2
    assert "This was the last round" in companion_messages("en").now(game)


def test_equals_who_may_inherit_an_alliance_are_chosen_from() -> None:
    """B-90."""
    game = game_of("influence:1:guild:5", "influence:2:guild:4", "standing:1:guild:4", scores=True)
    game.do("influence:1:guild:-2")
    assert game.ask is not None
    labels = [choice.label for choice in companion_messages("en").question(game, game.ask).choices]
    assert (game.ask.kind, labels) == ("heir", ["you", "Baron Vladimir Harkonnen"])
    game.do("heir:0")
    assert game.table.alliances["guild"] == -1


def test_without_scores_nothing_is_kept_of_persons() -> None:
    game = game_of()
    assert refused(game, "standing:1:fremen:1") == refused(game, "points:1:1") == "no_scores"
    assert game.table.persons == []


# --- Whole games ------------------------------------------------------------------------------------------------------


def answer(game: Companion, chance: random.Random) -> str:
    """Something that a table might say."""
    ask = game.ask
    assert ask is not None
    if ask.kind == "bonus":
        return "bonus:" + ",".join(chance.choice(("0", "1", "2", "x")) for _ in game.rules.makers)
    if ask.among:
        return f"{ANSWERS[ask.kind][0]}:{chance.choice(ask.among)}"
    if ask.kind in ("reach", "units", "strength"):
        return f"{ask.kind}:{chance.randint(0, 5)}"
    return chance.choice(("place", "place", "taken") if ask.kind == "place" else ("yes", "no"))


def next_step(game: Companion, chance: random.Random) -> str:
    table = game.table
    if not table.conflict:
        return f"conflict:{chance.choice(game.nameable_conflicts())}"
    rival, _ = game.next_up()
    if rival and not table.fought:
        return f"reveal:{rival}"
    if table.fights:
        return "combat"
    if not table.resolved:
        strengths = [str(chance.choice((0, 4, table.rivals[0].strength))) for _ in range(game.setup.players)]
        return f"outcome:{','.join(strengths)}"
    return "" if table.last else "round"


def played(setup: Setup, seed: int) -> Companion:
    """A game to its end, with chance answers."""
    chance, game = random.Random(seed), Companion.new(setup)
    while command := next_step(game, chance) if game.ask is None else answer(game, chance):
        try:
            game.do(command)
        except CompanionError as error:
            if error.code != "no_card_fits":
                raise
            game.do(f"gain:{command[-1]}:agents:-1" if game.ask is None else "place")
    return game


@pytest.mark.compiled
@pytest.mark.parametrize("scores", [False, True])
@pytest.mark.parametrize("players", [1, 2])
@pytest.mark.parametrize("boxes", PLAYED, ids="+".join)
def test_whole_games_with_their_conflicts(boxes: tuple[str, ...], players: int, scores: bool) -> None:
    """To the last round, in every language; no unit gets lost, and the game can be read again."""
    rivals = possible_leaders(boxes)[: rivals_in(boxes, players)]
    for seed in range(2):
        level = "mentat" if players == 1 else ""
        game = played(Setup(players, level, list(boxes), rivals, str(seed + 1), scores=scores), seed)
        assert game.table.last
        assert game.table.resolved
        for rival in game.table.rivals:
            units = rival.supply + rival.garrison + rival.conflict + rival.negotiators
            assert units == TROOPS_PER_PLAYER
        again = Companion.from_json(game.to_json())
        assert (again.table, again.events) == (game.table, game.events)
        for language in LANGUAGES:
            shown = desk(companion_messages(language), game)
            assert len(shown.log) == len(game.commands)
            assert all(line.text for lines in shown.log for line in lines)
        for language, position in zip(LANGUAGES * 99, game.positions, strict=False):
            if position.ask is not None and position.ask.kind != "heir":
                assert companion_messages(language).question(game, position.ask).text
