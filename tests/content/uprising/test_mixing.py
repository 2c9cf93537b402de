"""Uprising mixed with the base box, Rise of Ix and the CHOAM module: what joins, what leaves, what cannot be played."""

from __future__ import annotations

from collections import Counter
from itertools import combinations
from typing import Any

import pytest

from landsraad import Setup, SetupError, new_game
from landsraad.content.ix.board import spaces as ix_spaces
from landsraad.content.registry import rules_for
from landsraad.engine.course.setup import RANDOM, new_state
from landsraad.engine.course.spaces import PromiseMentat, TakeMentat
from landsraad.engine.machine.terms import GUILD, NOBODY
from landsraad.engine.state.definitions import IMPERIUM
from landsraad.engine.state.rules import Rules
from tests.support.table import Table, given, seat
from tests.support.uprising import DULL_ROW, KEEPER, WAITING

WITH_BASE = ("uprising", "base")
WITH_IX = ("uprising", "ix")
WITH_BOTH = ("uprising", "base", "ix")
ALL = ("uprising", "choam", "base", "ix")


def rules(*boxes: str, **more: Any) -> Rules:
    """Rules without promotional cards."""
    return rules_for(boxes, False, **more)


def cards(found: Rules, pile: int = IMPERIUM) -> Counter[str]:
    """The copies of the cards of a pile."""
    return Counter({card.id: int(card.copies) for card in found.cards if card.pile == pile})


def intrigue(found: Rules) -> Counter[str]:
    """The copies of the Intrigue cards."""
    return Counter({card.id: int(card.copies) for card in found.intrigue})


def mixed(*boxes: str, **more: Any) -> Table:
    """A table of several boxes."""
    more.setdefault("B", WAITING)
    more.setdefault("row", DULL_ROW)
    return given(boxes=boxes, **more)


# --- With the base box ------------------------------------------------------------------------------------------------


def test_base_cards_join_but_for_calculated_hire() -> None:
    """All 67 Imperium cards, 39 of the 40 Intrigue cards, the leaders."""
    plain, base, both = rules("uprising"), rules("base"), rules(*WITH_BASE)
    assert cards(both) == cards(plain) + cards(base)
    assert cards(both).total() == 65 + 67
    hire = Counter({"calculated_hire": 1})
    assert intrigue(both) == intrigue(plain) + intrigue(base) - hire
    assert intrigue(both).total() == 40 + 39
    leaders = {leader.id for leader in both.leaders}
    assert leaders == {leader.id for leader in plain.leaders + base.leaders}


def test_board_reserve_and_starting_decks_are_those_of_uprising() -> None:
    """No Foldspace, no Arrakis Liaison, no space of the base board; The Spice Must Flow is a card of the Guild."""
    plain, both = rules("uprising"), rules(*WITH_BASE)
    assert [card.id for card in both.reserve] == ["prepare_the_way", "the_spice_must_flow"]
    assert (both.reserve[1].factions >> GUILD) & 1
    assert [space.id for space in both.spaces] == [space.id for space in plain.spaces]
    assert both.tracks[0].bonus is not None
    assert both.tracks[0].bonus.asks() == "place_spy"
    deck = Counter(both.cards[card].id for card in new_state(both, 3, ["muaddib"], RANDOM, "mixed").players[0].deck)
    assert (deck.total(), deck["dagger"], deck["dune_the_desert_planet"]) == (10, 2, 2)


@pytest.mark.parametrize("boxes", [WITH_BASE, WITH_BOTH, ALL])
def test_there_is_no_mentat(boxes: tuple[str, ...]) -> None:
    """Nothing takes or promises one, with old Conflicts neither; the base box alone has it."""
    found = rules_for(boxes, True, old_conflicts=True)
    assert not [node for node in found.nodes if isinstance(node, TakeMentat | PromiseMentat)]
    assert [node for node in rules("base").nodes if isinstance(node, TakeMentat | PromiseMentat)]


def test_base_leaders_and_cards_play_on_the_new_board() -> None:
    """Duke Leto pays 1 Solari less for High Council; Carryall doubles the base spice of a Maker space."""
    leto = seat(leader="duke_leto_atreides", hand=["dagger"], solari=4, intrigue=[KEEPER])
    assert mixed(*WITH_BASE, A=leto).play("dagger").to("high_council").A.solari == 0
    for space, water, spice in (("imperial_basin", 0, 2), ("hagga_basin", 1, 4), ("deep_desert", 3, 8)):
        mine = seat(hand=["carryall"], water=water, intrigue=[KEEPER])
        table = mixed(*WITH_BASE, A=mine).play("carryall").to(space)
        while not table.can("end_turn"):
            table.choose(table.legal[0])
        assert table.A.spice == spice


def test_urgent_mission_does_not_recall_the_agent_just_sent() -> None:
    """As every recall of Uprising."""
    mine = seat(hand=["diplomacy"], on=["secrets"], agents=1, intrigue=["urgent_mission", KEEPER])
    table = mixed(*WITH_BASE, A=mine).play("diplomacy").to("fremkit").intrigue("urgent_mission")
    assert (table.A.on, table.A.agents) == (["fremkit"], 1)


def test_troop_effects_of_base_cards_leave_sandworms() -> None:
    """Master Tactician: up to three troops retreat, the sandworm stays."""
    mine = seat(conflict=2, sandworms=1, garrison=0, intrigue=["master_tactician"])
    table = mixed(*WITH_BASE, phase="combat", A=mine, B=seat(conflict=1, intrigue=["ambush"]))
    table.intrigue("master_tactician").choose("choose:2")
    assert table.legal == ["retreat:0", "retreat:1", "retreat:2"]
    assert table.choose("retreat:2").A.strength == 3


# --- Conflict cards ---------------------------------------------------------------------------------------------------


def test_old_conflicts_are_left_out_unless_wanted() -> None:
    """16 of Uprising; with the switch 17 of the base box, without Sort Through the Chaos, and 4 of Rise of Ix."""
    assert {conflict.id for conflict in rules(*WITH_BOTH).conflicts} == {c.id for c in rules("uprising").conflicts}
    with_base = {conflict.id for conflict in rules(*WITH_BASE, old_conflicts=True).conflicts}
    base = {conflict.id for conflict in rules("base").conflicts}
    assert with_base == {c.id for c in rules("uprising").conflicts} | base - {"sort_through_the_chaos"}
    assert len(with_base) == 16 + 17
    assert len(rules(*WITH_BOTH, old_conflicts=True).conflicts) == 16 + 17 + 4
    assert len(rules(*WITH_IX, old_conflicts=True).conflicts) == 16 + 4


def test_a_deck_with_old_conflicts_has_10_cards() -> None:
    """1, 5 and 4 of the three levels, from all boxes."""
    found = rules(*WITH_BOTH, old_conflicts=True)
    old = 0
    for seed in range(20):
        deck = new_state(found, 3, [], RANDOM, f"old conflicts {seed}").conflict_deck
        assert [found.conflicts[number].level for number in deck] == [3, 3, 3, 3, 2, 2, 2, 2, 2, 1]
        old += sum(found.conflicts[number].battle_icon == NOBODY for number in deck)
    assert 0 < old < 200


def test_an_old_conflict_makes_no_pair() -> None:
    """It has no battle icon; its winner takes it all the same."""
    table = mixed(
        *WITH_BASE,
        old_conflicts=True,
        phase="rewards",
        conflict="skirmish_a",
        conflict_deck=[],
        A=seat(conflict=1, trophies=["desert_mouse_i", "crysknife_i"]),
        B=seat(),
    )
    assert sorted(table.A.trophies) == ["crysknife_i", "desert_mouse_i", "skirmish_a"]
    assert table.A.trophies_matched == []


def test_the_shield_wall_protects_old_conflicts_for_its_spaces() -> None:
    """No sandworm at the base box's Siege of Arrakeen while the wall stands."""
    for wall, sandworms in ((True, 0), (False, 1)):
        mine = seat(hand=["dune_the_desert_planet"], water=1, hooks=True, intrigue=[KEEPER])
        table = mixed(*WITH_BASE, old_conflicts=True, conflict="siege_of_arrakeen", wall=wall, A=mine)
        table.play("dune_the_desert_planet").to("hagga_basin").resolve("space/hagga_basin")
        if table.asked == "choose_one":
            table.choose("choose:2")
        assert table.A.sandworms == sandworms


def test_an_old_conflict_for_carthag_gives_no_control() -> None:
    """The space is not on this board; the other rewards are given."""
    table = mixed(
        *WITH_BASE,
        old_conflicts=True,
        phase="rewards",
        conflict="siege_of_carthag",
        conflict_deck=[],
        A=seat(conflict=1),
        B=seat(),
    )
    while table.asked:
        table.choose(table.legal[0])
    assert set(table.state.control) == {NOBODY}
    assert table.A.trophies == ["siege_of_carthag"]


# --- With Rise of Ix --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("boxes", [WITH_IX, WITH_BOTH, ALL])
def test_the_overlay_covers_a_corner_of_the_board(boxes: tuple[str, ...]) -> None:
    """Assembly Hall, Gather Support, Accept Contract and Shipping go, four spaces come; the Landsraad's others stay."""
    plain = {space.id for space in rules("uprising").spaces}
    board = {space.id for space in rules(*boxes).spaces}
    assert plain - board == {"assembly_hall", "gather_support", "accept_contract", "shipping"}
    assert board - plain == {space.id for space in ix_spaces()}
    assert board - plain == {"interstellar_shipping", "smuggling", "tech_negotiation", "dreadnought"}
    assert len(board) == 22
    assert board >= {"high_council", "imperial_privilege", "swordmaster"}


def test_ix_cards_tiles_and_leaders_join() -> None:
    """35 Imperium cards, 17 Intrigue cards, 18 tiles, 6 leaders; without the base box Ilesa Ecaz stays out."""
    plain, both = rules("uprising"), rules(*WITH_BOTH)
    alone = rules("base", "ix")
    assert cards(both) == cards(plain) + cards(alone)
    assert intrigue(both) == intrigue(plain) + intrigue(alone) - Counter({"calculated_hire": 1})
    assert len(both.tech) == 18
    assert {leader.id for leader in both.leaders} == {leader.id for leader in plain.leaders + alone.leaders}
    without_base = rules(*WITH_IX)
    assert {leader.id for leader in alone.leaders + plain.leaders} - {leader.id for leader in without_base.leaders} == {
        "ilesa_ecaz",
        *(leader.id for leader in rules("base").leaders),
    }


def test_foldspace_is_there_for_ilesa_only() -> None:
    """With the base box and Rise of Ix; no other effect takes it, no Persuasion buys it."""
    assert "foldspace" in [card.id for card in rules(*WITH_BOTH).reserve]
    for boxes in (("uprising",), WITH_BASE, WITH_IX, ("uprising", "choam", "ix")):
        assert "foldspace" not in [card.id for card in rules(*boxes).cards]
    ilesa = seat(leader="ilesa_ecaz", hand=["signet_ring"], solari=1, intrigue=[KEEPER])
    table = mixed(*WITH_BOTH, A=ilesa).play("signet_ring").to("imperial_basin").resolve("leader/ilesa_ecaz")
    assert (table.A.solari, table.A.discard, table.reserve("foldspace")) == (0, ["foldspace"], 5)
    other = seat(hand=["convincing_argument"] * 5, intrigue=["inspire_awe", KEEPER])
    table = mixed(*WITH_BOTH, A=other).reveal()
    assert sorted(table.offers("buy")) == ["long_live_the_fighters", "prepare_the_way", "the_spice_must_flow"]
    table = mixed(*WITH_BOTH, A=seat(hand=["dagger"], intrigue=["inspire_awe", KEEPER])).intrigue("inspire_awe")
    assert table.A.discard == ["prepare_the_way"]


def test_a_winning_dreadnought_may_take_control() -> None:
    """Of a space of Uprising, too, that had none of the base board."""
    mine = seat(dreadnoughts_conflict=1, garrison=0)
    table = mixed(*WITH_BOTH, phase="rewards", conflict="skirmish_desert_mouse", conflict_deck=[], A=mine, B=seat())
    assert sorted(table.offers("control")) == ["arrakeen", "imperial_basin", "spice_refinery"]
    assert table.choose("control:spice_refinery").warship("spice_refinery") == "A"


def test_the_epic_game_takes_economic_supremacy() -> None:
    """The one Conflict card of Rise of Ix in it: five of level III, five of level II, none of level I."""
    plain = {conflict.id for conflict in rules("uprising").conflicts}
    epic = rules(*WITH_IX, epic=True)
    assert {conflict.id for conflict in epic.conflicts} - plain == {"economic_supremacy"}
    g = new_state(epic, 3, [], RANDOM, "epic")
    assert [epic.conflicts[number].level for number in g.conflict_deck] == [3] * 5 + [2] * 5
    assert "economic_supremacy" in [epic.conflicts[number].id for number in g.conflict_deck]
    player = g.players[0]
    deck = Counter(epic.cards[card].id for card in player.deck)
    assert (deck["control_the_spice"], deck["dune_the_desert_planet"]) == (1, 1)
    assert (player.garrison, len(player.intrigue)) == (5, 1)


# --- With the CHOAM module --------------------------------------------------------------------------------------------


def test_the_choam_module_brings_its_cards_contracts_and_leader() -> None:
    """4 Imperium cards, 4 Intrigue cards, 20 contracts, Shaddam; the board is the same."""
    plain, module = rules("uprising"), rules("uprising", "choam")
    assert (cards(module) - cards(plain)).total() == 4
    assert (intrigue(module) - intrigue(plain)).total() == 4
    assert {leader.id for leader in module.leaders} - {leader.id for leader in plain.leaders} == {"shaddam_corrino_iv"}
    assert (len(module.contracts), plain.contracts) == (18, [])
    assert [space.id for space in module.spaces] == [space.id for space in plain.spaces]


def test_contracts_of_ix_come_with_rise_of_ix() -> None:
    """10 more, which never lie in the market."""
    found = rules("uprising", "choam", "ix")
    assert (found.market_contracts, len(found.contracts)) == (18, 28)
    assert rules("uprising", "choam", "base").market_contracts == 18
    assert len(rules("uprising", "choam", "base").contracts) == 18


# --- Setups -----------------------------------------------------------------------------------------------------------

COMBINATIONS = [("uprising", *others) for n in range(4) for others in combinations(("choam", "base", "ix"), n)]


@pytest.mark.parametrize("players", [3, 4])
@pytest.mark.parametrize("boxes", COMBINATIONS, ids="+".join)
def test_every_combination_with_uprising_can_be_set_up(boxes: tuple[str, ...], players: int) -> None:
    """In any order of the boxes; the Shield Wall stands and objectives are dealt."""
    leaders = ("muaddib", "gurney_halleck", "princess_irulan", "lady_margot_fenring")[:players]
    for order in (boxes, tuple(reversed(boxes))):
        g = new_game(Setup(players=players, boxes=order, leaders=leaders), "combination").state
        assert g.wall
        assert all(len(player.trophies) == 1 for player in g.players)
        assert len(g.contract_market) == (2 if "choam" in boxes else 0)


WRONG: list[tuple[str, dict[str, Any]]] = [
    ("choam needs the box uprising", {"boxes": ("choam",)}),
    ("ix needs one of the boxes base, uprising", {"boxes": ("ix",)}),
    ("choam needs the box uprising", {"boxes": ("choam", "ix")}),
    ("choam needs the box uprising", {"boxes": ("base", "choam")}),
    ("choam needs the box uprising", {"boxes": ("base", "choam", "ix")}),
    ("old_conflicts needs one of the boxes base, ix", {"boxes": ("uprising",), "old_conflicts": True}),
    ("old_conflicts needs one of the boxes base, ix", {"boxes": ("uprising", "choam"), "old_conflicts": True}),
    ("old_conflicts needs the box uprising", {"boxes": ("base",), "old_conflicts": True}),
    ("old_conflicts needs the box uprising", {"boxes": ("base", "ix"), "old_conflicts": True}),
    ("epic needs the box ix", {"boxes": ("uprising",), "epic": True}),
    ("epic needs the box ix", {"boxes": WITH_BASE, "epic": True}),
    ("variant dice the number of players can be 1", {"boxes": WITH_IX, "dice": True}),
    ("variant escalation the number of players can be 1, 2", {"boxes": WITH_IX, "escalation": True}),
    ("solo game", {"boxes": ("uprising",), "difficulty": "mentat"}),
    ("a box is named twice", {"boxes": ("uprising", "uprising")}),
    ("unknown leader 'ilesa_ecaz'", {"boxes": WITH_IX, "leaders": ("ilesa_ecaz", "muaddib", "gurney_halleck")}),
    ("unknown leader 'paul_atreides'", {"boxes": ("uprising",), "leaders": ("paul_atreides", "muaddib", "x")}),
    ("unknown leader 'shaddam_corrino_iv'", {"boxes": WITH_BOTH, "leaders": ("shaddam_corrino_iv",)}),
]


@pytest.mark.parametrize(("message", "setup"), WRONG)
def test_setups_that_cannot_be_played(message: str, setup: dict[str, Any]) -> None:
    """Each is refused with a reason."""
    with pytest.raises(SetupError, match=message):
        Setup(**{"players": 3, **setup}).rules()
