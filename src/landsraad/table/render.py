"""A game as a seat may see it, as JSON data: the view, what follows from it, and how it ended (docs/messages.md)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from landsraad import Game, View, to_dict
from landsraad.engine.base.influence import has_cube
from landsraad.engine.base.resources import gathered
from landsraad.engine.course.acquiring import price
from landsraad.engine.course.combat import doubles, places, ranks
from landsraad.engine.course.endgame import COMPARED, side_standing, standing
from landsraad.engine.course.rounds import vp_to_end
from landsraad.engine.machine.terms import NOBODY, PHASE_NAMES, TURN_NAMES
from landsraad.engine.reserves import most_to_add
from landsraad.engine.state.definitions import Card, Space
from landsraad.engine.state.state import GameState, PlayerState
from landsraad.engine.uprising.sandworms import is_walled
from landsraad.engine.uprising.trophies import partner
from landsraad.table.decision import render_decision
from landsraad.text import ending
from landsraad.text.now import now
from landsraad.text.said import wire


def render_view(game: Game, viewer: int) -> dict[str, Any]:
    """`view`, `hidden`, `now`, `reach` and `decision` for a seat, or for a spectator (-1)."""
    seen = View(game.state, viewer)
    cards = game.rules.cards
    return {
        "view": _state(seen.state),
        "hidden": [[cards[card].id for card in zone] for zone in seen.hidden_cards],
        "now": {about: [wire(line) for line in lines] for about, lines in now(seen.state, seen.seat).items()},
        "reach": _reach(seen),
        "decision": render_decision(game, viewer),
    }


def _reach(seen: View) -> dict[str, list[str]]:
    """By card in hand, the spaces that its Agent icons reach, free or not."""
    g = seen.state
    if seen.seat == NOBODY:
        return {}
    cards = [g.rules.cards[number] for number in sorted(set(g.players[seen.seat].hand))]
    return {card.id: [space.id for space in g.rules.spaces if (card.reach >> space.number) & 1] for card in cards}


def render_open(game: Game) -> dict[str, Any]:
    """The same with nothing hidden but chance, for finished games."""
    state = _state(game.state)
    state["rng"] = 0
    state["chance"] = None
    asked = game.state.decider()
    decision = None if asked == NOBODY else render_decision(game, asked)
    hidden: list[list[str]] = [[] for _ in game.state.players]
    return {"view": state, "hidden": hidden, "now": {}, "reach": {}, "decision": decision}


def _state(g: GameState) -> dict[str, Any]:
    """A state with names instead of numbers and places in lists, and with what follows from it."""
    rules = g.rules
    state = to_dict(g)
    del state["options"]  # those of the decision
    state |= {
        "phase": PHASE_NAMES[g.phase],
        "turn_kind": TURN_NAMES[g.turn.kind],
        "reserve": _by_id(rules.reserve, g.reserve),
        "bonus_spice": _by_id(rules.makers, g.bonus_spice),
        "control": _by_id(rules.controlled, g.control),
        "warships": _by_id(rules.controlled, g.warships),
        "alliances": dict(zip(rules.factions, g.alliances, strict=True)),
        "vp_to_end": int(vp_to_end(g)),
        "walled": is_walled(g),
        "discounted": _discounted(g),
        "team_vp": [] if rules.teams is None else [side_standing(g, seat)[0] for seat in (0, 1)],
        "less": {space.id: int(space.less_later) for space in rules.spaces if g.trained and space.less_later},
    }
    taken = places(ranks(g))
    more = most_to_add(g)
    for seat, player in enumerate(g.players):
        state["players"][seat] |= {
            "strength": int(player.strength()),
            "place": taken[seat],
            "doubles": doubles(g, seat),
            "pairs": partner(g, seat) != NOBODY,
            "units": int(player.conflict + player.dreadnoughts_conflict + player.sandworms),
            "may_add": more[seat],
            "spies_left": int(player.spies_in_supply()),
            "swordmaster_round": _swordmaster_round(g, seat, player),
            "gathered": None if player.rival is None or player.swordmaster else int(gathered(player)),
            "team": NOBODY if rules.teams is None else int(g.team_of(seat)),
            "influence": {
                track.id: int(player.influence_of(track.number))
                for track in rules.tracks
                if has_cube(g, seat, track.number)
            },
        }
    return state


def _by_id(things: Sequence[Space | Card], numbers: Sequence[int]) -> dict[str, int]:
    """Numbers in the order of some things, by their ids; none where their box is not played."""
    return {thing.id: int(number) for thing, number in zip(things, numbers, strict=False)}


def _discounted(g: GameState) -> dict[str, int]:
    """The cards that cost less than is printed now, and what they cost."""
    card = g.turn.discount_card
    return {} if card == NOBODY else {g.rules.cards[card].id: int(price(g, card))}


def _swordmaster_round(g: GameState, seat: int, player: PlayerState) -> int | None:
    """The round in which a Rival's third Agent comes; None where none comes by itself, or has come."""
    difficulty = g.rules.difficulty
    if difficulty is None or not g.is_automated(seat) or player.swordmaster:
        return None
    return int(difficulty.swordmaster_round) or None


# --- The end ----------------------------------------------------------------------------------------------------------


def render_ended(game: Game, seed: str) -> dict[str, Any] | None:
    """How the game ended; None while it goes on."""
    g = game.state
    if not g.over:
        return None
    standings = [list(standing(g, seat)) for seat in range(len(g.players))]
    return {
        "ranking": list(g.ranking),
        "vp": [int(player.vp) for player in g.players],
        "sources": [_sources(g, seat) for seat in range(len(g.players))],
        "compared": list(COMPARED),
        "standings": standings,
        "tie_break": _tie_break(g),
        "ties": [wire(said) for said in ending.ties(g)],
        "seed": seed,
    }


def _sources(g: GameState, seat: int) -> list[tuple[str, int]]:
    ledger = g.players[seat].ledger
    totals: dict[str, int] = {}
    for i in range(0, len(ledger), 2):
        source = g.rules.source_ids[ledger[i]]
        totals[source] = totals.get(source, 0) + int(ledger[i + 1])
    return list(totals.items())


def _tie_break(g: GameState) -> str:
    """What decided between the winner and the next one, or the two teams."""
    second = next(seat for seat in g.ranking if g.opposes(g.winner, seat))
    for name, mine, other in zip(COMPARED, side_standing(g, g.winner), side_standing(g, second), strict=True):
        if mine != other:
            return name
    return COMPARED[-1]
