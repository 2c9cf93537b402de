"""What players of a team do for one another: team icons, Reinforce, Trade, gifts and payments together."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from landsraad.engine.base.intrigue import receive_intrigue
from landsraad.engine.base.resources import pay
from landsraad.engine.base.troops import deploy, deployments, recruit
from landsraad.engine.machine import actions
from landsraad.engine.machine.actions import GOODS
from landsraad.engine.machine.events import note, note_secret
from landsraad.engine.machine.node import Condition, Frame, Node
from landsraad.engine.machine.prices import CONTRACT, TROOP
from landsraad.engine.machine.reasons import Reason
from landsraad.engine.machine.terms import INTRIGUE_CARDS, NOBODY, OPPONENTS, RECRUITS, SUPPLY, TROOPS
from landsraad.engine.state.zones import distinct, without
from landsraad.engine.uprising.contracts import take_contract

if TYPE_CHECKING:
    from mypy_extensions import i64

    from landsraad.engine.state.state import GameState, PlayerState

REINFORCEMENTS: Final = 3
SOLARI: Final = 0  # places in GOODS
SPICE_GOODS: Final = 1
INTRIGUE_GOODS: Final = len(GOODS)


# --- For the team -----------------------------------------------------------------------------------------------------


class EachOfTeam(Node):
    """The team icon: each player of the team gains a reward (U6-28)."""

    picture = "per_each/team {effect}"

    def __init__(self, effect: Node) -> None:
        self.effect = effect

    def run(self, g: GameState, f: Frame) -> list[int] | None:
        for mate in reversed([int(f.seat), *g.teammates(f.seat)]):
            g.push(self.effect, mate, f.source)
        return None

    def children(self) -> list[Node]:
        return [self.effect]


class EachAlly(Node):
    """Something that each Ally of a Commander's team carries out."""

    picture = "per_each/ally {effect}"

    def __init__(self, effect: Node) -> None:
        self.effect = effect

    def run(self, g: GameState, f: Frame) -> list[int] | None:
        for mate in reversed(g.teammates(f.seat)):
            g.push(self.effect, mate, f.source)
        return None

    def children(self) -> list[Node]:
        return [self.effect]


class ForAlly(Node):
    """Something that comes to the Ally whom a Commander has activated, instead of himself."""

    picture = "ally {effect}"
    pure = True

    def __init__(self, effect: Node) -> None:
        self.effect = effect

    def run(self, g: GameState, f: Frame) -> list[int] | None:
        g.push(self.effect, g.acts_for(f.seat), f.source)
        return None

    def children(self) -> list[Node]:
        return [self.effect]


class TakeSwordmasterBonus(Node):
    """Take the Swordmaster Bonus token, for the whole game (U6-36)."""

    picture = "sword:2 repeat"
    price = 4.0
    pure = True

    def run(self, g: GameState, f: Frame) -> list[int] | None:
        g.players[f.seat].swordmaster_bonus = True
        note(g, "swordmaster_bonus", f.seat, f.source)
        return None


class HasSwordmasterBonus(Condition):
    """Has the Swordmaster Bonus token."""

    picture = "take_swordmaster"

    def obstacle(self, g: GameState, seat: i64, source: i64) -> Reason | None:
        return None if g.players[seat].swordmaster_bonus else Reason("condition", "swordmaster_bonus")


# --- Reinforce --------------------------------------------------------------------------------------------------------


class Reinforce(Node):
    """Recruit three troops, shared between the two Allies of the team; each may deploy his at once (U6-29).

    Whoever does it chooses how many the Ally gets for whom he acts; `a` is 1 + how many that were, once they have come.
    """

    picture = "troop:3/team deploy"
    price = TROOP
    gives: i64 = TROOPS | RECRUITS | SUPPLY
    minds: i64 = RECRUITS | SUPPLY

    def __init__(self) -> None:
        self.n = REINFORCEMENTS
        self.drafts = REINFORCEMENTS

    def run(self, g: GameState, f: Frame) -> list[int] | None:
        first = g.rules.actions.first[actions.SHARE]
        room = g.army(f.seat).supply
        beside = g.players[other_ally(g, f.seat)].supply
        most: i64 = min(room, self.n)
        least: i64 = min(most, max(0, self.n - beside))
        return [first + n for n in range(least, most + 1)]

    def answer(self, g: GameState, f: Frame, action: i64) -> None:
        n: i64 = g.rules.actions.param[action]
        other = other_ally(g, f.seat)
        for ally, share in ((other, self.n - n), (g.acts_for(f.seat), n)):
            came = recruit(g, ally, share, f.source)
            if came > 0:
                g.stack.append(Frame(g.rules.steps.deploy_reinforcements, ally, f.source, came))

    def asks(self) -> str:
        return "reinforce"


def other_ally(g: GameState, seat: i64) -> i64:
    """The Ally of a seat's team for whom it does not act."""
    own = g.acts_for(seat)
    for mate in g.teammates(seat):
        if mate != own and not g.is_commander(mate):
            return mate
    return own


class DeployReinforcements(Node):
    """An Ally deploys any of the troops that have reinforced him, without a Combat space (U6-29). `a`: how many."""

    def run(self, g: GameState, f: Frame) -> list[int] | None:
        return deployments(g, f.seat, f.a)

    def answer(self, g: GameState, f: Frame, action: i64) -> None:
        n: i64 = g.rules.actions.param[action]
        deploy(g, f.seat, n, f.source)
        if g.acts_now(f.seat):
            g.turn.recruits_deployed += n

    def asks(self) -> str:
        return "deploy"


# --- Trade ------------------------------------------------------------------------------------------------------------


class Trade(Node):
    """With one teammate: each may give the other goods of one kind, as many as he likes (U6-30)."""

    picture = "trade"
    price = 1.0
    optional = True
    gives: i64 = OPPONENTS | INTRIGUE_CARDS

    def run(self, g: GameState, f: Frame) -> list[int] | None:
        first = g.rules.actions.first[actions.TARGET]
        mates = [first + mate for mate in g.teammates(f.seat)]
        return [*mates, g.rules.actions.first[actions.DECLINE]]

    def answer(self, g: GameState, f: Frame, action: i64) -> None:
        if g.rules.actions.family[action] == actions.DECLINE:
            return
        mate: i64 = g.rules.actions.param[action]
        give = g.rules.steps.give
        g.stack.append(Frame(give, mate, f.source, f.seat, NOBODY))
        g.stack.append(Frame(give, f.seat, f.source, mate, NOBODY))

    def asks(self) -> str:
        return "trade"


class Give(Node):
    """Give a teammate one thing after another, all of one kind. `a`: to whom; `b`: the kind given so far, or NOBODY."""

    discreet = True

    def run(self, g: GameState, f: Frame) -> list[int] | None:
        player = g.players[f.seat]
        first = g.rules.actions.first
        options: list[int] = []
        for goods in range(len(GOODS)):
            if f.b in (NOBODY, goods) and amount_of(player, goods) > 0:
                options.append(first[actions.GIVE] + goods)
        if f.b in (NOBODY, INTRIGUE_GOODS):
            options += [first[actions.GIVE_INTRIGUE] + card for card in distinct(player.intrigue)]
        return [*options, first[actions.DECLINE]] if options else None

    def answer(self, g: GameState, f: Frame, action: i64) -> None:
        family = g.rules.actions.family[action]
        param: i64 = g.rules.actions.param[action]
        if family == actions.DECLINE:
            return
        goods: i64 = INTRIGUE_GOODS
        if family == actions.GIVE:
            goods = param
            give_goods(g, f.seat, f.a, goods, f.source)
        else:
            give_intrigue(g, f.seat, f.a, param, f.source)
        g.stack.append(Frame(self, f.seat, f.source, f.a, goods))

    def asks(self) -> str:
        return "give"


def amount_of(player: PlayerState, goods: i64) -> i64:
    """How much a player has of one of GOODS."""
    if goods == SOLARI:
        return player.solari
    return player.spice if goods == SPICE_GOODS else player.water


def give_goods(g: GameState, seat: i64, to: i64, goods: i64, source: i64) -> None:
    """One of the goods goes to a teammate, for whom spice counts as gained (U6-31)."""
    giver, taker = g.players[seat], g.players[to]
    if goods == SOLARI:
        giver.solari -= 1
        taker.solari += 1
        note(g, "give_solari", seat, source, 1, to)
    elif goods == SPICE_GOODS:
        giver.spice -= 1
        taker.spice += 1
        if to == g.active:
            g.turn.spice += 1
        note(g, "give_spice", seat, source, 1, to)
    else:
        giver.water -= 1
        taker.water += 1
        note(g, "give_water", seat, source, 1, to)


def give_intrigue(g: GameState, seat: i64, to: i64, card: i64, source: i64) -> None:
    """An Intrigue card goes to a teammate; the others do not see which."""
    player = g.players[seat]
    player.intrigue = without(player.intrigue, card)
    receive_intrigue(g, to, card)
    note(g, "give_intrigue", seat, source, to)
    note_secret(g, "drawn_intrigue", to, source, card, to)


# --- Costs and gifts of Commanders ------------------------------------------------------------------------------------


class PayTogether(Node):
    """Pay spice, of which teammates may pay any part, for an effect (U6-32).

    First the teammates say how much they pay, then the owner pays the rest; where he cannot, nobody pays and nothing
    comes of it. `a` counts the teammates asked, `b` holds what they promised, `PLEDGE_BITS` bits each.
    """

    picture = "spice:{n}/team arrow_pay {effect}"
    optional = True

    def __init__(self, n: i64, effect: Node) -> None:
        self.n = n
        self.effect = effect

    def run(self, g: GameState, f: Frame) -> list[int] | None:
        mates = g.teammates(f.seat)
        pledges = [pledge_of(f.b, i) for i in range(len(mates))]
        rest: i64 = self.n - sum(pledges)
        if f.a < len(mates):
            g.stack.append(Frame(self, f.seat, f.source, f.a + 1, f.b))
            g.stack.append(Frame(g.rules.steps.pledge, mates[f.a], f.source, rest, f.seat))
            return None
        if g.players[f.seat].spice >= rest:
            pay(g, f.seat, 0, rest, 0, f.source)
            for mate, pledge in zip(mates, pledges, strict=True):
                pay(g, mate, 0, pledge, 0, f.source)
            g.push(self.effect, f.seat, f.source)
        return None

    def obstacle(self, g: GameState, seat: i64, source: i64) -> Reason | None:
        have = g.players[seat].spice
        for mate in g.teammates(seat):
            have += g.players[mate].spice
        if have < self.n:
            return Reason("cost", "spice", have, self.n)
        return self.effect.obstacle(g, seat, source)

    def children(self) -> list[Node]:
        return [self.effect]


PLEDGE_BITS: Final = 8


def pledge_of(pledges: i64, place: i64) -> i64:
    """What the teammate at a place has promised."""
    return (pledges >> (PLEDGE_BITS * place)) & ((1 << PLEDGE_BITS) - 1)


class Pledge(Node):
    """How much spice a teammate pays of a common cost. `a`: what is still needed; `b`: whose cost it is."""

    def run(self, g: GameState, f: Frame) -> list[int] | None:
        first = g.rules.actions.first[actions.PLEDGE]
        return [first + n for n in range(min(f.a, g.players[f.seat].spice) + 1)]

    def answer(self, g: GameState, f: Frame, action: i64) -> None:
        n: i64 = g.rules.actions.param[action]
        asking = g.stack.pop()
        place = asking.a - 1
        g.stack.append(Frame(asking.node, asking.seat, asking.source, asking.a, asking.b | n << (PLEDGE_BITS * place)))
        if n > 0:
            note(g, "pledge", f.seat, f.source, n)

    def asks(self) -> str:
        return "pledge"


class GiveContracts(Node):
    """The open contracts go to the two Allies, one each; the market is filled again (U6-33).

    It is chosen which of them the Ally gets for whom one acts; a single one is his.
    """

    picture = "take_contract ally"
    price = 2.0 * CONTRACT

    def run(self, g: GameState, f: Frame) -> list[int] | None:
        first = g.rules.actions.first[actions.CONTRACT]
        return [first + contract for contract in distinct(g.contract_market)] or None

    def answer(self, g: GameState, f: Frame, action: i64) -> None:
        chosen: i64 = g.rules.actions.param[action]
        others = without(g.contract_market, chosen)
        take_contract(g, g.acts_for(f.seat), chosen, f.source)
        for contract in others:
            take_contract(g, other_ally(g, f.seat), contract, f.source)

    def obstacle(self, g: GameState, seat: i64, source: i64) -> Reason | None:
        return None if g.contract_market else Reason("condition", "no_contract")

    def asks(self) -> str:
        return "give_contracts"
