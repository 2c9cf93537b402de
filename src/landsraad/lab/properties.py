"""What must hold in every game at every moment: used by the soak and by the tests.

Each check raises Broken with what it found.
"""

from __future__ import annotations

import json
from collections import Counter

from landsraad.api import new_game
from landsraad.content.setup import Setup
from landsraad.engine.course.setup import conflict_levels, starting_deck
from landsraad.engine.game import Game
from landsraad.engine.immortality.tleilaxu import ROW
from landsraad.engine.machine.rng import Rng
from landsraad.engine.machine.terms import COMBAT, ENDGAME, HIDDEN, NOBODY, PLAYER_TURNS, ROUND_START
from landsraad.engine.save import from_dict, to_dict
from landsraad.engine.state.definitions import RECLAIMED, RESERVE, STARTER
from landsraad.engine.state.state import TROOPS_PER_PLAYER, GameState, PlayerState, TurnState
from landsraad.engine.uprising.trophies import battle_icon
from landsraad.engine.view import View

AGENTS = 2


class Broken(AssertionError):
    """A property that does not hold."""


def _expect(holds: bool, message: str) -> None:
    if not holds:
        raise Broken(message)


def check_pieces(g: GameState) -> None:
    """Troops, Agents, cards and tokens are conserved; no counter is negative; VP are the sum of their ledger."""
    for seat, player in enumerate(g.players):
        _check_player(g, seat, player)
        _check_commander(g, seat, player)
    _check_cards(g)
    _check_intrigue(g)
    _check_conflicts(g)
    _check_hagal(g)
    _check_ix(g)
    _check_uprising(g)
    _check_research(g)
    _check_turn(g)
    for faction, holder in enumerate(g.alliances):
        best = max(int(player.influence_of(faction)) for player in g.players)
        if holder != NOBODY:
            own = g.players[holder].influence_of(faction)
            pending = any(frame.node is g.rules.steps.pass_alliance for frame in g.stack)
            track = g.rules.factions[faction]
            _expect(pending or own == best >= 4, f"{track}: the holder of the Alliance is not on top")
    _expect(all(spice >= 0 for spice in g.bonus_spice), "negative bonus spice")


def _check_player(g: GameState, seat: int, player: PlayerState) -> None:
    counters = ("vp", "solari", "spice", "water", "supply", "garrison", "conflict", "swords", "persuasion", "agents")
    for counter in counters:
        value = getattr(player, counter)
        _expect(value >= 0, f"seat {seat + 1}: {counter} is {value}")
    troops = player.supply + player.garrison + player.conflict + player.negotiators + player.memories + player.specimens
    owned = 0 if g.is_commander(seat) else TROOPS_PER_PLAYER
    _expect(troops == owned, f"seat {seat + 1}: {troops} troops")
    _expect(sum(player.ledger[1::2]) == player.vp, f"seat {seat + 1}: the ledger does not add up to {player.vp} VP")
    agents = player.agents + int(player.spaces).bit_count()
    expected = AGENTS + player.swordmaster + (g.mentat == seat)
    _expect(agents == expected, f"seat {seat + 1}: {agents} Agents instead of {expected}")
    most = max(player.influence_of(track) for track in range(len(g.rules.factions)))
    _expect(most <= 6, f"seat {seat + 1}: Influence above 6")
    _expect(not Counter(player.known_hand) - Counter(player.hand), f"seat {seat + 1}: a known card is not in hand")
    _expect(player.known_top <= len(player.deck), f"seat {seat + 1}: more known cards than the deck has")


def _check_commander(g: GameState, seat: int, player: PlayerState) -> None:
    """His Agents with arrows stand where his Agents do; he has no swords, hooks, objective or cubes on the board."""
    if not g.is_commander(seat):
        _expect(player.arrows == (), f"seat {seat + 1}: an Agent with an arrow")
        return
    standing = sum(1 << space for space in player.arrows if space != NOBODY)
    _expect(standing == player.spaces, f"seat {seat + 1}: Agents with arrows stand elsewhere")
    _expect(player.arrows.count(NOBODY) == player.agents, f"seat {seat + 1}: {player.arrows} with {player.agents}")
    own = g.own_track(seat)
    board = any(player.influence_of(track) for track in range(len(g.rules.factions)) if track != own)
    _expect(not board, f"seat {seat + 1}: a Commander's cube on the board")
    idle = (player.swords, player.hooks, player.trophies) == (0, False, ())
    _expect(idle, f"seat {seat + 1}: a Commander fights")


def _check_turn(g: GameState) -> None:
    """Nothing of a turn outlives it: not into the next phase, not into the next round."""
    _expect(g.phase == PLAYER_TURNS or g.active == NOBODY, "it is somebody's turn in a phase without turns")
    if g.active != NOBODY:
        return
    no_turn = TurnState()
    for name in TurnState.fields():
        _expect(getattr(g.turn, name) == getattr(no_turn, name), f"{name} of a turn outlives it")
    _expect(g.extra_turns == (), "an extra turn outlives the turns")
    for seat, player in enumerate(g.players):
        _expect(player.ahead_card == NOBODY, f"seat {seat + 1}: the card that came back outlives its turn")
        over = g.phase == ROUND_START
        _expect(not over or (player.persuasion, player.swords) == (0, 0), f"seat {seat + 1}: strength outlives a round")


def _check_cards(g: GameState) -> None:
    found: Counter[int] = Counter(g.imperium_deck + g.row + g.throne_row + g.removed + g.tleilaxu_deck + g.tleilaxu_row)
    begun: Counter[int] = Counter()
    for seat in range(g.persons):
        begun.update(starting_deck(g.rules, seat))
    for player in g.players:
        found.update(player.deck + player.hand + player.discard + player.in_play + player.revealed)
        found.update(player.set_aside + player.ahead)
    for card in g.rules.cards:
        copies = 0 if card.pile == RECLAIMED else int(card.copies)
        if card.pile == STARTER:
            copies = begun[int(card.number)]
        copies -= sum(1 for player in g.players if player.leader is not None and player.leader.lacks == card.id)
        lying = found[int(card.number)]
        if card.pile == RESERVE:
            lying += g.reserve[card.reserve_index]
        _expect(lying == copies, f"{card.id}: {lying} copies instead of {copies}")


def _check_intrigue(g: GameState) -> None:
    found: Counter[int] = Counter(g.intrigue_deck + g.intrigue_discard + g.intrigue_gone)
    found.update(
        int(frame.source - g.rules.first_intrigue) for frame in g.stack if frame.node is g.rules.steps.discard_intrigue
    )
    for player in g.players:
        found.update(player.intrigue + player.face_up)
    for card in g.rules.intrigue:
        lying = found[int(card.number)]
        _expect(lying == card.copies, f"{card.id}: {lying} copies instead of {card.copies}")


def _check_hagal(g: GameState) -> None:
    found = Counter(g.hagal_deck + g.hagal_discard)
    for card in g.rules.hagal:
        copies = card.copies if g.persons < 3 and card.mark in (0, g.persons) else 0
        _expect(found[int(card.number)] == copies, f"{card.id}: {found[int(card.number)]} copies instead of {copies}")


def _check_ix(g: GameState) -> None:
    tiles = [tile for stack in g.tech_stacks for tile in stack] + list(g.tech_gone)
    for seat, player in enumerate(g.players):
        tiles += player.tech
        ships = player.dreadnoughts + player.dreadnoughts_home + player.dreadnoughts_conflict
        ships += sum(1 for owner in g.warships if owner == seat)
        _expect(
            ships == (2 if g.rules.tech and not g.is_commander(seat) else 0), f"seat {seat + 1}: {ships} dreadnoughts"
        )
        _expect(0 <= player.freighter <= 3, f"seat {seat + 1}: freighter at {player.freighter}")
    _expect(sorted(tiles) == list(range(len(g.rules.tech))), "tech tiles are missing or double")


def _check_research(g: GameState) -> None:
    """The tokens stand on their tracks, who has none has none, and the Tleilaxu Row is full as long as the deck is."""
    rules = g.rules
    for seat, player in enumerate(g.players):
        researches = bool(rules.research) and not g.is_automated(seat) and not g.is_commander(seat)
        place = -1 if not researches else int(player.research)
        _expect(place == player.research and place < len(rules.research), f"seat {seat + 1}: research at {place}")
        _expect((place >= 0) == researches, f"seat {seat + 1}: no research token")
        _expect(-1 <= player.tleilaxu < max(1, len(rules.tleilaxu)), f"seat {seat + 1}: {player.tleilaxu} on the track")
        _expect(player.specimens >= 0, f"seat {seat + 1}: {player.specimens} specimens")
    _expect(len(g.tleilaxu_row) == (ROW if rules.research else 0) or not g.tleilaxu_deck, "the Tleilaxu Row is short")
    _expect(not g.turn.usurps or g.turn.grafted in g.row, "a card was grafted that does not lie in the Row")


def _check_uprising(g: GameState) -> None:
    """Posts hold what they may, sandworms leave with the Conflict, no leader has gone off its track or changed back."""
    rules = g.rules
    for seat, player in enumerate(g.players):
        _expect(int(player.spies) < 1 << len(rules.posts), f"seat {seat + 1}: a spy on no post")
        _expect(0 <= player.spies_in_supply() <= 3, f"seat {seat + 1}: {player.spies_in_supply()} spies in the supply")
        protected = g.wall and g.conflict != NOBODY and rules.conflicts[g.conflict].space != NOBODY
        _expect(player.sandworms == 0 or not protected, f"seat {seat + 1}: a sandworm behind the Shield Wall")
        _expect(player.sandworms == 0 or g.phase in (PLAYER_TURNS, COMBAT), f"seat {seat + 1}: a sandworm stays")
        remembers = player.leader is not None and player.leader.other_side != ""
        _expect(player.memories == 0 or remembers, f"seat {seat + 1}: memories of nobody")
    _check_contracts(g)
    _check_trophies(g)


def _check_contracts(g: GameState) -> None:
    """Those of the market are all there; first contracts are single ones, one for each player at most."""
    rules = g.rules
    lying = list(g.contract_stack + g.contract_market + g.contracts_aside)
    first: list[int] = []
    for seat, player in enumerate(g.players):
        held = player.contracts + player.contracts_done
        own = [contract for contract in held if contract >= rules.market_contracts]
        _expect(len(own) <= 1, f"seat {seat + 1}: {len(own)} first contracts")
        first += own
        lying += [contract for contract in held if contract < rules.market_contracts]
    _expect(len(first) == len(set(first)), "a first contract is owned twice")
    market = [int(c.number) for c in rules.contracts[: rules.market_contracts] for _ in range(c.copies)]
    laid_out = lying and not any(player.contracts_dealt for player in g.players)
    _expect(sorted(lying) == market or not laid_out, "contracts of the market are missing or double")


def _check_trophies(g: GameState) -> None:
    """Won cards have been fought for, each has one owner; those face down are pairs until the Endgame."""
    rules = g.rules
    trophies: list[int] = []
    for seat, player in enumerate(g.players):
        trophies += player.trophies + player.trophies_matched
        icons = Counter(int(battle_icon(g, card)) for card in player.trophies_matched)
        paired = all(count % 2 == 0 for count in icons.values())
        _expect(paired or g.phase == ENDGAME, f"seat {seat + 1}: a card lies face down without its pair")
    _expect(len(trophies) == len(set(trophies)), "a won card or objective is owned twice")
    objectives = sum(1 for card in trophies if card >= rules.first_objective)
    dealt_to = sum(1 for seat in range(len(g.players)) if rules.objectives and not g.is_commander(seat))
    _expect(objectives == dealt_to, f"{objectives} objectives")
    fought = {*g.conflicts_past, int(g.conflict)}
    won = [card - rules.first_conflict for card in trophies if card < rules.first_objective]
    _expect(set(won) <= fought, "a Conflict card was won that has not been fought for")


def _check_conflicts(g: GameState) -> None:
    cards = g.conflict_deck + g.conflicts_past + ((int(g.conflict),) if g.conflict != NOBODY else ())
    laid_out = sum(count for _, count in conflict_levels(g.rules))
    _expect(len(cards) == len(set(cards)) == laid_out, f"{len(cards)} Conflict cards instead of {laid_out}")


def check_save(game: Game) -> None:
    """`to_dict` makes plain JSON, and what is read back from it is the same state."""
    data = to_dict(game.state)
    again = to_dict(from_dict(game.rules, json.loads(json.dumps(data))))
    _expect(data == again, "the state differs after to_dict and from_dict")


def check_views(game: Game, seed: int) -> None:
    """No seat's view tells what it must not, and the states drawn from a view look the same through it."""
    for seat in range(-1, len(game.state.players)):
        view = View(game.state, seat)
        _check_hidden(game.state, view)
        drawn = view.determinize(Rng(1 + seed))
        _check_pieces_drawn(drawn)
        again = View(drawn, seat)
        _expect(to_dict(view.state) == to_dict(again.state), f"seat {seat + 1} can tell the true game from a drawn one")
        _expect(view.hidden_cards == again.hidden_cards, f"seat {seat + 1}: other cards are owned in a drawn game")
        _expect(view.options == again.options, f"seat {seat + 1} has other choices in a drawn game")


def _check_hidden(g: GameState, view: View) -> None:
    seen = view.state
    _expect(seen.rng.state == 0, "the generator is shown")
    _expect(seen.chance is None and seen.told is None, "what chance decided is shown")
    peeked = 2 if view.kind == "keep_intrigue" and view.asked == view.seat else 0
    for deck in (seen.imperium_deck, seen.conflict_deck, seen.hagal_deck, seen.contract_stack):
        _expect(set(deck) <= {HIDDEN}, "a deck is shown")
    _expect(set(seen.intrigue_deck[: len(seen.intrigue_deck) - peeked]) <= {HIDDEN}, "the Intrigue deck is shown")
    for seat, player in enumerate(seen.players):
        if seat == view.seat:
            continue
        shown = [card for card in player.hand if card != HIDDEN]
        _expect(Counter(shown) == Counter(g.players[seat].known_hand), f"the hand of seat {seat + 1} is shown")
        _expect(set(player.intrigue) <= {HIDDEN}, f"Intrigue cards of seat {seat + 1} are shown")
        _expect(set(player.contracts_dealt) <= {HIDDEN}, f"the contracts dealt to seat {seat + 1} are shown")
        hidden_tokens = player.tokens in (0, HIDDEN) or player.tokens_used
        _expect(hidden_tokens, f"the tokens of seat {seat + 1} are shown")
        _expect(len(player.hand) == len(g.players[seat].hand), f"seat {seat + 1}: wrong number of cards in hand")
        _expect(len(player.deck) == len(g.players[seat].deck), f"seat {seat + 1}: wrong number of cards in the deck")


def _check_pieces_drawn(g: GameState) -> None:
    try:
        check_pieces(g)
    except Broken as broken:
        raise Broken(f"in a game drawn from a view: {broken}") from broken


def check_copy(game: Game, rng: Rng) -> None:
    """A copy that plays on leaves the original as it was."""
    before = to_dict(game.state)
    copy = game.copy()
    _expect(to_dict(copy.state) == before, "a copy differs from its original")
    for _ in range(5):
        if copy.over:
            break
        options = copy.legal()
        copy.apply(options[rng.below(len(options))])
    _expect(to_dict(game.state) == before, "playing on a copy changed the original")


def check_replay(setup: Setup, seed: str, game: Game) -> None:
    """The same setup, seed and actions make the same game."""
    again = new_game(setup, seed)
    for action in game.history:
        again.play(action)
    _expect(to_dict(again.state) == to_dict(game.state), "the replayed game differs")
