"""One round: load, a fault, its end, and what every node then says."""

import dataclasses
import random
import time

from failover.caller import Caller
from failover.cast import persistently
from failover.faults import Scene
from failover.findings import STUCK, Verdict
from failover.promises import Unfinished
from failover.samples import quantile
from testkit.waiting import eventually

# Load before the fault, and after the last host has written again.
WARM_UP, TAIL = 2, 1
# How long hosts may take to serve again by themselves.
RECOVERY = 120
# How long a call that only asks is repeated.
PATIENCE = 30


@dataclasses.dataclass
class Round:
    """What one round has shown. Times in seconds; hosts that the fault itself stopped have none."""

    fault: str
    number: int
    synchronous: bool
    comparable: bool
    seconds: float = 0
    acknowledged: int = 0
    counts: dict = dataclasses.field(default_factory=dict)
    findings: list = dataclasses.field(default_factory=list)
    happened: int = 0
    not_happened: int = 0
    # By kind and host, and by bare writer.
    first: dict = dataclasses.field(default_factory=dict)
    bare: dict = dataclasses.field(default_factory=dict)
    # The same less the time of the bare writer that reaches the database the same way.
    added: dict = dataclasses.field(default_factory=dict)
    bare_lost: int = 0
    statuses: dict = dataclasses.field(default_factory=dict)
    slowest: dict = dataclasses.field(default_factory=dict)
    mails: dict = dataclasses.field(default_factory=dict)
    # Calls of the measured kinds, at the load balancer, without success.
    failed_at_balancer: int = 0
    restarts_by_hand: int = 0
    connections: int = 0


class Director:
    """Runs rounds on one cluster."""

    def __init__(self, cluster, load, record, seed):
        self.cluster, self.load, self.record, self.seed = cluster, load, record, seed

    def run(self, fault, number):
        began = time.monotonic()
        chance = random.Random(f"{self.seed} {fault.name} {number}")
        self.cluster.wait_until_whole()
        self.load.races.prepare()
        done = Round(fault.name, number, self.cluster.synchronous, fault.is_comparable)
        scene, verdict = Scene(self.cluster, chance), Verdict()
        start = time.monotonic() + WARM_UP + chance.uniform(0, 1)
        self.load.begin(start)
        try:
            time.sleep(max(0, start - time.monotonic()))
            at, healed = self._suffer(fault, scene, number)
            self._await_writes(healed, verdict, done)
            time.sleep(TAIL)
        finally:
            self.load.end()
        self._measure(done, scene, at, healed)
        self.cluster.wait_until_whole()
        self._check(verdict, done)
        done.seconds = time.monotonic() - began
        return done

    def _suffer(self, fault, scene, number):
        """Runs the fault. Returns when it began and when it was undone."""
        self.record.note(f"{fault.name} {number} begins, the primary is {scene.primary.name}")
        at = time.monotonic()
        with fault.during(scene):
            time.sleep(fault.lasts)
        self.record.note(f"{fault.name} {number} ends")
        return at, time.monotonic()

    def _await_writes(self, healed, verdict, done):
        """All hosts write again by themselves, or it is a finding."""
        wanted = self.load.all_hosts
        if eventually(lambda: wanted <= self.load.writes_since(healed), within=RECOVERY):
            return
        for name in sorted(wanted - self.load.writes_since(healed)):
            verdict.find(STUCK, name, f"{name} has written nothing for {RECOVERY} s after the fault")
            if app := self.cluster.apps.get(name):
                app.kill()
                self.cluster.start_ended_apps()
                done.restarts_by_hand += 1

    def _measure(self, done, scene, at, healed):
        load, end = self.load, time.monotonic()
        done.bare = {name: one.samples.first_success(at, end) for name, one in load.bare.items()}
        for (kind, host), samples in load.samples.items():
            time_of_host = samples.first_success(at, end)
            if host in scene.excluded or time_of_host is None:
                continue
            done.first.setdefault(kind, {})[host] = time_of_host
            own = load.bare_of(host).samples.first_success(at, end)
            if done.comparable and own is not None:
                done.added.setdefault(kind, {})[host] = time_of_host - own
        done.failed_at_balancer = sum(load.samples[kind, "lb"].failed() for kind in load.measured)
        for name, span in (("before", (0, at)), ("during", (at, healed)), ("after", (healed, end))):
            done.slowest[name] = quantile(
                [one for (kind, _), samples in load.samples.items() if kind == "write"
                 for one in samples.durations(*span)], 0.99)
        done.statuses = dict(load.statuses.counts)

    def _check(self, verdict, done):
        """Asks every node for what it acknowledged."""
        callers = [Caller(app, self.load.statuses, patience=PATIENCE) for app in self.cluster.apps.values()]
        for one in (*self.load.promises, self.load.races):
            try:
                one.check(callers, verdict)
            except Unfinished as error:
                verdict.find(STUCK, type(one).__name__, f"a question got no response: {error}")
        for caller in callers:
            caller.close()
        # A fault may have consequences after its end: a clock that is put back makes Patroni give up its place later.
        lost = {name: persistently(one.lost) for name, one in self.load.bare.items()}
        done.bare_lost = sum(map(len, lost.values()))
        done.acknowledged, done.counts = verdict.acknowledged, dict(verdict.counts)
        done.happened, done.not_happened = verdict.happened, verdict.not_happened
        done.findings = [dataclasses.asdict(one) for one in verdict.findings]
        done.mails = {str(times): count for times, count in self.load.mails.counts.items()}
        done.connections = int(persistently(lambda: self.cluster.run_sql(
            "SELECT count(*) FROM pg_stat_activity WHERE usename = 'martlet' AND application_name = 'martlet'")))
