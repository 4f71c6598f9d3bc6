"""A database node: Patroni and its PostgreSQL."""

import json
import os
import pathlib
import signal

import requests

from failover.daemons import Daemon, is_zombie, require
from failover.etcd import PORT as ETCD_PORT

PORT, REST_PORT = 5432, 8008
# The API of etcd that Patroni speaks. With `etcd3`, versions before 3.0.3, which Debian 12 has, write the leader's lock
# without a look at what it is: a primary that was cut off takes it back, and what the new one acknowledged is lost.
API = os.environ.get("PATRONI_ETCD_API", "etcd")
# What docs/failover.md recommends; `ttl` is the least that Patroni takes.
SHARED = {
    "ttl": 20, "loop_wait": 5, "retry_timeout": 5, "primary_start_timeout": 0, "maximum_lag_on_failover": 1048576,
    "synchronous_mode": True, "failsafe_mode": True,
    "postgresql": {
        "use_pg_rewind": True, "use_slots": True,
        "parameters": {
            "max_connections": 100, "shared_buffers": "32MB", "wal_keep_size": "128MB", "max_wal_size": "128MB",
            "min_wal_size": "32MB", "wal_sender_timeout": "5s", "wal_receiver_timeout": "5s", "wal_log_hints": "on",
            "log_min_messages": "warning",
        },
    },
}


def programs():
    """The folder of the newest PostgreSQL, as Scripts/postgres-for-tests finds it."""
    found = sorted(pathlib.Path("/usr/lib/postgresql").glob("*/bin"), key=lambda path: float(path.parent.name))
    if not found:
        raise RuntimeError("PostgreSQL is not installed: run make setup")
    return found[-1]


class DatabaseNode:
    """One Patroni with its PostgreSQL, whose data lies in `folder`/data."""

    def __init__(self, name, addresses, folder, passwords, environment=None):
        self.name, self.address, self.folder = name, addresses[name], folder
        self.data = folder / "data/postgres"
        settings = folder / "patroni.yml"
        # JSON is YAML too.
        settings.write_text(json.dumps(self._settings(addresses, passwords), indent=1))
        self.daemon = Daemon(name, [require("patroni"), settings], folder / "patroni.log", environment=environment)

    def _settings(self, addresses, passwords):
        def login(name):
            return {"username": name, "password": passwords[name]}

        anywhere = "0.0.0.0/0 scram-sha-256"
        return {
            "scope": "martlet", "name": self.name,
            "restapi": {"listen": f"{self.address}:{REST_PORT}", "connect_address": f"{self.address}:{REST_PORT}"},
            API: {"hosts": [f"{address}:{ETCD_PORT}" for address in addresses.values()]},
            "bootstrap": {"dcs": SHARED, "initdb": [{"encoding": "UTF8"}, {"locale": "C.UTF-8"}, "data-checksums"]},
            "postgresql": {
                "listen": f"{self.address}:{PORT}", "connect_address": f"{self.address}:{PORT}",
                "data_dir": str(self.data), "bin_dir": str(programs()), "pgpass": str(self.folder / "pgpass"),
                "authentication": {
                    "superuser": login("postgres"), "replication": login("replicator"), "rewind": login("rewinder")},
                "parameters": {"unix_socket_directories": str(self.folder)},
                "pg_hba": [f"host all all {anywhere}", f"host replication replicator {anywhere}"],
                # Otherwise a new standby waits for minutes for a checkpoint.
                "basebackup": [{"checkpoint": "fast"}],
                "remove_data_directory_on_rewind_failure": True, "remove_data_directory_on_diverged_timelines": True,
            },
        }

    def ask(self, path, timeout=3):
        """What Patroni's REST interface says, None if it does not."""
        try:
            return requests.get(f"http://{self.address}:{REST_PORT}{path}", timeout=timeout)
        except requests.RequestException:
            return None

    def is_primary(self):
        response = self.ask("/primary")
        return response is not None and response.status_code == 200

    def state(self):
        """What Patroni knows of its PostgreSQL."""
        response = self.ask("/patroni")
        return {} if response is None else response.json()

    def postmaster(self):
        """The first process of PostgreSQL, None if it does not run."""
        try:
            process = int((self.data / "postmaster.pid").read_text().split()[0])
        except (OSError, ValueError, IndexError):
            return None
        return None if is_zombie(process) else process

    def server_processes(self):
        """The postmaster and its children."""
        first = self.postmaster()
        if first is None:
            return []
        listed = pathlib.Path(f"/proc/{first}/task/{first}/children").read_text().split()
        return [first, *map(int, listed)]

    def freeze(self, frozen=True):
        """Stops Patroni, and not PostgreSQL, until it is let go on."""
        self.daemon.signal(signal.SIGSTOP if frozen else signal.SIGCONT)
