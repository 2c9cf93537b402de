"""The layouts of observations that are shipped: `python -m tests.envs.layouts` writes them anew."""

from __future__ import annotations

from landsraad.envs.shape import STANDARD, standard_text

if __name__ == "__main__":
    STANDARD.write_text(standard_text(), encoding="utf-8")
