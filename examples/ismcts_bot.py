"""A bot that searches by OpenSpiel's IS-MCTS, as `search.json` beside it says. The example copies this file.

The ladder takes it as it is: landsraad ladder --level DIR/bot.py --against greedy
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import numpy as np
from open_spiel.python.algorithms.ismcts import ISMCTSBot, ISMCTSFinalPolicyType
from open_spiel.python.algorithms.mcts import RandomRolloutEvaluator

from landsraad import View
from landsraad.bots import make_bot
from landsraad.bots.value import learnt
from landsraad.engine.game import Game
from landsraad.envs import spiel_game


class LearntEvaluator(RandomRolloutEvaluator):  # type: ignore[misc]  # OpenSpiel has no types
    """Has greedy end the turn, and asks the value that comes with Landsraad, in place of playing on at random."""

    def __init__(self, seed: int) -> None:
        super().__init__()
        self.greedy = make_bot("greedy", seed)

    def evaluate(self, state: Any) -> list[float]:
        """What each seat can hope for, as the rewards `win` count it: 1 for the winner, -1 shared by the others."""
        game = state.played.copy()
        while not game.over and game.decision.kind != "turn":
            game.apply(self.greedy.choose(View(game, game.decision.seat)))
        chances = [learnt().chance(game.state, seat) for seat in range(state.num_players())]
        others = len(chances) - 1
        return [(len(chances) * chance / sum(chances) - 1) / others for chance in chances]


class SearchBot:
    """Searches before each decision, in worlds that agree with what its seat sees."""

    def __init__(self, seed: int, simulations: int, exploration: float) -> None:
        self.game = spiel_game()
        self.chance = np.random.RandomState(seed)
        most_visits = ISMCTSFinalPolicyType.MAX_VISIT_COUNT
        evaluator = LearntEvaluator(seed)
        self.search = ISMCTSBot(self.game, evaluator, exploration, simulations, -1, self.chance, most_visits)
        self.search.set_resampler(lambda state, seat: state.resample_from_infostate(seat, self.chance.uniform))

    def choose(self, view: View) -> int:
        """The action that most simulations took."""
        state = self.game.new_initial_state()
        state.apply_action(0)  # a deal, in place of which comes a game that looks to the seat as this one does
        state.played = Game(view.determinize(repr(self.chance.uniform())), [])
        return int(self.search.step(state))


def bot(seed: int) -> SearchBot:
    """The bot."""
    return SearchBot(seed, **json.loads(Path(__file__).with_name("search.json").read_text("utf-8")))
