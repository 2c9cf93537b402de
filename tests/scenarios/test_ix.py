"""The worked examples and clarifications of Rise of Ix, S-I-01 to S-I-29, each under its own number.

A is Bohdan, B Nadiya, C Serhiy where an example has them.
"""

from __future__ import annotations

from itertools import count
from typing import Any

from landsraad import Setup, new_game
from landsraad.engine.machine.rng import Rng, seeded
from tests.support.table import Table, given, seat

WAITING = seat(hand=["diplomacy"])  # an opponent who has still something to do, so that the table waits
LAST_ROUND: list[str] = []  # no Conflict is left: the game stops after this round, and shows what it brought


def ix(**more: Any) -> Table:
    """A table with Rise of Ix."""
    more.setdefault("B", WAITING)
    return given(boxes=("base", "ix"), **more)


# --- Tech -------------------------------------------------------------------------------------------------------------


def test_s_i_01_bohdan_buys_disposal_facility() -> None:
    """2 spice (3 - 1), a card trashed, the next tile turned up; 1 Persuasion while the Agent is there."""
    table = ix(
        tech_stacks=[["spaceport", "disposal_facility"], ["flagship"], ["chaumurky"]],
        A=seat(hand=["dagger", "diplomacy"], spice=2, intrigue=["ambush"]),
    )
    table.play("dagger").to("tech_negotiation").resolve("space/tech_negotiation").choose("choose:1")
    table.choose("tech:disposal_facility", "accept", "trash_play:dagger")
    assert (table.A.spice, table.A.tech, table.trashed) == (0, ["disposal_facility"], ["dagger"])
    assert table.open_tech == ["spaceport", "flagship", "chaumurky"]
    at_reveal = ix(A=seat(hand=["diplomacy"], on=["tech_negotiation"], tech=["disposal_facility"], intrigue=["ambush"]))
    assert at_reveal.reveal().A.persuasion == 1 + 1  # Diplomacy and the space


def test_s_i_02_with_a_negotiator_the_price_falls_further() -> None:
    """1 negotiator on Ix and 1 spice: 3 - 1 - 1; the troop is in the supply again."""
    table = ix(
        tech_stacks=[["disposal_facility"], [], []],
        A=seat(hand=["dagger"], spice=1, negotiators=1, supply=6, intrigue=["ambush"]),
    )
    table.play("dagger").to("tech_negotiation").resolve("space/tech_negotiation")
    table.choose("choose:1", "tech:disposal_facility", "decline")
    assert (table.A.spice, table.A.supply, table.A.state.negotiators) == (0, 7, 0)
    assert table.A.tech == ["disposal_facility"]


def test_s_i_02_negotiators_are_returned_as_the_buyer_likes() -> None:
    """With 2 spice at hand the negotiator may stay on Ix."""
    table = ix(
        tech_stacks=[["disposal_facility"], [], []],
        A=seat(hand=["dagger"], spice=2, negotiators=1, intrigue=["ambush"]),
    )
    table.play("dagger").to("tech_negotiation").resolve("space/tech_negotiation")
    table.choose("choose:1", "tech:disposal_facility")
    assert table.legal == ["negotiators:0", "negotiators:1"]
    table.choose("negotiators:0")
    assert (table.A.spice, table.A.state.negotiators) == (0, 1)


def test_s_i_03_the_other_option_sends_a_negotiator() -> None:
    """1 troop from the supply of 5 goes to Ix; with an empty supply nothing happens."""
    table = ix(tech_stacks=[["windtraps"], [], []], A=seat(hand=["dagger"], spice=9, supply=5, intrigue=["ambush"]))
    table.play("dagger").to("tech_negotiation").resolve("space/tech_negotiation").choose("choose:2")
    assert (table.A.supply, table.A.state.negotiators) == (4, 1)
    empty = ix(tech_stacks=[["windtraps"], [], []], A=seat(hand=["dagger"], spice=9, supply=0, intrigue=["ambush"]))
    empty.play("dagger").to("tech_negotiation").resolve("space/tech_negotiation")
    assert (empty.A.state.negotiators, empty.can("choose:2")) == (0, False)


def test_s_i_04_the_price_of_tech_is_never_below_0_and_discounts_do_not_add() -> None:
    """Cost 1, discount 2, 3 negotiators: free, none is needed. Two discounts are not combined."""
    table = ix(
        tech_stacks=[["artillery"], [], []],
        A=seat(hand=["landing_rights"], freighter=3, negotiators=3, intrigue=["ambush"]),
    )
    table.play("landing_rights").to("arrakeen").resolve("card/landing_rights")
    table.choose("freighter:recall", "choose:3", "tech:artillery")
    assert (table.A.tech, table.A.spice) == (["artillery"], 0)
    assert table.A.state.negotiators == 3
    # Smuggling's recall (discount 2) after Tech Negotiation's icon (discount 1) was spent on nothing: still 2 only
    apart = ix(
        tech_stacks=[["training_drones"], [], []],
        A=seat(hand=["dune_the_desert_planet"], freighter=3, on=["tech_negotiation"], intrigue=["ambush"]),
    )
    apart.play("dune_the_desert_planet").to("smuggling").resolve("space/smuggling.2")
    apart.choose("freighter:recall", "choose:3")
    assert (apart.A.tech, apart.can("tech:training_drones")) == ([], False)


# --- Shipping ---------------------------------------------------------------------------------------------------------


def test_s_i_05_bohdan_at_interstellar_shipping() -> None:
    """Advance to 3, recall: 2 spice, Restricted Ordnance for 2, Bene Gesserit Influence, 2 troops at home."""
    table = ix(
        tech_stacks=[["restricted_ordnance"], ["flagship"], ["spaceport"]],
        A=seat(
            hand=["dune_the_desert_planet"],
            freighter=2,
            garrison=3,
            influence={"guild": 2, "bene_gesserit": 1},
            intrigue=["ambush"],
        ),
    )
    table.play("dune_the_desert_planet").to("interstellar_shipping")
    table.resolve("space/interstellar_shipping").choose("freighter:advance")
    assert table.A.state.freighter == 3
    table.resolve("space/interstellar_shipping.2").choose("freighter:recall")
    assert table.A.state.freighter == 0
    table.choose("choose:1", "choose:2")
    assert table.A.spice == 2
    table.choose("choose:3", "tech:restricted_ordnance", "influence:bene_gesserit")
    assert (table.A.spice, table.A.tech) == (0, ["restricted_ordnance"])
    assert (table.A.influence["bene_gesserit"], table.A.garrison, table.A.conflict) == (2, 5, 0)
    assert table.offers("deploy") == []


def test_s_i_06_interstellar_shipping_needs_2_guild_influence() -> None:
    """Guild Influence 1 is not enough."""

    def table(guild: int) -> Table:
        mine = seat(hand=["dune_the_desert_planet"], influence={"guild": guild}, intrigue=["ambush"])
        return ix(A=mine).play("dune_the_desert_planet")

    assert table(1).why_not("send:interstellar_shipping") == "influence: guild, have 1, need 2"
    assert table(2).can("send:interstellar_shipping")


def test_s_i_07_dividends() -> None:
    """Four players: +5 Solari for the owner, +1 for each opponent; or 2 spice."""
    table = ix(players=4, A=seat(hand=["landing_rights"], freighter=1, intrigue=["ambush"]), C=seat(solari=4), D=seat())
    table.play("landing_rights").to("arrakeen").resolve("card/landing_rights").choose("freighter:recall")
    assert table.legal == ["choose:1", "choose:2"]
    spice = table.copy().choose("choose:2")
    assert (spice.A.spice, spice.A.solari, spice.B.solari) == (2, 0, 0)
    table.choose("choose:1")
    assert [player.solari for player in table.state.players] == [5, 1, 5, 1]


# --- Dreadnoughts -----------------------------------------------------------------------------------------------------


def test_s_i_08_strengths_of_the_worked_combat() -> None:
    """2 troops: 4; a dreadnought and 2 swords revealed: 5; a dreadnought and 2 troops: 7."""
    table = ix(
        A=seat(conflict=2, hand=["diplomacy"]),
        B=seat(dreadnoughts_conflict=1, hand=["dagger", "dagger"]),
        C=seat(dreadnoughts_conflict=1, conflict=2, hand=["diplomacy"], intrigue=["ambush"]),
    )
    table.reveal("A").reveal("B").reveal("C")
    assert (table.A.strength, table.B.strength, table.C.strength) == (4, 5, 7)


def test_s_i_09_result_of_the_worked_combat() -> None:
    """Serhiy must place his dreadnought where none is; Nadiya's goes home; Bohdan's leaves Arrakeen at the end."""
    table = ix(
        phase="rewards",
        conflict="skirmish_ix_a",
        conflict_deck=LAST_ROUND,
        warships={"arrakeen": "A"},
        control={"arrakeen": "B", "imperial_basin": "B"},
        A=seat(conflict=2, garrison=0),
        B=seat(dreadnoughts_conflict=1, swords=2),
        C=seat(dreadnoughts_conflict=1, conflict=2, garrison=0),
    )
    table.choose("freighter:advance")
    assert (table.decider, table.legal) == ("C", ["control:carthag", "control:imperial_basin"])
    table.choose("control:imperial_basin")
    assert (table.C.spice, table.C.state.freighter) == (1, 1)  # first reward
    assert table.B.solari == 3  # second
    assert (table.A.solari, table.A.spice) == (0, 0)  # three players: no third
    assert (table.warship("imperial_basin"), table.controller("imperial_basin")) == ("C", "B")
    assert table.B.state.dreadnoughts_home == 1
    assert (table.A.supply, table.C.supply) == (12, 12)
    assert (table.warship("arrakeen"), table.controller("arrakeen")) == ("", "B")
    assert table.A.state.dreadnoughts_home == 1


# --- Discard, Unload, infiltration ------------------------------------------------------------------------------------


def test_s_i_10_guild_chief_administrator_discards_to_trash() -> None:
    """A card discarded, then one trashed; without a discard nothing is trashed."""
    mine = seat(hand=["guild_chief_administrator", "dagger"], discard=["diplomacy"], intrigue=["ambush"])
    table = ix(A=mine).play("guild_chief_administrator").to("smuggling")
    table.resolve("card/guild_chief_administrator").choose("accept")
    assert sorted(table.legal) == [
        "trash_discard:dagger",
        "trash_discard:diplomacy",
        "trash_play:guild_chief_administrator",
    ]
    table.choose("trash_discard:diplomacy")
    assert (table.A.discard, table.trashed) == (["dagger"], ["diplomacy"])
    empty = seat(hand=["guild_chief_administrator"], discard=["diplomacy"], intrigue=["ambush"])
    nothing = ix(A=empty).play("guild_chief_administrator").to("smuggling")
    assert not nothing.can("resolve:card/guild_chief_administrator")


def test_s_i_11_unload_on_discard() -> None:
    """Esmar Tuek discarded as the cost: 2 spice and 2 Solari."""
    mine = seat(hand=["guild_chief_administrator", "esmar_tuek"], influence={"guild": 2}, intrigue=["ambush"])
    table = ix(A=mine).play("guild_chief_administrator").to("interstellar_shipping")
    table.resolve("card/guild_chief_administrator")
    assert (table.A.spice, table.A.solari, table.A.discard) == (2, 2, ["esmar_tuek"])


def test_s_i_12_unload_again_on_trash() -> None:
    """Then trashed from the discard pile: 4 and 4 in all; Esmar Tuek is out of the game."""
    mine = seat(hand=["guild_chief_administrator", "esmar_tuek"], influence={"guild": 2}, intrigue=["ambush"])
    table = ix(A=mine).play("guild_chief_administrator").to("interstellar_shipping")
    table.resolve("card/guild_chief_administrator").choose("accept", "trash_discard:esmar_tuek")
    assert (table.A.spice, table.A.solari) == (4, 4)
    assert (table.A.discard, table.trashed) == ([], ["esmar_tuek"])


def test_s_i_13_infiltration_at_smuggling() -> None:
    """CHOAM Delegate joins Serhiy's Agent and gets the space: 1 Solari and a freighter."""
    table = ix(A=seat(hand=["choam_delegate"], intrigue=["ambush"]), C=seat(hand=["dagger"], on=["smuggling"]))
    table.play("choam_delegate").to("smuggling")
    assert (table.A.on, table.C.on, table.A.solari) == (["smuggling"], ["smuggling"], 1)
    table.resolve("space/smuggling.2").choose("freighter:advance")
    assert table.A.state.freighter == 1


def test_s_i_14_no_infiltration_against_your_own_agent() -> None:
    """Bohdan's own Agent on Smuggling closes it to him."""
    mine = seat(hand=["choam_delegate"], on=["smuggling"], water=1, intrigue=["ambush"])
    assert ix(A=mine).play("choam_delegate").why_not("send:smuggling") == "occupied: own"


def test_s_i_15_infiltration_does_not_beat_the_voice() -> None:
    """Smuggling is marked by an opponent's The Voice."""
    mine = seat(hand=["choam_delegate"], water=1, intrigue=["ambush"])
    table = ix(A=mine, B=seat(hand=["dagger"], mark="smuggling"))
    assert table.play("choam_delegate").why_not("send:smuggling") == "forbidden: mark"


def test_s_i_16_dispatch_an_envoy_adds_no_infiltration() -> None:
    """Wealth with an enemy: no; free faction spaces: yes; an occupied Spice Trade space: yes."""
    table = ix(
        A=seat(hand=["choam_delegate"], intrigue=["dispatch_an_envoy", "ambush"]),
        B=seat(hand=["dagger"], on=["wealth", "smuggling"]),
    )
    table.intrigue("dispatch_an_envoy").play("choam_delegate")
    assert table.why_not("send:wealth") == "occupied: enemy"
    assert {"foldspace", "secrets", "stillsuits", "smuggling"} <= set(table.offers("send"))


# --- Solo and two players ---------------------------------------------------------------------------------------------


def test_s_i_17_a_rivals_dreadnought_picks_a_space() -> None:
    """Nobody on Imperial Basin, opponents' markers on Arrakeen and Carthag: Arrakeen."""
    table = ix(
        persons=1,
        phase="rewards",
        conflict="skirmish_ix_b",
        conflict_deck=LAST_ROUND,
        control={"arrakeen": "A", "carthag": "C"},
        A=seat(),
        B=seat(dreadnoughts_conflict=1),
        C=seat(agents=0),
    )
    assert (table.warship("arrakeen"), table.warship("imperial_basin")) == ("B", "")


def test_s_i_18_a_rivals_freighter() -> None:
    """Three icons: to 1, to 2, back: 2 troops, 1 Influence where it has least, dividends; never 3, never spice."""
    influence = {"emperor": 2, "guild": 2, "fremen": 2}
    table = ix(
        persons=1,
        turn="B",
        hagal_deck=["smuggling_or_interstellar_shipping", "interstellar_shipping"],
        A=WAITING,
        B=seat(agents=1, garrison=0, influence=influence),
        C=seat(agents=0),
    )
    assert table.B.state.freighter == 2
    again = ix(
        persons=1,
        turn="B",
        hagal_deck=["smuggling_or_interstellar_shipping"],
        A=WAITING,
        B=seat(agents=1, garrison=0, freighter=2, influence=influence),
        C=seat(agents=0),
    )
    assert (again.B.state.freighter, again.B.garrison, again.B.influence["bene_gesserit"]) == (1, 2, 1)
    assert (again.B.solari, again.B.spice, again.A.solari, again.C.solari) == (5, 0, 1, 1)


def test_s_i_19_a_rival_with_two_dreadnoughts_skips_the_dreadnought_card() -> None:
    """The next card is revealed; so is the space of the Dreadnought card left free."""
    table = ix(
        persons=1,
        turn="B",
        hagal_deck=["carthag", "dreadnought_1p"],
        A=WAITING,
        B=seat(agents=1, dreadnoughts_home=2),
        C=seat(agents=0),
    )
    assert table.B.on == ["carthag"]
    assert table.hagal_discard == ["dreadnought_1p", "carthag"]


def rolling(*rolls: int) -> Rng:
    """A generator that rolls these dice next."""
    for number in count():
        rng = Rng(start := seeded(str(number)))
        if [1 + rng.below(6) for _ in rolls] == list(rolls):
            return Rng(start)
    raise AssertionError


def churned(*rolls: int) -> Table:
    """The end of a Reveal turn with these dice."""
    table = ix(
        persons=1,
        dice=True,
        row=["scout", "chani", "carryall", "opulence", "stilgar"],
        imperium_deck=["crysknife", "crysknife"],
        A=seat(hand=["dagger"], intrigue=["ambush"]),
        B=seat(agents=1),
        C=seat(agents=0),
        hagal_deck=["wealth"] * 3,
    )
    table.reveal()
    table.state.rng = rolling(*rolls)
    return table.end_turn()


def test_s_i_20_dice_churn() -> None:
    """2 and 6 trash the second card only; 4 and 4 the fourth only; the Row is refilled."""
    assert (two := churned(2, 6)).trashed == ["chani"]
    assert two.row == ["scout", "crysknife", "carryall", "opulence", "stilgar"]
    assert (four := churned(4, 4)).trashed == ["opulence"]
    assert four.row == ["scout", "chani", "carryall", "crysknife", "stilgar"]
    assert sorted(churned(1, 5).trashed) == ["scout", "stilgar"]


def test_s_i_21_brutal_escalation() -> None:
    """Level III: a Rival adds the swords of two cards; at level II, or without the variant, of one."""

    def swords(conflict: str, escalation: bool) -> int:
        table = ix(
            persons=1,
            escalation=escalation,
            phase="rival_swords",
            conflict=conflict,
            hagal_deck=["wealth", "wealth", "selective_breeding"],
            A=seat(conflict=1, intrigue=["ambush"]),
            B=seat(conflict=1),
            C=seat(agents=0),
        )
        return int(table.B.state.swords)

    assert swords("battle_for_arrakeen", True) == 2 + 3
    assert swords("battle_for_arrakeen", False) == 2
    assert swords("siege_of_carthag", True) == 2


# --- Setup and clarifications -----------------------------------------------------------------------------------------


def test_s_i_22_setup_of_the_conflict_deck() -> None:
    """Still 1 of level I, 5 of level II, 4 of level III; one level III card is left over."""
    game = new_game(Setup(players=4, boxes=("base", "ix"), leader_mode="choose"), "S-I-22")
    conflicts = game.rules.conflicts
    assert [conflicts[card].level for card in reversed(game.state.conflict_deck)] == [1] + [2] * 5 + [3] * 4
    left = {card.id for card in conflicts if card.level == 3} - {conflicts[n].id for n in game.state.conflict_deck}
    assert len(left) == 1


def test_s_i_23_the_epic_game() -> None:
    """5 Conflicts of level II over 5 of level III; Control the Spice; 1 Intrigue card; 5 troops; 12 VP."""
    game = new_game(Setup(players=4, boxes=("base", "ix"), epic=True, leader_mode="choose"), "S-I-23")
    g, rules = game.state, game.rules
    assert [rules.conflicts[card].level for card in reversed(g.conflict_deck)] == [2] * 5 + [3] * 5
    for player in g.players:
        deck = [rules.cards[card].id for card in player.deck]
        assert (deck.count("dune_the_desert_planet"), deck.count("control_the_spice"), len(deck)) == (1, 1, 10)
        assert (len(player.intrigue), player.garrison) == (1, 5)
    for vp, over in ((11, False), (12, True)):
        table = ix(phase="recall", epic=True, conflict_deck=["skirmish_b"], A=seat(vp=vp, hand=["dagger"]))
        assert table.game.over == over
    assert ix(phase="recall", conflict_deck=["skirmish_b"], A=seat(vp=10, hand=["dagger"])).game.over


def test_s_i_24_imperial_bashar() -> None:
    """The Sister used for 2 Persuasion is not counted; used for 2 swords she is."""
    hand = ["imperial_bashar", "bene_gesserit_sister"]
    table = ix(A=seat(hand=hand, conflict=1, intrigue=["ambush"])).reveal()
    persuasion = table.copy().resolve("card/bene_gesserit_sister").choose("choose:1").end_turn()
    assert persuasion.A.strength == 2 + 2
    assert table.resolve("card/bene_gesserit_sister").choose("choose:2").end_turn().A.strength == 2 + 2 + 2 + 1


def test_s_i_25_ilesa_ecaz_reveals_first() -> None:
    """The card set aside is among the revealed ones; neither spice nor Solari."""
    table = ix(
        phase="round_start",
        conflict_deck=["skirmish_b"],
        A=seat(leader="ilesa_ecaz", hand=["dagger", "convincing_argument"], intrigue=["ambush"]),
    )
    table.choose("keep:convincing_argument").reveal()
    assert sorted(table.A.in_play) == ["convincing_argument", "dagger"]
    assert (table.A.persuasion, table.A.spice, table.A.solari) == (2, 0, 0)


def test_s_i_26_appropriate() -> None:
    """A tile of 4 with 1 negotiator returned: 3 Solari or 3 spice, never mixed."""
    friend = {"emperor": 2}

    def table(solari: int, spice: int) -> Table:
        mine = seat(
            hand=["appropriate"], solari=solari, spice=spice, negotiators=1, influence=friend, intrigue=["ambush"]
        )
        table = ix(tech_stacks=[["chaumurky"], [], []], A=mine)
        return table.play("appropriate").to("dreadnought" if solari > 3 else "tech_negotiation")

    in_solari = table(3, 0).resolve("card/appropriate").choose("tech:chaumurky")
    assert (in_solari.A.solari, in_solari.A.tech, in_solari.A.state.negotiators) == (0, ["chaumurky"], 0)
    in_spice = table(0, 3).resolve("card/appropriate").choose("tech:chaumurky")
    assert (in_spice.A.spice, in_spice.A.tech) == (0, ["chaumurky"])
    assert not table(2, 2).can("resolve:card/appropriate")
    either = table(3, 3).resolve("card/appropriate")
    assert either.legal == ["choose:1", "choose:2"]


def test_s_i_27_treachery() -> None:
    """Its Agent box trashes it, which resolves its Unload box: 2 troops into the Conflict."""
    table = ix(A=seat(hand=["treachery"], garrison=3, intrigue=["ambush"])).play("treachery").to("stillsuits").plain()
    assert (table.trashed, table.A.conflict, table.A.supply) == (["treachery"], 2, 7)


def test_s_i_28_second_wave() -> None:
    """Not playable with no unit in the Conflict."""
    table = ix(phase="combat", A=seat(intrigue=["second_wave"]), B=seat(conflict=1, intrigue=["ambush"]))
    assert table.decider == "B"
    fighting = ix(phase="combat", A=seat(conflict=1, intrigue=["second_wave"]), B=seat(conflict=1))
    assert (fighting.decider, fighting.can("intrigue:second_wave")) == ("A", True)


def test_s_i_29_a_tech_tile_is_used_once_per_round() -> None:
    """Used in an Agent turn, not again in the Reveal turn; face up again in the next round."""
    table = ix(
        conflict_deck=["skirmish_b"],
        A=seat(hand=["dagger", "diplomacy"], supply=2, tech=["training_drones"], intrigue=["ambush"], deck=["dagger"]),
        B=seat(),
    )
    table.resolve("tech/training_drones")
    assert table.A.garrison == 4
    table.play("diplomacy").to("foldspace")
    assert not table.can("resolve:tech/training_drones")
    table.end_turn()
    assert (table.decider, table.can("resolve:tech/training_drones")) == ("A", False)
    table.reveal().end_turn()
    assert (table.state.round, table.decider) == (3, "A")
    assert table.can("resolve:tech/training_drones")
