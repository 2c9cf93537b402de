"""What a thing of the table means for a seat now."""

from __future__ import annotations

import random

import pytest

from landsraad import Setup, View, new_game
from landsraad.engine.machine.terms import NOBODY
from landsraad.text import LANGUAGES
from landsraad.text.messages import messages
from landsraad.text.now import now
from landsraad.text.said import tell
from tests.support.table import Table, given, seat


def lines(table: Table, about: str, viewer: int = 0, language: str = "en") -> list[str]:
    said = now(View(table.game, viewer).state, viewer).get(about, [])
    return [tell(messages(language), one, "ABCD".__getitem__) for one in said]


def test_spaces_say_what_they_cost_or_what_bars_them() -> None:
    table = given(A=seat(hand=["dagger", "diplomacy"], water=1), B=seat(hand=["dagger"], on=["wealth"]))
    assert lines(table, "space/hardy_warriors") == ["Costs you 1 water; you have 1"]
    assert lines(table, "space/conspire") == ["Not enough spice: have 0, need 4"]
    assert lines(table, "space/wealth") == ["An enemy Agent is already there"]
    assert lines(table, "space/wealth", viewer=1) == ["Your own Agent is already there"]
    assert lines(table, "space/arrakeen") == []


def test_bonus_spice() -> None:
    table = given(A=seat(hand=["dagger"]), B=seat(hand=["dagger"]), bonus_spice={"imperial_basin": 2})
    assert lines(table, "space/imperial_basin") == ["Bonus spice here: 2", "Harvested here now: 3 spice"]


def test_p_40_a_space_says_what_a_visit_brings_now() -> None:
    """Cards in hand, what is held, the supply, contracts and control change what is printed."""
    mine = seat(hand=["power_play", "carryall"], spice=4, garrison=0, conflict=10, water=2, solari=4)
    table = given(A=mine, B=seat(hand=["dagger"]), control={"imperial_basin": "B", "carthag": "A"})
    assert lines(table, "space/wealth") == ["With Power Play: 2 Influence instead of 1"]
    assert lines(table, "space/sell_melange") == [
        "Costs you 2 spice; you have 4",
        "The most that you can pay for: 4 spice → +10 Solari",
    ]
    assert lines(table, "space/the_great_flat")[-1] == "With Carryall: 6 spice harvested"
    assert lines(table, "space/imperial_basin")[-1] == "Whoever controls it gains +1 spice: B"
    assert lines(table, "space/carthag")[-1].startswith("You control it: +")
    assert lines(table, "space/rally_troops") == ["Costs you 4 Solari; you have 4", "Troops left in your supply: 2"]
    assert lines(table, "space/wealth", viewer=1) == []
    table.play("power_play")
    assert lines(table, "space/the_great_flat")[-1] == "Costs you 2 water; you have 2"  # the other card is not played


def test_p_40_a_contract_and_a_leader_are_said_at_their_spaces() -> None:
    mine = seat(leader="lady_jessica", hand=["dagger"], contracts=["arrakeen_water", "arrakeen_spy"])
    table = given(boxes=("uprising", "choam"), A=mine)
    told = [line for line in lines(table, "space/arrakeen") if line.startswith("Completes your contract Arrakeen (")]
    assert len(told) == 2
    visited = [space.id for space in table.rules.spaces if "For your leader" in str(lines(table, f"space/{space.id}"))]
    assert visited == ["espionage", "secrets"]
    table = given(boxes=("base", "ix"), A=seat(leader="yuna_moritani", hand=["dagger"]))
    assert lines(table, "space/wealth") == ["Your leader gains 1 Solari more"]


def test_what_another_seat_has_chosen_changes_no_cost() -> None:
    """The Guild Ambassador's neighbour pays what is printed while a card with a discount is played."""
    table = given(A=seat(hand=["dagger"], spice=3), B=seat(hand=["dagger"], spice=3))
    before = lines(table, "space/heighliner", viewer=1)
    assert before == ["Not enough spice: have 3, need 6"]
    assert lines(table.play("dagger"), "space/heighliner", viewer=1) == before


def test_tracks_say_how_far_the_next_reward_is() -> None:
    mine = seat(hand=["dagger"], influence={"guild": 1, "fremen": 4})
    table = given(A=mine, B=seat(hand=["dagger"], influence={"fremen": 3}), alliances={"fremen": "A"})
    assert lines(table, "faction/guild")[:2] == ["Your Influence: 1", "1 more: +1 VP"]
    assert lines(table, "faction/guild")[2].startswith("3 more: +")
    assert lines(table, "faction/fremen") == ["Your Influence: 4", "You hold the Alliance"]
    assert lines(table, "faction/fremen", viewer=1)[-1] == "A holds the Alliance; with 5 Influence it is yours"


def test_the_conflict_says_strength_and_place() -> None:
    table = given(A=seat(hand=["diplomacy"], conflict=1), B=seat(conflict=2))
    (about,) = (key for key in now(table.state, 0) if key.startswith("conflict/"))
    assert lines(table, about)[:2] == ["Your strength: 2, so far second reward", "3 more: first reward"]
    table.play("diplomacy").to("stillsuits")
    assert lines(table, about)[-1] == "With all that you can deploy now: 6, first reward"


def test_p_40_a_combat_card_says_what_strength_it_brings() -> None:
    """As far as nothing more is chosen; then each choice says it."""
    table = given(
        phase="combat",
        A=seat(intrigue=["ambush", "private_army", "master_tactician", "staged_incident"], conflict=3, spice=2),
        B=seat(intrigue=["ambush"], conflict=5),
    )
    assert lines(table, "intrigue/ambush") == ["Strength 6 → 10: second reward if nobody answers"]
    assert lines(table, "intrigue/private_army") == ["Strength 6 → 11: first reward if nobody answers"]
    assert lines(table, "intrigue/staged_incident") == ["Strength 6 → 0: no reward if nobody answers"]
    assert lines(table, "intrigue/master_tactician") == []
    assert lines(table, "action/pass") == lines(table, "intrigue/ambush", viewer=1) == []
    table.choose("intrigue:master_tactician")
    assert lines(table, "action/choose:1") == ["Strength 6 → 9: second reward if nobody answers"]


def test_p_4_each_step_of_a_track_says_what_it_brings() -> None:
    mine = seat(leader="princess_irulan", hand=["dagger"], influence={"guild": 1})
    table = given(boxes=("uprising",), A=mine)
    assert lines(table, "step/guild/1") == []
    assert lines(table, "step/guild/2") == [
        "Whoever comes here gains 1 VP, and loses it below 2",
        "1 more Influence for you",
    ]
    assert lines(table, "step/guild/4") == [
        "Whoever comes here: +3 Solari",
        "The first here takes the Alliance (+1 VP), then whoever passes its holder",
        "3 more Influence for you",
    ]
    held = given(boxes=("uprising",), A=mine, B=seat(influence={"guild": 5}), alliances={"guild": "B"})
    assert lines(held, "step/guild/4")[2:] == [
        "B holds the Alliance; with 6 Influence it is yours",
        "3 more Influence for you",
    ]
    assert lines(table, "step/guild/6") == ["5 more Influence for you"]
    assert [line for line in lines(table, "step/emperor/2") if line.startswith("For your leader: ")]
    assert lines(table, "step/guild/4", viewer=NOBODY) == lines(table, "step/guild/4")[:2]  # for spectators


def test_p_4_the_score_says_how_far_the_end_is() -> None:
    table = given(A=seat(hand=["dagger"], vp=5), B=seat(vp=7), C=seat(vp=3))
    assert lines(table, "track/score") == [
        "Once somebody has 10 VP, the round is the last",
        "You have 5 VP",
        "B has 2 more",
    ]
    assert lines(table, "track/score", viewer=1)[1:] == ["You have 7 VP", "Nobody else has as many: you are 2 ahead"]
    assert lines(table, "track/score", viewer=NOBODY) == ["Once somebody has 10 VP, the round is the last"]


def test_p_4_the_strength_says_what_counts_and_what_can_still_come() -> None:
    """One Agent left: 2 of the garrison and what a free Combat space recruits; cards are not counted."""
    table = given(A=seat(hand=["dagger"], agents=1, conflict=1), B=seat(conflict=2))
    assert lines(table, "track/strength") == [
        "Each troop counts 2, each sword 1; without a unit the strength is 0",
        "Your strength: 2, so far second reward",
        "3 more: first reward",
        "You can still add at most 6 with Agents, garrison and free spaces; cards are not counted",
    ]
    table = given(A=seat(hand=["dagger"], agents=1, spice=6), B=seat(conflict=2))
    assert lines(table, "track/strength")[-1].startswith("You can still add at most 14 ")  # Heighliner


def test_the_market_says_prices_in_the_own_reveal_turn() -> None:
    table = given(A=seat(hand=["convincing_argument"] * 2, intrigue=["windfall"]), B=seat(hand=["dagger"]))
    assert lines(table, "card/the_spice_must_flow") == []
    table.reveal()
    assert lines(table, "card/the_spice_must_flow") == ["Costs you 9 Persuasion; you have 4"]
    assert lines(table, "card/the_spice_must_flow", viewer=1) == []


@pytest.mark.parametrize("boxes", [("base", "ix"), ("uprising", "choam"), ("base", "immortality")])
def test_whole_games_have_words_for_it_in_every_language(boxes: tuple[str, ...]) -> None:
    """What is said of a thing follows from what the seat may see: the same from the state and from its view."""
    game = new_game(Setup(players=4, boxes=boxes), "now")
    chance = random.Random(4)
    while not game.over:
        if chance.random() < 0.05:
            for viewer in range(4):
                told = now(game.state, viewer)
                for language in LANGUAGES:
                    words = [tell(messages(language), one, str) for said in told.values() for one in said]
                    assert all(words)
                seen = now(View(game, viewer).state, viewer)
                assert [(key, [one.id for one in said]) for key, said in seen.items()] == [
                    (key, [one.id for one in said]) for key, said in told.items()
                ]
        game.apply(chance.choice(game.legal()))
    assert now(game.state, 0) == {}
