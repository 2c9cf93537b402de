"""Rivals at work: the engine's own nodes, stopped wherever the table of cardboard or its people decide."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from landsraad.companion.answers import PERSON, forget_persons, same_level, set_strength
from landsraad.companion.setup import NO_TILES
from landsraad.companion.table import one_of, rival_of
from landsraad.companion.telling import Ask, Event, Teller, Told
from landsraad.engine.base.influence import (
    BONUS_AT,
    TOP,
    GainInfluence,
    GainInfluenceAny,
    GainInfluencePair,
    PassAlliance,
)
from landsraad.engine.base.intrigue import StealIntrigue
from landsraad.engine.base.resources import VictoryPoints
from landsraad.engine.course.combat import SECOND, THIRD, Concede, ResolveCombat, places, ranks
from landsraad.engine.course.rivals import Always, RivalHarvests, RivalTiles
from landsraad.engine.course.spaces import TakeControl
from landsraad.engine.ix.dreadnoughts import TakeControlByDreadnought
from landsraad.engine.ix.shipping import DIVIDENDS_OF_OTHERS, Dividends
from landsraad.engine.ix.tech import RivalBuys
from landsraad.engine.machine import actions
from landsraad.engine.machine.compose import Both, Choose, May
from landsraad.engine.machine.events import Listener
from landsraad.engine.machine.node import Frame, Node
from landsraad.engine.machine.terms import EXPERT_DEPLOYMENT, FACTION_NAMES, MAKERS, NOBODY
from landsraad.engine.uprising.rivals import InfluenceForAlliance

NO_TILE: Final = "none"
SCORED: Final = (VictoryPoints, GainInfluence, GainInfluenceAny, GainInfluencePair)
ENOUGH: Final = 99  # strength that no Rival leads against
Heard = list[tuple[str, int, int, int]]


class Run:
    """One thing that is carried out, with all that people have told of it so far.

    g      the engine's state; shown: as it was before what the open question is about
    last   what is told at the end
    """

    def __init__(self, told: Told) -> None:
        self.told = told
        self.g = told.g.copy()
        self.g.listener = self._listener = Listener()
        self.shown = told.g
        self.last: list[Event] = []
        self.teller = Teller(told, self.g)
        self._choices = list(told.choices)

    @property
    def events(self) -> list[Event]:
        """What has happened so far."""
        return self.teller.events

    def carry_on(self) -> Ask | None:
        """Carry out what is to be done; the question that must be answered, or None at the end."""
        g = self.g
        while True:
            ask = self.teller.tell(self._listener.take())
            if ask is None and g.stack:
                self.shown = g.copy()
                ask = self._step(g.stack.pop())
            elif ask is None:
                break
            if ask is not None:
                return ask
        self.events.extend(self.last)
        g.listener = None
        g.reset_turn(NOBODY)
        forget_persons(g, self.told.known)
        self.shown = g
        return None

    def _step(self, frame: Frame) -> Ask | None:
        """What is a person's own is left to the person, but for a score that is kept; a Rival carries it out."""
        is_own = not self.g.is_automated(frame.seat) and self._is_gained(frame.source)
        if is_own and not (self.told.known.scores and is_scored(frame.node)):
            self._leave(frame)
            return None
        return self._act(frame)

    def _is_gained(self, source: int) -> bool:
        """Does it come of a Conflict or an Influence track?"""
        rules = self.g.rules
        owners = (
            (rules.first_conflict, rules.conflicts),
            (rules.first_track, rules.tracks),
            (rules.first_leader, rules.leaders),
        )
        return any(first <= source < first + len(every) for first, every in owners)

    def _leave(self, frame: Frame) -> None:
        """Of what a person gains the Control marker alone matters to others; and where scores are kept, the score."""
        for node in inside(frame.node):
            if isinstance(node, TakeControl):
                node.run(self.g, frame)
        if self.told.known.scores:
            for node in reversed(list(scored(frame.node))):
                self.g.push(node, frame.seat, frame.source)

    def _act(self, frame: Frame) -> Ask | None:
        """Whoever leads by enough stays at home (B-211); ask for the persons' strength where that hangs on it."""
        strength_matters = self._depends_on_strength(frame)
        if strength_matters and "strength" not in self.told.sure:
            return Ask("units" if self._by_units else "strength", self._rival(frame))
        strengths = [int(player.strength()) for player in self.g.players]
        ask = self._do(frame)
        if ask is None and strength_matters and not self._by_units and not isinstance(frame.node, RivalTiles):
            ask = self.teller.tell(self._listener.take())
            lead = strengths.pop(frame.seat) - max(strengths)
            self.teller.note("hold_back", self._rival(frame), n=lead)
        return ask

    @property
    def _by_units(self) -> bool:
        """Do Rivals look at units before they deploy, and not at strength (UR-30)?"""
        return EXPERT_DEPLOYMENT in self.g.rules.variants

    def _depends_on_strength(self, frame: Frame) -> bool:
        """Would the Rival do something else if the persons had much strength in the Conflict?"""
        if self.g.phase == MAKERS:
            return False
        difficulty = self.g.rules.difficulty
        is_careful = difficulty is not None and difficulty.careful
        return (is_careful or self._by_units) and self._what_comes(frame) != self._what_comes(frame, ENOUGH)

    def _do(self, frame: Frame) -> Ask | None:
        node = frame.node
        if self.g.rules.rivals:
            ask = self._ask_of_table(frame)
            if ask is not None:
                return ask
        if isinstance(node, RivalBuys):
            return self._buy(frame)
        if isinstance(node, TakeControlByDreadnought) and self._takes_a_space(frame):
            return self._take_space(frame)
        if isinstance(node, GainInfluenceAny) and node.behind and not self.told.known.scores:
            return self._overtake(frame)
        if isinstance(node, Dividends):
            self.teller.note("dividends", rival_of(self.g, frame.seat), n=DIVIDENDS_OF_OTHERS)
        if node in self.g.rules.steps.rival_signets:
            return self._use_signet(frame)
        if isinstance(node, ResolveCombat):
            self._note_ties()
        return self._choose(frame, node.run(self.g, frame))

    def _note_ties(self) -> None:
        """Whoever are equal at the top take the second reward, behind a winner the third (B-118, B-119)."""
        rewards = places(ranks(self.g))
        for place, reward in (("first", SECOND), ("second", THIRD)):
            tied = [seat for seat, taken in enumerate(rewards) if taken == reward]
            if len(tied) > 1:
                self.teller.note(f"tie_{place}", n=int(self.g.players[tied[0]].strength()))

    # What the engine asks

    def _choose(self, frame: Frame, options: list[int] | None) -> Ask | None:
        """Influence of choice: people choose where several factions are alike (B-208)."""
        if not options:
            return None
        if len(options) > 1 and isinstance(frame.node, PassAlliance):
            return self._pass_on(frame, options)
        if isinstance(frame.node, Concede):
            return self._concede(frame, options)
        factions = [self._faction(frame.node, option) for option in options]
        if len(options) > 1 and not all(factions):
            return self._choose_effect(frame, options)
        chosen = factions[0] if len(options) == 1 else self._choice()
        if chosen is None:
            return Ask("raise", self._rival(frame), among=factions)
        self._answer(frame, options[factions.index(chosen)], chosen)
        return None

    def _choose_effect(self, frame: Frame, options: list[int]) -> Ask | None:
        """What a Rival may do or leave, or which of several effects it takes: people choose (B-209)."""
        numbers = [str(number) for number in range(1, len(options) + 1)]
        chosen = self._choice()
        if chosen is None:
            effects = [self._effect(frame.node, option) for option in options]
            return Ask("option", self._rival(frame), among=numbers, effects=effects)
        frame.node.answer(self.g, frame, options[numbers.index(chosen)])
        return None

    def _effect(self, node: Node, option: int) -> str:
        actions_of = self.g.rules.actions
        if isinstance(node, Choose):
            return node.options[actions_of.param[option]].path
        return node.children()[0].path if actions_of.family[option] == actions.ACCEPT else ""

    def _pass_on(self, frame: Frame, options: list[int]) -> Ask | None:
        """Of equals who may inherit an Alliance, whoever loses it names one (B-90)."""
        heirs = [str(self.g.rules.actions.param[option]) for option in options]
        chosen = self._choice()
        if chosen is None:
            return Ask("heir", self._rival(frame), faction=self.g.rules.factions[frame.a], among=heirs)
        frame.node.answer(self.g, frame, options[heirs.index(chosen)])
        return None

    def _concede(self, frame: Frame, options: list[int]) -> Ask | None:
        """Of two Allies of a team with the same strength one may leave the greater reward to the other (U6-44)."""
        chosen = self._choice()
        if chosen is None:
            return Ask("concede", self._rival(frame))
        frame.node.answer(self.g, frame, options[0 if chosen == "yes" else 1])
        return None

    def _faction(self, node: Node, option: int) -> str:
        """The faction that an option is about, if it is about one."""
        param = self.g.rules.actions.param[option]
        if isinstance(node, GainInfluenceAny | GainInfluencePair):
            return self.g.rules.factions[param]
        if isinstance(node, Choose):
            chosen = node.options[param]
            if isinstance(chosen, GainInfluence):
                return self.g.rules.factions[chosen.faction]
        return ""

    def _answer(self, frame: Frame, option: int, faction: str) -> None:
        if faction:
            self.teller.note_top(int(frame.seat), self.g.rules.factions.index(faction), self.g)
        frame.node.answer(self.g, frame, option)

    def _use_signet(self, frame: Frame) -> Ask | None:
        """Whether an opponent is ahead with a faction is seen on the table alone, and told when one is chosen."""
        g, node = self.g, frame.node
        leader = g.players[frame.seat].leader
        assert leader is not None
        rival, person = self._rival(frame), g.players[PERSON]
        effect = node.effect if isinstance(node, May | Always) else node
        told_influence = person.influence
        for faction in range(len(FACTION_NAMES)) if not self.told.known.scores else ():
            person.set_influence(faction, TOP + 1)
        short = effect.obstacle(g, frame.seat, frame.source) is not None
        options = node.run(g, frame)
        person.influence = told_influence
        if short:
            self.teller.note("signet_short", rival, leader.id)
            return None
        if options is None:
            self.teller.note("signet", rival, leader.id)
            return None
        answer = self._choice()
        if answer is None:
            return Ask("signet", rival)
        self.teller.note("signet" if answer == "yes" else "signet_left", rival, leader.id)
        node.answer(g, frame, options[0 if answer == "yes" else 1])
        return None

    # What only the table can tell

    def _overtake(self, frame: Frame) -> Ask | None:
        """Influence where an opponent is ahead, of those with the least (B-208)."""
        player = self.g.players[frame.seat]
        chosen = self._choice()
        if chosen is None:
            order = sorted(range(len(FACTION_NAMES)), key=player.influence_of)
            return Ask("faction", self._rival(frame), among=[FACTION_NAMES[faction] for faction in order])
        first = self.g.rules.actions.first[actions.INFLUENCE]
        self._answer(frame, first + FACTION_NAMES.index(chosen), chosen)
        return None

    def _ask_of_table(self, frame: Frame) -> Ask | None:
        """What a Rival with a card of its own needs to know before it does something."""
        g, node, player, rival = self.g, frame.node, self.g.players[frame.seat], self._rival(frame)
        if isinstance(node, StealIntrigue) and "steal" not in self.told.sure:
            return Ask("steal", rival, among=[str(n) for n in range(int(g.persons) + 1)])
        asks_for_worms = "worm" not in self.told.sure and not self.told.known.conflict
        if isinstance(node, RivalHarvests) and player.hooks and g.wall and asks_for_worms:
            brings = g.rules.spaces[g.turn.space].sandworms > 0
            walled = {g.rules.conflicts[number].space != NOBODY for number in same_level(g)}
            return Ask("worm", rival) if brings and len(walled) > 1 else None
        if isinstance(node, InfluenceForAlliance):
            near = (
                faction
                for faction in range(len(FACTION_NAMES))
                if g.alliances[faction] != frame.seat and player.influence_of(faction) + node.n >= BONUS_AT
            )
            asks = (self.teller.ask_reach(rival, faction) for faction in near)
            return next((ask for ask in asks if ask is not None), None)
        return None

    def _buy(self, frame: Frame) -> Ask | None:
        """People tell which of the tiles that the Rival can pay is the first, the dearest in front, to lie open."""
        g = self.g
        player = g.players[frame.seat]
        gone = {tile for other in g.players for tile in other.tech} | set(g.tech_gone)
        tiles = [
            tile
            for tile in g.rules.tech
            if tile.rival and tile.number not in gone and tile.cost - frame.a <= player.spice + player.negotiators
        ]
        if tiles:
            chosen = self._choice()
            if chosen is None:
                among = [tile.id for tile in sorted(tiles, key=lambda tile: -tile.cost)]
                return Ask("tile", self._rival(frame), discount=int(frame.a), among=[*among, NO_TILE])
            g.tech_stacks = tuple((int(tile.number),) for tile in tiles if tile.id == chosen) or NO_TILES
        frame.node.run(g, frame)
        g.tech_stacks = NO_TILES
        return None

    def _takes_a_space(self, frame: Frame) -> bool:
        return any(kind == "warship" for kind, *_ in self._what_comes(frame))

    def _take_space(self, frame: Frame) -> Ask | None:
        """People see whose Control markers lie on the spaces (R-334)."""
        g = self.g
        free = [space for space in g.rules.controlled if g.warships[space.control_index] == NOBODY]
        chosen = self._choice()
        if chosen is None:
            free.sort(key=lambda space: space.maker == 0)
            return Ask("control", self._rival(frame), among=[space.id for space in free])
        frame.node.answer(g, frame, g.rules.actions.first[actions.CONTROL] + g.rules.space_number(chosen))
        return None

    def _what_comes(self, frame: Frame, strength: int | None = None) -> Heard:
        """What a frame would bring, with the persons' strength as it is known or another."""
        g = self.g.copy()
        g.listener = Listener()
        if strength is not None:
            set_strength(g, PERSON, strength)
            g.players[PERSON].conflict = strength
        frame.node.run(g, frame)
        return [(event.kind, int(event.seat), int(event.a), int(event.b)) for event in g.listener.take()]

    def _choice(self) -> str | None:
        return self._choices.pop(0) if self._choices else None

    def _rival(self, frame: Frame) -> int:
        return one_of(self.g, frame.seat)


def scored(node: Node) -> Iterator[Node]:
    """What of a reward counts for the score, where nothing has to be paid for it."""
    if is_scored(node):
        yield node
    elif isinstance(node, Both):
        for effect in node.effects:
            yield from scored(effect)


def is_scored(node: Node) -> bool:
    """Does it give Victory Points or Influence, and nothing else?"""
    if isinstance(node, Choose):
        return all(isinstance(option, GainInfluence) for option in node.options)
    return isinstance(node, SCORED)


def inside(node: Node) -> Iterator[Node]:
    """A node and all nodes inside it."""
    yield node
    for child in node.children():
        yield from inside(child)
