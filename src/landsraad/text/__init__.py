"""What people read, in three languages: names, generated texts of cards, prompts, labels, reasons, log lines."""

from __future__ import annotations

from landsraad.text.messages import LANGUAGES, MissingText
from landsraad.text.texts import Texts, texts

__all__ = ["LANGUAGES", "MissingText", "Texts", "texts"]
