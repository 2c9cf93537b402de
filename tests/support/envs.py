"""Environments that are led on; a module of its own, so that other processes find it."""

from __future__ import annotations

from typing import Any

import numpy as np

from landsraad.envs.vector import VectorEnv


def go_on(env: Any) -> bytes:
    """What an environment shows after some more steps."""
    if isinstance(env, VectorEnv):
        for _ in range(20):
            env.step(env.sample())
        return bytes(env.observations.tobytes())
    if hasattr(env, "agent_iter"):
        for agent in env.agent_iter(20):
            env.step(int(np.flatnonzero(env.infos[agent]["action_mask"])[0]))
        return bytes(env.observe("player_0")["observation"].tobytes())
    for _ in range(4):
        env.step(int(np.flatnonzero(env.action_masks())[0]))
    return bytes(env._seen().tobytes())
