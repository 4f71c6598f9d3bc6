"""Attempts at what may be used once, on two nodes at a time, before, during and after a fault."""

import random
import threading
import time

from failover import single_use
from failover.caller import Caller
from failover.cast import persistently
from failover.findings import DOUBLED

# How many of each kind, and when they are tried, in seconds from the fault.
EACH = 2
SPAN = (-0.3, 6)
# Between two attempts of a caller that got no response.
PAUSE = 0.5


class Item:
    """One thing that may be used once, and the gains of those who used it."""

    def __init__(self, kind, secret, time):
        self.kind, self.secret, self.time = kind, secret, time
        self.gains, self.attempts, self.unknown = set(), 0, 0
        self._lock = threading.Lock()

    def try_it(self, caller):
        """One attempt. Returns its response."""
        with self._lock:
            self.attempts += 1
            number = self.attempts
        response = self.kind.attempt(caller, self.secret, number)
        with self._lock:
            if response.is_good:
                self.gains.add(self.kind.gain(response, number))
            self.unknown += response.outcome == "unknown"
        return response


class Races:
    """The items of all rounds are new; what makes them is kept."""

    def __init__(self, cast, record, seed, kinds=None):
        self.record = record
        self.kinds = [kind(cast) for kind in kinds or single_use.KINDS]
        self.chance = random.Random(f"{seed} races")
        self.items = []

    def prepare(self):
        self.items = [
            Item(kind, persistently(kind.make), self.chance.uniform(*SPAN)) for kind in self.kinds for _ in range(EACH)]

    def threads(self, servers, statuses, fault, stop):
        """Two threads for each item, on different nodes."""
        made = []
        for item in self.items:
            chosen = self.chance.sample(servers, len(servers))
            for order in (chosen, chosen[::-1]):
                made.append(threading.Thread(
                    target=self._attempt, args=(item, order, statuses, fault, stop), daemon=True))
        return made

    def _attempt(self, item, servers, statuses, fault, stop):
        if stop.wait(max(0, fault + item.time - time.monotonic())):
            return
        callers = [Caller(server, statuses) for server in servers]
        for turn in range(100):
            caller = callers[turn % len(callers)]
            self.record.note(f"{type(item.kind).__name__} at {caller.name}")
            # A client that got no response tries again, also elsewhere.
            if item.try_it(caller).outcome != "unknown" or stop.wait(PAUSE):
                return

    def check(self, callers, verdict):
        """Tries all items again on all nodes."""
        for item in self.items:
            for caller in callers:
                item.try_it(caller)
            name = type(item.kind).__name__
            verdict.acknowledged += len(item.gains)
            if len(item.gains) > 1:
                verdict.find(DOUBLED, name, f"{len(item.gains)} of {item.attempts} attempts won")
