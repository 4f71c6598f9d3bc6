"""kill -9 under load, with a ledger of the acknowledged writes."""

import random
import time

from testkit import store
from testkit.cognito import CognitoAPI
from testkit.entries import Entries
from testkit.ledger import Ledger
from testkit.postgres import has_connections
from testkit.waiting import eventually

# Acknowledged writes before each kill.
WRITES = 5


class Kills:
    """Kills a server under load, starts it again, and checks what it acknowledged."""

    def __init__(self, server, seed):
        self.server = server
        self.ledger = Ledger(server, CognitoAPI(server).make_pool())
        self.entries = Entries(server)
        self.rounds, self.starts, self.findings = 0, [], []
        self._chance = random.Random(seed)

    def round(self):
        """One kill. Checks the doubtful names and a sample of the new ones."""
        ledger, entries = self.ledger, self.entries
        seen, enough, also = set(ledger.possible), ledger.writes + WRITES, entries.writes + WRITES
        end, end_entries = ledger.run(), entries.run()
        assert eventually(lambda: ledger.writes >= enough), f"no writes: {ledger.errors[-1:]}"
        assert eventually(lambda: entries.writes >= also), "no guests, wrong codes or codes for devices"
        time.sleep(self._chance.uniform(0, 0.4))
        self.server.kill()
        end()
        end_entries()
        # PostgreSQL may commit the last write of the killed process later, even after it was read back.
        if self.server.database:
            assert eventually(lambda: not has_connections(self.server.database)), "connections of a killed process"
        self.starts.append(self.server.start())
        fresh = set(ledger.possible) - seen | ledger.doubtful
        sample = self._chance.sample(sorted(fresh), min(len(fresh), 40))
        self._check(sample + sorted(ledger.doubtful & fresh))
        self.findings += entries.check()
        self.rounds += 1

    def finish(self):
        """Checks all names and the store itself."""
        self._check(None)
        self.findings += store.damage(self.server)

    def _check(self, names):
        try:
            self.ledger.check(names)
        except AssertionError as error:
            self.findings.append(str(error))

    @property
    def summary(self):
        starts = sorted(self.starts) or [0]
        return (
            f"{self.rounds} kills, {self.ledger.writes} acknowledged writes, "
            f"{len(self.ledger.errors)} without a response, {self.entries.writes} of guests, wrong and device codes, "
            f"median start {starts[len(starts) // 2] * 1000:.0f} ms, longest {starts[-1] * 1000:.0f} ms")
