"""What the seat that is asked is told: labels, prices, what a choice brings, where spies are needed, what is left."""

from __future__ import annotations

import random
from typing import Any

import pytest

from landsraad import Setup, new_game
from landsraad.server.messages.decision import DecisionOut
from landsraad.table.decision import render_decision
from landsraad.table.live import LiveGame
from tests.support.table import Table, given, seat


def asked(table: Table) -> dict[str, Any]:
    """The decision, as the seat that is asked is told of it."""
    decision = render_decision(table.game, table.game.state.decider())
    assert decision is not None
    return decision


def test_everything_that_is_asked_fits_its_model() -> None:
    choam = ("uprising", "choam")
    for boxes, players in ((("base", "ix"), 1), (("base", "ix"), 4), (choam, 3), (choam, 6)):
        game = new_game(Setup(players=players, boxes=boxes, end_turns=True), "asked")
        chance = random.Random(players)
        while not game.over:
            seat = game.state.decider()
            decision = render_decision(game, seat)
            assert decision is not None
            DecisionOut.model_validate(decision)
            assert len(decision["labels"]) == len(decision["options"])
            others = render_decision(game, -1)
            assert others == {key: decision[key] for key in ("id", "seat", "about", "kind", "source")} | {
                "prompt": [f"ask-{decision['kind']}", {}]
            }
            game.apply(chance.choice(game.legal()))


def test_a_card_tells_what_it_costs_now_and_what_is_missing() -> None:
    table = given(row=["stilgar", "opulence"], A=seat(hand=["convincing_argument"], council=True))
    table.reveal()
    decision = asked(table)
    persuasion = table.state.players[0].persuasion
    for card, cost in (("stilgar", 5), ("opulence", 6)):
        action = f"buy:{card}"
        if persuasion >= cost:
            assert decision["prices"][action] == {"n": cost, "goods": "persuasion"}
        else:
            assert decision["lacks"][action] == cost - persuasion
            assert decision["why"][action] == ["why-persuasion", {"have": persuasion, "need": cost}]
    assert decision["leaves"]["persuasion"] == (persuasion if "buy:arrakis_liaison" in decision["options"] else 0)


def test_a_card_set_aside_tells_what_it_lacks_at_its_lower_price() -> None:
    helena = seat(leader="helena_richese", hand=["signet_ring", "convincing_argument", "diplomacy"], agents=1)
    row = ["stilgar", "gene_manipulation", "worm_riders", "carryall", "opulence"]
    table = given(A=helena, B=seat(hand=["reconnaissance"]), row=row, imperium_deck=["lady_jessica"])
    table.play("signet_ring").to("secure_contract").choose("set_aside:stilgar")
    table.reveal()
    assert asked(table)["lacks"]["claim:stilgar"] == 4 - 3


@pytest.mark.parametrize(("leader", "cost"), [("gurney_halleck", 2), ("duke_leto_atreides", 1)])
def test_a_further_payment_tells_its_price_with_the_discount_of_the_leader(leader: str, cost: int) -> None:
    duke = seat(leader=leader, hand=["diplomacy", "dagger"], solari=5)
    table = given(boxes=("uprising", "base"), A=duke)
    table.play("dagger").to("gather_support")
    decision = asked(table)
    assert decision["kind"] == "pay_extra"
    assert decision["prices"] == {"accept": {"n": cost, "goods": "solari"}}
    assert decision["brings"]["accept"] == ["space/gather_support/paid"]


def test_p_31_a_yes_says_what_it_asks_next() -> None:
    """Which card, where the yes alone decides nothing else; both together are one choice."""
    table = given(boxes=("base", "ix"), A=seat(hand=["imperial_bashar", "dagger"], intrigue=["windfall"]))
    table.play("imperial_bashar").to("arrakeen").resolve("space/arrakeen").resolve("card/imperial_bashar")
    decision = asked(table.choose("choose:2"))
    then = decision["then"]
    assert (decision["kind"], decision["options"], then["kind"]) == ("may", ["accept", "decline"], "trash")
    live = LiveGame(table.game, logs=[[] for _ in range(4)])
    before = live.snapshot()
    live.keep(live.attempt(0, ["accept", then["options"][0]]))
    assert live.snapshot() != before
    live.take_back(1)
    assert live.snapshot() == before
    table.choose("accept")
    assert (then["options"], then["labels"]) == (asked(table)["options"], asked(table)["labels"])
    assert asked(table)["then"] is None


def test_p_31_a_yes_that_pays_is_asked_for_itself() -> None:
    costly = given(
        boxes=("uprising",), phase="rewards", conflict="battle_for_spice_refinery", A=seat(conflict=3, solari=6)
    )
    while asked(costly)["kind"] != "may":
        costly.choose(costly.legal[0])
    assert asked(costly)["then"] is None


def test_a_space_that_only_a_spy_opens_is_told_with_the_card_that_reaches_it() -> None:
    posts = ["research_station_and_sietch_tabr", "spice_refinery_and_research_station"]
    mine = seat(hand=["reconnaissance"], water=2, spies=posts)
    assert asked(given(boxes=("uprising",), A=mine))["infiltrated"] == {}
    enemy = seat(hand=["diplomacy"], on=["research_station"])
    table = given(boxes=("uprising",), A=mine, B=enemy)
    assert asked(table)["infiltrated"] == {"play:reconnaissance": ["research_station"]}
    table.choose("play:reconnaissance")
    assert asked(table)["infiltrated"] == {"send:research_station": ["research_station"]}
    table.choose("send:research_station")
    assert asked(table)["prompt"] == ["ask-infiltrate-at", {"name": {"name": "space/research_station"}}]


def test_a_post_that_cannot_be_chosen_tells_why() -> None:
    table = given(
        boxes=("uprising",),
        A=seat(hand=["diplomacy"], spice=1, spies=["deep_desert"]),
        B=seat(spies=["hagga_basin"]),
    )
    table.play("diplomacy").to("espionage")
    why = asked(table)["why"]
    assert why["place_spy:deep_desert"] == ["why-post-mine", {}]
    assert why["place_spy:hagga_basin"] == ["why-post-taken", {}]
    assert all(f"place_spy:{post.id}" in {*why, *asked(table)["options"]} for post in table.rules.posts)


def test_a_freighter_tells_what_its_way_home_brings() -> None:
    chance = random.Random(1)
    seen = False
    for seed in range(20):
        game = new_game(Setup(players=3, boxes=("base", "ix")), seed)
        while not game.over and not seen:
            decision = render_decision(game, game.state.decider())
            assert decision is not None
            if "freighter:recall" in decision["options"]:
                level = int(game.state.players[decision["about"]].freighter)
                assert decision["brings"]["freighter:recall"] == [f"shipping/{n}" for n in range(level)]
                seen = level > 1
            game.apply(chance.choice(game.legal()))
    assert seen
