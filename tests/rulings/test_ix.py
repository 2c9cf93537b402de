"""Rulings on Rise of Ix: R-118, R-153 to R-196, and R-333 to R-338 for its Rivals."""

from __future__ import annotations

from typing import Any

from landsraad import Setup, new_game, view
from landsraad.engine.machine.terms import HIDDEN
from tests.support.table import Table, given, seat

WAITING = seat(hand=["diplomacy"])  # an opponent who has still something to do, so that the table waits
IDLE = seat(agents=0)  # a Rival that has done its turns
LAST_ROUND: list[str] = []  # no Conflict is left: the game stops after this round, and shows what it brought


def ix(**more: Any) -> Table:
    """A table with Rise of Ix."""
    more.setdefault("B", WAITING)
    return given(boxes=("base", "ix"), **more)


def rival(*cards: str, b: seat | None = None, a: seat = WAITING, c: seat = IDLE, **more: Any) -> Table:
    """A turn of the Rival B in the solo game; the top card is the last one."""
    b = b or seat(agents=1)
    return ix(persons=1, turn="B", hagal_deck=list(cards), A=a, B=b, C=c, **more)


def rewards(a: seat, b: seat | None = None, c: seat | None = None, **more: Any) -> Table:
    """The Combat of the last round, rewards are given next."""
    more.setdefault("conflict", "skirmish_a")
    return ix(phase="rewards", conflict_deck=LAST_ROUND, A=a, B=b or seat(), C=c or seat(), **more)


# --- Revealing --------------------------------------------------------------------------------------------------------


def test_r_118_imperial_bashar_counts_the_other_cards_that_gave_swords() -> None:
    """Bashar: 2 swords and 1 for the Dagger; the Sister taken as Persuasion gave none, the Dagger sent away neither."""
    hand = ["imperial_bashar", "dagger", "bene_gesserit_sister"]
    table = ix(A=seat(hand=hand, conflict=1, in_play=["dagger"], intrigue=["ambush"])).reveal()
    as_persuasion = table.copy().resolve("card/bene_gesserit_sister").choose("choose:1").end_turn()
    assert as_persuasion.A.strength == 2 + 2 + 1 + 1  # a troop, Bashar, the Dagger, the Dagger counted
    table.resolve("card/bene_gesserit_sister").choose("choose:2").end_turn()
    assert table.A.strength == 2 + 2 + 1 + 2 + 2


# --- Tech -------------------------------------------------------------------------------------------------------------


def test_r_153_an_acquire_tech_icon_buys_one_open_tile() -> None:
    """Pay its spice, use its acquire effect once, turn up the next tile; it may be declined."""
    table = ix(
        tech_stacks=[["windtraps", "disposal_facility"], ["chaumurky"], ["flagship"]],
        A=seat(hand=["ixian_engineer", "dagger"], spice=3, intrigue=["ambush"]),
    )
    table.play("ixian_engineer").to("smuggling").resolve("card/ixian_engineer")
    assert table.legal == ["tech:disposal_facility", "decline"]
    declined = table.copy().choose("decline")
    assert (declined.A.tech, declined.A.spice) == ([], 3)
    assert not declined.can("resolve:card/ixian_engineer")
    table.choose("tech:disposal_facility")
    assert (table.A.tech, table.A.spice) == (["disposal_facility"], 0)
    assert table.open_tech == ["windtraps", "chaumurky", "flagship"]
    table.choose("accept", "trash_hand:dagger")
    assert table.trashed == ["dagger"]


def test_r_154_the_discount_of_the_icon_and_negotiators_combine() -> None:
    """A tile of 3 with a discount of 1 and two Negotiators costs nothing; they return to the supply."""
    table = ix(
        tech_stacks=[["training_drones"], ["flagship"], []],
        A=seat(hand=["dagger"], negotiators=2, supply=4, intrigue=["ambush"]),
    )
    table.play("dagger").to("tech_negotiation").resolve("space/tech_negotiation").choose("choose:1")
    assert table.legal == ["tech:training_drones", "decline"]
    table.choose("tech:training_drones")
    assert (table.A.tech, table.A.spice) == (["training_drones"], 0)
    assert (table.A.state.negotiators, table.A.supply) == (0, 6)


def test_r_154_the_price_is_never_below_0() -> None:
    """A tile of 1 with a discount of 2 is free and needs no Negotiator; none may be wasted below 0."""
    table = ix(
        tech_stacks=[["artillery"], [], []],
        A=seat(hand=["landing_rights"], freighter=3, negotiators=1, intrigue=["ambush"]),
    )
    table.play("landing_rights").to("arrakeen").resolve("card/landing_rights").choose("freighter:recall", "choose:3")
    table.choose("tech:artillery")
    assert (table.A.tech, table.A.spice, table.A.state.negotiators) == (["artillery"], 0, 1)


def test_r_155_negotiators_come_from_the_supply_only() -> None:
    """With an empty supply no Negotiator is placed, whatever is in the garrison."""
    table = ix(tech_stacks=[["flagship"], [], []], A=seat(hand=["dagger"], garrison=4, supply=0, intrigue=["ambush"]))
    table.play("dagger").to("tech_negotiation")
    assert not table.can("resolve:space/tech_negotiation")
    assert (table.A.state.negotiators, table.A.garrison) == (0, 4)


def test_r_155_negotiators_return_only_while_acquiring_tech() -> None:
    """They stay on Ix through the rounds and are no troops for anything else."""
    table = ix(phase="recall", conflict_deck=["skirmish_b"], A=seat(hand=["dagger"], negotiators=2, supply=7))
    assert (table.A.state.negotiators, table.A.supply) == (2, 7)


def test_r_156_tech_negotiation_is_a_choice_of_one() -> None:
    """Acquire a tile with discount 1 or place a Negotiator, not both."""
    table = ix(tech_stacks=[["windtraps"], [], []], A=seat(hand=["dagger"], spice=1, supply=5, intrigue=["ambush"]))
    table.play("dagger").to("tech_negotiation").resolve("space/tech_negotiation")
    assert table.legal == ["choose:1", "choose:2"]
    sent = table.copy().choose("choose:2")
    assert (sent.A.state.negotiators, sent.A.supply, sent.A.tech) == (1, 4, [])
    assert not sent.can("resolve:space/tech_negotiation")
    table.choose("choose:1", "tech:windtraps")
    assert (table.A.state.negotiators, table.A.spice, table.A.tech) == (0, 0, ["windtraps"])
    assert not table.can("resolve:space/tech_negotiation")


def test_r_156_tech_negotiation_gives_1_persuasion_to_an_agent_there() -> None:
    """+1 Persuasion in the Reveal turn with an Agent there, none without."""
    there = ix(A=seat(hand=["dagger"], on=["tech_negotiation"], intrigue=["ambush"])).reveal()
    assert there.A.persuasion == 1
    elsewhere = ix(A=seat(hand=["dagger"], on=["dreadnought"], intrigue=["ambush"])).reveal()
    assert elsewhere.A.persuasion == 0


def test_r_156_sending_a_negotiator_is_optional() -> None:
    """Who can pay for no tile may still keep the troop in the supply."""
    table = ix(tech_stacks=[["flagship"], [], []], A=seat(hand=["dagger"], supply=5, intrigue=["ambush"]))
    table.play("dagger").to("tech_negotiation")
    assert table.can("end_turn")
    assert (table.end_turn().A.supply, table.A.state.negotiators) == (5, 0)


def test_r_157_dreadnought_space_offers_both_things_separately() -> None:
    """3 Solari; with both dreadnoughts out one may still acquire tech; either, both or neither."""
    stacks = [["windtraps"], [], []]
    full = ix(
        tech_stacks=stacks,
        A=seat(hand=["dagger"], solari=3, spice=2, dreadnoughts_home=2, intrigue=["ambush"]),
    )
    full.play("dagger").to("dreadnought")
    assert (full.A.solari, full.offers("resolve")) == (0, ["space/dreadnought.2"])
    full.resolve("space/dreadnought.2").choose("tech:windtraps")
    assert full.A.tech == ["windtraps"]
    fresh = ix(tech_stacks=stacks, A=seat(hand=["dagger"], solari=3, spice=2, intrigue=["ambush"]))
    fresh.play("dagger").to("dreadnought")
    neither = fresh.copy().end_turn()
    assert (neither.A.state.dreadnoughts_home, neither.A.tech) == (0, [])
    fresh.resolve("space/dreadnought.2").choose("tech:windtraps").resolve("space/dreadnought")
    assert (fresh.A.state.dreadnoughts_home, fresh.A.tech) == (1, ["windtraps"])


def test_r_158_a_tile_acquired_this_turn_may_be_flipped_at_once() -> None:
    """Training Drones bought on an Agent turn recruit 1 troop in the same turn."""
    table = ix(
        tech_stacks=[["training_drones"], [], []],
        A=seat(hand=["ixian_engineer"], spice=3, garrison=3, intrigue=["ambush"]),
    )
    table.play("ixian_engineer").to("smuggling").resolve("card/ixian_engineer").choose("tech:training_drones")
    table.resolve("tech/training_drones")
    assert table.A.garrison == 4


def test_r_158_flipping_is_for_agent_and_reveal_turns_once_a_round() -> None:
    """Once a round, also in the Reveal turn; face up again at Round Start."""
    table = ix(
        conflict_deck=["skirmish_b"],
        A=seat(hand=["dagger"], tech=["training_drones"], intrigue=["ambush"], deck=["dagger"]),
        B=seat(),
    )
    table.reveal().resolve("tech/training_drones")
    assert table.A.garrison == 4
    assert table.why_not("resolve:tech/training_drones") == "once: round"
    table.end_turn()
    assert (table.state.round, table.asked) == (3, "turn")
    assert table.can("resolve:tech/training_drones")


def test_r_159_a_tile_without_a_time_is_for_own_turns() -> None:
    """Spy Satellites: in the own turn, not in the Combat phase and not in another's turn."""
    mine = seat(hand=["dagger"], tech=["spy_satellites"], spice=3, conflict=1, intrigue=["ambush"])
    own = ix(A=mine)
    assert own.can("resolve:tech/spy_satellites.2")
    combat = ix(phase="combat", A=mine, B=seat(conflict=1))
    assert combat.asked == "combat"
    assert not combat.can("resolve:tech/spy_satellites.2")
    theirs = ix(turn="B", A=mine, B=seat(hand=["dagger"]))
    assert not theirs.can("resolve:tech/spy_satellites.2")


def test_r_160_an_empty_stack_stays_empty() -> None:
    """With one stack empty two tiles are offered; nothing fills the place."""
    table = ix(
        tech_stacks=[["windtraps"], ["artillery"], ["minimic_film", "troop_transports"]],
        A=seat(hand=["ixian_engineer", "ixian_engineer"], spice=9, intrigue=["ambush"]),
    )
    table.play("ixian_engineer").to("smuggling").resolve("card/ixian_engineer").choose("tech:windtraps")
    assert table.open_tech == ["artillery", "troop_transports"]
    again = ix(
        tech_stacks=[[], ["artillery"], ["minimic_film", "troop_transports"]],
        A=seat(hand=["ixian_engineer"], spice=9, intrigue=["ambush"]),
    )
    again.play("ixian_engineer").to("smuggling").resolve("card/ixian_engineer")
    assert sorted(again.offers("tech")) == ["artillery", "troop_transports"]


def test_r_161_appropriate_is_paid_in_one_kind() -> None:
    """2 spice and 2 Solari do not pay 4; each Negotiator saves 1 of the chosen kind."""
    stacks = [["chaumurky"], [], []]
    friend = {"emperor": 2}
    mixed = ix(
        tech_stacks=stacks,
        A=seat(hand=["appropriate"], spice=2, solari=2, influence=friend, intrigue=["ambush"]),
    )
    mixed.play("appropriate").to("imperial_basin")
    assert (mixed.A.spice, mixed.A.solari) == (3, 2)
    assert not mixed.can("resolve:card/appropriate")
    helped = ix(
        tech_stacks=stacks,
        A=seat(hand=["appropriate"], solari=2, negotiators=2, influence=friend, intrigue=["ambush"]),
    )
    helped.play("appropriate").to("tech_negotiation").resolve("card/appropriate")
    assert helped.asked == "acquire_tech"
    helped.choose("tech:chaumurky")
    assert (helped.A.tech, helped.A.solari, helped.A.state.negotiators) == (["chaumurky"], 0, 0)


def test_r_161_appropriate_needs_emperor_influence_2() -> None:
    """With 1 Influence with the Emperor nothing can be acquired."""
    mine = seat(hand=["appropriate"], spice=9, influence={"emperor": 1}, intrigue=["ambush"])
    table = ix(tech_stacks=[["windtraps"], [], []], A=mine).play("appropriate").to("smuggling")
    assert not table.can("resolve:card/appropriate")


# --- Freighter --------------------------------------------------------------------------------------------------------


def freighter(level: int, **mine: Any) -> Table:
    """A's freighter at a level, and a freighter icon to use."""
    mine.setdefault("hand", ["landing_rights"])
    table = ix(tech_stacks=[["windtraps"], [], []], A=seat(freighter=level, intrigue=["ambush"], **mine))
    return table.play("landing_rights").to("arrakeen").resolve("card/landing_rights")


def test_r_162_a_freighter_icon_advances_or_recalls_or_nothing() -> None:
    """One level up, not from the top, or back to the bottom for its rewards, or nothing."""
    middle = freighter(1)
    assert middle.legal == ["freighter:advance", "freighter:recall", "decline"]
    middle.choose("freighter:advance")
    assert middle.A.state.freighter == 2
    top = freighter(3)
    assert top.legal == ["freighter:recall", "decline"]
    stayed = top.copy().choose("decline")
    assert stayed.A.state.freighter == 3
    top.choose("freighter:recall")
    assert (top.A.state.freighter, top.legal) == (0, ["choose:1", "choose:2", "choose:3"])


def test_r_163_two_icons_are_two_moves() -> None:
    """From one below the top: advance, then recall for all three rewards."""
    table = ix(
        tech_stacks=[["windtraps"], [], []],
        A=seat(hand=["dune_the_desert_planet"], freighter=2, influence={"guild": 2}, intrigue=["ambush"]),
    )
    table.play("dune_the_desert_planet").to("interstellar_shipping")
    table.resolve("space/interstellar_shipping").choose("freighter:advance")
    table.resolve("space/interstellar_shipping.2").choose("freighter:recall")
    table.choose("choose:1", "choose:2", "choose:2", "influence:fremen")
    assert table.asked == "acquire_tech"
    table.choose("tech:windtraps")
    assert (table.A.spice, table.A.garrison, table.A.influence["fremen"]) == (2, 5, 1)
    assert (table.A.tech, table.A.state.freighter) == (["windtraps"], 0)


def test_r_164_spice_taken_first_pays_for_the_tile() -> None:
    """2 spice of the recall pay a tile of 4 with discount 2."""
    table = ix(tech_stacks=[["chaumurky"], [], []], A=seat(hand=["landing_rights"], freighter=3, intrigue=["ambush"]))
    table.play("landing_rights").to("arrakeen").resolve("card/landing_rights").choose("freighter:recall")
    too_early = table.copy().choose("choose:3")
    assert too_early.A.tech == []
    table.choose("choose:1", "choose:2", "choose:3", "tech:chaumurky")
    assert (table.A.tech, table.A.spice) == (["chaumurky"], 0)


def test_r_165_recall_from_the_bottom_gives_nothing() -> None:
    """A freighter at the bottom brings nothing back."""
    table = freighter(0)
    for action in ("freighter:recall", "decline"):
        if table.can(action):
            empty = table.copy().choose(action)
            assert (empty.A.solari, empty.A.spice, empty.A.state.freighter) == (0, 0, 0)
    assert table.can("freighter:advance")


def test_r_166_dividends_are_5_solari_and_1_for_each_opponent() -> None:
    """A +5, B +1, C +1; or 2 spice for A alone."""
    table = freighter(1).choose("freighter:recall")
    spice = table.copy().choose("choose:2")
    assert (spice.A.spice, spice.A.solari, spice.B.solari) == (2, 0, 0)
    table.choose("choose:1")
    assert (table.A.solari, table.B.solari, table.C.solari) == (5, 1, 1)


def test_r_167_troops_of_the_track_are_ordinary_recruits() -> None:
    """An Agent on a Combat city may deploy the 2 troops besides two of the garrison; elsewhere they stay at home."""
    table = freighter(2, garrison=3).choose("freighter:recall", "choose:2", "influence:guild", "choose:2").plain()
    assert table.A.garrison == 6  # Arrakeen's recruit too
    assert max(int(n) for n in table.offers("deploy")) == 5
    table.choose("deploy:5")
    assert (table.A.conflict, table.A.garrison) == (5, 1)
    peaceful = ix(A=seat(hand=["dune_the_desert_planet"], freighter=2, intrigue=["ambush"]))
    peaceful.play("dune_the_desert_planet").to("smuggling").plain().resolve("space/smuggling.2")
    peaceful.choose("freighter:recall", "choose:2", "influence:guild", "choose:2")
    assert (peaceful.A.garrison, peaceful.offers("deploy")) == (5, [])


# --- Dreadnoughts -----------------------------------------------------------------------------------------------------


def test_r_168_two_dreadnoughts_at_most_wherever_they_are() -> None:
    """One in the garrison and one on Arrakeen: a dreadnought icon does nothing."""
    mine = seat(hand=["dagger"], solari=3, dreadnoughts_home=1, intrigue=["ambush"])
    table = ix(warships={"arrakeen": "A"}, A=mine).play("dagger").to("dreadnought")
    assert not table.can("resolve:space/dreadnought")
    one_left = ix(A=mine).play("dagger").to("dreadnought").resolve("space/dreadnought")
    assert one_left.A.state.dreadnoughts_home == 2


def test_r_169_dreadnoughts_of_the_garrison_use_the_allowance_of_two() -> None:
    """Carthag with 2 dreadnoughts and 3 troops: the recruit and any two garrison units."""
    mine = seat(hand=["reconnaissance"], garrison=3, dreadnoughts_home=2, intrigue=["ambush"])
    table = ix(intrigue_deck=[], A=mine).play("reconnaissance").to("carthag").plain()
    assert table.offers("deploy_dreadnought") == ["1", "2"]
    assert table.offers("deploy") == ["1", "2", "3"]
    ships = table.copy().choose("deploy_dreadnought:2", "deploy:1")
    assert (ships.A.state.dreadnoughts_conflict, ships.A.conflict) == (2, 1)
    assert (ships.offers("deploy"), ships.offers("deploy_dreadnought")) == ([], [])
    mixed = table.copy().choose("deploy:2", "deploy_dreadnought:1")
    assert (mixed.A.state.dreadnoughts_conflict, mixed.A.conflict) == (1, 2)
    assert (mixed.offers("deploy"), mixed.offers("deploy_dreadnought")) == ([], [])


def test_r_169_a_dreadnought_commissioned_this_turn_deploys_freely() -> None:
    """Commissioned on the way to a Combat space: it and two garrison units besides."""
    mine = seat(
        hand=["ix_guild_compact", "dagger", "dagger"], spice=6, garrison=3, dreadnoughts_home=1, intrigue=["ambush"]
    )
    table = ix(A=mine).play("ix_guild_compact").to("heighliner").plain().resolve("card/ix_guild_compact")
    table.choose("discard:dagger")  # the last card of the hand goes by itself
    assert table.A.state.dreadnoughts_home == 2
    table.choose("deploy_dreadnought:2")
    assert table.A.state.dreadnoughts_conflict == 2
    assert max(int(n) for n in table.offers("deploy")) == 5 + 1  # Heighliner's recruits and 1 of the garrison


def test_r_170_a_dreadnought_alone_fights() -> None:
    """3 strength and the swords count; Combat cards may be played."""
    table = ix(
        phase="combat",
        A=seat(dreadnoughts_conflict=1, swords=2, intrigue=["ambush"]),
        B=seat(conflict=1, intrigue=["ambush"]),
    )
    assert table.A.strength == 5
    assert table.can("intrigue:ambush")
    at_home = ix(phase="combat", A=seat(dreadnoughts_home=1, swords=2, intrigue=["ambush"]), B=seat(conflict=1))
    assert at_home.A.strength == 0


def test_r_171_a_dreadnought_that_did_not_win_returns_to_the_garrison() -> None:
    """Tied for first or beaten: garrison, never the supply; no space is taken."""
    tied = rewards(seat(dreadnoughts_conflict=1, swords=1), seat(conflict=2))
    assert (tied.A.state.dreadnoughts_home, tied.A.state.dreadnoughts) == (1, 1)
    assert [tied.warship(space) for space in ("arrakeen", "carthag", "imperial_basin")] == ["", "", ""]
    beaten = rewards(seat(dreadnoughts_conflict=1), seat(conflict=2))
    assert (beaten.A.state.dreadnoughts_home, beaten.A.state.dreadnoughts) == (1, 1)


def test_r_172_a_winners_dreadnought_must_take_a_space_without_one() -> None:
    """A chooses Carthag or Imperial Basin where B's stands on Arrakeen; A's other one goes home."""
    table = rewards(seat(dreadnoughts_conflict=2), warships={"arrakeen": "B"}, conflict="skirmish_b")
    assert table.legal == ["control:carthag", "control:imperial_basin"]
    table.choose("control:carthag")
    assert (table.warship("carthag"), table.A.state.dreadnoughts_home) == ("A", 1)


def test_r_173_a_controlling_dreadnought_gives_its_owner_the_bonus() -> None:
    """B visits Imperial Basin: A, whose dreadnought covers C's marker, gets the spice."""
    table = ix(
        turn="B",
        warships={"imperial_basin": "A"},
        control={"imperial_basin": "C"},
        A=WAITING,
        B=seat(hand=["dune_the_desert_planet"], intrigue=["ambush"]),
    )
    table.play("dune_the_desert_planet").to("imperial_basin")
    assert (table.A.spice, table.C.spice, table.B.spice) == (1, 0, 1)


def test_r_173_a_controlling_dreadnought_gives_the_defensive_bonus() -> None:
    """The dreadnought's owner is asked to defend, not the one whose marker is covered."""
    table = ix(
        phase="round_start",
        conflict_deck=["siege_of_carthag"],
        warships={"carthag": "A"},
        control={"carthag": "C"},
        A=seat(hand=["dagger"]),
    )
    assert (table.asked, table.decider) == ("defend", "A")
    table.choose("accept")
    assert (table.A.conflict, table.C.conflict) == (1, 0)


def test_r_174_control_ends_after_the_next_combat() -> None:
    """The space of last round is not available to the new winner; then the old dreadnought goes home."""
    table = rewards(
        seat(dreadnoughts_conflict=1), conflict="skirmish_b", warships={"arrakeen": "A"}, control={"arrakeen": "B"}
    )
    assert table.legal == ["control:carthag", "control:imperial_basin"]
    table.choose("control:imperial_basin")
    assert (table.warship("imperial_basin"), table.warship("arrakeen")) == ("A", "")
    assert (table.A.state.dreadnoughts_home, table.controller("arrakeen")) == (1, "B")


def test_r_174_a_controlling_dreadnought_cannot_be_deployed() -> None:
    """It is in no garrison while it controls a space."""
    mine = seat(hand=["reconnaissance"], intrigue=["ambush"])
    table = ix(warships={"imperial_basin": "A"}, intrigue_deck=[], A=mine).play("reconnaissance").to("carthag")
    assert table.offers("deploy_dreadnought") == []


def test_r_175_marker_and_dreadnought_are_two_things() -> None:
    """Siege of Arrakeen: the marker goes to Arrakeen, the dreadnought where A likes, also on top of it."""
    table = rewards(seat(dreadnoughts_conflict=1), conflict="siege_of_arrakeen")
    assert table.legal == ["control:arrakeen", "control:carthag", "control:imperial_basin"]
    elsewhere = table.copy().choose("control:carthag")
    assert (elsewhere.controller("arrakeen"), elsewhere.warship("carthag")) == ("A", "A")
    table.choose("control:arrakeen")
    assert (table.controller("arrakeen"), table.warship("arrakeen")) == ("A", "A")


def test_r_176_troop_effects_do_not_touch_dreadnoughts() -> None:
    """A with only a dreadnought in the Conflict is no target of Double Cross."""
    crosser = seat(hand=["dagger"], solari=1, intrigue=["double_cross"])
    table = ix(turn="B", A=seat(hand=["dagger"], dreadnoughts_conflict=1), B=crosser)
    assert not table.can("intrigue:double_cross")
    troops = ix(turn="B", A=seat(hand=["dagger"], conflict=1), B=crosser)
    assert troops.can("intrigue:double_cross")


def test_r_177_detonation_devices_trade_the_dreadnought_for_1_vp() -> None:
    """Instead of control the winning dreadnought goes to the supply and scores 1 VP."""
    table = rewards(seat(dreadnoughts_conflict=1, tech=["detonation_devices"]), conflict="skirmish_b")
    assert table.can("control:arrakeen")
    before = table.A.vp
    table.choose("scuttle")
    assert (table.A.vp, table.A.state.dreadnoughts) == (before + 1, 2)
    assert table.warship("arrakeen") == table.warship("carthag") == table.warship("imperial_basin") == ""


# --- Unload -----------------------------------------------------------------------------------------------------------


def test_r_178_unload_works_on_a_discard_in_anothers_turn() -> None:
    """B's Mohiam makes A discard Esmar Tuek: A gains 2 spice and 2 Solari."""
    table = ix(
        turn="B",
        A=seat(hand=["esmar_tuek"]),
        B=seat(hand=["reverend_mother_mohiam", "dagger"], in_play=["truthsayer"], intrigue=["ambush"]),
        C=seat(),
    )
    table.play("reverend_mother_mohiam").to("wealth").plain()
    assert (table.A.spice, table.A.solari, table.A.discard) == (2, 2, ["esmar_tuek"])


def test_r_178_unload_works_when_trashed_and_when_revealed() -> None:
    """Trashed from the hand: its Reveal box; revealed: its Reveal box."""
    trashed = ix(A=seat(hand=["jamis", "esmar_tuek"], intrigue=["ambush"])).play("jamis").to("stillsuits")
    trashed.resolve("card/jamis").choose("trash_hand:esmar_tuek")
    assert (trashed.A.spice, trashed.A.solari) == (2, 2)
    revealed = ix(A=seat(hand=["esmar_tuek"])).reveal()
    assert (revealed.A.spice, revealed.A.solari) == (2, 2)


def test_r_179_one_card_can_unload_twice() -> None:
    """Guild Chief Administrator: Esmar Tuek discarded, then trashed from the discard pile: 4 spice and 4 Solari."""
    mine = seat(hand=["guild_chief_administrator", "esmar_tuek"], intrigue=["ambush"])
    table = ix(A=mine).play("guild_chief_administrator").to("smuggling")
    table.resolve("card/guild_chief_administrator")
    table.choose("accept", "trash_discard:esmar_tuek")
    assert (table.A.spice, table.A.solari) == (4, 4 + 1)  # and 1 of Smuggling


def test_r_180_clean_up_does_not_unload() -> None:
    """CHOAM Delegate revealed gives 3 Solari once; Clean Up discards nothing."""
    table = ix(A=seat(hand=["choam_delegate"], intrigue=["ambush"])).reveal()
    assert table.A.solari == 3
    table.end_turn()
    assert (table.A.discard, table.A.solari) == (["choam_delegate"], 3)


def test_r_181_treachery_deploys_from_the_supply_whatever_the_space() -> None:
    """Sent to Wealth: 2 Influence, it trashes itself, and 2 troops go straight to the Conflict."""
    table = ix(A=seat(hand=["treachery"], garrison=3, supply=2, intrigue=["ambush"]))
    table.play("treachery").to("wealth").resolve("track/emperor").plain()
    assert table.A.influence["emperor"] == 2
    assert table.trashed == ["treachery"]
    assert (table.A.conflict, table.A.supply, table.A.garrison) == (2, 0, 3)


# --- Infiltration -----------------------------------------------------------------------------------------------------


def test_r_182_infiltration_passes_any_number_of_enemies_but_not_own_agents() -> None:
    """B and C on Smuggling do not stop CHOAM Delegate; A's own Agent does; an empty space is fine too."""
    delegate = seat(hand=["choam_delegate"], intrigue=["ambush"])
    table = ix(A=delegate, B=seat(hand=["dagger"], on=["smuggling"]), C=seat(hand=["dagger"], on=["smuggling"]))
    assert "smuggling" in table.play("choam_delegate").offers("send")
    assert "imperial_basin" in table.offers("send")
    own = ix(A=seat(hand=["choam_delegate"], on=["smuggling"], intrigue=["ambush"])).play("choam_delegate")
    assert "smuggling" not in own.offers("send")
    plain = ix(
        A=seat(hand=["dune_the_desert_planet"], influence={"guild": 2}, intrigue=["ambush"]),
        B=seat(hand=["dagger"], on=["smuggling"]),
    )
    assert "smuggling" not in plain.play("dune_the_desert_planet").offers("send")


def test_r_183_infiltration_does_not_beat_the_voice() -> None:
    """A space marked by The Voice stays closed."""
    table = ix(
        A=seat(hand=["choam_delegate"], influence={"guild": 2}, intrigue=["ambush"]),
        B=seat(hand=["dagger"], mark="smuggling"),
    )
    assert "smuggling" not in table.play("choam_delegate").offers("send")


def test_r_183_icons_of_dispatch_an_envoy_do_not_infiltrate() -> None:
    """With Dispatch an Envoy the free faction spaces are open; Wealth with an enemy is not."""
    table = ix(
        A=seat(hand=["choam_delegate"], intrigue=["dispatch_an_envoy", "ambush"]),
        B=seat(hand=["dagger"], on=["wealth", "smuggling"]),
    )
    table.intrigue("dispatch_an_envoy").play("choam_delegate")
    assert "wealth" not in table.offers("send")
    assert {"conspire", "foldspace", "secrets", "smuggling"} - {"conspire"} <= set(table.offers("send"))


# --- Cards and information --------------------------------------------------------------------------------------------


def test_r_184_second_wave_needs_a_unit_in_the_conflict_first() -> None:
    """With 2 troops in the garrison and none in the Conflict it cannot be played."""
    absent = ix(phase="combat", A=seat(garrison=2, intrigue=["second_wave"]), B=seat(conflict=1, intrigue=["ambush"]))
    assert absent.decider == "B"
    present = ix(phase="combat", A=seat(garrison=2, conflict=1, intrigue=["second_wave"]), B=seat(conflict=1))
    assert present.can("intrigue:second_wave")


def test_r_185_cards_put_under_the_intrigue_deck_are_not_shown() -> None:
    """Court Intrigue: an opponent's view hides the whole Intrigue deck, the card at the bottom too."""
    table = ix(
        intrigue_deck=["windfall", "ambush"], A=seat(hand=["court_intrigue"], intrigue=["bribery", "reinforcements"])
    )
    table.play("court_intrigue").to("wealth").resolve("card/court_intrigue")
    table.choose("return_intrigue:bribery")
    deck = [table.rules.intrigue[card].id for card in table.state.intrigue_deck]
    assert (deck, sorted(table.A.intrigue)) == (["bribery", "windfall"], ["ambush", "reinforcements"])
    assert set(view(table.game, 1).state.intrigue_deck) == {HIDDEN}
    assert set(view(table.game, 1).state.players[0].intrigue) == {HIDDEN}


# --- Leaders ----------------------------------------------------------------------------------------------------------


def ilesa(*hand: str, aside: str) -> Table:
    """Round Start with Ilesa, who sets a card aside."""
    table = ix(
        phase="round_start",
        conflict_deck=["skirmish_a", "skirmish_b"],
        A=seat(leader="ilesa_ecaz", hand=list(hand), supply=0, intrigue=["ambush"]),
        B=seat(hand=["seek_allies", "diplomacy"]),
    )
    return table.choose(f"keep:{aside}")


def test_r_186_ilesa_revealing_first_adds_the_card_and_gains_nothing() -> None:
    """Her first turn is a Reveal turn: the card set aside is revealed too, without spice or Solari."""
    table = ilesa("dagger", "diplomacy", aside="diplomacy")
    assert table.A.hand == ["dagger"]
    table.reveal()
    assert sorted(table.A.in_play) == ["dagger", "diplomacy"]
    assert (table.A.persuasion, table.A.spice, table.A.solari) == (1, 0, 0)


def ilesas_second_turn(first: str, space: str, *others: str, aside: str) -> Table:
    """Ilesa has had a first Agent turn, B and C one turn each."""
    table = ilesa(first, aside, *others, aside=aside).play(first).to(space).end_turn()
    table.choose("play:seek_allies", "send:foldspace").plain()
    assert (table.decider, table.asked) == ("A", "turn")
    return table


def test_r_186_ilesas_second_turn_pays_for_sending_an_agent_with_the_card() -> None:
    """One icon: 1 spice; any other number: 1 Solari; the card not used for an Agent: nothing."""
    one = ilesas_second_turn("diplomacy", "wealth", aside="dagger")
    one.play("dagger").to("tech_negotiation").plain()
    assert (one.A.spice, one.A.solari) == (1, 2)  # 2 of Wealth
    four = ilesas_second_turn("dagger", "tech_negotiation", aside="diplomacy")
    four.play("diplomacy").to("stillsuits").plain()
    assert (four.A.spice, four.A.solari) == (0, 1)
    unused = ilesas_second_turn("dagger", "tech_negotiation", "reconnaissance", aside="diplomacy")
    unused.play("reconnaissance").to("arrakeen").plain()
    assert (unused.A.spice, unused.A.solari) == (0, 0)
    shown = ilesas_second_turn("dagger", "tech_negotiation", aside="diplomacy").reveal().plain()
    assert (shown.A.spice, shown.A.solari, shown.A.persuasion) == (0, 0, 2)  # 1 of Tech Negotiation


def test_r_187_yuna_gains_1_more_solari_each_time_on_her_turn() -> None:
    """No water at the start; dividends and Windfall on her turn: 5 + 1 + 2 + 1."""
    leaders = ("yuna_moritani", "paul_atreides", "ilesa_ecaz")
    game = new_game(Setup(players=3, boxes=("base", "ix"), leaders=leaders), "R-187")
    assert [player.water for player in game.state.players] == [0, 1, 1]
    mine = seat(leader="yuna_moritani", hand=["landing_rights"], freighter=1, intrigue=["windfall", "ambush"])
    table = ix(A=mine).play("landing_rights").to("arrakeen").resolve("card/landing_rights")
    table.choose("freighter:recall", "choose:1").intrigue("windfall")
    assert table.A.solari == 9


def test_r_187_yuna_gains_no_more_on_others_turns_and_in_combat() -> None:
    """Dividends of B give her 1, a Conflict's Solari come as printed."""
    theirs = ix(
        turn="B",
        A=seat(leader="yuna_moritani", hand=["dagger"]),
        B=seat(hand=["landing_rights"], freighter=1, intrigue=["ambush"]),
    )
    theirs.play("landing_rights").to("arrakeen").resolve("card/landing_rights")
    theirs.choose("freighter:recall", "choose:1")
    assert theirs.A.solari == 1
    fought = rewards(seat(leader="yuna_moritani", conflict=1), seat(conflict=2), conflict="skirmish_ix_a")
    if fought.asked == "freighter":
        fought.choose("decline")
    assert fought.A.solari == 3


def test_r_188_armand_trashes_with_two_agents_on_any_of_three_icons() -> None:
    """One Agent on Landsraad, one in a City: in his Reveal turn he may trash a card in play."""
    mine = seat(leader="armand_ecaz", hand=["dagger"], on=["mentat", "arrakeen"], agents=0, in_play=["diplomacy"])
    table = ix(A=mine).reveal().resolve("leader/armand_ecaz")
    assert sorted(table.legal) == ["trash_play:dagger", "trash_play:diplomacy"]
    table.choose("trash_play:diplomacy")
    assert table.trashed == ["diplomacy"]
    lonely = seat(leader="armand_ecaz", hand=["dagger"], on=["mentat", "wealth"], agents=0)
    assert not ix(A=lonely).reveal().can("resolve:leader/armand_ecaz")


def test_r_189_rhomburs_dreadnoughts_have_strength_4() -> None:
    """1 dreadnought and 1 troop: 6."""
    assert ix(A=seat(leader="rhombur_vernius", hand=["dagger"], dreadnoughts_conflict=1, conflict=1)).A.strength == 6
    assert ix(A=seat(hand=["dagger"], dreadnoughts_conflict=1, conflict=1)).A.strength == 5


def test_r_190_hundros_signet_moves_the_freighter_for_1_spice() -> None:
    """Signet Ring with 1 spice: one freighter move."""
    mine = seat(leader="hundro_moritani", hand=["signet_ring"], spice=1, intrigue=["ambush"])
    table = ix(A=mine).play("signet_ring").to("tech_negotiation").resolve("leader/hundro_moritani")
    table.choose("freighter:advance")
    assert (table.A.spice, table.A.state.freighter) == (0, 1)


def test_r_191_chaumurky_wins_every_tie_of_vp() -> None:
    """11 VP each: Chaumurky beats 9 spice; with fewer VP it wins nothing."""
    tied = ix(phase="endgame", A=seat(vp=11, tech=["chaumurky"]), B=seat(vp=11, spice=9))
    assert tied.ranking[0] == "A"
    plain = ix(phase="endgame", A=seat(vp=11), B=seat(vp=11, spice=9))
    assert plain.ranking[0] == "B"
    behind = ix(phase="endgame", A=seat(vp=10, tech=["chaumurky"]), B=seat(vp=11))
    assert behind.ranking[0] == "B"


def test_r_192_cards_drawn_by_a_tile_acquired_in_combat_stay_in_hand() -> None:
    """Spaceport through a Conflict's freighter draws 2; next round's hand has 7 cards."""
    table = ix(
        phase="rewards",
        conflict="skirmish_ix_a",
        conflict_deck=["skirmish_b"],
        tech_stacks=[["spaceport"], [], []],
        A=seat(conflict=1, freighter=3, spice=3, deck=["dagger"] * 10),
        B=seat(),
    )
    table.choose("freighter:recall", "choose:3", "tech:spaceport", "choose:1", "choose:1", "influence:guild")
    assert (table.state.round, table.asked, len(table.A.hand)) == (3, "turn", 7)


# --- Setup, costs, turns ----------------------------------------------------------------------------------------------


def test_r_193_the_conflict_deck_has_1_5_and_4_cards() -> None:
    """Four of the five Conflicts of level III; the fifth is left out unseen."""
    game = new_game(Setup(players=3, boxes=("base", "ix"), leader_mode="choose"), "R-193")
    rules = game.rules
    levels = [rules.conflicts[card].level for card in reversed(game.state.conflict_deck)]
    assert levels == [1] + [2] * 5 + [3] * 4
    assert sum(conflict.level == 3 for conflict in rules.conflicts) == 5


def test_r_194_the_epic_game() -> None:
    """Conflicts of level II over III, Control the Spice, 1 Intrigue card, 5 troops in the garrison, to 12 VP."""
    game = new_game(Setup(players=3, boxes=("base", "ix"), epic=True, leader_mode="choose"), "R-194")
    g, rules = game.state, game.rules
    assert [rules.conflicts[card].level for card in reversed(g.conflict_deck)] == [2] * 5 + [3] * 5
    for player in g.players:
        deck = [rules.cards[card].id for card in player.deck]
        assert (len(deck), deck.count("dune_the_desert_planet"), deck.count("control_the_spice")) == (10, 1, 1)
        assert (player.garrison, player.supply, len(player.intrigue)) == (5, 7, 1)
    eleven = ix(phase="recall", epic=True, conflict_deck=["siege_of_carthag"], A=seat(vp=11, hand=["dagger"]))
    assert not eleven.game.over
    twelve = ix(phase="recall", epic=True, conflict_deck=["siege_of_carthag"], A=seat(vp=12, hand=["dagger"]))
    assert twelve.game.over


def test_r_194_hundro_looks_after_everybody_has_drawn() -> None:
    """In the epic game he holds one card already when he chooses between the next two."""
    game = new_game(
        Setup(players=3, boxes=("base", "ix"), epic=True, leaders=("hundro_moritani", "paul_atreides", "ilesa_ecaz")),
        "R-194",
    )
    assert game.decision is not None
    assert game.decision.kind == "keep_intrigue"
    assert [len(player.intrigue) for player in game.state.players] == [1, 1, 1]
    game.play(game.legal_actions()[0])
    assert [len(player.intrigue) for player in game.state.players] == [2, 1, 1]


def test_r_195_guild_accord_makes_only_heighliner_cheaper() -> None:
    """4 spice are enough for Heighliner (6) with Guild Accord, not with another card."""
    table = ix(A=seat(hand=["guild_accord"], spice=4, intrigue=["ambush"])).play("guild_accord")
    assert "heighliner" in table.offers("send")
    table.to("heighliner")
    assert table.A.spice == 0
    other = ix(A=seat(hand=["diplomacy"], spice=4, intrigue=["ambush"])).play("diplomacy")
    assert "heighliner" not in other.offers("send")


def test_r_196_weirding_way_gives_another_turn_at_once() -> None:
    """After the turn A may act again before B, with an Agent or by revealing."""
    mine = seat(hand=["weirding_way", "dagger"], intrigue=["ambush"])
    table = ix(A=mine).play("weirding_way").to("smuggling")
    plain = table.copy().end_turn()
    assert plain.decider == "B"
    table.resolve("card/weirding_way").end_turn()
    assert (table.decider, table.asked) == ("A", "turn")
    assert table.can("play:dagger")
    assert table.can("reveal")


def test_r_196_house_hagal_has_its_turn_for_both_agent_turns() -> None:
    """Two persons: the number of its turns is that of the First Player's Agent turns, the extra one included."""
    table = ix(
        persons=2,
        hagal_deck=["carthag", "wealth", "secrets"],
        A=seat(hand=["weirding_way", "dagger"], supply=0, intrigue=["ambush"]),
    )
    table.play("weirding_way").to("smuggling").resolve("card/weirding_way").end_turn()
    assert (table.decider, table.asked) == ("A", "turn")
    table.play("dagger").to("tech_negotiation").end_turn()
    assert (table.decider, len(table.C.on)) == ("B", 2)


# --- Rivals -----------------------------------------------------------------------------------------------------------


def test_r_314_of_a_card_with_two_spaces_only_the_matching_one_is_looked_at() -> None:
    """Guild Influence 2: Interstellar Shipping, else Foldspace; where that one is taken a new card is revealed."""
    card = "foldspace_or_interstellar_shipping"
    low = rival(card, b=seat(agents=1, influence={"guild": 1}))
    assert (low.B.on, low.B.influence["guild"], low.B.state.freighter) == (["foldspace"], 2, 0)
    high = rival(card, b=seat(agents=1, influence={"guild": 2}))
    assert (high.B.on, high.B.influence["guild"], high.B.state.freighter) == (["interstellar_shipping"], 2, 2)
    taken = rival("carthag", card, a=seat(hand=["diplomacy"], on=["foldspace"]))
    assert taken.B.on == ["carthag"]
    also = rival(
        "carthag",
        card,
        a=seat(hand=["diplomacy"], on=["interstellar_shipping"]),
        b=seat(agents=1, influence={"guild": 2}),
    )
    assert also.B.on == ["carthag"]


def test_r_314_interstellar_shipping_alone_is_skipped_without_guild_influence() -> None:
    """One of the three cards has no other space."""
    table = rival("carthag", "interstellar_shipping", b=seat(agents=1, influence={"guild": 1}))
    assert (table.B.on, table.hagal_discard) == (["carthag"], ["interstellar_shipping", "carthag"])


def test_r_333_a_rivals_freighter_recalls_from_the_second_level() -> None:
    """From level 2: 2 troops, Influence where it has least, dividends of 5 Solari; all others gain 1."""
    b = seat(agents=1, freighter=2, garrison=0, influence={"emperor": 1, "guild": 1, "bene_gesserit": 1})
    table = rival("smuggling_or_interstellar_shipping", b=b)
    assert table.B.on == ["smuggling"]
    assert (table.B.state.freighter, table.B.garrison, table.B.influence["fremen"]) == (0, 2, 1)
    assert (table.B.solari, table.B.spice) == (5, 0)
    assert (table.A.solari, table.C.solari) == (1, 1)


def test_r_333_a_rivals_freighter_advances_to_level_2_only() -> None:
    """From the bottom it advances; it never sees level 3."""
    for level in (0, 1):
        table = rival("smuggling_or_interstellar_shipping", b=seat(agents=1, freighter=level))
        assert table.B.state.freighter == level + 1
    shipping = rival("interstellar_shipping", b=seat(agents=1, freighter=1, influence={"guild": 2, "fremen": 1}))
    shipping.choose("influence:emperor")
    assert (shipping.B.state.freighter, shipping.B.solari) == (0, 5)


def won_by_rival(control: dict[str, str], **more: Any) -> Table:
    """The Rival B has won the last Conflict with a dreadnought."""
    return ix(
        persons=1,
        phase="rewards",
        conflict="skirmish_a",
        conflict_deck=LAST_ROUND,
        control=control,
        A=seat(),
        B=seat(dreadnoughts_conflict=1, influence={"emperor": 1}),
        C=IDLE,
        **more,
    )


def place_of_rival(table: Table) -> str:
    """Where B's dreadnought stands."""
    if table.asked == "choose_faction":
        table.choose("influence:fremen")
    places = [space for space in ("arrakeen", "carthag", "imperial_basin") if table.warship(space) == "B"]
    return " ".join(places)


def test_r_334_a_rivals_dreadnought_covers_an_opponents_marker() -> None:
    """Markers of opponents on Arrakeen and Carthag: Arrakeen."""
    assert place_of_rival(won_by_rival({"arrakeen": "A", "carthag": "C"})) == "arrakeen"


def test_r_334_a_rivals_dreadnought_avoids_its_own_marker() -> None:
    """No opponent's marker: Imperial Basin, then Arrakeen, then Carthag, its own last."""
    assert place_of_rival(won_by_rival({})) == "imperial_basin"
    assert place_of_rival(won_by_rival({"imperial_basin": "B"})) == "arrakeen"
    assert place_of_rival(won_by_rival({"imperial_basin": "B", "arrakeen": "B"})) == "carthag"
    assert place_of_rival(won_by_rival({"imperial_basin": "B", "carthag": "A"})) == "carthag"


def test_r_335_rivals_deploy_dreadnoughts_before_troops() -> None:
    """1 dreadnought and 3 troops at home, no recruits: the dreadnought and 1 troop."""
    b = seat(agents=1, garrison=3, dreadnoughts_home=1)
    table = rival("harvest_spice", b=b, bonus_spice={"hagga_basin": 1})
    assert table.B.on == ["hagga_basin"]
    assert (table.B.state.dreadnoughts_conflict, table.B.conflict, table.B.garrison) == (1, 1, 2)


def test_r_336_a_rival_takes_the_dearest_marked_tile() -> None:
    """Marked tiles of 4 and 3 with 4 spice: the 4; an unmarked one of 4 is passed over; a tie: the topmost."""
    stacks = [["restricted_ordnance"], ["detonation_devices"], ["windtraps", "chaumurky"]]
    table = rival("dreadnought_1p", b=seat(agents=1, spice=4), tech_stacks=stacks)
    assert (table.B.tech, table.B.spice) == (["chaumurky"], 0)
    tied = rival(
        "dreadnought_1p",
        b=seat(agents=1, spice=4),
        tech_stacks=[["artillery"], ["windtraps", "chaumurky"], ["spy_satellites"]],
    )
    assert tied.B.tech == ["chaumurky"]


def test_r_336_where_no_marked_tile_is_open_the_largest_stack_loses_its_top() -> None:
    """The last marked tile is bought: unmarked tops of the largest stack are trashed until a mark shows."""
    stacks = [
        ["windtraps", "artillery"],
        ["memocorders", "minimic_film", "restricted_ordnance"],
        ["holoprojectors", "chaumurky"],
    ]
    table = rival("dreadnought_1p", b=seat(agents=1, spice=4), tech_stacks=stacks)
    assert table.B.tech == ["chaumurky"]
    # restricted_ordnance (three tiles) goes first; then two stacks have two and the topmost loses artillery
    assert table.open_tech == ["windtraps", "minimic_film", "holoprojectors"]


def test_r_336_a_rival_at_tech_negotiation() -> None:
    """Discount 1, negotiators if they make a tile affordable; otherwise a negotiator from the supply."""
    stacks = [["detonation_devices"], [], []]
    card = "tech_negotiation_1p"
    discount = rival(card, b=seat(agents=1, spice=2), tech_stacks=stacks)
    assert (discount.B.tech, discount.B.spice, discount.B.state.negotiators) == (["detonation_devices"], 0, 0)
    helped = rival(card, b=seat(agents=1, spice=1, negotiators=2, supply=5), tech_stacks=stacks)
    assert (helped.B.tech, helped.B.spice) == (["detonation_devices"], 0)
    assert (helped.B.state.negotiators, helped.B.supply) == (1, 6)
    poor = rival(card, b=seat(agents=1, spice=1, supply=5), tech_stacks=stacks)
    assert (poor.B.tech, poor.B.spice, poor.B.state.negotiators, poor.B.supply) == ([], 1, 1, 4)


def test_r_336_a_rival_at_the_dreadnought_space_gets_both() -> None:
    """Solo: a dreadnought and tech, without paying 3 Solari; it sends no negotiator there."""
    table = rival("dreadnought_1p", b=seat(agents=1, spice=3), tech_stacks=[["detonation_devices"], [], []])
    assert (table.B.state.dreadnoughts_home, table.B.tech, table.B.spice) == (1, ["detonation_devices"], 0)
    poor = rival("dreadnought_1p", b=seat(agents=1, supply=5), tech_stacks=[["detonation_devices"], [], []])
    assert (poor.B.state.dreadnoughts_home, poor.B.tech, poor.B.state.negotiators) == (1, [], 0)


def test_r_336_house_hagal_of_two_persons_ignores_tech() -> None:
    """It commissions a dreadnought and takes no tile."""
    table = ix(
        persons=2,
        turn="C",
        hagal_deck=["dreadnought_2p"],
        tech_stacks=[["windtraps"], [], []],
        A=WAITING,
        B=WAITING,
        C=seat(agents=1, spice=9),
    )
    assert table.C.on == ["dreadnought"]
    assert (table.C.tech, table.open_tech) == ([], ["windtraps"])
    assert table.C.state.dreadnoughts_home == 1


def test_r_337_rivals_save_spice_until_the_last_conflicts() -> None:
    """Conflict II: 8 spice stay; Conflict III: 7 of them are 1 VP."""
    b = seat(agents=1, spice=6)
    saving = rival("harvest_spice", b=b, bonus_spice={"imperial_basin": 1}, conflict="siege_of_carthag")
    assert (saving.B.spice, saving.B.vp) == (8, 0)
    spending = rival("harvest_spice", b=b, bonus_spice={"imperial_basin": 1}, conflict="battle_for_arrakeen")
    assert (spending.B.spice, spending.B.vp) == (1, 1)


def test_r_337_saved_spice_is_paid_when_a_conflict_iii_comes() -> None:
    """8 spice saved through Conflict II become 1 VP and 1 spice under Conflict III, without another gain of spice."""
    table = ix(
        persons=1,
        phase="round_start",
        conflict_deck=["battle_for_arrakeen"],
        A=seat(hand=["dagger"], intrigue=["ambush"]),
        B=seat(agents=0, spice=8),
        C=IDLE,
    )
    assert (table.B.spice, table.B.vp) == (1, 1)


def test_r_338_house_hagal_cards_by_number_of_persons() -> None:
    """No Hall of Oratory, no Rally Troops; solo without the 2P Dreadnoughts, two players without the four 1P cards."""
    for persons, dreadnoughts, negotiations in ((1, "dreadnought_1p", 2), (2, "dreadnought_2p", 0)):
        game = new_game(Setup(players=persons, boxes=("base", "ix")), "R-338")
        g = game.state
        ids = [game.rules.hagal[card].id for card in g.hagal_deck + g.hagal_discard]
        assert "hall_of_oratory" not in ids
        assert "rally_troops" not in ids
        assert ids.count(dreadnoughts) == 2
        assert sum(id.startswith("dreadnought") for id in ids) == 2
        assert ids.count("tech_negotiation_1p") == negotiations
        assert sum("shipping" in id for id in ids) == 3
