"""What is told of the Rivals of Uprising: their cards in words, and why they did what they did."""

from __future__ import annotations

from typing import Any

import pytest

from landsraad.content.registry import rules_for
from landsraad.engine.machine.terms import NOBODY
from landsraad.text import LANGUAGES, texts
from tests.support.table import Table, seat
from tests.support.texts import lines as lines_in
from tests.support.uprising import uprising

RULES = rules_for(("uprising", "choam"), False, "mentat")
EN = texts("en")


def turn_of_a_rival(*cards: str, rival: seat, language: str = "en", **more: Any) -> list[str]:
    """The log of a Rival's turn, once the person has done; the House Hagal cards with the top one last."""
    person = more.pop("A", seat(hand=["diplomacy", "dagger"]))
    rival.agents = 1
    table = uprising(persons=1, hagal_deck=list(cards), A=person, B=rival, C=seat(agents=0), **more)
    listener = table.game.listen()
    table.play("diplomacy").to("deliver_supplies")
    while table.B.agents:
        table.choose(table.legal[-1])
    return told(table, [event for event in listener.take() if event.seat == 1 and event.kind != "turn"], language)


def told(table: Table, events: list[Any], language: str) -> list[str]:
    words = texts(language)
    said = [words.event(table.rules, event, lambda seat: "ABC"[seat], NOBODY) for event in events]
    return [line for line in said if line is not None]


def test_why_cards_are_passed_over() -> None:
    """Taken, a condition that fails, no bonus spice, Smart Politics; then the one that is used."""
    lines = turn_of_a_rival(
        "research_station",
        "fremkit",
        "deep_desert",
        "sietch_tabr",
        "deliver_supplies_or_heighliner",
        rival=seat(rival="staban_tuek", garrison=3, influence={"fremen": 1}),
        A=seat(hand=["diplomacy", "dagger"], influence={"fremen": 3}),
        variants=("smart_politics",),
    )
    assert lines[:9] == [
        "B reveals the House Hagal card Deliver Supplies / Heighliner",
        "Deliver Supplies is occupied: B reveals the next card",
        "B reveals the House Hagal card Sietch Tabr",
        "The condition of the card is not met: B reveals the next one (less than 2 Influence with the Fremen)",
        "B reveals the House Hagal card Deep Desert",
        "There is no bonus spice for the card: B reveals the next one",
        "B reveals the House Hagal card Fremkit",
        "B sends an Agent to Fremkit",  # with 1 Influence it is neither safe nor hopeless
        "B: Influence with the Fremen is now 2 (House Hagal: Fremkit)",
    ]


@pytest.mark.parametrize(
    ("card", "there", "more"),
    [
        ("accept_contract_or_shipping_first", "Accept Contract (less than 2 Influence with the Spacing Guild)", {}),
        (
            "accept_contract_or_shipping_first",
            "Shipping (at least 2 Influence with the Spacing Guild)",
            {"rival": seat(influence={"guild": 2})},
        ),
        (
            "deliver_supplies_or_heighliner",
            "Heighliner (the Conflict is one of level III)",
            {"conflict": "battle_for_arrakeen_uprising"},
        ),
        (
            "hagga_basin_or_imperial_basin",
            "Imperial Basin (the most bonus spice)",
            {"bonus_spice": {"hagga_basin": 1, "imperial_basin": 2}},
        ),
    ],
)
def test_why_a_card_of_two_spaces_leads_to_one(card: str, there: str, more: dict[str, Any]) -> None:
    lines = turn_of_a_rival(card, **{"rival": seat(), **more})
    assert lines[1] == f"B sends an Agent to {there}"


def test_smart_politics_is_told() -> None:
    lines = turn_of_a_rival(
        "research_station",
        "fremkit",
        rival=seat(influence={"fremen": 2}),
        A=seat(hand=["diplomacy", "dagger"], influence={"fremen": 4}),
        variants=("smart_politics",),
    )
    assert "B does without Fremkit (Smart Politics) and reveals the next card" in lines


def test_a_spy_network_and_the_faction_it_turns_to() -> None:
    rival = seat(rival="feyd_rautha_harkonnen", garrison=0, spies=["imperial_basin", "hagga_basin"])
    assert turn_of_a_rival("sardaukar", "place_spy_city", rival=rival)[:7] == [
        "B reveals the House Hagal card Place Spy: City",
        "B places a spy: post between Arrakeen and Spice Refinery (House Hagal: Place Spy: City)",
        "B recalls a spy: post at Imperial Basin (House Hagal: Place Spy: City)",
        "B recalls a spy: post at Hagga Basin (House Hagal: Place Spy: City)",
        "B uses the spy network",
        "B turns to the Emperor, having least Influence there",
        "B: Influence with the Emperor is now 1 (Rival card: Feyd-Rautha Harkonnen)",
    ]


def test_what_pays_for_the_third_agent_and_for_victory_points() -> None:
    lines = turn_of_a_rival(
        "deep_desert", rival=seat(spice=5, solari=1, intrigue=["devour"]), bonus_spice={"deep_desert": 7}
    )
    assert lines[2:9] == [
        "B gains 11 spice (House Hagal: Deep Desert)",
        "B pays 1 Solari (Rival card: Staban Tuek)",
        "B pays 8 spice (Rival card: Staban Tuek)",
        "B gains the Swordmaster",
        "B exchanges 7 spice",
        "B: +1 VP (Exchange for 1 VP)",
        "B deploys 2 troops (House Hagal: Deep Desert)",
    ]


def test_held_back_and_no_post() -> None:
    held = turn_of_a_rival("research_station", rival=seat(conflict=4, garrison=1), variants=("expert_deployment",))
    assert held[-1] == "B leads by enough and deploys no troops"
    spies = ["assembly_hall_and_gather_support", "high_council_and_imperial_privilege_and_swordmaster"]
    person = seat(hand=["diplomacy", "dagger"], spies=spies)
    lines = turn_of_a_rival("sardaukar", "place_spy_landsraad", rival=seat(garrison=0), A=person)
    assert lines[1] == "B finds no free observation post for a spy"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_step_has_words(language: str) -> None:
    """Whatever happens in the turns of these Rivals."""
    for rival in ("gurney_halleck", "lady_jessica", "princess_irulan", "baron_vladimir_harkonnen"):
        own = seat(rival=rival, spies=["imperial_basin", "hagga_basin"], water=5, intrigue=["devour"])
        lines = turn_of_a_rival("arrakeen", "place_spy_city", rival=own, language=language)
        assert len(lines) > 8
        assert all(line and "{" not in line for line in lines)


def test_a_rival_card_in_lines() -> None:
    assert lines_in(EN, RULES, "rival", "glossu_the_beast_rabban") == [
        "Glossu “The Beast” Rabban",
        "Rival card",
        "The third Agent comes for 7 resources and Intrigue cards in all",
        "Signet Ring: if the Rival holds an Alliance: recruit 2 troops; otherwise: recruit 1 troop",
        "Spy network, with the third spy: +2 Influence with a faction whose Alliance it takes by that; otherwise with"
        " the one with which it has least (among equals: the first of its priorities)",
        "Priorities: Emperor, Spacing Guild, Bene Gesserit, Fremen",
        "For the variant Streamlined Rivals",
    ]
    muaddib = lines_in(EN, RULES, "rival", "muaddib")
    assert muaddib[4] == (
        "Spy network, with the third spy: take Maker Hooks (for the rest of the game); remove the Shield Wall (it"
        " leaves the game); draw 1 Intrigue card"
    )


def test_house_hagal_cards_in_lines() -> None:
    assert lines_in(EN, RULES, "hagal", "place_spy_landsraad")[2:] == [
        "Effect: place a spy on the first of these that is free: post between Assembly Hall and Gather Support, post"
        " between High Council, Imperial Privilege and Swordmaster",
        "No Agent is sent; another card is revealed for the same turn",
        "Swords in Combat: 2",
    ]
    assert lines_in(EN, RULES, "hagal", "deliver_supplies_or_heighliner")[2:] == [
        "The Agent goes to Heighliner",
        "Combat space",
        "Effect: +1 Influence with the Spacing Guild, recruit 3 troops into the Conflict",
        "Only if the Conflict is one of level III; otherwise the Agent goes to Deliver Supplies: +1 Influence with the"
        " Spacing Guild",
        "Smart Politics may pass it over",
        "Swords in Combat: 1",
    ]
    assert lines_in(EN, RULES, "hagal", "deep_desert")[2] == (
        "The Agent goes to Deep Desert; without bonus spice there the next card is revealed"
    )
    assert "Effect: if the Rival has Maker Hooks: remove the Shield Wall (it leaves the game)" in lines_in(
        EN, RULES, "hagal", "hagga_basin_or_imperial_basin"
    )


def test_levels_and_variants_in_lines() -> None:
    assert lines_in(EN, RULES, "difficulty", "mentat")[2:] == [
        "Troops in each Rival's garrison at the start: 3",
        "Also played: Brutal Escalation, Expert Deployment, Smart Politics",
    ]
    assert lines_in(EN, RULES, "difficulty", "mercenary")[2:] == ["You also start with: draw 1 Intrigue card"]
    assert lines_in(EN, RULES, "variant", "expert_deployment")[-1] == (
        "In Conflicts I and II a Rival that leads by 3 units or more deploys no troops; in Conflicts III it always does"
    )


def test_the_prompt_says_for_which_rival_is_decided() -> None:
    """An old Conflict with a choice, won by a Rival: the person decides."""
    table = uprising(
        persons=1,
        boxes=("uprising", "base"),
        old_conflicts=True,
        phase="rewards",
        conflict="cloak_and_dagger",
        conflict_deck=[],
        A=seat(conflict=4),
        B=seat(conflict=3, rival="lady_jessica"),
        C=seat(conflict=3),
    )
    table.choose(*table.legal[:1])
    assert (table.decider, EN.decision(table.game)) == ("A", "For Rival Lady Jessica: Cloak and Dagger: Choose one")
