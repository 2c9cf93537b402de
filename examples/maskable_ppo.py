"""MaskablePPO of sb3-contrib through Gymnasium: one seat learns against opponents that become stronger.

    python examples/maskable_ppo.py --out runs/maskable_ppo

Needs `pip install 'landsraad[lab,train]'`. In DIR it leaves the network as `bot.py` with `network.npz`, which the
ladder takes, and `model.zip` for MaskablePPO.load; and how it does against random and greedy in the course of training:
`curve.csv` and `curve.png`.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from typing import Any

import numpy as np
import torch
from gymnasium import Env
from gymnasium.spaces import Box
from gymnasium.wrappers import TransformObservation
from sb3_contrib import MaskablePPO
from stable_baselines3.common.callbacks import BaseCallback
from stable_baselines3.common.vec_env import DummyVecEnv

from evaluate import Curve, keep_network, options_of_training
from landsraad import View
from landsraad.bots import Bot, make_bot
from landsraad.envs import gym_env, layout_of

SEATS = 4
GAMES = 16  # side by side
TEACHERS = ("pyon", "greedy")  # one after another, the easier first


@dataclass
class Teacher:
    """Plays the other seats as its bot does, in whose place a stronger one comes in the course of training."""

    bot: Bot

    def choose(self, view: View) -> int:
        """As the bot chooses."""
        return self.bot.choose(view)


def make_env(seat: int, teacher: Teacher, rewards: str) -> Env[Any, int]:
    """An environment whose observations are scaled to 0..1."""
    env = gym_env(opponents=[teacher] * (SEATS - 1), seat=seat, rewards=rewards)
    highest = np.array(list(env.layout.high()), np.float32)
    return TransformObservation(env, lambda seen: seen / highest, Box(0, 1, highest.shape, np.float32))


class Course(BaseCallback):  # type: ignore[misc]  # types without Stable-Baselines3
    """The course of training: who teaches, and when it is measured.

    steps     of the whole training; measures: how often in it
    teachers  one after another, each for the same number of steps
    """

    def __init__(self, curve: Curve, steps: int, measures: int, teacher: Teacher, teachers: list[str]) -> None:
        super().__init__()
        self.curve = curve
        self.steps = steps
        self.measures = measures
        self.measured = 0
        self.teacher = teacher
        self.teachers = teachers
        self.begun = 0  # teachers

    def measure(self) -> None:
        """Keep the network as a bot, and let it play."""
        policy = self.model.policy
        hidden = [layer for layer in policy.mlp_extractor.policy_net if isinstance(layer, torch.nn.Linear)]
        keep_network(self.curve.folder, [*hidden, policy.action_net], layout_of())
        self.curve.measure(self.num_timesteps)

    def _on_rollout_start(self) -> None:
        print(f"steps {self.num_timesteps:>9,}", flush=True)
        if self.num_timesteps * self.measures >= self.steps * self.measured:
            self.measured += 1
            self.measure()
        if self.num_timesteps * len(self.teachers) >= self.steps * self.begun:
            self.teacher.bot = make_bot(self.teachers[self.begun], self.begun)
            print(f"{self.teachers[self.begun]} teaches", flush=True)
            self.begun += 1

    def _on_step(self) -> bool:
        return True

    def _on_training_end(self) -> None:
        self.measure()


def main() -> None:
    """Train, and measure at intervals."""
    parser = options_of_training(__doc__, steps=400_000)
    parser.add_argument("--rollout", type=int, default=512, help="decisions in each game between two lessons")
    parser.add_argument("--games", type=int, default=GAMES, help="side by side")
    parser.add_argument("--teachers", nargs="+", default=TEACHERS, metavar="NAME", help="one after another")
    given = parser.parse_args()

    given.out.mkdir(parents=True, exist_ok=True)
    torch.set_num_threads(given.jobs)
    teacher = Teacher(make_bot(given.teachers[0], given.seed))
    envs = DummyVecEnv([partial(make_env, i % SEATS, teacher, given.rewards) for i in range(given.games)])
    model = MaskablePPO(
        "MlpPolicy",
        envs,
        learning_rate=lambda left: 5e-4 * left,
        n_steps=given.rollout,
        batch_size=512,
        n_epochs=3,
        gamma=1.0,  # a game ends
        ent_coef=0.01,
        policy_kwargs={"net_arch": [256, 256], "activation_fn": torch.nn.ReLU},
        seed=given.seed,
        device="cpu",
    )
    curve = Curve(given.out, given.deals, given.jobs)
    model.learn(given.steps, Course(curve, given.steps, given.measures, teacher, given.teachers))
    model.save(given.out / "model.zip")


if __name__ == "__main__":
    main()
