"""Many rounds of races and of kill -9, on both engines: `make soak ROUNDS=15000 KILLS=1000 EDITS=10000`.

Prints a table of the rounds and the findings. The exit code is 1 if anything was found.
"""

import argparse
import collections
import os
import pathlib
import shutil
import signal
import sys
import tempfile
import time

from testkit.edits import TwoDevices
from testkit.kills import Kills
from testkit.postgres import new_database
from testkit.server import BINARY, TestServer
from soak import races
from soak.callers import Callers
from soak.device_codes import DeviceCodes
from soak.first_sign_ins import FirstSignIn
from soak.sync_writers import SyncWriters
from soak.wrong_codes import WrongCodes

SETTINGS = ["--codes-per-hour", "10000000"]
SHOWN = 20
RACES = {kind.__name__: kind for kind in [*races.ALL, FirstSignIn, WrongCodes, DeviceCodes, SyncWriters]}


class Row:
    """One line of the table."""

    def __init__(self, engine, name):
        self.engine, self.name = engine, name
        self.rounds = self.seconds = 0
        self.findings = []
        self.notes = ""


def say(text):
    print(f"{time.strftime('%H:%M:%S')} {text}", flush=True)


def race(engine, server, rounds, rows, kinds):
    """Runs the races in turn, `rounds` in all."""
    callers, table = Callers(server), []
    for kind in kinds[:rounds]:
        table.append((Row(engine, kind.__name__), kind(server, callers)))
        rows.append(table[-1][0])
    for number in range(rounds):
        row, one = table[number % len(table)]
        began = time.monotonic()
        try:
            row.findings += one.round()
        except Exception as error:  # the run goes on; the table shows the error
            row.findings.append(f"the round was not finished: {error!r}")
        row.rounds += 1
        row.seconds += time.monotonic() - began
        if (number + 1) % 500 == 0:
            say(f"{engine}: {number + 1} races, {sum(len(row.findings) for row, _ in table)} findings")
        if not server.is_alive():
            row.findings.append(f"the server ended with {server.process.returncode}: {server.tail(5)}")
            break


def kill(engine, server, rounds, rows, _):
    """Kills and restarts the server `rounds` times."""
    row, began = Row(engine, "kill -9"), time.monotonic()
    rows.append(row)
    kills = Kills(server, seed=server.folder.name)
    try:
        for _ in range(rounds):
            kills.round()
            if kills.rounds % 100 == 0:
                say(f"{engine}: {kills.summary}, {len(kills.findings)} findings")
        kills.finish()
    except Exception as error:  # the server did not start again, or a writer hangs
        kills.findings.append(f"the round was not finished: {error!r}")
    finally:
        row.rounds, row.findings, row.notes = kills.rounds, kills.findings, kills.summary
        row.seconds = time.monotonic() - began


def edit(engine, server, edits, rows, _):
    """Two devices edit one dataset so many times each, while the server is killed."""
    row, began = Row(engine, "edits of datasets"), time.monotonic()
    rows.append(row)
    devices = TwoDevices(server, seed=server.folder.name)
    try:
        row.findings = devices.run(edits)
    except Exception as error:  # the server did not start again
        row.findings = devices.ledger.findings + [f"not finished: {error!r}"]
    row.rounds, row.notes, row.seconds = edits, devices.summary, time.monotonic() - began


def soak(engine, scratch, chosen, rows, kinds):
    for name, count, work in (("races", chosen.rounds, race), ("kills", chosen.kills, kill),
                              ("edits", chosen.edits, edit)):
        if count == 0:
            continue
        database = new_database() if engine == "postgres" else None
        server = TestServer(scratch / f"{engine}-{name}", database=database, arguments=SETTINGS)
        server.start()
        try:
            work(engine, server, count, rows, kinds)
        finally:
            server.kill()


def show(rows):
    print(f"\n{'engine':9} {'what':16} {'rounds':>7} {'ms each':>8} {'found':>6}")
    for row in rows:
        each = row.seconds / max(row.rounds, 1) * 1000
        print(f"{row.engine:9} {row.name:16} {row.rounds:7} {each:8.0f} {len(row.findings):6}  {row.notes}".rstrip())
    for row in rows:
        for text, count in collections.Counter(row.findings).most_common(SHOWN):
            print(f"! {row.engine} {row.name}: {text} ({count} times)")


def main():
    parser = argparse.ArgumentParser(prog="soak", description=__doc__)
    parser.add_argument("--rounds", type=int, default=15_000, help="races on each engine")
    parser.add_argument("--kills", type=int, default=1_000, help="kills on each engine")
    parser.add_argument("--edits", type=int, default=10_000, help="edits of each device on each engine")
    parser.add_argument("--engines", default="sqlite,postgres")
    parser.add_argument("--races", default=",".join(RACES), help="the names of races, of all by default")
    chosen = parser.parse_args()
    if not BINARY.exists():
        sys.exit(f"{BINARY} is missing: run make release")
    if "TEST_POSTGRES" not in os.environ:
        sys.exit("TEST_POSTGRES is not set: run this through Scripts/postgres-for-tests run")
    scratch = pathlib.Path(tempfile.mkdtemp(prefix="martlet-soak-"))
    scratch.chmod(0o755)
    rows, kinds = [], [RACES[name] for name in chosen.races.split(",")]
    # A run that is terminated still prints its table.
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))
    try:
        for engine in chosen.engines.split(","):
            soak(engine, scratch, chosen, rows, kinds)
    finally:
        shutil.rmtree(scratch, ignore_errors=True)
        show(rows)
    return 1 if any(row.findings for row in rows) else 0


if __name__ == "__main__":
    sys.exit(main())
