"""Three to six persons by themselves: turns, scores, Conflicts, the end."""

from __future__ import annotations

import random

import pytest

from landsraad.companion import Companion, CompanionError, Setup
from landsraad.companion.answers import ANSWERS
from landsraad.companion.desk import desk
from landsraad.companion.words import companion_messages
from landsraad.text import LANGUAGES
from tests.support.companion import refused, told

LEADERS = ["duke_leto_atreides", "helena_richese", "earl_memnon_thorvald", "countess_ariana_thorvald"]
TEAMS = ["muaddib", "gurney_halleck", "lady_jessica", "shaddam_corrino_iv", "staban_tuek", "princess_irulan"]
SAY = companion_messages("en")


def people(players: int, *commands: str, boxes: tuple[str, ...] = ("base",), leaders: list[str] = LEADERS) -> Companion:
    """A game after some commands; the first seat is the First Player."""
    game = Companion(Setup(players, "", list(boxes), leaders[:players], "7"))
    for command in ("first:1", *commands):
        game.do(command)
    return game


def six(*commands: str) -> Companion:
    return people(6, *commands, boxes=("uprising", "choam"), leaders=TEAMS)


# --- Turns ------------------------------------------------------------------------------------------------------------


def test_turns_go_round_past_those_who_have_revealed() -> None:
    """B-27, B-29."""
    game = people(3)
    turns = []
    for command in ("turn", "revealed", "turn", "turn", "revealed"):
        turns.append(game.table.turn)
        game.do(command)
    assert turns == [-1, -2, -3, -1, -3]
    assert [person.shown for person in game.table.persons] == [False, True, True]
    assert game.table.turn == -1
    assert told(game, "revealed") == [("revealed", -1, "", 0), ("combat_begins", 0, "", 0)]
    assert game.table.fought
    assert refused(game, "turn") == "no_turn"


def test_the_first_player_marker_goes_on_each_round() -> None:
    """B-129."""
    game = people(3, "first:2")
    assert (game.table.first, game.table.turn) == (-2, -2)
    assert told(game, "round")[-1] == ("first", -3, "", 0)
    game.do("round")
    assert (game.table.first, game.table.turn) == (-1, -1)


def test_a_table_that_tells_no_turns_goes_straight_to_combat() -> None:
    game = people(4, "conflict:skirmish_a", "outcome:3,0,0,5")
    assert game.table.persons[3].vp == 2
    assert SAY.sure(people(4), "round") != ""
    assert SAY.sure(game, "round") == ""


# --- Names ------------------------------------------------------------------------------------------------------------


def named(players: int, names: list[str], leaders: list[str] = LEADERS) -> Companion:
    level = "mentat" if players == 1 else ""
    count = players if players > 2 else 2 if players == 1 else 0
    return Companion.new(Setup(players, level, ["base"], leaders[:count], "7", people=names))


def test_people_are_called_by_their_names_in_turns_and_scores() -> None:
    game = named(3, ["Alia", "", " Feyd  R. "])
    game.do("first:1")
    shown = desk(SAY, game)
    assert shown.persons == ["Alia", "Helena Richese", "Feyd R."]
    assert shown.now == "It is the turn of Alia"
    assert shown.setting_up[0].lines[0].startswith("Alia (Duke Leto Atreides): ")
    assert shown.setting_up[0].lines[1].startswith("Helena Richese: ")
    assert SAY.event(game.setup, game.rules, game.do("points:3:2")[0]) == "Feyd R.: +2 VP"
    assert Companion.from_json(game.to_json()).setup.people == game.setup.people


def test_with_rivals_too_and_two_of_one_name_are_told_apart() -> None:
    assert desk(SAY, named(2, ["Alia", "alia"])).persons == ["Alia", "alia 2"]
    alone = desk(SAY, named(1, ["Alia"], ["duke_leto_atreides", "glossu_the_beast_rabban"]))
    assert (alone.names[0], alone.persons) == ("Alia", ["Alia"])


@pytest.mark.parametrize(
    ("names", "code"), [(["x" * 25], "name"), (["\u200b"], "name"), (["a", "b", "c", "d"], "names")]
)
def test_what_nobody_could_read_is_no_name(names: list[str], code: str) -> None:
    with pytest.raises(CompanionError) as refusal:
        named(3, names)
    assert refusal.value.code == code
    for language in LANGUAGES:
        assert companion_messages(language).wrong(refusal.value)


# --- Combat and scores ------------------------------------------------------------------------------------------------


def test_everybody_begins_with_what_the_rules_give() -> None:
    """B-17: 1 VP with four."""
    assert [person.vp for person in people(3).table.persons] == [0, 0, 0]
    assert [person.vp for person in people(4).table.persons] == [1, 1, 1, 1]
    assert [person.vp for person in six().table.persons] == [4, 1, 1, 4, 1, 1]


def test_rewards_that_score_are_counted_and_what_is_to_be_chosen_is_asked() -> None:
    """B-117, B-119; the rest is the persons' own."""
    game = people(4, "conflict:skirmish_c")
    events = told(game, "outcome:9,4,4,1")
    assert events[0] == ("tie_second", 0, "", 4)
    assert ("reward_first", -1, "skirmish_c", 0) in events
    assert game.ask is not None
    assert (game.ask.kind, game.ask.rival) == ("raise", -1)
    question = SAY.question(game, game.ask)
    assert question.text == "Duke Leto Atreides: Influence with which faction?"
    game.do("standing:1:fremen:1") if game.ask is None else game.do("faction:fremen")
    assert game.table.persons[0].influence["fremen"] == 1
    assert SAY.now(game).startswith("Take your rewards. VP, Influence and control are counted here")


def test_control_is_kept_and_the_space_may_be_defended() -> None:
    """B-25, B-124."""
    game = people(3, "round", "conflict:siege_of_arrakeen", "outcome:1,5,0")
    assert game.table.persons[1].controls == ["arrakeen"]
    assert game.table.persons[1].vp == 1
    for _ in range(5):
        game.do("round")
    assert ("may_defend", -2, "arrakeen", 0) in told(game, "conflict:battle_for_arrakeen")


def test_what_has_to_be_paid_for_is_left_to_the_person() -> None:
    game = people(3, *["round"] * 6, boxes=("base", "ix"))
    game.do("conflict:economic_supremacy")
    game.do("outcome:5,0,0")
    assert game.ask is None
    assert game.table.persons[0].vp == 1


def test_a_sandworm_doubles_the_reward() -> None:
    """R-221, R-222: but for control and the card."""
    game = people(3, "round", boxes=("uprising",), leaders=TEAMS[1:3] + TEAMS[4:5])
    game.do("conflict:test_of_loyalty")
    events = told(game, "outcome:1,7w,0")
    assert ("doubled", -2, "", 0) in events
    assert game.table.persons[1].influence["emperor"] == 2
    assert game.table.persons[1].vp == 1 + ("ornithopter" in people(3).table.persons[1].icons)
    assert refused(game, "outcome:1,7,0") == "resolved"


def test_objectives_can_be_those_of_the_table() -> None:
    """R-227, R-292: whoever wins the second card of an icon has a pair."""
    game = people(3, boxes=("uprising",), leaders=TEAMS[1:3] + TEAMS[4:5])
    for person, goal in ((1, "crysknife_i"), (2, "ornithopter_i")):
        if game.table.persons[person - 1].icons != [goal.removesuffix("_i")]:
            game.do(f"goal:{person}:{goal}")
    assert [person.icons for person in game.table.persons] == [["crysknife"], ["ornithopter"], ["desert_mouse"]]
    assert refused(game, "goal:1:crysknife_i") == "holds_already"
    assert refused(game, "goal:1:crysknife_ii") == "no_objective"
    game.do("round")
    game.do("conflict:seize_spice_refinery")
    assert ("flip", -1, "crysknife", 2) in told(game, "outcome:3,1,1")
    assert game.table.persons[0].vp == 1
    assert game.table.persons[0].icons == []


def test_what_cannot_be_told() -> None:
    game = people(3, "conflict:skirmish_a")
    assert refused(game, "outcome:1,2") == "amounts"
    assert refused(game, "outcome:1,2,ww") == "number"
    assert refused(game, "reveal:1") == "no_rival"
    assert refused(game, "goal:1:crysknife_i") == "no_objective"
    assert refused(Companion(Setup(2, seed="7")), "turn") == "needs_people"


# --- Teams ------------------------------------------------------------------------------------------------------------


def test_commanders_have_tracks_of_their_own_and_no_units() -> None:
    """U6-8, U6-21."""
    game = six("standing:1:fremen:2", "standing:2:great_houses:4")
    assert game.table.persons[0].influence == {"fremen": 2}
    assert game.table.alliances["great_houses"] == -2
    assert (game.table.persons[0].vp, game.table.persons[1].vp) == (5, 3)
    assert refused(game, "standing:1:guild:1") == "no_cube"
    assert refused(game, "goal:1:crysknife_i") == "no_cube"
    game.do("conflict:test_of_loyalty")
    assert refused(game, "outcome:1,2,3,4,5,6") == "amounts"


def test_of_two_allies_one_may_concede_the_greater_reward() -> None:
    """U6-44: seats 2 and 6 are one team."""
    game = six("conflict:choam_security", "outcome:5,3,2,5")
    assert game.ask is not None
    assert game.ask.kind == "concede"
    assert told(game, "yes")[:2] == [("concedes", -2, "", 0), ("place_first", -6, "", 5)]
    kept = six("conflict:choam_security", "outcome:5,3,2,5", "no", "no")
    assert ("tie_first", 5) in [(event.kind, event.n) for events in kept.events for event in events]


def test_teams_are_ranked_by_their_sums() -> None:
    """U6-3."""
    game = six("points:4:7")
    assert game.table.ends
    assert told(game, "finish")[1:] == [("team_ranked", -4, "", 13), ("team_ranked", -1, "", 6)]
    assert refused(game, "finish") == "finished"


# --- The end ----------------------------------------------------------------------------------------------------------


def test_the_end_is_said_and_equals_are_parted_at_the_table() -> None:
    """B-128, B-131, B-132."""
    game = people(3, "points:1:9")
    assert not game.table.ends
    game.do("points:1:1")
    assert game.table.ends
    assert "finish" in [choice.command for choice in SAY.choices(game)]
    game.do("points:3:10")
    assert told(game, "finish") == [
        ("finish", 0, "", 0),
        ("ranked", -1, "", 10),
        ("ranked", -3, "", 10),
        ("ranked", -2, "", 0),
        ("tie_end", 0, "", 0),
    ]
    assert SAY.now(game) == "The game is over"
    assert SAY.choices(game) == []
    assert game.table.turn == 0


# --- Whole games ------------------------------------------------------------------------------------------------------


def _step(game: Companion, chance: random.Random) -> str:
    """Something that a table might tell next; "" at the end."""
    table, ask = game.table, game.ask
    if ask is not None:
        verb = ANSWERS[ask.kind][0]
        return f"{verb}:{chance.choice(ask.among)}" if ask.among else verb
    if table.over:
        return ""
    if not table.conflict:
        return f"conflict:{chance.choice(game.nameable_conflicts())}"
    if chance.random() < 0.3:
        person = chance.randrange(game.setup.players)
        return (
            f"standing:{person + 1}:{chance.choice(list(table.persons[person].influence))}:{chance.choice((1, 1, 2))}"
        )
    if table.turn:
        return chance.choice(("turn", "revealed"))
    if not table.resolved:
        fighters = [person for person in table.persons if not person.commander]
        return "outcome:" + ",".join(chance.choice(("0", "3", "3", "5", "6w")) for _ in fighters)
    return "finish" if table.ends else "round"


@pytest.mark.compiled
@pytest.mark.parametrize(
    ("players", "boxes"),
    [(3, ("base",)), (4, ("base", "ix")), (3, ("uprising",)), (4, ("base", "ix", "uprising", "choam"))],
)
def test_whole_games_are_told_in_every_language(players: int, boxes: tuple[str, ...]) -> None:
    _play(Setup(players, "", list(boxes), [""] * players))


@pytest.mark.compiled
def test_a_whole_game_in_teams() -> None:
    for _ in range(2):
        _play(Setup(6, "", ["uprising", "choam"], [""] * 6))


def _play(setup: Setup) -> None:
    game, chance = Companion.new(setup), random.Random(1)
    says = [companion_messages(language) for language in LANGUAGES]
    while command := _step(game, chance):
        game.do(command)
        shown = desk(says[len(game.commands) % len(says)], game)
        assert (shown.question is None) == (game.ask is None)
        assert shown.question is not None or shown.now
        assert all(line.text for line in shown.log[-1])
    for team, total in enumerate(game.table.teams):
        assert total == sum(person.vp for person in game.table.persons[team::2])
    assert Companion.from_json(game.to_json()).table == game.table
