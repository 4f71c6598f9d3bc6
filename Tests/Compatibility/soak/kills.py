"""kill -9 at any moment, under load, with a ledger of what was acknowledged."""

import random
import sqlite3
import time

from house.ledger import Ledger
from house.people import House


def run(server, rounds, report):
    """Kills and starts the server so many times. Gives the findings, and what was done in a few words."""
    pool = House(server).make_pool()
    ledger, findings = Ledger(server, pool), []
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
        findings += check(ledger, names)
        if (done + 1) % 100 == 0:
            report(f"{done + 1} kills, {ledger.writes} acknowledged writes, {len(findings)} findings")
    findings += check(ledger, None)
    for path in server.folder.rglob("*.sqlite"):
        if sqlite3.connect(path).execute("PRAGMA integrity_check").fetchall() != [("ok",)]:
            findings.append(f"{path.name} is damaged")
    starts.sort()
    middle, worst = (starts[len(starts) // 2], starts[-1]) if starts else (0, 0)
    return findings, (f"{ledger.writes} acknowledged writes, {len(ledger.errors)} without an answer, "
                      f"start-up {middle * 1000:.0f} ms, at worst {worst * 1000:.0f} ms")


def check(ledger, names):
    try:
        ledger.check(names)
        return []
    except AssertionError as error:
        return [str(error)]
