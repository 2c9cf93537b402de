"""What people tell of their table between the Rivals' turns, and what they have Rivals do."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from landsraad.companion.answers import PERSON, mark, set_strength, strengths
from landsraad.companion.errors import CompanionError
from landsraad.companion.playing import Run, inside
from landsraad.companion.table import (
    DREADNOUGHTS,
    NO_RIVAL,
    TROOPS,
    is_by_themselves,
    objectives_of,
    one_of,
    rival_of,
    seat_of,
    turn_of,
)
from landsraad.companion.telling import Event
from landsraad.engine.base.influence import BONUS_AT, gain_influence, has_cube, lose_influence, move_alliance
from landsraad.engine.base.intrigue import draw_intrigue
from landsraad.engine.base.resources import gain_solari, gain_spice, gain_vp, gain_water
from landsraad.engine.base.troops import deploy_from_supply
from landsraad.engine.course.hagal import can_go_somewhere
from landsraad.engine.course.rounds import begin_round, recall_agents, vp_to_end
from landsraad.engine.ix.dreadnoughts import controller
from landsraad.engine.ix.shipping import Dividends
from landsraad.engine.machine.node import Frame, Node
from landsraad.engine.machine.terms import COMBAT, FACTION_NAMES, MAKERS, NOBODY, PLAYER_TURNS
from landsraad.engine.state.state import GameState, PlayerState

RESOURCES: Final = ("solari", "spice", "water", "intrigue")  # in the order in which sets of them are exchanged (B-206)
MOST: Final = 99  # that is told in one go


class People:
    """Carries out the first command of a run: a method `do_VERB` for each."""

    def __init__(self, run: Run) -> None:
        self.run = run
        self.g = run.g
        self.source = int(self.g.rules.setup_source)
        self._note = run.teller.note

    def _player(self, rival: int) -> PlayerState:
        return self.g.players[seat_of(self.g, rival)]

    def _push(self, node: Node, rival: int) -> None:
        self.g.push(node, seat_of(self.g, rival), self.source)

    def _needs_solo(self) -> None:
        """House Hagal of the two-player game gathers nothing (B-182)."""
        if not self.g.rivals_compete():
            raise CompanionError("gains_nothing")

    # Rivals at work

    def do_reveal(self, rival: int) -> None:
        """An Agent turn (B-168)."""
        if self._player(rival).agents == 0:
            raise CompanionError("no_agents", rival=rival)
        seat = seat_of(self.g, rival)
        if not can_go_somewhere(self.g, seat):
            self._hope_for_spice(seat)
        self.run.teller.seeker = seat
        self._push(self.g.rules.steps.rival_turn, rival)

    def _hope_for_spice(self, seat: int) -> None:
        """Only a Maker space may be left; whether spice lies there is not known before it is asked for."""
        if "bonus" not in self.run.told.sure:
            self.g.bonus_spice = (1,) * len(self.g.bonus_spice)
        if not can_go_somewhere(self.g, seat):
            raise CompanionError("no_card_fits")

    def do_freighter(self, rival: int) -> None:
        """A move of the freighter, as a reward."""
        self.g.reset_turn(seat_of(self.g, rival))
        self._push(self.g.rules.steps.rival_freighter, rival)

    def do_dividends(self) -> None:
        """A person takes dividends."""
        self._needs_solo()
        every = (node for level in self.g.rules.shipping for node in inside(level))
        self.g.push(next(node for node in every if isinstance(node, Dividends)), PERSON, self.source)

    # The Conflict

    def do_conflict(self, id: str) -> None:
        """The Conflict card that has been turned up; whoever controls what is fought for defends it (B-25, B-204)."""
        g, rules = self.g, self.g.rules
        number = next(int(one.number) for one in rules.conflicts if one.id == id)
        conflict = rules.conflicts[number]
        if conflict.level != rules.conflicts[g.conflict].level:
            raise CompanionError("other_level", n=int(rules.conflicts[g.conflict].level))
        self._not_resolved()
        self._turn_up(number)
        self._note("conflict", what=id)
        holder = controller(g, conflict.space) if conflict.space != NOBODY else NOBODY
        is_rivals = holder != NOBODY and g.is_automated(holder)
        if holder != NOBODY and not is_rivals:
            self._note("may_defend", one_of(g, holder), rules.spaces[conflict.space].id)
        if is_rivals and not self.run.told.known.conflict and g.players[holder].supply > 0:
            self._note("defends", rival_of(g, holder), rules.spaces[conflict.space].id)
            deploy_from_supply(g, holder, 1, int(rules.first_space + conflict.space))

    def _turn_up(self, number: int) -> None:
        """The card changes places with the one that was thought to lie open: below nothing is known but the levels."""
        g, old = self.g, int(self.g.conflict)
        g.conflict_deck = tuple(old if card == number else card for card in g.conflict_deck)
        g.conflicts_past = tuple(old if card == number else card for card in g.conflicts_past)
        g.conflict = number

    def _not_resolved(self) -> None:
        if self.g.phase == MAKERS:
            raise CompanionError("resolved")

    def do_outcome(self, said: str) -> None:
        """The persons' strengths in the end: places, and what Rivals gain by them, ties too (B-117 to B-122).

        Commanders have no units (U6-8): nothing is said of them.
        """
        g, steps = self.g, self.g.rules.steps
        self._not_resolved()
        if not self.run.told.known.conflict:
            raise CompanionError("no_conflict")
        automated = range(g.persons, len(g.players))
        if g.phase != COMBAT and any(g.players[seat].units_in_conflict() for seat in automated):
            raise CompanionError("swords_first")
        fighters = [seat for seat in range(g.persons) if not g.is_commander(seat)]
        for seat, (strength, with_worm) in zip(fighters, strengths(said, len(fighters)), strict=True):
            set_strength(g, seat, strength, with_worm=with_worm)
        g.phase = MAKERS
        for step in (steps.won_cards, steps.take_control, steps.resolve_combat, steps.concede):
            g.push(step, g.first_player, self.source)

    # Turns of persons by themselves

    def do_turn(self) -> None:
        """The person whose turn it is has taken an Agent turn (B-27)."""
        self._take_turn("turn_taken")

    def do_revealed(self) -> None:
        """The person whose turn it is has taken the Reveal turn; after the last of them comes Combat (B-29)."""
        g = self.g
        player = self._take_turn("revealed")
        g.reveals += 1
        player.revealed_at = g.reveals
        if turn_of(g) == NOBODY:
            g.phase = COMBAT
            self._note("combat_begins")

    def _take_turn(self, how: str) -> PlayerState:
        seat = turn_of(self.g)
        if seat == NOBODY:
            raise CompanionError("no_turn")
        player = self.g.players[seat]
        player.turns += 1
        self._note(how, one_of(self.g, seat))
        return player

    def do_first(self, person: int) -> None:
        """The First Player marker lies before a person."""
        self.g.first_player = person - 1
        self._note("first", -person)

    def do_goal(self, person: int, goal: str) -> None:
        """A person has an objective: with whoever was thought to have it the person changes (R-292)."""
        g, seat = self.g, person - 1
        if g.is_commander(seat):
            raise CompanionError("no_cube")
        first = int(g.rules.first_objective)
        wanted = first + next(int(one.number) for one in objectives_of(g) if one.id == goal)
        own = next((card for card in g.players[seat].trophies if card >= first), NOBODY)
        if wanted == own or own == NOBODY:
            raise CompanionError("holds_already")
        for player in g.players:
            swapped = {own: wanted, wanted: own}
            player.trophies = tuple(swapped.get(card, card) for card in player.trophies)
        self._note("goal", -person, goal)

    # The persons' score

    def do_standing(self, person: int, faction: str, n: int) -> None:
        """A person's Influence goes up or down; VP and Alliances follow by rule (B-84 to B-92)."""
        self._needs_scores()
        if not has_cube(self.g, person - 1, self.g.rules.factions.index(faction)):
            raise CompanionError("no_cube")
        self._shift(person - 1, faction, n)

    def do_points(self, person: int, n: int) -> None:
        """Victory Points of a person, besides those of Influence and Alliances."""
        self._needs_scores()
        have = int(self.g.players[person - 1].vp)
        if have + n < 0:
            raise CompanionError("too_few", what="vp", n=have)
        if n == 0 or abs(n) > MOST:
            raise CompanionError("number", what=str(n))
        gain_vp(self.g, person - 1, n, self.source)

    def _needs_scores(self) -> None:
        if not self.run.told.known.scores:
            raise CompanionError("no_scores")

    def do_combat(self) -> None:
        """Cards for the swords of each Rival with units in the Conflict, in turn order (B-177)."""
        g = self.g
        if g.phase == COMBAT:
            raise CompanionError("fought")
        rivals = range(g.persons, len(g.players))
        if rivals and not any(g.players[seat].units_in_conflict() for seat in rivals):
            raise CompanionError("no_troops")
        g.phase = COMBAT
        if not rivals:
            self._note("combat_begins")
        g.push(g.rules.steps.rival_swords, g.first_player, self.source)

    def do_won(self, rival: int) -> None:
        """What winning the Conflict gives besides its reward: tiles, a space for a dreadnought (R-172, R-177)."""
        g = self.g
        if g.winner != NOBODY:
            raise CompanionError("won")
        if self._player(rival).units_in_conflict() == 0:
            raise CompanionError("not_fighting")
        g.winner = seat_of(g, rival)
        self._note("won", rival)
        self._push(g.rules.steps.take_control, rival)
        self._push(g.rules.steps.won_cards, rival)

    def do_round(self) -> None:
        """Units go home, Makers fill, Agents return, the next Conflict comes (B-125 to B-129)."""
        g, rules = self.g, self.g.rules
        if not g.conflict_deck:
            raise CompanionError("last_round", n=int(g.round))
        for seat, player in enumerate(g.players):
            if player.vp >= vp_to_end(self.g):
                self._note("end", one_of(g, seat), n=int(player.vp))
        frame = Frame(rules.steps.makers, PERSON, self.source)
        rules.steps.makers.run(g, frame)
        rules.steps.troops_home.run(g, frame)
        recall_agents(g)
        begin_round(g)
        g.phase = PLAYER_TURNS
        if is_by_themselves(g):
            self.run.last.append(Event("first", one_of(g, g.first_player)))
        g.push(rules.steps.round_tiles, g.first_player, self.source)

    def do_finish(self) -> None:
        """The game is over: rank persons by themselves, or count what the tiles of Rivals score."""
        g = self.g
        if g.over:
            raise CompanionError("finished")
        g.over = True
        if is_by_themselves(g):
            self._rank()
        else:
            self._count_tiles()

    def _rank(self) -> None:
        """By Victory Points, teams by their sums; what parts equals lies on the table (B-131, B-132, U6-3)."""
        g = self.g
        self._note("finish")
        leads = [seat for seat in range(g.persons) if g.rules.teams is None or g.is_commander(seat)]
        sides = [[seat, *g.teammates(seat)] for seat in leads]
        scores = [(sum(int(g.players[seat].vp) for seat in side), one_of(g, side[0])) for side in sides]
        scores.sort(key=lambda score: -score[0])
        for vp, who in scores:
            self._note("ranked" if g.rules.teams is None else "team_ranked", who, n=vp)
        if scores[0][0] == scores[1][0]:
            self._note("tie_end")

    def _count_tiles(self) -> None:
        g, rules = self.g, self.g.rules
        if not rules.tech:
            raise CompanionError("needs_ix", what="finish")
        self._needs_solo()
        self.run.teller.counts = True
        self._note("finish")
        for seat in range(g.persons, len(g.players)):
            for tile in g.players[seat].tech:
                if rules.tech[tile].wins_ties:
                    self.run.last.append(Event("wins_ties", rival_of(g, seat), rules.tech[tile].id))
        g.push(rules.steps.final_tiles, PERSON, self.source)

    # What people put right

    def do_mark(self, space: str) -> None:
        """Somebody else stands on a space, or The Voice closes it."""
        number = self.g.rules.space_number(space)
        if any((player.spaces >> number) & 1 for player in self.g.players):
            raise CompanionError("is_taken", what=space)
        mark(self.g, number)
        self._note("mark", what=space)

    def do_free(self, space: str) -> None:
        """Nobody stands on a space."""
        bit = 1 << self.g.rules.space_number(space)
        if not any(player.spaces & bit for player in self.g.players):
            raise CompanionError("is_free", what=space)
        for player in self.g.players:
            player.spaces &= ~bit
        self._note("free", what=space)

    def do_influence(self, rival: int, faction: str, n: int) -> None:
        """Influence gained or lost; an Alliance may follow."""
        self._shift(seat_of(self.g, rival), faction, n)

    def _shift(self, seat: int, faction: str, n: int) -> None:
        g, number = self.g, self.g.rules.factions.index(faction)
        have = int(g.players[seat].influence_of(number))
        if n > 0:
            self.run.teller.note_top(seat, number, g)
            gain_influence(g, seat, number, n, self.source)
            return
        if n == 0 or have == 0:
            raise CompanionError("too_few", what=faction, n=have)
        for _ in range(min(-n, have)):
            lose_influence(g, seat, number, self.source)

    def do_hold(self, rival: int, faction: str) -> None:
        """A Rival has an Alliance, or with 0 none has it."""
        g, number = self.g, FACTION_NAMES.index(faction)
        if rival_of(g, g.alliances[number]) == rival:
            raise CompanionError("holds_already", what=faction)
        if rival != NO_RIVAL:
            influence = int(self._player(rival).influence_of(number))
            if influence < BONUS_AT:
                raise CompanionError("too_few", what=faction, n=influence)
        self.run.teller.is_sure = True
        move_alliance(g, number, seat_of(g, rival) if rival != NO_RIVAL else NOBODY)

    def do_gain(self, rival: int, what: str, n: int) -> None:
        """Resources, Victory Points or Agents more or, below 0, fewer."""
        player = self._player(rival)
        if what != "agents":
            self._needs_solo()
        have = len(player.intrigue) if what == "intrigue" else int(getattr(player, what))
        if have + n < 0:
            raise CompanionError("too_few", what=what, n=have)
        if n == 0 or abs(n) > MOST:
            raise CompanionError("number", what=str(n))
        if what == "agents":
            player.agents += n
            self._note("agents", rival, n=int(player.agents))
        elif what == "vp":
            gain_vp(self.g, seat_of(self.g, rival), n, self.source)
        elif n > 0:
            GAIN[what](self.g, seat_of(self.g, rival), n, self.source)
        else:
            self._lose(player, rival, what, -n)

    def _lose(self, player: PlayerState, rival: int, what: str, n: int) -> None:
        if what == "intrigue":
            self.g.intrigue_discard = self.g.intrigue_discard + player.intrigue[-n:]
            player.intrigue = player.intrigue[:-n]
        else:
            setattr(player, what, getattr(player, what) - n)
        self._note("lose", rival, what, n)

    def do_troops(self, rival: int, source: str, target: str, n: int) -> None:
        """Troops from one zone to another."""
        self._move(self._player(rival), TROOPS, source, target, n)
        self._note(f"to_{target}", rival, source, n)

    def do_dreadnoughts(self, rival: int, source: str, target: str, n: int) -> None:
        """Dreadnoughts from one zone to another."""
        self._move(self._player(rival), DREADNOUGHTS, source, target, n)
        self._note(f"dreadnought_to_{target}", rival, source, n)

    def _move(self, player: PlayerState, zones: dict[str, str], source: str, target: str, n: int) -> None:
        have = int(getattr(player, zones[source]))
        if n < 1 or source == target:
            raise CompanionError("number", what=str(n))
        if have < n:
            raise CompanionError("too_few", what=source, n=have)
        setattr(player, zones[source], have - n)
        setattr(player, zones[target], getattr(player, zones[target]) + n)

    def do_mentat(self, rival: int) -> None:
        """A Rival has the Mentat in the next round, or has not after all (B-205). There is one Mentat."""
        self._needs_solo()
        if self.g.rules.rivals:
            raise CompanionError("no_mentat")
        seat, g = seat_of(self.g, rival), self.g
        holder = rival_of(g, g.mentat_promised)
        if holder != NO_RIVAL:
            self._note("mentat_lost", holder)
        if holder == rival:
            g.mentat_promised = NOBODY
        else:
            g.mentat_promised = seat
            self._note("mentat", rival)

    def do_spy(self, rival: int) -> None:
        """A spy as a reward: on the first free post of the factions by its priorities (UR-17)."""
        self._push(self.g.rules.steps.rival_spy, rival)

    def do_lift(self, rival: int, post: str) -> None:
        """A spy of a Rival goes back, in payment or because it stands there by mistake."""
        number = next(int(one.number) for one in self.g.rules.posts if one.id == post)
        player = self._player(rival)
        if not (player.spies >> number) & 1:
            raise CompanionError("no_spy", what=post)
        player.spies &= ~(1 << number)
        self._note("spy_back", rival, post)

    def do_hooks(self, rival: int) -> None:
        """A Rival has Maker Hooks, or has none after all."""
        player = self._player(rival)
        player.hooks = not player.hooks
        self._note("hooks" if player.hooks else "no_hooks", rival)

    def do_own(self, rival: int, tile: str) -> None:
        """A Rival has a tile; with 0 it is out of the game."""
        self._needs_solo()
        g = self.g
        number = next(int(one.number) for one in g.rules.tech if one.id == tile)
        holders = [seat for seat, player in enumerate(g.players) if number in player.tech]
        if number in g.tech_gone:
            holders.append(NOBODY)
        if holders and rival_of(g, holders[0]) == rival:
            raise CompanionError("holds_already", what=tile)
        for player in g.players:
            player.tech = tuple(other for other in player.tech if other != number)
        g.tech_gone = tuple(other for other in g.tech_gone if other != number)
        if rival == NO_RIVAL:
            g.tech_gone = (*g.tech_gone, number)
        else:
            self._player(rival).tech = (*self._player(rival).tech, number)
        self._note("tile_gone" if rival == NO_RIVAL else "tile", rival, tile)


GAIN: Final[dict[str, Callable[[GameState, int, int, int], None]]] = {
    "solari": gain_solari,
    "spice": gain_spice,
    "water": gain_water,
    "intrigue": draw_intrigue,
}
