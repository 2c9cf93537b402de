"""Phase 2: whose turn it is, and the Agent turn (B-27 to B-30, B-58 to B-73)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from landsraad.engine.base import intrigue
from landsraad.engine.base.cards import take_from_hand
from landsraad.engine.base.resources import pay
from landsraad.engine.base.troops import deploy_by_agent
from landsraad.engine.course.abilities import add_abilities, play_plot_or_ability
from landsraad.engine.course.grafting import can_graft, open_to_all, trash_usurped
from landsraad.engine.course.reveal import begin_reveal
from landsraad.engine.course.sending import can_send, destinations, has_icons, moves, must_infiltrate, uses_signet
from landsraad.engine.course.spaces import give_control_bonus, reward_spies, space_cost
from landsraad.engine.course.tray import (
    add_lines,
    answer_visit,
    asked_again,
    end_after_plain,
    ends_now,
    fire,
    is_row,
    open_rows,
    plain_rows,
    start_row,
    take_late,
    take_plain,
)
from landsraad.engine.ix.units import add_deployments, deploy_dreadnoughts_by_agent
from landsraad.engine.machine import actions
from landsraad.engine.machine.events import note
from landsraad.engine.machine.node import Frame, Node
from landsraad.engine.machine.terms import (
    AGENT_TURN,
    ICON_NAMES,
    NOBODY,
    PASSED,
    PLAYER_TURNS,
    SOLARI_PAID_FOR_SPACE,
)
from landsraad.engine.teams.commanders import agent_at_hand, place_on
from landsraad.engine.uprising.contracts import complete_by_harvest, complete_by_visit

if TYPE_CHECKING:
    from mypy_extensions import i64

    from landsraad.engine.state.state import GameState

VISIT_INFLUENCE: Final = 1  # B-65


class PlayerTurns(Node):
    """Turns clockwise until everybody has taken a Reveal turn (B-27, B-29). The frame's seat is the next to act.

    Rivals act in turn order while they have Agents (B-199, UR-7); House Hagal of the base box's two-player game acts
    after each Agent turn of the First Player (B-184).
    """

    def run(self, g: GameState, f: Frame) -> list[int] | None:
        g.phase = PLAYER_TURNS
        sent_an_agent: i64 = g.active if g.turn.kind == AGENT_TURN else NOBODY
        end_turn(g)
        in_the_way = g.persons == 2 and not g.rivals_compete()
        if in_the_way and sent_an_agent == g.first_player and g.players[2].agents > 0:
            g.stack.append(f)
            g.push(g.rules.steps.rival_turn, 2, f.source)
            return None
        extra = g.extra_turns
        g.extra_turns = ()
        if extra and not g.players[extra[0]].has_revealed():
            g.extra_turns = extra[1:]
            g.stack.append(f)
            begin_turn(g, extra[0])
            return None
        seat = f.seat
        for _ in range(len(g.players)):
            after = g.seat_after(seat)
            if g.is_automated(seat):
                if g.rivals_compete() and g.players[seat].agents > 0:
                    g.stack.append(Frame(self, after, f.source))
                    g.push(g.rules.steps.rival_turn, seat, f.source)
                    return None
            elif not g.players[seat].has_revealed():
                g.stack.append(Frame(self, after, f.source))
                begin_turn(g, seat)
                return None
            seat = after
        return None


def end_turn(g: GameState) -> None:
    """A turn is over: what was promised and counted for it ends with it, before anything else happens."""
    if g.active != NOBODY:
        g.players[g.active].ahead_card = NOBODY
    g.reset_turn(NOBODY)


def begin_turn(g: GameState, seat: i64) -> None:
    """A turn begins, and the seat's mark on the board is gone (B-163)."""
    g.reset_turn(seat)
    player = g.players[seat]
    player.mark = NOBODY
    player.turns += 1
    if player.ahead and player.turns == 2:
        take_card_back(g, seat)
    note(g, "turn", seat, g.rules.setup_source)
    g.push(g.rules.steps.turn, seat, g.rules.setup_source)
    if g.is_commander(seat):
        g.push(g.rules.steps.activate_ally, seat, g.rules.setup_source)


def take_card_back(g: GameState, seat: i64) -> None:
    """The card set aside comes back to the hand for the second turn, shown to all (R-186)."""
    player = g.players[seat]
    card = player.ahead[0]
    player.ahead = ()
    player.ahead_card = card
    player.hand = (*player.hand, card)
    player.known_hand = (*player.known_hand, card)
    g.fixed += 1
    note(g, "card_ahead", seat, card, card)


class Turn(Node):
    """Choose what the turn is: a card to send an Agent with, or the Reveal turn; Plot cards before (B-28, B-30)."""

    discreet = True

    def run(self, g: GameState, f: Frame) -> list[int] | None:
        if g.turn.kind == PASSED:
            return None
        if g.players[f.seat].face_up and intrigue_wakes(g, f):
            return None
        rules = g.rules
        first = rules.actions.first[actions.PLAY]
        player = g.players[f.seat]
        options = [first + card for card in playable_cards(g, f.seat, player.hand)]
        intrigue.playable(g, f.seat, intrigue.PLOT, options)
        add_abilities(g, f.seat, options)
        options.append(rules.actions.first[actions.REVEAL])
        return options

    def answer(self, g: GameState, f: Frame, action: i64) -> None:
        family = g.rules.actions.family[action]
        param = g.rules.actions.param[action]
        if family == actions.REVEAL:
            begin_reveal(g, f.seat)
        elif family == actions.PLAY:
            g.turn.kind = AGENT_TURN
            play_card(g, f.seat, param)
        else:
            g.stack.append(f)
            play_plot_or_ability(g, f.seat, action)
        g.turn.started = True

    def hides(self, g: GameState, f: Frame) -> bool:
        player = g.players[f.seat]
        if player.intrigue:
            return True
        return len(player.hand) > 0 and len(playable_cards(g, f.seat, player.hand + player.deck + player.ahead)) > 0

    def asks(self) -> str:
        return "turn"


def playable_cards(g: GameState, seat: i64, cards: tuple[int, ...]) -> list[int]:
    """Those of some cards that can send an Agent now, each once, in their order."""
    has_agent = agent_at_hand(g, seat)
    reachable = open_to_all(g, seat)
    playable: list[int] = []
    for number in cards:
        card = g.rules.cards[number]
        if number in playable:
            continue
        if card.graft:
            if can_graft(g, seat, number, cards, reachable):
                playable.append(number)
        elif card.moves_any_agent:
            if moves(g, seat):
                playable.append(number)
        elif has_agent and has_icons(g, seat, card) and can_send(g, seat, card, reachable):
            playable.append(number)
    return playable


def intrigue_wakes(g: GameState, f: Frame) -> bool:
    """Does a card that waited face up come first? Then the frame goes back on the stack under it."""
    g.stack.append(f)
    if intrigue.wake(g, f.seat):
        return True
    g.stack.pop()
    return False


def play_card(g: GameState, seat: i64, card: i64) -> None:
    """Lay the card open; where its Agent goes comes next (B-58), of a graft card first its partner (IM-26)."""
    player = g.players[seat]
    take_from_hand(player, card)
    player.in_play = (*player.in_play, int(card))
    g.turn.card = card
    leader = player.leader
    if leader is not None and leader.bans_deploy and uses_signet(g.rules.cards[card]):
        g.turn.deploy_banned = True
    note(g, "play_card", seat, card, card)
    g.push(g.rules.steps.graft if g.rules.cards[card].graft else g.rules.steps.send_agent, seat, card)


# --- Sending the Agent -----------------------------------------------------------------------------------------------


class SendAgent(Node):
    """Choose the Agent, where the card lets it come from anywhere, and the space it goes to.

    The frame's `a` is 1 when the Agent has been chosen and waits on the leader.
    """

    def run(self, g: GameState, f: Frame) -> list[int] | None:
        card = g.sender()
        if card.moves_any_agent and f.a == 0:
            return moves(g, f.seat)
        action: i64 = g.rules.actions.first[actions.SEND]
        spaces = destinations(g, f.seat, card)
        options: list[int] = []
        while spaces:
            if spaces & 1:
                options.append(action)
            action += 1
            spaces >>= 1
        return options

    def answer(self, g: GameState, f: Frame, action: i64) -> None:
        param = g.rules.actions.param[action]
        if g.rules.actions.family[action] == actions.MOVE:
            if param < len(g.rules.spaces):
                g.players[f.seat].take_agent_back(param)
                note(g, "lift_agent", f.seat, f.source, param)
            g.stack.append(Frame(self, f.seat, f.source, 1))
        else:
            if must_infiltrate(g, f.seat, g.sender(), param):
                g.stack.append(Frame(g.rules.steps.place_agent, f.seat, f.source, param))
                g.stack.append(Frame(g.rules.steps.infiltrate, f.seat, f.source, param))
            else:
                place_agent(g, f.seat, param)

    def asks(self) -> str:
        return "send_agent"


class PlaceAgent(Node):
    """The Agent goes to the space that was infiltrated, `a`."""

    def run(self, g: GameState, f: Frame) -> list[int] | None:
        place_agent(g, f.seat, f.a)
        return None


def place_agent(g: GameState, seat: i64, number: i64) -> None:
    """Place the Agent, pay the space's cost, give the controller its bonus, and lay out what the turn brings.

    The cost comes first, then what may be paid besides, then the spies, then the effects (R-203, R-237).
    """
    rules = g.rules
    space = rules.spaces[number]
    player = g.players[seat]
    source: i64 = rules.first_space + number
    place_on(g, seat, number)
    if space.once:
        player.closed |= 1 << number
    g.turn.space = number
    note(g, "send_agent", seat, g.turn.card, number)
    give_control_bonus(g, number)
    g.push(rules.steps.agent_effects, seat, source)
    add_lines(g, seat, source, space.effects)
    _add_boxes(g, seat)
    if space.track is not None:
        track = space.track.number
        step = rules.steps.visit_influence[track][g.sender().visit_influence - VISIT_INFLUENCE]
        g.tray.append(Frame(step, seat, rules.first_track + track, 0))
    if player.ahead_card != NOBODY and player.ahead_card in (g.turn.card, g.turn.grafted):
        _reward_ahead(g, seat)
    answer_visit(g, seat)
    if player.contracts:
        complete_by_visit(g, seat, number)
    if space.maker > 0:
        reward_spies(g, seat, number)
    if player.spies:
        g.push(rules.steps.gather, seat, source)
    if space.extra is not None:
        g.push(rules.steps.pay_extra, seat, source)
    if space.cost is not None:
        _pay_cost(g, seat, number)


def _add_boxes(g: GameState, seat: i64) -> None:
    """The Agent box of the card, or of two grafted ones; one that copies has that of the other (IM-28, IM-32)."""
    cards = [g.turn.card] if g.turn.grafted == NOBODY else [g.turn.card, g.turn.grafted]
    for i, number in enumerate(cards):
        card = g.rules.cards[number]
        box = g.rules.cards[cards[1 - i]].agent if card.copies_partner and len(cards) > 1 else card.agent
        add_lines(g, seat, number, box)


def _reward_ahead(g: GameState, seat: i64) -> None:
    """The card set aside sends an Agent: a reward by its number of Agent icons (R-186, IM-37)."""
    player = g.players[seat]
    leader = player.leader
    assert leader is not None
    icons: i64 = 0
    for icon in range(len(ICON_NAMES)):
        icons += (g.rules.cards[player.ahead_card].icons >> icon) & 1
    reward = leader.ahead_rewards[0 if icons == 1 else 1]
    g.tray.append(Frame(reward, seat, g.rules.first_leader + leader.number, 1))


def _pay_cost(g: GameState, seat: i64, number: i64) -> None:
    space = g.rules.spaces[number]
    source: i64 = g.rules.first_space + number
    assert space.cost is not None
    if space.cost.children():
        g.push(space.cost, seat, source)
        return
    solari, spice, water = space_cost(g, seat, space)
    pay(g, seat, solari, spice, water, source)
    if solari > 0:
        fire(g, seat, SOLARI_PAID_FOR_SPACE)


# --- After the Agent is placed ---------------------------------------------------------------------------------------


class AgentEffects(Node):
    """What is left to do in an Agent turn, in any order: rows of the tray, deployment, Plot cards (B-46, B-68).

    The frame's `a` is above 0 once the turn is to end (see `end_after_plain`), its `b` where it goes on after all.
    """

    discreet = True
    ends_turn = True

    def run(self, g: GameState, f: Frame) -> list[int] | None:
        player = g.players[f.seat]
        if player.contracts:
            complete_by_harvest(g, f.seat)
        if player.face_up and intrigue_wakes(g, f):
            return None
        g.stack.append(f)
        plain = plain_rows(g, f.seat)
        if plain and take_plain(g, f.seat, plain):
            return None
        g.stack.pop()
        if f.a > 0:
            if ends_now(g, f, plain):
                end_agent_turn(g, f)
            else:
                g.stack.append(asked_again(g, f))
            return None
        options: list[int] = []
        must = open_rows(g, f.seat, options, plain)
        intrigue.playable(g, f.seat, intrigue.PLOT, options)
        add_abilities(g, f.seat, options)
        if must and len(options) == 1:
            return options
        if not g.is_commander(f.seat):
            add_deployments(g, f.seat, options)
        if not must:
            options.append(g.rules.actions.first[actions.END_TURN])
        return options

    def answer(self, g: GameState, f: Frame, action: i64) -> None:
        family = g.rules.actions.family[action]
        if family == actions.END_TURN:
            if end_after_plain(g, f):
                g.turn.deploy_closed = 0
            else:
                end_agent_turn(g, f)
            return
        g.stack.append(Frame(self, f.seat, f.source))
        source: i64 = g.rules.first_space + g.turn.space
        if family == actions.DEPLOY:
            deploy_by_agent(g, f.seat, g.rules.actions.param[action], source)
        elif family == actions.DEPLOY_DREADNOUGHT:
            deploy_dreadnoughts_by_agent(g, f.seat, g.rules.actions.param[action], source)
        else:
            g.turn.deploy_closed = 0
            if family == actions.TAKE_PLAIN:
                g.turn.plain = True
            elif is_row(g, action):
                start_row(g, action)
            else:
                play_plot_or_ability(g, f.seat, action)

    def hides(self, g: GameState, f: Frame) -> bool:
        player = g.players[f.seat]
        if player.intrigue:
            return True
        for row in g.tray:
            if player.hand and row.node.looks_at_hand():
                return True
        return False

    def asks(self) -> str:
        return "agent_effects"


def end_agent_turn(g: GameState, f: Frame) -> None:
    """What was not done is lost; before, the Ally that a Commander has activated is asked what he deploys (U6-16)."""
    if g.is_commander(f.seat) and _asks_ally(g, f):
        return
    take_late(g, f.seat)
    g.tray = []
    trash_usurped(g, f.seat)


def _asks_ally(g: GameState, f: Frame) -> bool:
    """Ask the Ally, if there is anything that he could deploy. Then the turn ends, or goes on where he has deployed."""
    deployments: list[int] = []
    add_deployments(g, f.seat, deployments)
    if not deployments:
        return False
    g.stack.append(Frame(f.node, f.seat, f.source))
    g.push(g.rules.steps.ally_deploys, g.acts_for(f.seat), f.source)
    return True
