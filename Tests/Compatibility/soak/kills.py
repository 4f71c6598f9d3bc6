"""kill -9 at any moment, under load, with a ledger of what was acknowledged."""

import random
import sqlite3
import time

from house.ledger import Ledger
from house.people import House


def run(server, rounds, row, report):
    """Kills and starts the server so many times, and writes what was done and found into `row`."""
    pool = House(server).make_pool()
    ledger, findings = Ledger(server, pool), row.findings
    chance, starts = random.Random(server.folder.name), []
    for done in range(rounds):
        seen = set(ledger.possible)
        end = ledger.run()
        time.sleep(chance.uniform(0.1, 0.5))
        server.kill()
        end()
        starts.append(server.start())
        fresh = set(ledger.possible) - seen | ledger.doubtful
        names = chance.sample(sorted(fresh), min(len(fresh), 40)) + sorted(ledger.doubtful & fresh)
        findings.extend(check(ledger, names))
        row.rounds = done + 1
        if row.rounds % 100 == 0:
            report(f"{row.rounds} kills, {ledger.writes} acknowledged writes, {len(findings)} findings")
    findings.extend(check(ledger, None))
    for path in server.folder.rglob("*.sqlite"):
        if sqlite3.connect(path).execute("PRAGMA integrity_check").fetchall() != [("ok",)]:
            findings.append(f"{path.name} is damaged")
    starts.sort()
    middle, worst = (starts[len(starts) // 2], starts[-1]) if starts else (0, 0)
    row.notes = (f"{ledger.writes} acknowledged writes, {len(ledger.errors)} without an answer, "
                 f"start-up {middle * 1000:.0f} ms, at worst {worst * 1000:.0f} ms")


def check(ledger, names):
    try:
        ledger.check(names)
        return []
    except AssertionError as error:
        return [str(error)]
