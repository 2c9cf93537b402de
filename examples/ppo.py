"""PPO by self-play through PettingZoo, in one file: a network learns the game of all seats from games against itself.

    python examples/ppo.py --out runs/ppo

Needs `pip install 'landsraad[lab,train]'`. In DIR it leaves the network as `bot.py` with `network.npz`, which the
ladder takes, and `model.pt` for torch; and how it does against random and greedy in the course of training:
`curve.csv` and `curve.png`.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np
import torch
from torch import nn

from evaluate import Curve, keep_network, options_of_training
from landsraad import Setup
from landsraad.envs import aec_env, layout_of

GAMES = 32  # side by side, each played to its end before the network learns
HIDDEN = 256
LEARNING_RATE = 5e-4  # at the beginning; it falls to 0
DECAY = 0.95  # GAE's lambda; a reward is worth as much however far it is, for the game ends
CLIP = 0.2
ENTROPY = 0.01
VALUE = 0.5
EPOCHS = 3
BATCH = 512
LONGEST_STEP = 0.5  # norm of the gradient


class Network(nn.Module):  # type: ignore[misc]  # types without torch
    """Tells from observations what to do (a number for each action) and what the game is worth for who looks on."""

    def __init__(self, highest: torch.Tensor, actions: int) -> None:
        super().__init__()
        self.highest: torch.Tensor
        self.register_buffer("highest", highest)
        self.seen = nn.Linear(len(highest), HIDDEN)
        self.thought = nn.Linear(HIDDEN, HIDDEN)
        self.action = nn.Linear(HIDDEN, actions)
        self.value = nn.Linear(HIDDEN, 1)
        for layer, gain in ((self.seen, 2**0.5), (self.thought, 2**0.5), (self.action, 0.01), (self.value, 1.0)):
            nn.init.orthogonal_(layer.weight, gain)
            nn.init.zeros_(layer.bias)

    def forward(self, observations: torch.Tensor, masks: torch.Tensor) -> tuple[Any, torch.Tensor]:
        """How likely each action is to be taken, and the values."""
        hidden = torch.relu(self.seen(observations / self.highest))
        hidden = torch.relu(self.thought(hidden))
        likes = self.action(hidden).masked_fill(masks == 0, -1e8)
        return torch.distributions.Categorical(logits=likes), self.value(hidden).squeeze(-1)


class Decision(NamedTuple):
    """A decision of one agent, and what the network thought of it."""

    observation: Any
    mask: Any
    action: int
    chance: float  # its logarithm
    value: float


class Played(NamedTuple):
    """Decisions of many games as tensors, a row each; worth: what came of them, lead: how much more than thought."""

    observations: torch.Tensor
    masks: torch.Tensor
    actions: torch.Tensor
    chances: torch.Tensor
    worth: torch.Tensor
    lead: torch.Tensor


def play(envs: list[Any], network: Network, seeds: list[int]) -> Played:
    """Play a game in each environment; the network decides for all agents."""
    stories: list[dict[str, list[Decision]]] = []
    for env, seed in zip(envs, seeds, strict=True):
        env.reset(seed=seed)
        stories.append({agent: [] for agent in env.possible_agents})
    rows: list[tuple[Decision, float, float]] = []
    going = list(range(len(envs)))
    while going:
        seen = [envs[i].observe(envs[i].agent_selection) for i in going]
        observations = np.stack([one["observation"] for one in seen])
        masks = np.stack([one["action_mask"] for one in seen])
        with torch.no_grad():
            policy, values = network(torch.from_numpy(observations), torch.from_numpy(masks))
            actions = policy.sample()
            chances = policy.log_prob(actions)
        thought = zip(observations, masks, actions.tolist(), chances.tolist(), values.tolist(), strict=True)
        for i, decision in zip(going, map(Decision._make, thought), strict=True):
            env = envs[i]
            stories[i][env.agent_selection].append(decision)
            env.step(decision.action)
            if all(env.terminations.values()):
                for agent, story in stories[i].items():
                    rows += judged(story, env.rewards[agent])
        going = [i for i in going if not all(envs[i].terminations.values())]
    decisions, worth, leads = zip(*rows, strict=True)
    return Played(
        torch.from_numpy(np.stack([one.observation for one in decisions])),
        torch.from_numpy(np.stack([one.mask for one in decisions])),
        torch.tensor([one.action for one in decisions]),
        torch.tensor([one.chance for one in decisions]),
        torch.tensor(worth),
        torch.tensor(leads),
    )


def judged(story: list[Decision], reward: float) -> list[tuple[Decision, float, float]]:
    """The decisions of an agent in one game, with what came of each by generalized advantage estimation.

    reward  that of the game; nothing is paid before its end
    """
    rows = []
    lead, after = 0.0, reward
    for decision in reversed(story):
        lead = after - decision.value + DECAY * lead
        rows.append((decision, decision.value + lead, lead))
        after = decision.value
    return rows


def learn(network: Network, optimizer: torch.optim.Optimizer, played: Played) -> None:
    """Make better actions more likely, but no more than by CLIP, and values truer."""
    for _ in range(EPOCHS):
        for places in torch.randperm(len(played.actions)).split(BATCH):
            batch = Played._make(column[places] for column in played)
            policy, values = network(batch.observations, batch.masks)
            ratio = (policy.log_prob(batch.actions) - batch.chances).exp()
            lead = (batch.lead - played.lead.mean()) / (played.lead.std() + 1e-8)
            gain = torch.min(ratio * lead, ratio.clamp(1 - CLIP, 1 + CLIP) * lead).mean()
            error = (values - batch.worth).square().mean()
            loss = VALUE * error - gain - ENTROPY * policy.entropy().mean()
            optimizer.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(network.parameters(), LONGEST_STEP)
            optimizer.step()


def main() -> None:
    """Train, and measure at intervals."""
    parser = options_of_training(__doc__, steps=800_000)
    parser.add_argument("--games", type=int, default=GAMES, help="games between two lessons")
    given = parser.parse_args()

    given.out.mkdir(parents=True, exist_ok=True)
    torch.set_num_threads(given.jobs)
    torch.manual_seed(given.seed)
    envs = [aec_env(rewards=given.rewards) for _ in range(given.games)]
    layout = layout_of()
    highest = torch.tensor(list(layout.high()), dtype=torch.float32)
    network = Network(highest, len(Setup().rules().actions))
    optimizer = torch.optim.Adam(network.parameters(), LEARNING_RATE, eps=1e-5)
    curve = Curve(given.out, given.deals, given.jobs)

    def measure(steps: int) -> None:
        keep_network(given.out, [network.seen, network.thought, network.action], layout)
        curve.measure(steps)

    measure(0)
    steps, games, measured = 0, 0, 0
    while steps < given.steps:
        optimizer.param_groups[0]["lr"] = LEARNING_RATE * (1 - steps / given.steps)
        played = play(envs, network, [given.seed * 1_000_003 + games + i for i in range(given.games)])
        learn(network, optimizer, played)
        games += given.games
        steps += len(played.actions)
        print(f"steps {steps:>9,}  games {games:>6,}  value off by {played.lead.abs().mean():.3f}", flush=True)
        if steps * given.measures >= given.steps * (measured + 1):
            measured += 1
            measure(steps)
    torch.save(network.state_dict(), given.out / "model.pt")


if __name__ == "__main__":
    main()
