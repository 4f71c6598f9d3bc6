"""The faults. Each is a generator: it begins before its `yield`, lasts for `lasts` seconds, and is undone after it."""

import contextlib
import dataclasses
import os
import pathlib
import signal
import subprocess
import time
import typing

from failover.cluster import APPS, DATABASES
from failover.daemons import require
from failover.patroni import PORT as DATABASE_PORT
from testkit.server import BINARY

ALL = {}
# The program of the version before.
OLDER = pathlib.Path(os.environ.get("MARTLET_OLDER", BINARY))


@dataclasses.dataclass
class Fault:
    name: str
    generate: typing.Callable
    # Seconds between its begin and its end.
    lasts: float
    # Whether the times of Martlet and of the bare writers can be compared: the same hosts suffer.
    is_comparable: bool

    @contextlib.contextmanager
    def during(self, scene):
        """Begins the fault, and undoes it at the end."""
        steps = self.generate(scene)
        next(steps)
        try:
            yield
        finally:
            with contextlib.suppress(StopIteration):
                next(steps)


class Scene:
    """The cluster, what the seed decides, and which Martlet nodes the fault itself stops or cuts off."""

    def __init__(self, cluster, chance):
        self.cluster, self.chance, self.network = cluster, chance, cluster.network
        self.primary = cluster.primary()
        self.standby = cluster.standbys()[0]
        self.excluded = set()

    def pick_apps(self, count):
        """Martlet nodes that the fault concerns, and whose own pauses say nothing of Martlet."""
        self.excluded |= set(picked := self.chance.sample(sorted(APPS), count))
        return [self.cluster.apps[name] for name in picked]


def fault(lasts=0, comparable=True, name=None):
    def register(generate):
        key = name or generate.__name__.replace("_", "-")
        ALL[key] = Fault(key, generate, lasts, comparable)
        return generate

    return register


# Databases


@fault()
def switchover(scene):
    """An operator makes the synchronous standby the primary."""
    scene.cluster.switch(scene.primary, scene.standby)
    yield


@fault()
def kill_primary(scene):
    """kill -9 of the postmaster."""
    os.kill(scene.primary.postmaster(), signal.SIGKILL)
    yield


@fault(lasts=12)
def kill_node(scene):
    """kill -9 of Patroni, PostgreSQL and etcd on the primary's host, which comes back."""
    scene.cluster.kill_host(scene.primary.name)
    yield
    scene.cluster.restore_power(scene.primary.name)


@fault(lasts=30)
def power_cut(scene):
    """The primary's host ends, and its network with it, so that no connection is closed."""
    scene.cluster.cut_power(scene.primary.name)
    yield
    scene.cluster.restore_power(scene.primary.name)


@fault(lasts=12)
def kill_standby(scene):
    """kill -9 of all on the host of the synchronous standby."""
    scene.cluster.kill_host(scene.standby.name)
    yield
    scene.cluster.restore_power(scene.standby.name)


@fault(lasts=10)
def pause_standby(scene):
    """The synchronous standby stands still, so that commits hang."""
    stopped = scene.standby.server_processes()
    for process in stopped:
        os.kill(process, signal.SIGSTOP)
    yield
    for process in stopped:
        with contextlib.suppress(ProcessLookupError):
            os.kill(process, signal.SIGCONT)


@fault(lasts=40)
def freeze_patroni(scene):
    """Patroni of the primary stands still, and its PostgreSQL goes on."""
    scene.primary.freeze()
    yield
    scene.primary.freeze(False)


@fault(lasts=2)
def cut_replication_and_kill(scene):
    """The standbys get nothing for two seconds, and then the primary's host ends: what was acknowledged meanwhile is on
    one disk at most."""
    others = [name for name in DATABASES if name != scene.primary.name]
    scene.network.cut_port(scene.primary.name, DATABASE_PORT, others)
    yield
    scene.cluster.kill_host(scene.primary.name)
    # Long enough for a standby to be promoted: the lock of the killed one expires first. Until then replication stays
    # cut: otherwise the kernel of the killed host sends what its processes had not.
    time.sleep(25)
    scene.cluster.restore_power(scene.primary.name)


@fault(lasts=10)
def slow_fsync(scene):
    """Each fdatasync of the primary takes 200 ms more."""
    listed = [word for process in scene.primary.server_processes() for word in ("-p", str(process))]
    tracer = subprocess.Popen(
        [require("strace"), "-f", "-q", "-o", "/dev/null", "-e", "trace=fdatasync", "-e",
         "inject=fdatasync:delay_exit=200000", *listed], stdin=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    yield
    tracer.terminate()
    tracer.wait(60)


@fault(lasts=10, comparable=False)
def full_disk_of_primary(scene):
    """No block is free on the primary's disk, for Martlet's tables as for all others."""
    yield from full_disk(scene.primary)


@fault(lasts=10)
def full_disk_of_standby(scene):
    yield from full_disk(scene.standby)


def full_disk(node):
    filler = node.folder / "data/filler"
    with open(filler, "wb") as file, contextlib.suppress(OSError):
        while True:
            file.write(bytes(1 << 16))
    yield
    filler.unlink()


# etcd


@fault(lasts=10)
def etcd_minority(scene):
    """One of three members of etcd ends."""
    member = scene.cluster.members[scene.chance.choice(sorted(DATABASES))]
    member.kill()
    yield
    member.start()


@fault(lasts=40)
def etcd_all(scene):
    """No member of etcd responds; Patroni's failsafe mode is on."""
    for member in scene.cluster.members.values():
        member.signal(signal.SIGSTOP)
    yield
    for member in scene.cluster.members.values():
        member.signal(signal.SIGCONT)


@fault(lasts=40)
def etcd_all_without_failsafe(scene):
    """The same with failsafe mode off: the primary gives up its place."""
    scene.cluster.configure(failsafe_mode=False)
    # Each Patroni reads the setting in its next turn.
    time.sleep(6)
    yield from etcd_all(scene)
    scene.cluster.wait_for_primary()
    scene.cluster.configure(failsafe_mode=True)


# Links


@fault(lasts=30)
def partition_primary(scene):
    """{primary | the rest}"""
    scene.network.separate([scene.primary.name])
    yield
    scene.network.heal()


@fault(lasts=30)
def partition_primary_and_app(scene):
    """{primary and a Martlet node | the rest}"""
    app, = scene.pick_apps(1)
    scene.network.separate([scene.primary.name, app.name])
    yield
    scene.network.heal()


@fault(lasts=15)
def partition_app(scene):
    """{a Martlet node | the rest}"""
    app, = scene.pick_apps(1)
    scene.network.separate([app.name])
    yield
    scene.network.heal()


@fault(lasts=30)
def mute_primary(scene):
    """The primary hears the others, and they do not hear it."""
    scene.network.mute(scene.primary.name)
    yield
    scene.network.heal()


@fault(lasts=15, comparable=False)
def slow_link(scene):
    """The primary sends 4 Mbit/s, of which Martlet needs more than a writer of single rows."""
    scene.network.slow(scene.primary.name, "4mbit")
    yield
    scene.network.heal()


# Martlet and the load balancer


def kill_apps(scene, count):
    for app in scene.pick_apps(count):
        app.kill()
    yield
    scene.cluster.start_ended_apps()


@fault(lasts=1)
def kill_one_app(scene):
    """kill -9 of a Martlet node, which its unit starts again."""
    yield from kill_apps(scene, 1)


@fault(lasts=1)
def kill_two_apps(scene):
    yield from kill_apps(scene, 2)


@fault(lasts=1, comparable=False)
def kill_all_apps(scene):
    yield from kill_apps(scene, 3)


def replace(scene, program=None):
    """Stops and starts the nodes one after the other, with another program if one is given."""
    for app in scene.pick_apps(len(APPS)):
        require_clean_end(app)
        app.program = program or app.program
        scene.cluster.start_ended_apps()


def require_clean_end(app):
    if (code := app.stop()) != 0:
        raise RuntimeError(f"{app.name} was stopped and ended with {code}:\n{app.tail()}")


@fault()
def restart_apps(scene):
    """The nodes are stopped and started one after the other."""
    replace(scene)
    yield


@fault()
def rolling_upgrade(scene):
    """The nodes are replaced one after the other by the older program, and by the newer one again."""
    replace(scene, OLDER)
    replace(scene, BINARY)
    yield


@fault(comparable=False)
def rekey(scene):
    """All nodes are stopped, the store is sealed under another key, and they start with it. The command is killed once
    on its way."""
    for app in scene.pick_apps(len(APPS)):
        require_clean_end(app)
    scene.cluster.renew_sealing_key()
    scene.cluster.start_ended_apps()
    yield


@fault(lasts=2)
def reload_balancer(scene):
    """HAProxy reads its settings again."""
    scene.cluster.balancer.reload()
    yield


# Clocks


def move_clock(name, seconds):
    def generate(scene):
        app, = scene.pick_apps(1)
        scene.cluster.clocks[app.name].move(seconds)
        yield
        scene.cluster.clocks[app.name].move(0)

    fault(lasts=10, name=f"clock-of-app-{name}")(generate)


for title, distance in (("5s-ahead", 5), ("5s-behind", -5), ("1h-ahead", 3600), ("1d-behind", -86400)):
    move_clock(title, distance)


@fault(lasts=10)
def clock_of_primary_1h_ahead(scene):
    scene.cluster.clocks[scene.primary.name].move(3600)
    yield
    scene.cluster.clocks[scene.primary.name].move(0)


# The short form of make test, and the faults that happen most.
SHORT = ["kill-primary", "switchover", "partition-primary", "kill-one-app"]
NEEDS_OLDER = {"rolling-upgrade"}
MAIN = [*SHORT, "kill-node", "power-cut", "kill-standby"]
