"""The commands speak the language of the environment: their help, and what they say about a wrong call.

The words are text/commands.*.ftl: `command-NAME`, and of each option `option-COMMAND-NAME`, or `option-NAME` where the
commands mean the same by it; those of variants are text/variants.*.ftl.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from pydantic import ValidationError
from typer.core import TyperCommand, TyperGroup

from landsraad.content.setup import VARIANTS

if TYPE_CHECKING:
    from landsraad.terminal.words import Words

ROOT: Final = "root"


def _said() -> Words:
    from landsraad.terminal.words import spoken

    return spoken()


class SpokenCommand(TyperCommand):
    """A command whose help and mistakes are in the language of the environment."""

    def format_help(self, ctx: Any, formatter: Any) -> None:
        _give_words(self, ctx, _said())
        super().format_help(ctx, formatter)

    def format_usage(self, ctx: Any, formatter: Any) -> None:
        _write_usage(self, ctx, formatter)

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        ctx.allow_extra_args = True  # they are refused here, in our own words
        super().parse_args(ctx, args)
        if ctx.args and not ctx.resilient_parsing:
            ctx.fail(_said()("mistake-extra", said=" ".join(ctx.args)))
        return list(ctx.args)


class SpokenGroup(TyperGroup):
    """A command that holds commands; without one it shows its help."""

    def format_help(self, ctx: Any, formatter: Any) -> None:
        said = _said()
        _give_words(self, ctx, said)
        for command in self.commands.values():
            command.help = said(f"command-{command.name}")
        super().format_help(ctx, formatter)

    def format_usage(self, ctx: Any, formatter: Any) -> None:
        _write_usage(self, ctx, formatter)

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        return super().parse_args(ctx, args or ["--help"])

    def resolve_command(self, ctx: Any, args: list[str]) -> Any:
        if not args[0].startswith("-") and args[0] not in self.commands:
            ctx.fail(_said()("mistake-command", said=args[0], names=", ".join(self.commands)))
        return super().resolve_command(ctx, args)


def _give_words(command: Any, ctx: Any, said: Words) -> None:
    from typer import rich_utils  # loads rich, which no command needs before it prints

    name = ROOT if ctx.parent is None and isinstance(command, SpokenGroup) else command.name
    command.help = said(f"command-{name}")
    for param in command.get_params(ctx):
        param.help = _help(said, name, param.name)
    rich_utils.ARGUMENTS_PANEL_TITLE = said("help-arguments")
    rich_utils.OPTIONS_PANEL_TITLE = said("help-options")
    rich_utils.COMMANDS_PANEL_TITLE = said("help-commands-title")
    rich_utils.DEFAULT_STRING = said("help-default", value="{}")
    rich_utils.REQUIRED_LONG_STRING = said("help-required")


def _help(said: Words, command: str, option: str) -> str:
    own = f"option-{command}-{option}"
    if said.has(own):
        return said(own)
    if option not in VARIANTS:
        return said(f"option-{option}")
    boxes = " + ".join("/".join(group) for group in VARIANTS[option].boxes)
    id = f"variant-{option}"
    return said("option-variant", name=said(id), note=said(f"{id}.note"), boxes=boxes)


def _write_usage(command: Any, ctx: Any, formatter: Any) -> None:
    pieces = " ".join(command.collect_usage_pieces(ctx))
    formatter.write_usage(ctx.command_path, pieces, prefix=f"{_said()('help-usage')} ")


def mistake(error: Any) -> str:
    """What was wrong with a call that the option parser refused, in one line."""
    said = _said()
    kind = type(error).__name__
    if kind == "NoSuchOption":
        return said("mistake-option", name=error.option_name)
    if kind == "BadOptionUsage":
        return said("mistake-no-value", name=error.option_name)
    param = getattr(error, "param", None)
    if param is None:
        return str(error.format_message() or error)
    name = param.get_error_hint()
    if kind == "MissingParameter":
        return said("mistake-missing", name=name)
    return said("mistake-value", name=name, needs=_needs(error, said))


def _needs(error: Any, said: Words) -> str:
    """What a value must be, as the validation that refused it knows; its own words where it is none of ours."""
    if not isinstance(error.__cause__, ValidationError):
        return str(error.message)
    refused = error.__cause__.errors()[0]
    limits = {name: f"{value:g}" for name, value in refused.get("ctx", {}).items() if name in ("ge", "le")}
    id = f"needs-{refused['type']}"
    return said(id, **limits) if said.has(id) else str(error.message)
