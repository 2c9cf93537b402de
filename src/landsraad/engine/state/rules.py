"""The rules of one setup, put together from its boxes: definitions by number, quick tables, the action catalogue."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from landsraad.engine.machine import actions
from landsraad.engine.machine.actions import CHOICES, DREADNOUGHTS, FREIGHTER_MOVES, GOODS, LINES, UNITS, Catalogue
from landsraad.engine.machine.node import Node
from landsraad.engine.machine.order import Influx, drafted, plots_of, weigh
from landsraad.engine.machine.terms import FACTION_NAMES, NOBODY
from landsraad.engine.state.definitions import (
    RECLAIMED,
    RESERVE,
    Card,
    Conflict,
    Contract,
    Difficulty,
    HagalCard,
    Intrigue,
    Leader,
    Objective,
    Post,
    ResearchSpace,
    Rival,
    Space,
    Teams,
    Tech,
    TleilaxuSpace,
    Track,
    grafted,
)

if TYPE_CHECKING:
    from mypy_extensions import i64

    from landsraad.engine.course.steps import Steps

MOST_SEATS: Final = 6
USUAL_SEATS: Final = 4


class Rules:
    """The rules of a setup: every definition by number, tables that make legality quick, and the catalogue of actions.

    source_ids     the text form of every source: `card/dagger`, `space/conspire`, `track/emperor`, ...
    costs          the least Solari, spice and water that each space costs
    spice_opens    (as water_opens, and solari_opens of each leader) by amount held: bit set of the spaces whose cost
                   that amount meets
    plots          what all Plot cards of the Intrigue deck change and mind
    variants       the ids of those that are played: EPIC, ... (terms.py)
    levels         those of the solo game; difficulty: the one that is played, None in all other games
    winners_cards, losers_cards   are there Intrigue cards to play for winning a Conflict, and for troops lost in it?
    research, tleilaxu   the places of the research track and of the Tleilaxu track, from the start; empty where no box
                   brings them
    reclaimed      cards that specimens pay for and that stay where they lie
    most_drafted   the most troops that one effect takes out of the supply
    teams          of the six-player game; None where everybody plays for himself
    factions       the ids of the Influence tracks by number
    """

    def __init__(
        self,
        *,
        boxes: list[str],
        cards: list[Card],
        intrigue: list[Intrigue],
        conflicts: list[Conflict],
        leaders: list[Leader],
        spaces: list[Space],
        tracks: list[Track],
        hagal: list[HagalCard],
        rivals: list[Rival],
        tech: list[Tech],
        shipping: list[Node],
        posts: list[Post],
        objectives: list[Objective],
        contracts: list[Contract],
        first_contracts: list[Contract],
        wall: bool,
        variants: frozenset[str],
        levels: list[Difficulty],
        difficulty: Difficulty | None,
        teams: Teams | None,
        research: list[ResearchSpace],
        tleilaxu: list[TleilaxuSpace],
        steps: Steps,
    ) -> None:
        self.boxes = boxes
        self.steps = steps
        self.hagal = hagal
        self.rivals = rivals
        self.tech = tech
        self.shipping = shipping
        self.posts = posts
        self.objectives = objectives
        self.contracts = contracts + first_contracts
        self.market_contracts: i64 = len(contracts)
        self.wall = wall
        self.winners_cards: bool = any(card.when_won is not None for card in intrigue)
        self.losers_cards: bool = any(card.when_lost is not None for card in intrigue)
        self.research = research
        self.tleilaxu = tleilaxu
        self.variants = variants
        self.levels = levels
        self.difficulty = difficulty
        self.cards = cards
        self.intrigue = intrigue
        self.conflicts = conflicts
        self.leaders = leaders
        self.spaces = spaces
        self.tracks = tracks
        self.teams = teams
        self.factions: list[str] = [track.id for track in tracks]
        self.reserve: list[Card] = [card for card in cards if card.pile == RESERVE]
        self.reclaimed: list[Card] = [card for card in cards if card.pile == RECLAIMED]
        self._pairs: dict[int, Card] = {}
        self.makers: list[Space] = [space for space in spaces if space.maker > 0]
        self.controlled: list[Space] = [space for space in spaces if space.control is not None]
        self.required: list[Space] = [space for space in spaces if space.requirement is not None]
        self.source_ids: list[str] = []
        self.nodes: list[Node] = []
        self.node_by_path: dict[str, Node] = {}
        self.costs: list[tuple[int, int, int]] = []
        self.spice_opens: list[int] = []
        self.water_opens: list[int] = []
        self._number_definitions()
        self._number_sources()
        self._name_nodes()
        self.actions: Catalogue = self._catalogue()
        self.most_drafted: i64 = max(drafted(node) for node in self.nodes)
        weigh(self)
        self.plots: Influx = plots_of(self)

    def _number_definitions(self) -> None:
        for number, card in enumerate(self.cards):
            card.number = number
            card.reach = sum(1 << i for i, space in enumerate(self.spaces) if (card.icons >> space.icon) & 1)
            card.infiltrated = sum(
                1 << i for i, space in enumerate(self.spaces) if (card.infiltrates >> space.icon) & 1
            )
            card.discount_space = self.space_number(card.discount_location)
            if card.moves_any_agent:
                card.reach = (1 << len(self.spaces)) - 1
            card.parts = [number]
            for extra in card.extras:
                extra.card = number
        for number, reserve_card in enumerate(self.reserve):
            reserve_card.reserve_index = number
        for number, intrigue in enumerate(self.intrigue):
            intrigue.number = number
        for number, space in enumerate(self.spaces):
            space.number = number
        for number, track in enumerate(self.tracks):
            track.number = number
        for number, maker in enumerate(self.makers):
            maker.maker_index = number
        for number, controlled in enumerate(self.controlled):
            controlled.control_index = number
        for number, conflict in enumerate(self.conflicts):
            conflict.number = number
            conflict.space = self.space_number(conflict.location)
        for number, tile in enumerate(self.tech):
            tile.number = number
        for number, post in enumerate(self.posts):
            post.number = number
            post.bits = sum(1 << i for i, space in enumerate(self.spaces) if space.id in post.spaces)
        for number, objective in enumerate(self.objectives):
            objective.number = number
        for number, contract in enumerate(self.contracts):
            contract.number = number
            contract.space = self.space_number(contract.location)
            contract.card_number = self.card_number(contract.card)
        for number, hagal_card in enumerate(self.hagal):
            self._number_hagal(hagal_card, number)
            if hagal_card.otherwise is not None:
                self._number_hagal(hagal_card.otherwise, number)
        for number, rival in enumerate(self.rivals):
            rival.number = number
        for number, leader in enumerate(self.leaders):
            leader.number = number
            leader.slips_past_spaces = sum(
                1 << i for i, space in enumerate(self.spaces) if (leader.slips_past >> space.icon) & 1
            )
            leader.barred = sum(1 << i for i, space in enumerate(self.spaces) if space.owner not in ("", leader.id))
        for space in self.spaces:
            if space.icon < len(FACTION_NAMES):
                space.track = self.tracks[self._track_of(space)]
        self._number_research()
        for number, step in enumerate(self.tleilaxu):
            step.number = number

    def _number_research(self) -> None:
        ids = [place.id for place in self.research]
        markers: dict[int, int] = {}
        for number, place in enumerate(self.research):
            place.number = number
            place.next = [ids.index(id) for id in place.ways]
            markers[int(place.column)] = max(markers.get(int(place.column), 0), int(place.marker))
        for place in self.research:
            place.reached = max(marker for column, marker in markers.items() if column <= place.column)

    def pair(self, card: i64, partner: i64) -> Card:
        """Two grafted cards as one, made once for each two."""
        key = int(card * len(self.cards) + partner)
        pair = self._pairs.get(key)
        if pair is None:
            pair = grafted(self.cards[card], self.cards[partner])
            self._pairs[key] = pair
        return pair

    def _track_of(self, space: Space) -> i64:
        """The number of the track of a faction's space."""
        for leader in self.leaders:
            if leader.id == space.owner and leader.own_track != NOBODY:
                return leader.own_track
        return space.icon

    def _number_hagal(self, card: HagalCard, number: int) -> None:
        card.number = number
        card.space = self.space_number(card.location)
        card.maker_spaces = [space for space in self.makers if space.id in card.makers]

    def source_of(self, node: Node) -> int:
        """The source in whose definition a node stands. Raises ValueError for a step of the flow."""
        return self.source_ids.index("/".join(node.path.split("/")[:2]))

    def space_number(self, id: str) -> int:
        """The number of a space by its id; -1 where the board has no such space."""
        return next((i for i, space in enumerate(self.spaces) if space.id == id), -1)

    def leader_number(self, id: str) -> int:
        """The number of a leader by its id; -1 where these rules have no such leader."""
        return next((i for i, leader in enumerate(self.leaders) if leader.id == id), -1)

    def card_number(self, id: str) -> int:
        """The number of a card by its id; -1 where these rules have no such card."""
        return next((i for i, card in enumerate(self.cards) if card.id == id), -1)

    def set_costs(self, costs: list[tuple[int, int, int]]) -> None:
        """Make the tables of affordable spaces from the least Solari, spice and water that each space costs."""
        self.costs = costs
        solari = [cost[0] for cost in costs]
        self.spice_opens = _opened_by_amount([cost[1] for cost in costs])
        self.water_opens = _opened_by_amount([cost[2] for cost in costs])
        for leader in self.leaders:
            discounted = [
                max(0, cost - leader.discount) if space.icon == leader.discount_icon else cost
                for cost, space in zip(solari, self.spaces, strict=True)
            ]
            later = [max(0, cost - space.less_later) for cost, space in zip(discounted, self.spaces, strict=True)]
            leader.solari_opens = _opened_by_amount(discounted)
            leader.solari_opens_later = _opened_by_amount(later)

    def _number_sources(self) -> None:
        self.source_ids += [f"card/{card.id}" for card in self.cards]
        self.first_space: i64 = len(self.source_ids)
        self.source_ids += [f"space/{space.id}" for space in self.spaces]
        self.first_intrigue: i64 = len(self.source_ids)
        self.source_ids += [f"intrigue/{intrigue.id}" for intrigue in self.intrigue]
        self.first_leader: i64 = len(self.source_ids)
        self.source_ids += [f"leader/{leader.id}" for leader in self.leaders]
        self.first_conflict: i64 = len(self.source_ids)
        self.source_ids += [f"conflict/{conflict.id}" for conflict in self.conflicts]
        self.first_track: i64 = len(self.source_ids)
        self.source_ids += [f"track/{faction}" for faction in self.factions]
        self.first_alliance: i64 = len(self.source_ids)
        self.source_ids += [f"alliance/{faction}" for faction in self.factions]
        self.first_tech: i64 = len(self.source_ids)
        self.source_ids += [f"tech/{tile.id}" for tile in self.tech]
        self.shipping_source: i64 = len(self.source_ids)
        self.source_ids.append("shipping")
        self.first_hagal: i64 = len(self.source_ids)
        self.source_ids += [f"hagal/{card.id}" for card in self.hagal]
        self.first_objective: i64 = len(self.source_ids)
        self.source_ids += [f"objective/{objective.id}" for objective in self.objectives]
        self.first_contract: i64 = len(self.source_ids)
        self.source_ids += [f"contract/{contract.id}" for contract in self.contracts]
        self.setup_source: i64 = len(self.source_ids)
        self.exchange_source: i64 = self.setup_source + 1
        self.council_source: i64 = self.first_space + self.space_number("high_council")
        self.swordmaster_source: i64 = self.first_space + self.space_number("swordmaster")
        self.source_ids += ["setup", "exchange"]
        self.first_rival: i64 = len(self.source_ids)
        self.source_ids += [f"rival/{rival.id}" for rival in self.rivals]
        self.first_research: i64 = len(self.source_ids)
        self.source_ids += [f"research/{place.id}" for place in self.research]
        self.tleilaxu_source: i64 = len(self.source_ids)
        self.atomics_source: i64 = self.tleilaxu_source + 1
        if self.research:
            self.source_ids += ["tleilaxu", "atomics"]

    def _name_nodes(self) -> None:
        for card in self.cards:
            self._name_lines(f"card/{card.id}/agent", card.agent)
            self._name_lines(f"card/{card.id}/reveal", card.reveal)
            self._name_if(f"card/{card.id}/acquire", card.acquire)
            self._name_if(f"card/{card.id}/on_trash", card.on_trash)
            self._name_lines(f"card/{card.id}/unload", card.unload)
            self._name_if(f"card/{card.id}/on_discard", card.on_discard)
        for intrigue in self.intrigue:
            self._name_if(f"intrigue/{intrigue.id}/plot", intrigue.plot)
            self._name_if(f"intrigue/{intrigue.id}/combat", intrigue.combat)
            self._name_if(f"intrigue/{intrigue.id}/when_won", intrigue.when_won)
            self._name_if(f"intrigue/{intrigue.id}/when_lost", intrigue.when_lost)
            self._name_if(f"intrigue/{intrigue.id}/endgame", intrigue.endgame)
        for space in self.spaces:
            self._name_if(f"space/{space.id}/cost", space.cost)
            self._name_lines(f"space/{space.id}/effects", space.effects)
            self._name_if(f"space/{space.id}/control", space.control)
            self._name_if(f"space/{space.id}/reveal", space.reveal)
            self._name_if(f"space/{space.id}/extra", space.extra)
            self._name_if(f"space/{space.id}/paid", space.paid)
            self._name_if(f"space/{space.id}/unpaid", space.unpaid)
        for conflict in self.conflicts:
            self._name(f"conflict/{conflict.id}/first", conflict.first)
            self._name(f"conflict/{conflict.id}/second", conflict.second)
            self._name(f"conflict/{conflict.id}/third", conflict.third)
        for number, leader in enumerate(self.leaders):
            self._name(f"leader/{leader.id}/signet", leader.signet)
            self._name(f"leader/{leader.id}/rival_signet", self.steps.rival_signets[number])
            self._name_if(f"leader/{leader.id}/start", leader.start)
            self._name_if(f"leader/{leader.id}/turn_ability", leader.turn_ability)
            self._name_lines(f"leader/{leader.id}/reveal", leader.reveal)
            self._name_if(f"leader/{leader.id}/round_start", leader.round_start)
            self._name_lines(f"leader/{leader.id}/snooper_rewards", leader.snooper_rewards)
            self._name_lines(f"leader/{leader.id}/ahead_rewards", leader.ahead_rewards)
            self._name_if(f"leader/{leader.id}/visit", leader.visit)
            self._name_if(f"leader/{leader.id}/spied_harvest", leader.spied_harvest)
            for faction, gain in enumerate(leader.reaches):
                self._name_if(f"leader/{leader.id}/reaches/{FACTION_NAMES[faction]}", gain)
            for happening, node in enumerate(leader.on):
                self._name_if(f"leader/{leader.id}/on/{happening}", node)
        for hagal_card in self.hagal:
            self._name_lines(f"hagal/{hagal_card.id}/effects", hagal_card.effects)
            if hagal_card.otherwise is not None:
                self._name_lines(f"hagal/{hagal_card.id}/otherwise", hagal_card.otherwise.effects)
        for rival in self.rivals:
            self._name(f"rival/{rival.id}/signet", rival.signet)
            self._name(f"rival/{rival.id}/network", rival.network)
        for contract in self.contracts:
            self._name(f"contract/{contract.id}/reward", contract.reward)
        for track in self.tracks:
            self._name_if(f"track/{track.id}/bonus", track.bonus)
            self._name_if(f"track/{track.id}/first", track.first)
            self._name_if(f"track/{track.id}/third", track.third)
        for tile in self.tech:
            self._name_if(f"tech/{tile.id}/acquire", tile.acquire)
            self._name_lines(f"tech/{tile.id}/reveal", tile.reveal)
            self._name_if(f"tech/{tile.id}/flip", tile.flip)
            self._name_if(f"tech/{tile.id}/spend", tile.spend)
            self._name_if(f"tech/{tile.id}/round_start", tile.round_start)
            self._name_if(f"tech/{tile.id}/when_won", tile.when_won)
            self._name_if(f"tech/{tile.id}/endgame", tile.endgame)
        self._name_lines("shipping", self.shipping)
        for place in self.research:
            self._name_if(f"research/{place.id}", place.effect)
        for ahead in self.tleilaxu:
            self._name_if(f"tleilaxu/{ahead.id}", ahead.effect)
        if self.difficulty is not None:
            self._name_if(f"difficulty/{self.difficulty.id}/extra", self.difficulty.extra)
        for name, step in self.steps.by_name().items():
            self._name(f"step/{name}", step)

    def _name_lines(self, path: str, lines: list[Node]) -> None:
        for number, node in enumerate(lines):
            self._name(f"{path}/{number}", node)

    def _name_if(self, path: str, node: Node | None) -> None:
        if node is not None:
            self._name(path, node)

    def _name(self, path: str, node: Node) -> None:
        node.index = len(self.nodes)
        node.path = path
        self.nodes.append(node)
        self.node_by_path[path] = node
        self._name_lines(path, node.children())

    def _catalogue(self) -> Catalogue:
        cards = [card.id for card in self.cards]
        spaces = [space.id for space in self.spaces]
        seats = [str(seat + 1) for seat in range(USUAL_SEATS if self.teams is None else MOST_SEATS)]
        factions = self.factions
        units = [str(n) for n in range(UNITS)]
        alone = [""]
        params = [alone] * len(actions.FAMILY_NAMES)
        params[actions.LEADER] = [leader.id for leader in self.leaders]
        params[actions.TOKEN] = list(FACTION_NAMES)
        params[actions.INFLUENCE] = params[actions.LOSE] = factions
        params[actions.SEND] = params[actions.MARK] = params[actions.RECALL] = spaces
        params[actions.MOVE] = [*spaces, "leader"]
        params[actions.RESOLVE] = [
            source if line == 0 else f"{source}.{line + 1}" for source in self.source_ids for line in range(LINES)
        ]
        params[actions.CHOOSE] = [str(n + 1) for n in range(CHOICES)]
        for family in (
            actions.PLAY,
            actions.TRASH_HAND,
            actions.TRASH_DISCARD,
            actions.TRASH_PLAY,
            actions.DISCARD,
            actions.TAKE,
            actions.ACQUIRE,
            actions.BUY,
            actions.CLAIM,
            actions.SET_ASIDE,
            actions.GRAFT,
            actions.GRAFT_ROW,
            actions.CLONE,
        ):
            params[family] = cards
        params[actions.DEPLOY] = params[actions.RETREAT] = params[actions.NEGOTIATORS] = units
        params[actions.DEPLOY_DREADNOUGHT] = params[actions.RETREAT_DREADNOUGHT] = units[:DREADNOUGHTS]
        params[actions.TARGET] = params[actions.ALLIANCE] = params[actions.TARGET_DREADNOUGHT] = seats
        params[actions.PLACE_SPY] = params[actions.RECALL_SPY] = [post.id for post in self.posts]
        params[actions.CONTRACT] = [contract.id for contract in self.contracts]
        params[actions.RIVAL] = [rival.id for rival in self.rivals]
        params[actions.FLIP] = [conflict.id for conflict in self.conflicts] + [goal.id for goal in self.objectives]
        params[actions.FREIGHTER] = list(FREIGHTER_MOVES)
        params[actions.TECH] = [tile.id for tile in self.tech]
        params[actions.CONTROL] = spaces
        params[actions.KEEP] = cards
        intrigue = [card.id for card in self.intrigue]
        params[actions.INTRIGUE] = params[actions.KEEP_INTRIGUE] = params[actions.RETURN_INTRIGUE] = intrigue
        params[actions.TRASH_INTRIGUE] = params[actions.GIVE_INTRIGUE] = intrigue
        params[actions.ACTIVATE] = seats
        params[actions.GIVE] = list(GOODS)
        params[actions.SHARE] = params[actions.PLEDGE] = params[actions.LOSE_TROOPS] = units
        params[actions.RESEARCH] = [place.id for place in self.research]
        params[actions.TO_THRONE] = cards
        if not self.tech:
            for family in actions.OF_SHIPS_AND_TECH:
                params[family] = []
        if not self.objectives:
            params[actions.FLIP] = []
        if self.teams is None:
            for family in actions.OF_TEAMS:
                params[family] = []
        if not self.research:
            for family in actions.OF_RESEARCH:
                params[family] = []
        return Catalogue(params)


def _opened_by_amount(costs: list[int]) -> list[int]:
    """By amount held, up to the dearest cost: the bit set of the places whose cost the amount meets."""
    return [
        sum(1 << place for place, cost in enumerate(costs) if cost <= amount)
        for amount in range(max(costs, default=0) + 1)
    ]
