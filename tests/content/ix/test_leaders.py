"""The six leaders of Rise of Ix: left ability, signet, setup; the two that may lead Rivals."""

from __future__ import annotations

from typing import Any

from landsraad import Setup, new_game, view
from landsraad.content.registry import rules_for
from landsraad.engine.machine.terms import HIDDEN
from tests.support.table import Table, given, seat

WAITING = seat(hand=["diplomacy"])  # an opponent who has still something to do, so that the table waits
DULL_ROW = ["opulence", "opulence", "opulence", "opulence", "opulence"]


def ix(**more: Any) -> Table:
    """A table with Rise of Ix."""
    more.setdefault("B", WAITING)
    more.setdefault("row", DULL_ROW)
    return given(boxes=("base", "ix"), **more)


def signet(leader: str, mine: seat | None = None, space: str = "tech_negotiation", **more: Any) -> Table:
    """A has sent an Agent with the Signet Ring; an Intrigue card keeps the turn open."""
    mine = mine or seat()
    mine.leader = leader
    mine.hand = ["signet_ring", *mine.hand]
    mine.intrigue = ["ambush"]
    return ix(A=mine, **more).play("signet_ring").to(space).plain()


def arrakeen_of_rival(leader: str, b: seat, **more: Any) -> Table:
    """The Rival B uses its signet at Arrakeen."""
    b.leader = leader
    b.agents = 1
    return ix(persons=1, turn="B", hagal_deck=["arrakeen_1p"], A=WAITING, B=b, C=seat(agents=0), **more)


def test_only_rhombur_and_hundro_may_lead_rivals() -> None:
    """Of the six."""
    may = {leader.id: leader.may_be_rival for leader in rules_for(("ix", "base"), False).leaders}
    fit = {id for id in may if may[id] and id.endswith(("_ecaz", "_vernius", "_moritani"))}
    assert fit == {"rhombur_vernius", "hundro_moritani"}


# --- Archduke Armand Ecaz ---------------------------------------------------------------------------------------------


def test_armand_ecaz_coordination_needs_two_agents_on_his_icons() -> None:
    """Two Agents on Landsraad, City or Spice Trade spaces: he may trash a card in play; optional."""

    def reveal(*spaces: str) -> Table:
        mine = seat(leader="armand_ecaz", hand=["dagger"], on=list(spaces), agents=0, discard=["scout"])
        mine.intrigue = ["ambush"]
        return ix(A=mine).reveal()

    for spaces in (("mentat", "high_council"), ("arrakeen", "smuggling"), ("imperial_basin", "dreadnought")):
        table = reveal(*spaces)
        assert table.can("end_turn")
        table.resolve("leader/armand_ecaz")
        assert table.trashed == ["dagger"]
    assert not reveal("mentat", "wealth").can("resolve:leader/armand_ecaz")
    assert not reveal("arrakeen").can("resolve:leader/armand_ecaz")


def test_armand_ecaz_conscript_acquires_a_card_up_to_3_for_nothing() -> None:
    """A card of the Row or Reserve that costs 3 or less, or none."""
    row = ["carryall", "crysknife", "scout", "chani", "opulence"]
    table = signet("armand_ecaz", seat(supply=0), row=row, imperium_deck=["dr_yueh"])
    assert table.can("end_turn")
    table.resolve("leader/armand_ecaz")
    assert sorted(table.offers("acquire")) == ["arrakis_liaison", "crysknife", "scout"]
    table.choose("acquire:crysknife")
    assert (table.A.discard, table.row) == (["crysknife"], ["carryall", "dr_yueh", "scout", "chani", "opulence"])


# --- Ilesa Ecaz -------------------------------------------------------------------------------------------------------


def ilesa(aside: str, *others: str, **mine: Any) -> Table:
    """Round Start: Ilesa has set a card aside; B may take two turns, C reveals at once."""
    ilesa = seat(leader="ilesa_ecaz", hand=[aside, *others], supply=0, intrigue=["ambush"], **mine)
    table = ix(phase="round_start", conflict_deck=["skirmish_b"], A=ilesa, B=seat(hand=["seek_allies", "diplomacy"]))
    return table.choose(f"keep:{aside}")


def second_turn(aside: str, first: str, space: str, **mine: Any) -> Table:
    """Her second turn of the round, after an Agent turn."""
    table = ilesa(aside, first, **mine).play(first).to(space).end_turn()
    return table.choose("play:seek_allies", "send:foldspace")


def test_ilesa_ecaz_must_set_a_card_aside_at_round_start() -> None:
    """Any card of the hand, face down: the others do not see it."""
    mine = seat(leader="ilesa_ecaz", deck=["dagger", "diplomacy", "scout", "chani", "carryall"])
    table = ix(phase="round_start", conflict_deck=["skirmish_b"], A=mine)
    assert (table.asked, sorted(table.legal)) == (
        "set_ahead",
        ["keep:carryall", "keep:chani", "keep:dagger", "keep:diplomacy", "keep:scout"],
    )
    table.choose("keep:chani")
    assert (len(table.A.hand), "chani" in table.A.hand) == (4, False)
    assert view(table.game, 1).state.players[0].ahead == (HIDDEN,)


def test_ilesa_ecaz_takes_the_card_back_for_her_second_turn() -> None:
    """It is not in her hand in the first turn; in the second it is, and everybody sees it."""
    table = ilesa("chani", "dagger")
    assert not table.can("play:chani")
    table = second_turn("chani", "dagger", "tech_negotiation")
    assert (table.A.hand, table.decider) == (["chani"], "A")
    assert [table.rules.cards[card].id for card in view(table.game, 1).state.players[0].hand] == ["chani"]


def test_ilesa_ecaz_gains_spice_for_one_icon_and_solari_otherwise() -> None:
    """The card set aside sends an Agent on her second turn: 1 spice with one icon, 1 Solari with more."""
    one = second_turn("reconnaissance", "dagger", "tech_negotiation").play("reconnaissance").to("arrakeen").plain()
    assert (one.A.spice, one.A.solari) == (1, 0)
    three = second_turn("signet_ring", "dagger", "tech_negotiation").play("signet_ring").to("arrakeen").plain()
    assert (three.A.spice, three.A.solari) == (0, 1)


def test_ilesa_ecaz_gains_nothing_when_the_card_is_revealed() -> None:
    """In a Reveal turn, first or second, the card brings only its Reveal box."""
    first = ilesa("reconnaissance", "dagger").reveal().plain()
    assert (sorted(first.A.in_play), first.A.spice) == (["dagger", "reconnaissance"], 0)
    second = second_turn("reconnaissance", "dagger", "tech_negotiation").reveal().plain()
    assert (second.A.spice, second.A.solari, second.A.persuasion) == (0, 0, 1 + 1)


def test_ilesa_ecaz_guild_contacts_buys_foldspace() -> None:
    """Signet: 1 Solari for a Foldspace card."""
    table = signet("ilesa_ecaz", seat(solari=1, supply=0)).resolve("leader/ilesa_ecaz")
    assert (table.A.solari, table.A.discard, table.reserve("foldspace")) == (0, ["foldspace"], 5)
    assert not signet("ilesa_ecaz", seat(supply=0)).can("resolve:leader/ilesa_ecaz")


# --- Prince Rhombur Vernius -------------------------------------------------------------------------------------------


def test_rhombur_vernius_dreadnoughts_have_strength_4() -> None:
    """Two dreadnoughts and a troop: 10."""
    table = ix(A=seat(leader="rhombur_vernius", hand=["dagger"], dreadnoughts_conflict=2, conflict=1))
    assert table.A.strength == 4 + 4 + 2


def test_rhombur_vernius_dreadnoughts_have_strength_3_under_a_rival() -> None:
    """Rivals use the signet only: the person's Rhombur makes his dreadnoughts stronger, the Rival's does not."""

    def strength(seat_of_rhombur: int) -> int:
        leaders = ["rhombur_vernius" if seat == seat_of_rhombur else "duke_leto_atreides" for seat in (0, 1)]
        setup = Setup(
            players=1, boxes=("base", "ix"), leaders=(leaders[0],), rival_leaders=(leaders[1], "hundro_moritani")
        )
        player = new_game(setup, "Rhombur").state.players[seat_of_rhombur]
        player.dreadnoughts_conflict = 1
        return player.strength()

    assert (strength(0), strength(1)) == (4, 3)


def test_rhombur_vernius_signet_acquires_tech_or_negotiates() -> None:
    """One of the two; a tile at full price."""
    stacks = [["windtraps"], [], []]
    table = signet("rhombur_vernius", seat(spice=2, supply=5), space="smuggling", tech_stacks=stacks)
    table.resolve("leader/rhombur_vernius")
    sent = table.copy().choose("choose:2")
    assert (sent.A.state.negotiators, sent.A.supply, sent.A.tech) == (1, 4, [])
    table.choose("choose:1", "tech:windtraps")
    assert (table.A.spice, table.A.tech, table.A.state.negotiators) == (0, ["windtraps"], 0)


def test_rhombur_vernius_as_a_rival_acquires_tech_if_he_can() -> None:
    """A marked tile he can pay for, the dearest; nobody is asked."""
    stacks = [["windtraps"], ["restricted_ordnance"], []]
    table = arrakeen_of_rival("rhombur_vernius", seat(spice=2, garrison=0, supply=5), tech_stacks=stacks)
    assert (table.asked, table.B.tech, table.B.spice) == ("turn", ["windtraps"], 0)
    assert table.B.state.negotiators == 0


def test_rhombur_vernius_as_a_rival_negotiates_otherwise() -> None:
    """With no tile that he may take and can pay for: a negotiator; an unmarked tile does not tempt him."""
    stacks = [["flagship"], ["artillery"], []]
    table = arrakeen_of_rival("rhombur_vernius", seat(spice=2, garrison=0, supply=5), tech_stacks=stacks)
    assert (table.asked, table.B.tech, table.B.spice) == ("turn", [], 2)
    assert table.B.state.negotiators == 1


# --- Tessia Vernius ---------------------------------------------------------------------------------------------------


def tessia(first: dict[str, int], snoopers: list[str], **mine: Any) -> Table:
    """Tessia in an Agent turn with Web of Power revealed: 1 Influence of choice."""
    mine.setdefault("hand", [])
    hand = ["web_of_power", *mine.pop("hand")]
    tessia = seat(leader="tessia_vernius", hand=hand, influence=first, snoopers=snoopers, intrigue=["ambush"], **mine)
    return ix(A=tessia)


def reach(faction: str, snoopers: list[str], influence: int = 1, **mine: Any) -> Table:
    """Tessia reaches 2 Influence with a faction, whose token is among those still lying there."""
    table = tessia({faction: influence}, snoopers, **mine).reveal()
    return table.resolve("card/web_of_power.2").choose(f"influence:{faction}")


def test_tessia_vernius_starts_with_a_token_on_every_track() -> None:
    """Four snooper tokens at 2 Influence."""
    leaders = ("tessia_vernius", "paul_atreides", "ilesa_ecaz")
    game = new_game(Setup(players=3, boxes=("base", "ix"), leaders=leaders), "Tessia")
    assert [player.snoopers for player in game.state.players] == [0b1111, 0, 0]


ALL = ["emperor", "guild", "bene_gesserit", "fremen"]


def test_tessia_vernius_first_token_may_trade_a_card_for_spice() -> None:
    """Discard a card for 1 spice, or not; the token is gone, and reaching 2 scores as always."""
    mine = seat(leader="tessia_vernius", hand=["diplomacy", "dagger"], influence={"emperor": 1}, intrigue=["ambush"])
    table = ix(A=mine).play("diplomacy").to("wealth").plain()
    kept = table.copy().choose("decline")
    assert (kept.A.hand, kept.A.spice, kept.A.vp) == (["dagger"], 0, 1)
    table.choose("accept")
    assert (table.A.discard, table.A.spice, table.A.vp) == (["dagger"], 1, 1)
    assert table.A.state.snoopers == 0b1110


def test_tessia_vernius_second_token_gives_the_bonus_of_its_track() -> None:
    """The bonus at 4 Influence: 2 troops, 3 Solari, an Intrigue card or 1 water."""
    assert reach("emperor", ["emperor", "guild", "fremen"], garrison=3).A.garrison == 5
    assert reach("guild", ["emperor", "guild", "fremen"]).A.solari == 3
    assert len(reach("bene_gesserit", ["emperor", "bene_gesserit", "fremen"]).A.intrigue) == 2
    assert reach("fremen", ["emperor", "guild", "fremen"]).A.water == 1


def test_tessia_vernius_third_token_gives_influence_with_its_faction() -> None:
    """1 Influence more: 3."""
    table = reach("fremen", ["emperor", "fremen"])
    assert (table.A.influence["fremen"], table.A.water) == (3, 0)


def test_tessia_vernius_fourth_token_gives_both() -> None:
    """The track's bonus and 1 Influence; at 4 Influence later the bonus comes again."""
    table = reach("fremen", ["fremen"])
    assert (table.A.influence["fremen"], table.A.water, table.A.state.snoopers) == (3, 1, 0)


def test_tessia_vernius_tokens_work_once() -> None:
    """Falling below 2 and coming back brings nothing any more."""
    table = reach("fremen", ["emperor", "guild", "bene_gesserit"])
    assert (table.A.influence["fremen"], table.A.water, table.A.state.snoopers) == (2, 0, 0b0111)


def test_tessia_vernius_two_steps_at_once_reach_the_token_too() -> None:
    """Treachery from 1 to 3 passes the token at 2."""
    mine = seat(
        leader="tessia_vernius", hand=["treachery"], influence={"guild": 1}, snoopers=["guild"], intrigue=["ambush"]
    )
    table = ix(A=mine).play("treachery").to("foldspace").plain()
    assert (table.A.influence["guild"], table.A.solari) == (4, 3 + 3)  # the token's bonus, then that of 4 Influence


def test_tessia_vernius_duplicity_moves_influence_to_a_faction_with_a_token() -> None:
    """Signet: lose 1 Influence, gain 1 with a faction whose token still lies there."""
    mine = seat(influence={"emperor": 1, "guild": 3}, snoopers=["emperor", "bene_gesserit"], supply=0)
    table = signet("tessia_vernius", mine).resolve("leader/tessia_vernius")
    assert sorted(table.legal) == ["lose:emperor", "lose:guild"]
    table.choose("lose:guild")
    assert sorted(table.legal) == ["influence:bene_gesserit", "influence:emperor"]
    table.choose("influence:bene_gesserit")
    assert table.A.influence == {"emperor": 1, "guild": 2, "bene_gesserit": 1, "fremen": 0}
    none_left = signet("tessia_vernius", seat(influence={"guild": 3}, snoopers=[], supply=0))
    assert not none_left.can("resolve:leader/tessia_vernius")


# --- "Princess" Yuna Moritani -----------------------------------------------------------------------------------------


def test_yuna_moritani_starts_without_water() -> None:
    """0 water in place of 1."""
    leaders = ("yuna_moritani", "paul_atreides", "ilesa_ecaz")
    game = new_game(Setup(players=3, boxes=("base", "ix"), leaders=leaders), "Yuna")
    assert [player.water for player in game.state.players] == [0, 1, 1]


def test_yuna_moritani_gains_1_more_solari_with_each_gain_on_her_turn() -> None:
    """Wealth 2 + 1, Windfall 2 + 1; CHOAM Delegate revealed 3 + 1."""
    mine = seat(leader="yuna_moritani", hand=["diplomacy"], intrigue=["windfall", "ambush"])
    table = ix(A=mine).play("diplomacy").to("wealth")
    assert table.A.solari == 3
    assert table.intrigue("windfall").A.solari == 6
    shown = ix(A=seat(leader="yuna_moritani", hand=["choam_delegate"], intrigue=["ambush"])).reveal()
    assert shown.A.solari == 4


def test_yuna_moritani_gains_as_printed_on_other_turns() -> None:
    """Her control bonus on B's turn is 1 Solari; a Conflict's reward is as printed."""
    table = ix(
        turn="B",
        control={"arrakeen": "A"},
        A=seat(leader="yuna_moritani", hand=["dagger"]),
        B=seat(hand=["reconnaissance"], intrigue=["ambush"]),
    )
    assert table.play("reconnaissance").to("arrakeen").A.solari == 1
    mine = seat(leader="yuna_moritani", conflict=1)
    fought = ix(phase="rewards", conflict="skirmish_b", conflict_deck=[], A=mine, B=seat(conflict=2))
    assert fought.A.solari == 0
    second = ix(phase="rewards", conflict="skirmish_a", conflict_deck=[], A=mine, B=seat(conflict=2))
    second.pass_() if second.asked else second
    assert second.A.solari == 2


def test_yuna_moritani_final_delivery() -> None:
    """Signet: 7 Solari for 1 Influence of choice, 1 troop and 1 spice."""
    table = signet("yuna_moritani", seat(solari=7, garrison=3)).resolve("leader/yuna_moritani")
    table.choose("influence:fremen")
    assert (table.A.solari, table.A.influence["fremen"], table.A.garrison, table.A.spice) == (0, 1, 4, 1)
    assert not signet("yuna_moritani", seat(solari=6)).can("resolve:leader/yuna_moritani")


# --- Viscount Hundro Moritani -----------------------------------------------------------------------------------------


def test_hundro_moritani_keeps_one_of_two_intrigue_cards() -> None:
    """Before the first round: the other one goes back on top of the deck, unseen by the others."""
    leaders = ("hundro_moritani", "paul_atreides", "ilesa_ecaz")
    game = new_game(Setup(players=3, boxes=("base", "ix"), leaders=leaders), "Hundro")
    assert game.decision is not None
    assert (game.decision.seat, game.decision.kind, game.state.round) == (0, "keep_intrigue", 0)
    known = [card.id for card in game.rules.intrigue]
    top = [known[card] for card in game.state.intrigue_deck[-2:]]
    assert sorted(game.legal_actions()) == sorted(f"keep_intrigue:{card}" for card in top)
    assert set(view(game, 1).state.intrigue_deck) == {HIDDEN}
    cards = len(game.state.intrigue_deck)
    game.play(f"keep_intrigue:{top[0]}")
    assert [known[card] for card in game.state.players[0].intrigue] == [top[0]]
    assert (known[game.state.intrigue_deck[-1]], len(game.state.intrigue_deck)) == (top[1], cards - 1)


def test_hundro_moritani_couriers_move_the_freighter() -> None:
    """Signet: 1 spice for a freighter icon; not without spice."""
    table = signet("hundro_moritani", seat(spice=1, freighter=1, supply=0)).resolve("leader/hundro_moritani")
    assert table.legal == ["freighter:advance", "freighter:recall", "decline"]
    table.choose("freighter:recall", "choose:1")
    assert (table.A.spice, table.A.solari, table.A.state.freighter) == (0, 5, 0)
    assert not signet("hundro_moritani", seat(supply=0)).can("resolve:leader/hundro_moritani")


def test_hundro_moritani_as_a_rival_always_pays_for_the_freighter() -> None:
    """With 1 spice: the freighter moves, nobody is asked; without spice nothing."""
    table = arrakeen_of_rival("hundro_moritani", seat(spice=1))
    assert (table.asked, table.B.spice, table.B.state.freighter) == ("turn", 0, 1)
    poor = arrakeen_of_rival("hundro_moritani", seat())
    assert (poor.asked, poor.B.state.freighter) == ("turn", 0)
