"""The names of pools, users and the like are arguments or options, alike in every command."""

import json

import pytest

from testkit.server import run_martlet

pytestmark = pytest.mark.one_engine

# The groups of commands that are about something in a pool, and those of them that are about all pools or take the
# pool from a file.
ABOUT_POOLS = {"pool", "client", "user", "provider", "identity-pool", "sync", "import"}
# The pool only narrows what is shown of all.
FILTERED = {("server", "totals")}
ABOUT_ALL = {("pool", "list"), ("pool", "import"), ("pool", "key"), ("identity-pool", "import")}


def leaves(command, path=()):
    """The commands without subcommands, by their paths."""
    inner = [one for one in command.get("subcommands", []) if one["commandName"] != "help"]
    if not inner:
        return {path: command.get("arguments", [])}
    return {name: found for one in inner for name, found in leaves(one, (*path, one["commandName"])).items()}


def test_every_command_takes_the_pool_both_ways():
    told = json.loads(run_martlet("--experimental-dump-help").stdout)["command"]
    commands = leaves(told)
    assert len(commands) > 40
    options = {
        path for path, arguments in commands.items() for one in arguments
        if one["kind"] == "option" and not one["isRepeating"]
        and "pool" in [name["name"] for name in one.get("names", [])]}
    positional = {path for path, arguments in commands.items() if any(one["kind"] == "positional" for one in arguments)}
    wanted = {path for path in commands if path[0] in ABOUT_POOLS} - ABOUT_ALL
    assert wanted <= options, wanted - options
    assert options - FILTERED <= positional, options - positional
    assert {("keys", "rotate"), ("trigger", "invoke")} <= options
