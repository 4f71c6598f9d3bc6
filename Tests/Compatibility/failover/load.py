"""The callers of a round: at each node, at the load balancer, and beside Martlet."""

import dataclasses
import random
import threading
import time

from failover.bare import BareWriter
from failover.caller import Caller, Statuses
from failover.cluster import APPS, BEHIND_BALANCER
from failover.mails import Mails
from failover.promises import Attributes, NewUsers, Passwords, Reads, Revocations, Sessions, Unfinished
from failover.races import Races
from failover.samples import Samples

# Measured at each node and at the load balancer.
MEASURED = {"write": Attributes, "sign-in": Sessions, "read": Reads}
OTHERS = [NewUsers, Passwords, Revocations, Mails]
MULTIHOST, BALANCED = "multihost", "balancer"
# The longest call, and some for the machine.
PATIENCE = 60


@dataclasses.dataclass(frozen=True)
class Pace:
    """How many callers of each measured kind a place has, and as many bare writers; and the seconds from one call of a
    caller to the next, where they are not those of the promise."""

    callers: int
    intervals: dict


PACES = {
    "full": Pace(2, {}),
    # For clusters that share a machine: passwords cost most. What is measured is known to a caller's interval.
    "modest": Pace(1, {
        Attributes: 0.25, Sessions: 1, Reads: 0.5, NewUsers: 2, Passwords: 4, Revocations: 1.5, Mails: 2}),
}


class Load:
    """Writers that are made once; threads, samples and counts are those of a round."""

    def __init__(self, cast, record, seed, pace=PACES["full"]):
        cluster, self.pace = cast.cluster, pace
        self.cast, self.record, self.chance = cast, record, random.Random(f"{seed} load")
        self.servers = [*cluster.apps.values(), cluster.entrance]
        self.measured = {kind: made(cast, record, seed) for kind, made in MEASURED.items()}
        self.others = [made(cast, record, seed) for made in OTHERS]
        self.races = Races(cast, record, seed)
        self.bare = {
            name: BareWriter(
                name, cluster.database_url(node).replace("/martlet?", "/bare?"), pace.callers,
                self._interval(self.measured["write"]))
            for name, node in ((MULTIHOST, "app1"), (BALANCED, BEHIND_BALANCER))}
        for one in self.bare.values():
            one.prepare()

    @property
    def promises(self):
        return [*self.measured.values(), *self.others]

    @property
    def mails(self):
        return next(one for one in self.others if isinstance(one, Mails))

    def bare_of(self, host):
        """The bare writer that reaches the database as a host does."""
        return self.bare[BALANCED if host == BEHIND_BALANCER else MULTIHOST]

    def begin(self, fault):
        """Starts all callers. The fault is to begin at the time `fault`."""
        self.statuses, self._stop = Statuses(), threading.Event()
        self.samples = {(kind, server.name): Samples() for kind in self.measured for server in self.servers}
        for one in (*self.promises, *self.bare.values()):
            one.begin_round()
        self._threads = [thread for one in self.bare.values() for thread in one.threads(self._stop)]
        for kind, promise in self.measured.items():
            for server in self.servers:
                samples = self.samples[kind, server.name]
                self._threads += [self._thread(promise, [server], samples) for _ in range(self.pace.callers)]
        for promise in self.others:
            self._threads += [self._thread(promise, chosen, None) for chosen in (self.servers[-1:], self.servers[:-1])]
        apps = list(self.cast.cluster.apps.values())
        self._threads += self.races.threads(apps, self.statuses, fault, self._stop)
        for thread in self._threads:
            thread.start()

    def end(self):
        self._stop.set()
        for thread in self._threads:
            thread.join(PATIENCE)
            if thread.is_alive():
                raise RuntimeError("a caller got neither response nor error")

    def _interval(self, promise):
        return self.pace.intervals.get(type(promise), promise.interval)

    def _thread(self, promise, servers, samples):
        return threading.Thread(target=self._work, args=(promise, servers, samples), daemon=True)

    def _work(self, promise, servers, samples):
        callers = [Caller(server, self.statuses) for server in servers]
        while not self._stop.is_set():
            began = time.monotonic()
            try:
                response = promise.work(self.chance.choice(callers))
            except Unfinished:
                response = None
            if samples is not None:
                samples.add(began, time.monotonic(), response is not None and response.is_good)
            self._stop.wait(max(0.02, self._interval(promise) - (time.monotonic() - began)))
        for caller in callers:
            caller.close()

    def writes_since(self, start):
        """The hosts that acknowledged a write which began after `start`, and the bare writers that did."""
        found = {server.name for server in self.servers if self.samples["write", server.name].has_success_since(start)}
        return found | {name for name, one in self.bare.items() if one.samples.has_success_since(start)}

    @property
    def all_hosts(self):
        return {*APPS, "lb", *self.bare}
