"""What a thing of the table means for a seat now: what a space costs, its place in the Conflict, what a step brings."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from landsraad.engine.base.influence import BONUS_AT, FIRST_AT, THIRD_AT, TOP, VP_AT, has_cube
from landsraad.engine.base.market import rows_for
from landsraad.engine.course.acquiring import price
from landsraad.engine.course.combat import THIRD, places, ranks
from landsraad.engine.course.endgame import side_standing
from landsraad.engine.course.rounds import vp_to_end
from landsraad.engine.course.spaces import space_cost, space_obstacle
from landsraad.engine.machine import actions
from landsraad.engine.machine.terms import NOBODY, REVEAL_TURN
from landsraad.engine.outlook import Standing, outlooks, standing_after
from landsraad.engine.reserves import most_to_add
from landsraad.engine.state.definitions import NO_COST
from landsraad.engine.state.state import STRENGTH_OF_DREADNOUGHT, STRENGTH_OF_SANDWORM, STRENGTH_OF_TROOP
from landsraad.text.said import Effect, Said, Seat
from landsraad.text.visits import brought
from landsraad.text.why import why

if TYPE_CHECKING:
    from landsraad.engine.state.definitions import Space, Track
    from landsraad.engine.state.state import GameState

GOODS: Final = ("solari", "spice", "water")


def now(g: GameState, seat: int) -> dict[str, list[Said]]:
    """By kind and id of a thing (`space/wealth`), what is so for the seat; nothing where there is nothing to say.

    Of tracks and steps (`track/score`, `track/strength`, `step/fremen/2`) spectators (NOBODY) hear what holds for all.
    While Combat cards are played an Intrigue card of the hand says what it would do, and so does a choice that it asks
    for (`action/choose:1`).
    """
    if g.over or g.round == 0:
        return {}
    scores = seat != NOBODY and not g.is_automated(seat)
    said = _steps(g, seat if scores else NOBODY)
    said["track/score"] = [Said("now-goal", n=int(vp_to_end(g)))]
    said["track/strength"] = _counts(g)
    if scores:
        said |= _spaces(g, seat) | _factions(g, seat) | _market(g, seat) | _combat(g, seat)
        said["track/score"] += _score(g, seat)
        if g.conflict != NOBODY and not g.is_commander(seat):
            conflict = _conflict(g, seat)
            said["track/strength"] += conflict
            said[f"conflict/{g.rules.conflicts[g.conflict].id}"] = conflict
    return {about: lines for about, lines in said.items() if lines}


def _spaces(g: GameState, seat: int) -> dict[str, list[Said]]:
    mine = g
    if g.active != seat or g.turn.space != NOBODY:  # what a turn has chosen changes no visit of a later one
        mine = g.copy()
        mine.reset_turn(seat)
    return {f"space/{space.id}": _space(mine, seat, space) for space in g.rules.spaces}


def _space(g: GameState, seat: int, space: Space) -> list[Said]:
    lines: list[Said] = []
    obstacle = space_obstacle(g, seat, space, g.turn.ignores_enemies)
    if obstacle is not None:
        lines.append(why(obstacle))
    if obstacle is None or obstacle.code != "cost":
        held = (g.players[seat].solari, g.players[seat].spice, g.players[seat].water)
        for goods, need, have in zip(GOODS, space_cost(g, seat, space), held, strict=True):
            if need > 0:
                lines.append(Said(f"now-cost-{goods}", need=int(need), have=int(have)))
    if space in g.rules.makers and (bonus := g.bonus_spice[g.rules.makers.index(space)]) > 0:
        lines.append(Said("now-bonus_spice", n=int(bonus)))
    return [*lines, *brought(g, seat, space)]


def _factions(g: GameState, seat: int) -> dict[str, list[Said]]:
    found: dict[str, list[Said]] = {}
    for track in g.rules.tracks:
        if not has_cube(g, seat, track.number):
            continue
        n = int(g.players[seat].influence_of(track.number))
        lines = [Said("now-influence", n=n)]
        if n < VP_AT:
            lines.append(Said("now-to_vp", n=VP_AT - n))
        if n < BONUS_AT and track.bonus is not None:
            lines.append(Said("now-to_bonus", n=BONUS_AT - n, effect=Effect(track.bonus)))
        found[f"faction/{track.id}"] = [*lines, *_alliance(g, seat, track)]
    return found


def _alliance(g: GameState, seat: int, track: Track) -> list[Said]:
    """Who holds the Alliance, and when it comes to the seat."""
    holder = int(g.alliances[track.number])
    if holder == seat:
        return [Said("now-alliance")]
    if holder == NOBODY:
        return []
    need = int(g.players[holder].influence_of(track.number)) + 1
    return [Said("now-alliance-theirs", who=Seat(holder), need=need)]


def _steps(g: GameState, seat: int) -> dict[str, list[Said]]:
    """What each step of a track brings whoever comes there, and how far it is for the seat."""
    found: dict[str, list[Said]] = {}
    for track in g.rules.tracks:
        own = seat != NOBODY and has_cube(g, seat, track.number)
        have = int(g.players[seat].influence_of(track.number)) if own else TOP
        for n in range(TOP + 1):
            lines = _gifts(track, n)
            if own and n == VP_AT:
                lines += _for_leader(g, seat, track)
            if own and n == BONUS_AT:
                lines += _alliance(g, seat, track)
            if n > have:
                lines.append(Said("now-to_step", n=n - have))
            found[f"step/{track.id}/{n}"] = lines
    return found


def _gifts(track: Track, n: int) -> list[Said]:
    lines = [Said("now-step-vp", n=VP_AT)] if n == VP_AT else []
    bonus = {FIRST_AT: track.first, THIRD_AT: track.third, BONUS_AT: track.bonus}.get(n)
    if bonus is not None:
        lines.append(Said("now-step-bonus", effect=Effect(bonus)))
    if n == BONUS_AT:
        lines.append(Said("now-step-alliance"))
    return lines


def _for_leader(g: GameState, seat: int, track: Track) -> list[Said]:
    """What the seat's leader gains for coming to the step of the Victory Point."""
    leader = g.players[seat].leader
    reward = None if leader is None else leader.reaches[track.icon]
    return [] if reward is None else [Said("now-step-leader", effect=Effect(reward))]


def _score(g: GameState, seat: int) -> list[Said]:
    """The Victory Points of the seat, or of its team, and those of the best opponent."""
    mine = int(side_standing(g, seat)[0])
    others = [other for other in range(len(g.players)) if g.opposes(seat, other)]
    best = max(others, key=lambda other: side_standing(g, other)[0])
    ahead = mine - int(side_standing(g, best)[0])
    lines = [Said("now-score" if g.rules.teams is None else "now-score-team", n=mine)]
    if ahead == 0:
        return [*lines, Said("now-score-level", who=Seat(best))]
    return [
        *lines,
        Said("now-score-ahead", n=ahead) if ahead > 0 else Said("now-score-behind", who=Seat(best), n=-ahead),
    ]


def _market(g: GameState, seat: int) -> dict[str, list[Said]]:
    """In the seat's Reveal turn, what the cards that it could acquire cost, and how much it has to pay with."""
    if g.active != seat or g.turn.kind != REVEAL_TURN:
        return {}
    have, specimens = int(g.players[seat].persuasion), int(g.army(seat).specimens)
    cards = [*rows_for(g, seat), *(card.number for card in g.rules.reserve)]
    prices = {int(card): int(price(g, card)) for card in cards}
    said = {
        f"card/{g.rules.cards[card].id}": [Said("now-price", need=cost, have=have)]
        for card, cost in prices.items()
        if cost != NO_COST
    }
    for number in (*g.tleilaxu_row, *(card.number for card in g.rules.reclaimed)):
        card = g.rules.cards[number]
        said[f"card/{card.id}"] = [Said("now-price-specimens", n=int(card.specimens), have=specimens)]
    return said


def _combat(g: GameState, seat: int) -> dict[str, list[Said]]:
    """While Combat cards are played, what the choices of the seat do to its strength, if nobody answers."""
    if g.decider() != seat:
        return {}
    found: dict[str, list[Said]] = {}
    for action in g.options:
        after = standing_after(g, action)
        if after is None:
            continue
        before = Standing(g, after.seat)
        if (before.strength, before.place) != (after.strength, after.place):
            said = Said("now-fights", had=before.strength, n=after.strength, place=after.place)
            found[_chosen(g, action)] = [said]
    return found


def _chosen(g: GameState, action: int) -> str:
    """What a choice is about: the Intrigue card that it plays, else the action itself."""
    if g.rules.actions.family[action] == actions.INTRIGUE:
        return f"intrigue/{g.rules.intrigue[g.rules.actions.param[action]].id}"
    return f"action/{g.rules.actions.texts[action]}"


def _counts(g: GameState) -> list[Said]:
    """What counts how much in the Conflict."""
    lines = [Said("now-counts", troop=int(STRENGTH_OF_TROOP), sword=1)]
    if g.rules.tech:
        lines.append(Said("now-counts-dreadnought", n=int(STRENGTH_OF_DREADNOUGHT)))
    if g.rules.posts:
        lines.append(Said("now-counts-sandworm", n=int(STRENGTH_OF_SANDWORM)))
    return lines


def _conflict(g: GameState, seat: int) -> list[Said]:
    strength = int(g.players[seat].strength())
    lines = [Said("now-strength", n=strength, place=places(ranks(g))[seat]), *_to_places(g, seat)]
    more = most_to_add(g)[seat]
    if more > 0:
        lines.append(Said("now-most", n=more))
    if g.decider() == seat:
        most = max(outlooks(g), key=lambda way: way.strength, default=None)
        if most is not None and most.strength > strength:
            lines.append(Said("now-deployed", n=most.strength, place=most.place))
    return lines


def _to_places(g: GameState, seat: int) -> list[Said]:
    """How much more strength leads to each better place, as the others stand."""
    strengths = [int(player.strength()) for player in g.players]
    mine = strengths[seat]
    place = places(strengths)[seat] or THIRD + 1
    lines: list[Said] = []
    for strength in range(mine + 1, max(strengths) + 2):
        strengths[seat] = strength
        better = places(strengths)[seat]
        if 0 < better < place:
            lines.append(Said("now-to_place", n=strength - mine, place=better))
            place = better
    return lines
