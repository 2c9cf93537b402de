"""The 18 tech tiles: what each costs, gives when acquired and does later, and what a Rival does with it."""

from __future__ import annotations

from typing import Any

import pytest

from tests.support.table import Table, given, seat

WAITING = seat(hand=["diplomacy"])  # an opponent who has still something to do, so that the table waits
IDLE = seat(agents=0)  # a Rival that has done its turns
LAST_ROUND: list[str] = []  # no Conflict is left: the game stops after this round, and shows what it brought
PRICES = {
    "artillery": 1,
    "chaumurky": 4,
    "detonation_devices": 3,
    "disposal_facility": 3,
    "flagship": 8,
    "holoprojectors": 3,
    "holtzman_engine": 6,
    "invasion_ships": 5,
    "memocorders": 2,
    "minimic_film": 2,
    "restricted_ordnance": 4,
    "shuttle_fleet": 6,
    "sonic_snoopers": 2,
    "spaceport": 5,
    "spy_satellites": 4,
    "training_drones": 3,
    "troop_transports": 2,
    "windtraps": 2,
}


def ix(**more: Any) -> Table:
    """A table with Rise of Ix."""
    more.setdefault("B", WAITING)
    return given(boxes=("base", "ix"), **more)


def shop(tile: str, mine: seat) -> Table:
    """A is about to acquire the only open tile, without a discount; an Intrigue card keeps the turn open."""
    mine.hand = ["ixian_engineer", *mine.hand]
    mine.intrigue = [*mine.intrigue, "ambush"]
    table = ix(tech_stacks=[["minimic_film", tile], [], []] if tile != "minimic_film" else [[tile], [], []], A=mine)
    return table.play("ixian_engineer").to("smuggling")


def bought(tile: str, mine: seat | None = None) -> Table:
    """A has just paid exactly the price of a tile."""
    mine = mine or seat()
    mine.spice = PRICES[tile]
    table = shop(tile, mine).resolve("card/ixian_engineer").choose(f"tech:{tile}")
    assert (table.A.tech, table.A.spice) == ([tile], 0)
    return table


def owner(tile: str, mine: seat | None = None, **more: Any) -> Table:
    """A, who owns a tile, begins a turn."""
    mine = mine or seat()
    mine.tech = [tile]
    mine.intrigue = [*mine.intrigue, "ambush"]
    mine.hand = mine.hand or ["diplomacy"]
    return ix(A=mine, **more)


def won(tile: str, mine: seat, other: seat | None = None) -> Table:
    """A, who owns a tile, is the strongest in the last Conflict; rewards are given next."""
    mine.tech = [tile]
    return ix(phase="rewards", conflict="skirmish_b", conflict_deck=LAST_ROUND, A=mine, B=other or seat(), C=seat())


def round_start(tile: str, mine: seat) -> Table:
    """A new round with A, who owns a tile."""
    mine.tech = [tile]
    mine.intrigue = ["ambush"]
    return ix(phase="round_start", conflict_deck=["skirmish_a", "skirmish_b"], A=mine)


def endgame(tile: str, mine: seat) -> int:
    """The Victory Points that a tile brings at the end."""
    mine.tech = [tile]
    return ix(phase="endgame", A=mine, B=seat()).A.vp


def rival(*cards: str, b: seat, c: seat = IDLE, **more: Any) -> Table:
    """A turn of the Rival B in the solo game; the top card is the last one."""
    return ix(persons=1, turn="B", hagal_deck=list(cards), A=WAITING, B=b, C=c, **more)


@pytest.mark.parametrize(("tile", "price"), PRICES.items())
def test_every_tile_has_its_price(tile: str, price: int) -> None:
    """One spice less is not enough."""
    assert not shop(tile, seat(spice=price - 1)).can("resolve:card/ixian_engineer")
    assert shop(tile, seat(spice=price)).can("resolve:card/ixian_engineer")


# --- Artillery --------------------------------------------------------------------------------------------------------


def test_artillery_adds_a_sword_for_each_revealed_card_with_swords() -> None:
    """Two Daggers: 2 swords and 2 more; Diplomacy and the Dagger sent away do not count."""
    mine = seat(hand=["dagger", "dagger", "diplomacy"], in_play=["dagger"], conflict=1)
    table = owner("artillery", mine).reveal().end_turn()
    assert table.A.strength == 2 + 2 + 2


def test_artillery_counts_a_card_once_however_many_swords_it_gives() -> None:
    """Jamis gives 2 swords and is 1 card."""
    assert owner("artillery", seat(hand=["jamis"], conflict=1)).reveal().end_turn().A.strength == 2 + 2 + 1


def test_artillery_does_not_count_swords_that_were_not_taken() -> None:
    """A Bene Gesserit Sister used for Persuasion gave no sword."""
    table = owner("artillery", seat(hand=["bene_gesserit_sister"], conflict=1)).reveal()
    assert table.resolve("card/bene_gesserit_sister").choose("choose:1").end_turn().A.strength == 2


def test_artillery_counts_full_scale_assault_with_a_dreadnought() -> None:
    """Full-Scale Assault gives 3 swords with one dreadnought in the Conflict: Artillery adds 1."""
    table = owner("artillery", seat(hand=["full_scale_assault"], dreadnoughts_conflict=1)).reveal().end_turn()
    assert table.A.strength == 3 + 3 + 1


# --- Chaumurky --------------------------------------------------------------------------------------------------------


def test_chaumurky_draws_2_intrigue_cards() -> None:
    """Acquired: 2 Intrigue cards."""
    assert len(bought("chaumurky").A.intrigue) == 1 + 2


def test_chaumurky_wins_ties_of_vp() -> None:
    """It beats spice, Solari and the rest, but not one more Victory Point."""
    rich = seat(vp=9, spice=9, solari=9, water=9)
    assert ix(phase="endgame", A=seat(vp=9, tech=["chaumurky"]), B=rich).ranking == ["A", "B", "C"]
    assert ix(phase="endgame", A=seat(vp=9, tech=["windtraps"]), B=rich).ranking == ["B", "A", "C"]
    assert ix(phase="endgame", A=seat(vp=8, tech=["chaumurky"]), B=rich).ranking == ["B", "A", "C"]


# --- Detonation Devices -----------------------------------------------------------------------------------------------


def test_detonation_devices_may_trade_a_winning_dreadnought_for_1_vp() -> None:
    """To the supply for 1 VP in place of control; or control as usual."""
    table = won("detonation_devices", seat(dreadnoughts_conflict=1))
    assert table.legal == ["control:arrakeen", "control:carthag", "control:imperial_basin", "scuttle"]
    vp = table.A.vp
    kept = table.copy().choose("control:carthag")
    assert (kept.A.vp, kept.warship("carthag")) == (vp, "A")
    table.choose("scuttle")
    assert (table.A.vp, table.A.state.dreadnoughts, table.A.state.dreadnoughts_home) == (vp + 1, 2, 0)
    assert table.warship("carthag") == ""


def test_detonation_devices_take_one_of_two_dreadnoughts() -> None:
    """The other one goes to the garrison, and takes no control."""
    table = won("detonation_devices", seat(dreadnoughts_conflict=2)).choose("scuttle")
    assert (table.A.state.dreadnoughts, table.A.state.dreadnoughts_home) == (1, 1)


def test_detonation_devices_need_a_victory_with_a_dreadnought() -> None:
    """Not with troops only, not when beaten."""
    troops = won("detonation_devices", seat(conflict=1))
    assert (troops.game.over, troops.A.state.dreadnoughts) == (True, 2)
    beaten = won("detonation_devices", seat(dreadnoughts_conflict=1), seat(conflict=2))
    assert (beaten.A.vp, beaten.A.state.dreadnoughts_home) == (0, 1)


def test_detonation_devices_of_a_rival_always_score() -> None:
    """A Rival takes the VP."""
    b = seat(dreadnoughts_conflict=1, tech=["detonation_devices"])
    table = ix(persons=1, phase="rewards", conflict="skirmish_ix_b", conflict_deck=LAST_ROUND, A=seat(), B=b, C=IDLE)
    assert (table.B.vp, table.B.state.dreadnoughts) == (1, 2)


# --- Disposal Facility ------------------------------------------------------------------------------------------------


def test_disposal_facility_may_trash_a_card_when_acquired() -> None:
    """From the hand, the discard pile or in play, or none."""
    table = bought("disposal_facility", seat(hand=["dagger"], discard=["diplomacy"]))
    kept = table.copy().choose("decline")
    assert kept.trashed == []
    table.choose("accept")
    assert sorted(table.legal) == ["trash_discard:diplomacy", "trash_hand:dagger", "trash_play:ixian_engineer"]
    assert table.choose("trash_hand:dagger").trashed == ["dagger"]


def test_disposal_facility_trashes_a_card_in_play_with_6_persuasion() -> None:
    """Reveal with 6 Persuasion: a card in play may be trashed, not one of the discard pile; with 5 none."""
    six = seat(hand=["convincing_argument"] * 3, in_play=["dagger"], discard=["diplomacy"])
    table = owner("disposal_facility", six).reveal().resolve("tech/disposal_facility")
    assert sorted(table.legal) == ["trash_play:convincing_argument", "trash_play:dagger"]
    assert table.choose("trash_play:dagger").trashed == ["dagger"]
    five = seat(hand=["convincing_argument", "convincing_argument", "diplomacy"])
    assert not owner("disposal_facility", five).reveal().can("resolve:tech/disposal_facility")


# --- Flagship ---------------------------------------------------------------------------------------------------------


def test_flagship_scores_1_vp() -> None:
    """Acquired: 1 VP."""
    assert bought("flagship").A.vp == 1


def test_flagship_recruits_3_troops_for_4_solari_once_a_round() -> None:
    """Flip it and pay 4 Solari; not with 3; not twice."""
    table = owner("flagship", seat(solari=8, garrison=3)).resolve("tech/flagship")
    assert (table.A.solari, table.A.garrison) == (4, 6)
    assert table.why_not("resolve:tech/flagship") == "once: round"
    assert not owner("flagship", seat(solari=3)).can("resolve:tech/flagship")


def test_flagships_troops_may_be_deployed_on_a_combat_space() -> None:
    """They are recruits of this turn: 3 and 1 of Arrakeen and 2 of the garrison."""
    table = owner("flagship", seat(hand=["reconnaissance"], solari=4, garrison=3))
    table.play("reconnaissance").to("arrakeen").plain().resolve("tech/flagship").choose("deploy:6")
    assert (table.A.conflict, table.A.garrison) == (6, 1)


def test_flagship_of_a_rival() -> None:
    """On a Combat space with 4 Solari and 3 troops in the supply it pays, recruits and deploys 3."""

    def rivals(card: str, solari: int, supply: int) -> Table:
        b = seat(agents=1, tech=["flagship"], solari=solari, garrison=0, supply=supply)
        return rival(card, b=b)

    table = rivals("carthag", 4, 9)
    assert (table.B.solari, table.B.conflict, table.B.supply) == (0, 1 + 3, 5)
    assert rivals("carthag", 3, 9).B.conflict == 1
    assert rivals("carthag", 4, 3).B.solari == 4  # Carthag's recruit leaves 2 in the supply
    assert rivals("wealth", 4, 9).B.solari == 4


# --- Holoprojectors ---------------------------------------------------------------------------------------------------


def test_holoprojectors_exchange_a_card_of_the_hand() -> None:
    """Flip it: discard a card, draw a card; with no card in hand it cannot be used."""
    table = owner("holoprojectors", seat(hand=["dagger", "diplomacy"], deck=["reconnaissance"]))
    table.resolve("tech/holoprojectors").choose("discard:dagger")
    assert (sorted(table.A.hand), table.A.discard) == (["diplomacy", "reconnaissance"], ["dagger"])
    assert not table.can("resolve:tech/holoprojectors")
    empty = owner("holoprojectors", seat(hand=["dagger"], deck=["reconnaissance"])).play("dagger")
    empty.to("tech_negotiation")
    assert not empty.can("resolve:tech/holoprojectors")


# --- Holtzman Engine --------------------------------------------------------------------------------------------------


def test_holtzman_engine_draws_a_sixth_card_each_round() -> None:
    """Round Start: 1 card besides the five."""
    assert len(round_start("holtzman_engine", seat(deck=["dagger"] * 9)).A.hand) == 6


def test_holtzman_engine_scores_with_two_the_spice_must_flow() -> None:
    """1 VP at the end with two of them, wherever they are; none with one."""
    assert endgame("holtzman_engine", seat(deck=["the_spice_must_flow"], discard=["the_spice_must_flow"])) == 1
    assert endgame("holtzman_engine", seat(deck=["the_spice_must_flow"])) == 0


def test_holtzman_engine_of_a_rival_scores() -> None:
    """A Rival counts as having two The Spice Must Flow."""
    table = ix(persons=1, phase="endgame", A=seat(), B=seat(tech=["holtzman_engine"]), C=seat())
    assert (table.B.vp, table.C.vp) == (1, 0)


# --- Invasion Ships ---------------------------------------------------------------------------------------------------


def test_invasion_ships_recruit_4_troops() -> None:
    """Acquired: 4 troops."""
    assert bought("invasion_ships", seat(garrison=3)).A.garrison == 7


def test_invasion_ships_pass_enemy_agents_for_a_discard() -> None:
    """Flip it and discard: the Agent of this turn may go where enemies stand, not where an own one does."""
    mine = seat(hand=["dagger", "diplomacy"], on=["mentat"], solari=9)
    enemy = seat(hand=["diplomacy"], on=["tech_negotiation", "dreadnought"])
    table = owner("invasion_ships", mine, B=enemy)
    assert table.copy().play("dagger").offers("send") == ["high_council", "swordmaster"]
    table.resolve("tech/invasion_ships").choose("discard:diplomacy").play("dagger")
    assert sorted(table.offers("send")) == ["dreadnought", "high_council", "swordmaster", "tech_negotiation"]


def test_invasion_ships_work_for_this_turn_only() -> None:
    """In the next turn enemies are in the way again, and the tile is face down."""
    mine = seat(hand=["dagger", "dagger", "diplomacy"], solari=9, supply=0)
    table = owner("invasion_ships", mine, B=seat(hand=["seek_allies", "diplomacy"], on=["tech_negotiation"]))
    table.resolve("tech/invasion_ships").choose("discard:diplomacy").play("dagger").to(
        "tech_negotiation"
    ).plain().end_turn()
    table.choose("play:seek_allies", "send:foldspace")
    assert (table.decider, table.can("resolve:tech/invasion_ships")) == ("A", False)
    blocked = owner("invasion_ships", seat(hand=["dagger"], solari=9), B=seat(hand=["diplomacy"], on=["mentat"]))
    assert "mentat" not in blocked.play("dagger").offers("send")


def test_invasion_ships_of_a_rival() -> None:
    """Flipped, without a discard, when its space is taken by an enemy; then face down for the round."""
    b = seat(agents=1, tech=["invasion_ships"], garrison=0)
    table = ix(
        persons=1,
        turn="B",
        hagal_deck=["carthag", "wealth"],
        A=seat(hand=["diplomacy"], on=["wealth"]),
        B=b,
        C=IDLE,
    )
    assert (table.B.on, table.B.influence["emperor"]) == (["wealth"], 1)
    free = rival("carthag", "wealth", b=b)
    assert (free.B.on, free.B.state.tech_flipped) == (["wealth"], 0)


# --- Memocorders ------------------------------------------------------------------------------------------------------


def test_memocorders_give_an_influence_of_choice() -> None:
    """Acquired: 1 Influence with any faction."""
    table = bought("memocorders").choose("influence:fremen")
    assert table.A.influence["fremen"] == 1


def test_memocorders_score_with_3_influence_everywhere() -> None:
    """1 VP at the end with 3 or more on all four tracks."""
    three = {"emperor": 3, "guild": 3, "bene_gesserit": 4, "fremen": 3}
    assert endgame("memocorders", seat(influence=three)) == 1
    assert endgame("memocorders", seat(influence=three | {"guild": 2})) == 0


def test_memocorders_of_a_rival_go_to_its_least_influence() -> None:
    """The faction with which it has least."""
    b = seat(agents=1, spice=2, influence={"emperor": 1, "guild": 1, "fremen": 1})
    table = rival("dreadnought_1p", b=b, tech_stacks=[["memocorders"], [], []])
    assert (table.B.tech, table.B.influence["bene_gesserit"]) == (["memocorders"], 1)


# --- Minimic Film, Restricted Ordnance --------------------------------------------------------------------------------


def test_minimic_film_gives_1_persuasion() -> None:
    """Each Reveal turn: 1 Persuasion more."""
    assert bought("minimic_film").A.persuasion == 0
    assert owner("minimic_film", seat(hand=["diplomacy"])).reveal().A.persuasion == 2


def test_restricted_ordnance_gives_4_swords_to_councillors() -> None:
    """Reveal with a seat on the High Council: 4 swords; without one none."""
    assert bought("restricted_ordnance").A.swords == 0
    assert owner("restricted_ordnance", seat(council=True, conflict=1)).reveal().A.strength == 6
    assert owner("restricted_ordnance", seat(conflict=1)).reveal().A.strength == 2


# --- Shuttle Fleet ----------------------------------------------------------------------------------------------------


def test_shuttle_fleet_gives_influence_with_two_different_factions() -> None:
    """Acquired: 1 Influence with each of two factions; the same one cannot be taken twice."""
    table = bought("shuttle_fleet").choose("choose:1")
    assert table.legal == ["choose:2", "choose:3", "choose:4"]
    table.choose("choose:4")
    assert table.A.influence == {"emperor": 1, "guild": 0, "bene_gesserit": 0, "fremen": 1}


def test_shuttle_fleet_brings_2_solari_each_round() -> None:
    """Round Start: 2 Solari."""
    assert round_start("shuttle_fleet", seat(hand=["dagger"])).A.solari == 2


def test_shuttle_fleet_of_a_rival_goes_to_its_least_influences() -> None:
    """The two factions with which it has least."""
    b = seat(agents=1, spice=6, influence={"emperor": 1, "guild": 3})
    table = rival("dreadnought_1p", b=b, tech_stacks=[["shuttle_fleet"], [], []])
    if table.asked == "choose_one":
        table.choose("choose:3")
    assert table.B.influence == {"emperor": 1, "guild": 3, "bene_gesserit": 1, "fremen": 1}


# --- Sonic Snoopers ---------------------------------------------------------------------------------------------------


def test_sonic_snoopers_draw_an_intrigue_card() -> None:
    """Acquired: 1 Intrigue card."""
    assert len(bought("sonic_snoopers").A.intrigue) == 1 + 1


def test_sonic_snoopers_exchange_intrigue_cards_for_the_tile() -> None:
    """Trash it: any number of Intrigue cards under the deck first, then as many drawn."""
    mine = seat(hand=["dagger"], intrigue=["bribery", "reinforcements"])
    table = owner("sonic_snoopers", mine, intrigue_deck=["windfall", "charisma", "private_army"])
    table.resolve("tech/sonic_snoopers.2").choose("return_intrigue:bribery", "return_intrigue:ambush", "decline")
    assert table.A.tech == []
    assert sorted(table.A.intrigue) == ["charisma", "private_army", "reinforcements"]
    deck = [table.rules.intrigue[card].id for card in table.state.intrigue_deck]
    assert (sorted(deck[:2]), deck[2:]) == (["ambush", "bribery"], ["windfall"])


def test_sonic_snoopers_return_cards_before_drawing() -> None:
    """With an empty deck one draws what was just put under it."""
    table = owner("sonic_snoopers", seat(hand=["dagger"]), intrigue_deck=[])
    table.resolve("tech/sonic_snoopers.2")
    if table.asked == "return_intrigue":
        table.choose("return_intrigue:ambush")
    assert (table.A.intrigue, table.A.tech) == (["ambush"], [])


def test_sonic_snoopers_of_a_rival_are_never_trashed() -> None:
    """It draws the card on acquiring and keeps the tile."""
    table = rival("dreadnought_1p", b=seat(agents=1, spice=2), tech_stacks=[["sonic_snoopers"], [], []])
    assert (table.B.tech, len(table.B.intrigue)) == (["sonic_snoopers"], 1)
    later = rival("wealth", b=seat(agents=1, tech=["sonic_snoopers"], intrigue=["ambush"]))
    assert (later.B.tech, later.B.intrigue) == (["sonic_snoopers"], ["ambush"])


# --- Spaceport --------------------------------------------------------------------------------------------------------


def test_spaceport_draws_2_cards() -> None:
    """Acquired: 2 cards."""
    assert sorted(bought("spaceport", seat(deck=["dagger", "diplomacy"])).A.hand) == ["dagger", "diplomacy"]


def test_spaceport_puts_acquired_cards_on_the_deck() -> None:
    """Each acquired card may go on top of the deck instead of the discard pile."""
    mine = seat(hand=["convincing_argument", "convincing_argument"])
    table = owner("spaceport", mine).reveal().choose("buy:arrakis_liaison", "to_deck")
    table.choose("buy:arrakis_liaison", "to_discard")
    assert (table.A.deck, table.A.discard) == (["arrakis_liaison"], ["arrakis_liaison"])


# --- Spy Satellites ---------------------------------------------------------------------------------------------------


def test_spy_satellites_are_traded_for_1_vp() -> None:
    """In an own turn: 3 spice and the tile for 1 VP; not with 2 spice."""
    table = owner("spy_satellites", seat(spice=3)).resolve("tech/spy_satellites.2")
    assert (table.A.vp, table.A.spice, table.A.tech) == (1, 0, [])
    assert not owner("spy_satellites", seat(spice=2)).can("resolve:tech/spy_satellites.2")


def test_spy_satellites_score_for_each_faction_with_little_influence() -> None:
    """At the end 1 VP for each faction with 1 Influence or less."""
    assert endgame("spy_satellites", seat()) == 4
    assert endgame("spy_satellites", seat(influence={"emperor": 1, "guild": 2, "fremen": 6})) == 2


def test_spy_satellites_of_a_rival_with_3_spice_become_1_vp() -> None:
    """It pays 3 spice in its turn and trashes the tile; with 2 it keeps it."""
    paid = rival("wealth", b=seat(agents=1, tech=["spy_satellites"], spice=3))
    assert (paid.B.vp, paid.B.spice, paid.B.tech) == (1, 0, [])
    poor = rival("wealth", b=seat(agents=1, tech=["spy_satellites"], spice=2))
    assert (poor.B.vp, poor.B.spice, poor.B.tech) == (0, 2, ["spy_satellites"])


# --- Training Drones --------------------------------------------------------------------------------------------------


def test_training_drones_recruit_1_troop_once_a_round() -> None:
    """Flip it in an Agent or Reveal turn: 1 troop; face up again next round."""
    assert bought("training_drones", seat(garrison=3)).resolve("tech/training_drones").A.garrison == 4
    table = owner("training_drones", seat(hand=["dagger"]), B=seat(), conflict_deck=["skirmish_b"])
    table.reveal().resolve("tech/training_drones")
    assert (table.A.garrison, table.can("resolve:tech/training_drones")) == (4, False)
    table.end_turn()
    assert (table.state.round, table.can("resolve:tech/training_drones")) == (3, True)


def test_training_drones_of_a_rival() -> None:
    """Flipped at the first chance of the round; its troop is a recruit of that turn."""
    table = rival("carthag", b=seat(agents=1, garrison=0, tech=["training_drones"]))
    assert (table.B.conflict, table.B.garrison) == (1 + 1, 0)
    peaceful = rival("wealth", b=seat(agents=1, garrison=0, tech=["training_drones"]))
    assert peaceful.B.garrison == 1


def test_training_drones_of_a_rival_work_at_once_when_acquired() -> None:
    """The turn in which it buys the tile already brings the troop."""
    b = seat(agents=1, spice=3, garrison=0, dreadnoughts_home=1)
    table = rival("dreadnought_1p", b=b, tech_stacks=[["training_drones"], [], []])
    assert (table.B.tech, table.B.garrison) == (["training_drones"], 1)


# --- Troop Transports -------------------------------------------------------------------------------------------------


def test_troop_transports_bring_one_more_troop_to_the_conflict() -> None:
    """From the shipping track 3 troops in place of 2; any of them to the Conflict, without a Combat space."""
    table = owner("troop_transports", seat(hand=["dune_the_desert_planet"], freighter=2, garrison=3))
    table.play("dune_the_desert_planet").to("smuggling").resolve("space/smuggling.2")
    table.choose("freighter:recall", "choose:2")
    assert table.offers("deploy") == ["0", "1", "2", "3"]
    table.choose("deploy:2")
    assert (table.A.conflict, table.A.garrison) == (2, 4)


def test_troop_transports_do_not_change_other_recruiting() -> None:
    """Arrakeen still gives 1 troop."""
    table = (
        owner("troop_transports", seat(hand=["reconnaissance"], garrison=3))
        .play("reconnaissance")
        .to("arrakeen")
        .plain()
    )
    assert table.A.garrison == 4


def transports_of_rival(difficulty: str, conflict: int) -> Table:
    """A Rival with Troop Transports recalls its freighter from level 2."""
    least = {"emperor": 1, "guild": 1, "fremen": 1}
    b = seat(agents=1, freighter=2, garrison=0, conflict=conflict, tech=["troop_transports"], influence=least)
    return rival("smuggling_or_interstellar_shipping", b=b, difficulty=difficulty)


def test_troop_transports_of_a_rival_deploy_all() -> None:
    """All three troops of the track go to the Conflict, far from any Combat space."""
    table = transports_of_rival("mercenary", 0)
    assert (table.B.on, table.B.conflict, table.B.garrison) == (["smuggling"], 3, 0)


def test_troop_transports_of_a_careful_rival_stay_at_home_with_a_lead_of_4() -> None:
    """The expert rule comes first: a lead of 4 strength at level I keeps the troops at home."""
    table = transports_of_rival("mentat", 2)
    assert (table.B.conflict, table.B.garrison) == (2, 3)


def test_troop_transports_of_a_careful_rival_that_does_not_lead_deploy_all() -> None:
    """Without that lead the expert rule holds nothing back."""
    table = transports_of_rival("mentat", 0)
    assert (table.B.conflict, table.B.garrison) == (3, 0)


def test_troop_transports_of_a_rival_wait_when_the_conflict_is_over() -> None:
    """The reward of a Conflict recalls its freighter: the troops would go straight back to the supply."""
    b = seat(agents=0, conflict=3, garrison=0, freighter=2, tech=["troop_transports"])
    table = given(
        boxes=("base", "ix"),
        persons=1,
        phase="rewards",
        conflict="skirmish_ix_a",
        conflict_deck=[],
        A=seat(conflict=0),
        B=b,
        C=seat(agents=0),
    )
    assert (table.B.state.freighter, table.B.conflict, table.B.garrison) == (0, 3, 3)


def test_troops_that_transports_deployed_do_not_let_more_of_a_rivals_garrison_follow() -> None:
    """The signet brings 3 troops ahead; then the card's recruit and two of the garrison's five follow (R-335)."""
    least = {"emperor": 1, "guild": 1, "fremen": 1}
    hundro = seat(
        leader="hundro_moritani",
        agents=1,
        freighter=2,
        spice=1,
        garrison=5,
        tech=["troop_transports"],
        influence=least,
    )
    table = rival("arrakeen_1p", b=hundro, difficulty="mercenary")
    assert (table.B.conflict, table.B.garrison) == (3 + 1 + 2, 5 - 2)


# --- Windtraps --------------------------------------------------------------------------------------------------------


def test_windtraps_give_water() -> None:
    """Acquired: 1 water; 1 more for each Conflict won, none for a tie for first."""
    assert bought("windtraps").A.water == 1
    victory = won("windtraps", seat(conflict=2), seat(conflict=1))
    assert victory.A.water == 1
    tied = ix(
        phase="rewards",
        conflict="skirmish_ix_a",
        conflict_deck=LAST_ROUND,
        A=seat(conflict=1, tech=["windtraps"]),
        B=seat(conflict=1),
    )
    assert (tied.A.water, tied.A.solari) == (0, 3)
