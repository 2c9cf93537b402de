"""Twin worlds: two states that a seat or a spectator cannot tell apart.

Whatever the same choices bring must look alike to that viewer in both worlds, until a card that differs comes to light:
what it is sent, whether somebody is asked, who, and what. And a choice that can be taken back must have shown nothing
to the seat that made it.
"""

from __future__ import annotations

from typing import Final

from landsraad.engine.game import Game
from landsraad.engine.machine import actions
from landsraad.engine.machine.advance import is_asked_alone
from landsraad.engine.machine.events import Event
from landsraad.engine.machine.rng import Rng
from landsraad.engine.machine.terms import NOBODY
from landsraad.engine.save import to_dict
from landsraad.engine.state.state import GameState
from landsraad.engine.view import View
from landsraad.lab.properties import Broken

# Events that show a card, a tile or tokens: from there on two worlds may differ.
SHOWING: Final = (
    *("reveal", "discard", "trash", "play_card", "graft", "play_intrigue", "trash_intrigue", "card_ahead"),
    "tokens_used",
    *("contract", "drawn_card", "drawn_intrigue", "lost_intrigue", "look_at_top"),
)
# What a seat chooses for itself alone: the others learn that it has chosen, not what.
SECRET_CHOICES: Final = (
    *(actions.TOKEN, actions.KEEP_INTRIGUE, actions.RETURN_INTRIGUE, actions.KEEP, actions.GIVE_INTRIGUE),
)
LONGEST: Final = 40  # choices until a pair of worlds is left
SECRETLY: Final = 3  # one of so many secret choices is another one in the twin
TRIED: Final = 8  # choices of one decision that are taken to see whether they can be taken back


def twin(g: GameState, viewer: int, rng: Rng) -> Game:
    """A world that agrees with all that a viewer sees: what the seats hide differs, decks and chance are the same."""
    state = View(g, viewer).determinize(rng)
    state.rng.state = g.rng.state
    for deck in ("imperium_deck", "tleilaxu_deck", "conflict_deck", "hagal_deck", "tech_stacks", "contract_stack"):
        setattr(state, deck, getattr(g, deck))
    return Game(state, [])


def check_twins(game: Game, viewer: int, rng: Rng) -> int:
    """Play on from a moment of a game in two worlds that a viewer cannot tell apart; returns how many choices it took.

    viewer   a seat, NOBODY for a spectator
    Raises Broken where the viewer could tell the worlds apart although nothing that differs was shown.
    """
    mine = game.copy()
    other = twin(game.state, viewer, rng)
    _check_asked(other.state, mine, viewer)
    for taken in range(LONGEST):
        pair = None if mine.over else _choices(mine, other, viewer, rng)
        if pair is None:
            return taken
        if not _step(mine, other, viewer, pair):
            return taken + 1
    return LONGEST


def _check_asked(g: GameState, mine: Game, viewer: int) -> None:
    """The seat that is asked in one world would be asked in the twin."""
    if len(g.options) == 1 and not is_asked_alone(g, g.stack[-1]):
        raise Broken(f"{_told(mine, viewer)}: in a twin world {_asked(mine)} would not have been asked")


def _choices(mine: Game, other: Game, viewer: int, rng: Rng) -> tuple[int, int] | None:
    """What is chosen in both worlds: the same, or two choices that look the same; None where there are none."""
    options, theirs = mine.legal(), other.legal()
    decision = mine.decision
    assert decision is not None
    if decision.seat != viewer:
        secret = _secret(mine, decision.kind)
        twins = [action for action in theirs if action in _secret(other, decision.kind)]
        if secret and twins and rng.below(SECRETLY) == 0:
            return secret[rng.below(len(secret))], twins[rng.below(len(twins))]
    shared = [action for action in options if action in theirs]
    if not shared:
        secret, twins = _secret(mine, decision.kind), _secret(other, decision.kind)
        return (secret[rng.below(len(secret))], twins[rng.below(len(twins))]) if secret and twins else None
    action = shared[rng.below(len(shared))]
    return action, action


def _secret(game: Game, kind: str) -> list[int]:
    """The choices of a decision that the others cannot tell from each other."""
    families = (actions.CONTRACT,) if kind == "keep_contract" else SECRET_CHOICES
    return [action for action in game.legal() if game.rules.actions.family[action] in families]


def _step(mine: Game, other: Game, viewer: int, pair: tuple[int, int]) -> bool:
    """Take the choices and compare what the viewer gets; says whether it still cannot tell the worlds apart."""
    at = _told(mine, viewer)
    chosen = " and ".join({mine.rules.actions.texts[action] for action in pair})
    heard, echo = _take(mine, pair[0], viewer), _take(other, pair[1], viewer)
    for event, twin_event in zip(heard, echo, strict=False):
        if _what(event) != _what(twin_event):
            if event.kind in SHOWING and (event.kind, event.seat) == (twin_event.kind, twin_event.seat):
                return False
            raise Broken(f"{at}: after {chosen} {_what(event)} happens, in a twin world {_what(twin_event)}")
    if len(heard) != len(echo):
        raise Broken(f"{at}: after {chosen} {len(heard)} things happen, in a twin world {len(echo)}")
    if _asked(mine) != _asked(other):
        raise Broken(f"{at}: after {chosen} {_asked(mine)} is asked, in a twin world {_asked(other)}")
    if _came_to_light(mine.state, viewer) != _came_to_light(other.state, viewer):
        return False
    if seen(mine.state, viewer) != seen(other.state, viewer):
        raise Broken(f"{at}: after {chosen} the view differs in a twin world, and nothing was shown")
    return True


def _came_to_light(g: GameState, viewer: int) -> tuple[object, ...]:
    """What a viewer gets to see without an event: discarded Intrigue cards, those to choose from, what it is dealt."""
    shown = View(g, viewer).state
    own = () if viewer == NOBODY else (shown.players[viewer].deck, shown.players[viewer].contracts_dealt)
    return shown.intrigue_discard, shown.intrigue_deck, own


def _take(game: Game, action: int, viewer: int) -> list[Event]:
    """Take a choice; returns what the viewer hears of."""
    listener = game.listen()
    game.apply(action)
    return [event for event in listener.take() if event.only in (NOBODY, viewer)]


def _what(event: Event) -> tuple[str, int, int, int, int]:
    return event.kind, int(event.seat), int(event.source), int(event.a), int(event.b)


def _asked(game: Game) -> str:
    """Who is asked, and what."""
    decision = game.decision
    return "nobody" if decision is None else f"seat {decision.seat + 1} ({decision.kind}, {decision.source})"


def _told(game: Game, viewer: int) -> str:
    """Where a property did not hold."""
    return f"round {game.state.round}, {_asked(game)} seen by {'a spectator' if viewer < 0 else f'seat {viewer + 1}'}"


def seen(g: GameState, viewer: int) -> tuple[object, ...]:
    """All that a view tells."""
    view = View(g, viewer)
    return to_dict(view.state), view.hidden_cards, view.asked, view.kind, view.options


def check_taking_back(game: Game, rng: Rng) -> int:
    """Choices that can be taken back have shown nothing; returns how many were tried.

    In a world that the asked seat cannot tell from this one the same choice leads to the same view, or passes a point
    that undo does not cross (GameState.fixed), or the seat's turn is over. Raises Broken where it does not.
    """
    g = game.state
    seat = g.decider()
    tried = 0
    for action in rng.shuffled(tuple(g.options))[:TRIED]:
        mine, other = game.copy(), Game(View(g, seat).determinize(rng), [])
        mine.apply(action)
        other.apply(action)
        tried += 1
        if _may_take_back(g, mine.state) and seen(mine.state, seat) != seen(other.state, seat):
            chosen = g.rules.actions.texts[action]
            raise Broken(f"{_told(game, seat)}: {chosen} can be taken back, and has shown something")
    return tried


def _may_take_back(before: GameState, after: GameState) -> bool:
    if after.over or after.decider() != before.decider() or after.fixed != before.fixed:
        return False
    return (after.active, after.round, after.phase) == (before.active, before.round, before.phase)
