"""The audit log of a server, as its files and the command line have it."""

import json
import pathlib

from testkit.server import run_martlet


def files(server):
    """The files of all chains, in their order."""
    return sorted(pathlib.Path(server.folder, "audit").glob("*/*.jsonl"))


def lines(server):
    return [line for file in files(server) for line in file.read_bytes().split(b"\n") if line]


def records(server, **wanted):
    """The records with these members, without those about the log itself."""
    found = [json.loads(line) for line in lines(server)]
    return [one for one in found if one["eventType"] != "AuditLog"
            and all(one.get(name) == value for name, value in wanted.items())]


def audit(server, *words):
    """A command about the log of the server, with the root key of the server."""
    return run_martlet("audit", *words, *server.store, environment=server.root_key)


def verify(server, *words):
    """The exit code of `martlet audit verify`, and what it has printed."""
    done = audit(server, "verify", *words)
    return done.returncode, done.stdout + done.stderr
