"""The steps of the flow: phases, turns, windows. They stand in no definition."""

from __future__ import annotations

from typing import TYPE_CHECKING

from landsraad.engine.base import agents, influence, intrigue
from landsraad.engine.course import acquiring, combat, endgame, grafting, reveal, rivals, rounds, setup, spaces, turn
from landsraad.engine.ix import dreadnoughts, shipping, tech
from landsraad.engine.machine.node import Node
from landsraad.engine.teams import commanders, sharing, throne
from landsraad.engine.uprising import contracts, spies
from landsraad.engine.uprising.rivals import PlaceSpyOnFaction

if TYPE_CHECKING:
    from landsraad.engine.state.definitions import Leader, Track

VISIT_INFLUENCE: tuple[int, int] = (1, 2)


class Steps:
    """The steps of one set of rules. The name of each is also its path: `step/turn`.

    visit_influence   by track and amount, what a visit of one of its spaces gives (B-65)
    rival_signets     by leader number, the signet as a Rival uses it
    """

    def __init__(self, leaders: list[Leader], tracks: list[Track]) -> None:
        self.choose_leaders: Node = setup.ChooseLeaders()
        self.choose_rival: Node = setup.ChooseRival()
        self.choose_tokens: Node = setup.ChooseTokens()
        self.round_start: Node = rounds.RoundStart()
        self.draw_hands: Node = rounds.DrawHands()
        self.defend: Node = rounds.Defend()
        self.player_turns: Node = turn.PlayerTurns()
        self.turn: Node = turn.Turn()
        self.send_agent: Node = turn.SendAgent()
        self.agent_effects: Node = turn.AgentEffects()
        self.reveal_effects: Node = reveal.RevealEffects()
        self.combat_cards: Node = combat.CombatCards()
        self.resolve_combat: Node = combat.ResolveCombat()
        self.troops_home: Node = combat.TroopsHome()
        self.won_cards: Node = combat.WonCards()
        self.makers: Node = rounds.MakersPhase()
        self.recall: Node = rounds.Recall()
        self.endgame_cards: Node = endgame.EndgameCards()
        self.final_score: Node = endgame.FinalScore()
        self.take_control: Node = dreadnoughts.TakeControlByDreadnought()
        self.round_tiles: Node = tech.RoundTiles()
        self.final_tiles: Node = tech.FinalTiles()
        self.recall_freighter: Node = shipping.RecallRewards()
        self.pay_tech: Node = tech.PayTech()
        self.keep_intrigue: Node = intrigue.KeepIntrigue()
        self.set_ahead: Node = agents.SetAhead()
        self.rival_buys: Node = tech.RivalBuys()
        self.rival_tiles: Node = rivals.RivalTiles()
        self.rival_freighter: Node = shipping.MoveFreighter()
        self.rival_turn: Node = rivals.RivalTurn()
        self.rival_harvests: Node = rivals.RivalHarvests()
        self.rival_spy: Node = PlaceSpyOnFaction()
        self.rival_deploys: Node = rivals.RivalDeploys()
        self.rival_swords: Node = rivals.RivalSwords()
        self.discard_intrigue: Node = intrigue.DiscardIntrigue()
        self.pass_alliance: Node = influence.PassAlliance()
        self.place_acquired: Node = acquiring.PlaceAcquired()
        self.place_agent: Node = turn.PlaceAgent()
        self.infiltrate: Node = spies.Infiltrate()
        self.gather: Node = spies.GatherIntelligence()
        self.graft: Node = grafting.Graft()
        self.place_icons: Node = grafting.PlaceIcons()
        self.lost_cards: Node = combat.LostCards()
        self.pay_extra: Node = spaces.PayExtra()
        self.lay_out_contracts: Node = contracts.LayOutContracts()
        self.keep_contract: Node = contracts.KeepContract()
        self.open_contracts: Node = contracts.OpenContracts()
        self.choose_track: Node = influence.ChooseTrack()
        self.activate_ally: Node = commanders.ActivateAlly()
        self.ally_deploys: Node = commanders.AllyDeploys()
        self.choose_fighter: Node = commanders.ChooseFighter()
        self.concede: Node = combat.Concede()
        self.to_throne: Node = throne.MoveToThroneRow()
        self.deploy_reinforcements: Node = sharing.DeployReinforcements()
        self.give: Node = sharing.Give()
        self.pledge: Node = sharing.Pledge()
        self.visit_influence: list[list[Node]] = [
            [influence.GainInfluence(track.icon, amount, track) for amount in VISIT_INFLUENCE] for track in tracks
        ]
        self._tracks = tracks
        self.rival_signets: list[Node] = [
            leader.rival_signet or rivals.rival_signet(leader.signet) for leader in leaders
        ]

    def by_name(self) -> dict[str, Node]:
        """All steps but the signets, which have the names of their leaders."""
        steps = {name: step for name in dir(self) if isinstance(step := getattr(self, name), Node)}
        for track, gains in zip(self._tracks, self.visit_influence, strict=True):
            for amount, gain in zip(VISIT_INFLUENCE, gains, strict=True):
                steps[f"visit_{amount}_{track.id}"] = gain
        return steps
