"""Contracts of the CHOAM module: taking and completing them (R-295 to R-311)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from landsraad.engine.base.resources import Gain, gain_solari
from landsraad.engine.machine import actions
from landsraad.engine.machine.events import note, note_secret
from landsraad.engine.machine.node import Condition, Frame, Node
from landsraad.engine.machine.prices import CONTRACT, PERSUASION
from landsraad.engine.machine.reasons import Reason
from landsraad.engine.machine.terms import AGENT_TURN, NOBODY
from landsraad.engine.state import chance
from landsraad.engine.state.zones import distinct, without

if TYPE_CHECKING:
    from mypy_extensions import i64

    from landsraad.engine.state.definitions import Contract
    from landsraad.engine.state.state import GameState

MARKET: Final = 2
SOLARI_INSTEAD: Final = 2
DEALT: Final = 2  # to each player at the start, with Rise of Ix; one of them is kept


def lay_out_contracts(g: GameState) -> None:
    """Shuffle the stack, two open; some are set aside where a leader alone may take them (R-309)."""
    rules = g.rules
    stack: list[int] = []
    aside: list[int] = []
    for contract in rules.contracts[: rules.market_contracts]:
        copies = [int(contract.number)] * contract.copies
        if contract.aside and any(player.leader is not None and player.leader.takes_aside for player in g.players):
            aside += copies
        else:
            stack += copies
    shuffled = chance.lay_out(g, chance.CONTRACTS, tuple(stack))
    g.contracts_aside = tuple(aside)
    g.contract_market = shuffled[-MARKET:]
    g.contract_stack = shuffled[:-MARKET]


class LayOutContracts(Node):
    """Before the first round, the leaders known: the market, and with Rise of Ix a first contract for each player."""

    def run(self, g: GameState, f: Frame) -> list[int] | None:
        lay_out_contracts(g)
        g.fixed += 1
        rules = g.rules
        first = tuple([int(contract.number) for contract in rules.contracts[rules.market_contracts :]])
        if first:
            dealt = chance.lay_out(g, chance.FIRST_CONTRACTS, first)
            g.push(rules.steps.open_contracts, f.seat, f.source)
            for seat in range(len(g.players) - 1, -1, -1):
                if g.is_commander(seat):  # chooses last, from what his Allies hand on
                    g.push(rules.steps.keep_contract, seat, f.source)
            dealt_to = [seat for seat in range(g.persons) if not g.is_commander(seat)]
            for place in range(len(dealt_to) - 1, -1, -1):
                g.players[dealt_to[place]].contracts_dealt = dealt[place * DEALT : (place + 1) * DEALT]
                g.push(rules.steps.keep_contract, dealt_to[place], f.source)
        return None


class KeepContract(Node):
    """Keep one of the two contracts dealt; the others see it when all have chosen.

    An Ally hands the other one to the Commander, who keeps one of the two that he is given (U6-51).
    """

    def run(self, g: GameState, f: Frame) -> list[int] | None:
        first = g.rules.actions.first[actions.CONTRACT]
        return [first + contract for contract in g.players[f.seat].contracts_dealt]

    def answer(self, g: GameState, f: Frame, action: i64) -> None:
        contract = g.rules.actions.param[action]
        left = without(g.players[f.seat].contracts_dealt, contract)
        g.players[f.seat].contracts_dealt = (contract,)
        for mate in g.teammates(f.seat):
            if g.is_commander(mate):
                g.players[mate].contracts_dealt += left
        note_secret(g, "keep_contract", f.seat, f.source, contract, f.seat)

    def asks(self) -> str:
        return "keep_contract"


class OpenContracts(Node):
    """All have chosen their first contract: it is turned up."""

    def run(self, g: GameState, f: Frame) -> list[int] | None:
        for seat, player in enumerate(g.players):
            player.contracts = player.contracts + player.contracts_dealt
            for contract in player.contracts_dealt:
                note(g, "contract", seat, f.source, contract)
            player.contracts_dealt = ()
        g.fixed += 1
        return None


class TakeContract(Node):
    """Take an open contract and refill the market; with none left gain 2 Solari (R-296, R-297, R-310).

    A Rival takes none and gains the Solari (UR-19).
    """

    picture = "take_contract"
    price = CONTRACT

    def run(self, g: GameState, f: Frame) -> list[int] | None:
        if g.is_automated(f.seat):
            gain_solari(g, f.seat, SOLARI_INSTEAD, f.source)
            return None
        first = g.rules.actions.first[actions.CONTRACT]
        leader = g.players[f.seat].leader
        options = [first + contract for contract in distinct(g.contract_market)]
        if leader is not None and leader.takes_aside and g.contracts_aside:
            options += [first + contract for contract in g.contracts_aside]
            if not g.contract_market:
                options.append(g.rules.actions.first[actions.DECLINE])
        if not options:
            gain_solari(g, f.seat, SOLARI_INSTEAD, f.source)
        return options or None

    def answer(self, g: GameState, f: Frame, action: i64) -> None:
        if g.rules.actions.family[action] == actions.DECLINE:
            gain_solari(g, f.seat, SOLARI_INSTEAD, f.source)
        else:
            take_contract(g, f.seat, g.rules.actions.param[action], f.source)

    def asks(self) -> str:
        return "take_contract"


class SolariInstead(Gain):
    """What a contract icon brings where the CHOAM module is not in play: 2 Solari (R-295)."""

    def __init__(self) -> None:
        super().__init__(solari=SOLARI_INSTEAD)


def contract_or_solari(*, choam: bool) -> Node:
    """A contract icon: without the CHOAM module 2 Solari (R-295)."""
    return TakeContract() if choam else SolariInstead()


def take_contract(g: GameState, seat: i64, number: i64, source: i64) -> None:
    """A contract comes to a seat; one that asks for nothing is completed at once (R-304)."""
    if number in g.contract_market:
        g.contract_market = without(g.contract_market, number)
        if g.contract_stack:
            g.contract_market = (*g.contract_market, g.contract_stack[-1])
            g.contract_stack = g.contract_stack[:-1]
            g.fixed += 1
    else:
        g.contracts_aside = without(g.contracts_aside, number)
    player = g.players[seat]
    player.contracts = (*player.contracts, int(number))
    note(g, "contract", seat, source, number)
    contract = g.rules.contracts[number]
    if contract.space == NOBODY and contract.harvest == 0 and contract.card_number == NOBODY:
        g.stack.append(complete(g, seat, contract))


def complete(g: GameState, seat: i64, contract: Contract) -> Frame:
    """Turn a contract face down; returns its reward, still to be done (R-298)."""
    player = g.players[seat]
    player.contracts = without(player.contracts, contract.number)
    player.contracts_done = (*player.contracts_done, int(contract.number))
    source: i64 = g.rules.first_contract + contract.number
    note(g, "contract_done", seat, source, contract.number)
    return Frame(contract.reward, seat, source)


def complete_by_visit(g: GameState, seat: i64, space: i64) -> None:
    """An Agent was sent to a space: the rewards of all contracts for it join the turn's effects (R-298, R-299)."""
    for number in g.players[seat].contracts:
        contract = g.rules.contracts[number]
        if contract.space == space:
            g.tray.append(complete(g, seat, contract))


def complete_by_harvest(g: GameState, seat: i64) -> None:
    """An Agent turn at a Maker space: the spice gained this turn may complete contracts (R-301 to R-303)."""
    if g.turn.kind != AGENT_TURN or g.turn.space == NOBODY or g.rules.spaces[g.turn.space].maker == 0:
        return
    for number in g.players[seat].contracts:
        contract = g.rules.contracts[number]
        if 0 < contract.harvest <= g.turn.spice:
            g.tray.append(complete(g, seat, contract))


def complete_by_card(g: GameState, seat: i64, card: i64) -> None:
    """A card was acquired: the reward of the contract that names it comes next (R-305)."""
    for number in g.players[seat].contracts:
        contract = g.rules.contracts[number]
        if contract.card_number == card:
            g.stack.append(complete(g, seat, contract))
            return


class CompletedContracts(Condition):
    """Completed at least `n` contracts (R-308)."""

    picture = "complete_contract:{n}"

    def __init__(self, n: i64) -> None:
        self.n = n

    def obstacle(self, g: GameState, seat: i64, source: i64) -> Reason | None:
        have: i64 = len(g.players[seat].contracts_done)
        return None if have >= self.n else Reason("condition", "completed_contracts", have, self.n)


class PersuasionPerContract(Node):
    """Persuasion for each completed contract, counted at a moment of the owner's choice (R-311)."""

    picture = "persuasion per_each complete_contract"
    price = 2.0 * PERSUASION

    def run(self, g: GameState, f: Frame) -> list[int] | None:
        player = g.players[f.seat]
        gained: i64 = len(player.contracts_done)
        player.persuasion += gained
        note(g, "persuasion", f.seat, f.source, gained)
        return None
