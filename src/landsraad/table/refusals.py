"""What is not carried out, and how that is told."""

from __future__ import annotations

from functools import partial
from typing import Any


class Refused(Exception):
    """A request or command that is not carried out; nothing has changed.

    code    what a client turns into words (docs/messages.md lists them), args: the numbers and ids that belong to it
    detail  a sentence for developers
    """

    def __init__(self, code: str, detail: str = "", **args: Any) -> None:
        super().__init__(f"{code}: {detail}" if detail else code)
        self.code = code
        self.detail = detail.encode("utf-8", "backslashreplace").decode()  # it may quote half a surrogate pair
        self.args_sent = args

    def __reduce__(self) -> tuple[Any, ...]:
        return partial(Refused, self.code, self.detail, **self.args_sent), ()

    def body(self) -> dict[str, Any]:
        """The refusal as JSON data."""
        return {"error": self.code, "detail": self.detail, "args": self.args_sent}
