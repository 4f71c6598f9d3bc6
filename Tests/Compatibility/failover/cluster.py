"""Three database nodes, three Martlet nodes, a load balancer and a mail server."""

import base64
import contextlib
import pathlib
import secrets
import shutil
import subprocess
import time

import requests

from failover import etcd
from failover.daemons import kill_all
from failover.haproxy import HTTP_PORT, SQL_PORT, Balancer
from failover.martlet import MANAGEMENT_PORT, PORT as APP_PORT, Entrance, MartletNode
from failover.network import HERE, Network
from failover.patroni import PORT as DATABASE_PORT, REST_PORT, DatabaseNode
from testkit.clock import MovableClock
from testkit.postgres import run_psql
from testkit.server import BINARY
from testkit.sink import MailSink
from testkit.waiting import eventually

DATABASES = {f"db{number}": f"192.0.2.{10 + number}" for number in (1, 2, 3)}
APPS = {f"app{number}": f"192.0.2.{20 + number}" for number in (1, 2, 3)}
BALANCER = "192.0.2.31"
# Reaches the primary through HAProxy. The others name all three hosts.
BEHIND_BALANCER = "app3"
# Megabytes of a database node's disk, which lies in memory.
DISK = 512
# Seconds after which a change of the sealing key is killed.
SHORT_REKEY = 0.3
# How long a cluster may take to be whole again after a fault.
PATIENCE = 240


def mount(path, megabytes):
    """A disk in memory, of a limited size."""
    subprocess.run(
        ["mount", "-t", "tmpfs", "-o", f"size={megabytes}m,mode=755", "tmpfs", path], check=True, timeout=60)


class Cluster:
    """All hosts and what runs on them."""

    def __init__(self, folder):
        self.folder = pathlib.Path(folder)
        self.passwords = {name: secrets.token_hex(8) for name in ("postgres", "replicator", "rewinder", "martlet")}
        self.network = Network({**DATABASES, **APPS, "lb": BALANCER})
        self.shared = {
            "MARTLET_SEALING_KEY": base64.b64encode(secrets.token_bytes(32)).decode(),
            "MARTLET_ACCESS_KEY_ID": "AKIA" + secrets.token_hex(8).upper(),
            "MARTLET_SECRET_ACCESS_KEY": secrets.token_urlsafe(30),
        }
        self.entrance = Entrance(f"http://{BALANCER}", self.shared)
        self.clocks, self.databases, self.apps = {}, {}, {}
        self.synchronous = True
        self._prepare()

    def _prepare(self):
        # In memory, so that another program's writes delay neither etcd nor PostgreSQL.
        mount(self.folder, 2048)
        for name in (*DATABASES, *APPS, "lb"):
            (self.folder / name).mkdir()
            self.clocks[name] = MovableClock(self.folder / name)
        for name in DATABASES:
            data = self.folder / name / "data"
            data.mkdir()
            mount(data, DISK)
            for path in (self.folder / name, data):
                shutil.chown(path, "postgres", "postgres")
            self.databases[name] = DatabaseNode(
                name, DATABASES, self.folder / name, self.passwords, self.clocks[name].environment)
        self.members = etcd.make_members(DATABASES, self.folder)
        self.balancer = Balancer(
            "lb", BALANCER, APPS, DATABASES, APP_PORT, MANAGEMENT_PORT, self.folder / "lb")
        self.mails = MailSink(self.folder, host=HERE)
        for name, address in APPS.items():
            self.apps[name] = MartletNode(
                name, address, self.folder / name / "data", self.database_url(name), self.entrance.url, self.shared,
                environment=self.clocks[name].environment,
                arguments=[*self.mails.arguments, "--codes-per-hour", "1000000", "--trusted-proxies", BALANCER])

    def database_url(self, name):
        """How a node names its database."""
        hosts = f"{BALANCER}:{SQL_PORT}" if name == BEHIND_BALANCER else ",".join(
            f"{address}:{DATABASE_PORT}" for address in DATABASES.values())
        return f"postgres://martlet:{self.passwords['martlet']}@{hosts}/martlet?sslmode=disable"

    def administrator_url(self, database="postgres"):
        """For statements on the primary that Martlet does not make."""
        hosts = ",".join(f"{address}:{DATABASE_PORT}" for address in DATABASES.values())
        return f"postgres://postgres:{self.passwords['postgres']}@{hosts}/{database}" \
            "?sslmode=disable&target_session_attrs=read-write&connect_timeout=3"

    def start(self):
        for one in (*self.members.values(), *(node.daemon for node in self.databases.values())):
            one.start()
        self.wait_for_primary()
        role = f"CREATE ROLE martlet LOGIN PASSWORD '{self.passwords['martlet']}'"
        for statement in (role, "CREATE DATABASE martlet OWNER martlet", "CREATE DATABASE bare OWNER martlet"):
            run_psql(self.administrator_url(), statement)
        self.wait_until_whole()
        self.balancer.start()
        self.mails.start()
        self.start_ended_apps()
        self._require(self._is_served, "a response of the load balancer")

    def stop(self):
        for name in (*APPS, *DATABASES, "lb"):
            kill_all(name)
        self.mails.stop()
        for path in (*(self.folder / name / "data" for name in DATABASES), self.folder):
            subprocess.run(["umount", "--lazy", path], check=False, timeout=60)

    def _is_served(self):
        try:
            response = requests.get(f"{self.entrance.url}:{HTTP_PORT}/nothing", timeout=3)
        except requests.RequestException:
            return False
        return response.status_code == 404

    def primary(self):
        """The node that holds the leader's lock and takes writes."""
        return next((node for node in self.databases.values() if node.is_primary()), None)

    def standbys(self):
        """The other nodes, the synchronous one first."""
        primary = self.primary()
        listed = {one["application_name"]: one for one in primary.state().get("replication", [])}
        return [self.databases[name] for name in sorted(
            listed, key=lambda name: (listed[name]["sync_state"] not in ("sync", "quorum"), name))]

    def is_whole(self):
        """Whether one primary streams to two standbys, in synchronous mode to one of them before each commit."""
        primary = self.primary()
        if primary is None:
            return False
        listed = primary.state().get("replication", [])
        streaming = [one for one in listed if one["state"] == "streaming" and one["application_name"] in DATABASES]
        waits = any(one["sync_state"] == "sync" for one in streaming)
        response = primary.ask("/cluster")
        members = response.json()["members"] if response is not None else []
        return len(streaming) == len(DATABASES) - 1 and waits == self.synchronous and len(members) == len(DATABASES) \
            and all(one["state"] in ("running", "streaming") for one in members) \
            and any(one["role"] == "sync_standby" for one in members) == self.synchronous

    def wait_until_whole(self):
        self._require(self.is_whole, "a primary with two standbys")
        self._require(lambda: all(one.is_ready() for one in self.apps.values() if one.is_alive()), "ready nodes")

    def _require(self, condition, what):
        if not eventually(condition, within=PATIENCE):
            logs = [f"{one.name}:\n{one.daemon.tail(12)}" for one in self.databases.values()]
            raise RuntimeError(f"after {PATIENCE} s there is not {what}\n" + "\n".join(logs))

    def configure(self, **settings):
        """Changes settings of Patroni for all nodes, such as `synchronous_mode`."""
        response = requests.patch(
            f"http://{self.primary().address}:{REST_PORT}/config", json=settings, timeout=10)
        response.raise_for_status()
        self.synchronous = settings.get("synchronous_mode", self.synchronous)

    def switch(self, primary, standby):
        """Has Patroni make a standby the primary."""
        order = {"leader": primary.name, "candidate": standby.name}
        response = requests.post(f"http://{primary.address}:{REST_PORT}/switchover", json=order, timeout=60)
        if response.status_code != 200:
            raise RuntimeError(f"Patroni refuses a switchover: {response.text}")

    def wait_for_primary(self):
        self._require(lambda: self.primary() is not None, "a primary")

    def kill_host(self, name):
        """Ends all that runs on a database host. Its kernel still closes the connections."""
        kill_all(name)

    def start_ended_apps(self):
        """Starts the nodes that do not run, and again if they end, as their unit does (Packaging/martlet.service)."""
        end = time.monotonic() + PATIENCE
        for app in self.apps.values():
            while not app.is_alive():
                try:
                    app.start(patience=PATIENCE)
                except RuntimeError:
                    if time.monotonic() > end:
                        raise
                    time.sleep(1)

    def renew_sealing_key(self):
        """Seals the store under a new key, which all nodes have from then on. None may run."""
        app, former = self.apps["app1"], self.shared["MARTLET_SEALING_KEY"]
        key = base64.b64encode(secrets.token_bytes(32)).decode()
        words = [str(BINARY), "rekey", *map(str, app.store)]
        environment = {**app.environment, "MARTLET_SEALING_KEY": f"{key},{former}"}
        with contextlib.suppress(subprocess.TimeoutExpired):
            # kill -9, unless it was quicker.
            subprocess.run(words, env=environment, timeout=SHORT_REKEY, capture_output=True, stdin=subprocess.DEVNULL)
        done = subprocess.run(
            words, env=environment, timeout=PATIENCE, capture_output=True, text=True, stdin=subprocess.DEVNULL)
        if done.returncode != 0:
            raise RuntimeError(f"martlet rekey ended with {done.returncode}: {done.stderr}")
        for one in (self.shared, *(app.environment for app in self.apps.values())):
            one["MARTLET_SEALING_KEY"] = key

    def cut_power(self, name):
        """Ends a host: nothing is heard of it any more, not even that its connections are closed."""
        self.network.separate([name])
        kill_all(name)

    def restore_power(self, name):
        """Starts a database host again, as its system would."""
        self.network.heal()
        self.members[name].process.wait(60)
        self.databases[name].daemon.process.wait(60)
        self.members[name].start()
        self.databases[name].daemon.start()

    def run_sql(self, statement, database="martlet"):
        return run_psql(self.administrator_url(database), statement)
