"""PostgreSQL for the walks: a database for each server, and a private server that can be crashed."""

import os
import secrets
import subprocess
from urllib.parse import urlsplit, urlunsplit

from testkit.server import ROOT

SCRIPT = str(ROOT / "Scripts/postgres-for-tests")


def run_psql(url, statement):
    """Runs one statement with psql."""
    return subprocess.run(
        ["psql", "--no-psqlrc", "--quiet", "--tuples-only", "--no-align", "--set", "ON_ERROR_STOP=1",
         "--dbname", url, "--command", statement],
        check=True, capture_output=True, text=True, timeout=240).stdout


def new_database():
    """The URL of an empty database on the server that TEST_POSTGRES names."""
    server = os.environ["TEST_POSTGRES"]
    name = "walk_" + secrets.token_hex(6)
    run_psql(server, f"CREATE DATABASE {name}")
    return urlunsplit(urlsplit(server)._replace(path="/" + name))


def has_connections(url):
    """Whether a process is connected to a database, or PostgreSQL still works for one that has ended."""
    others = "SELECT count(*) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()"
    return int(run_psql(url, others)) > 0


class PostgresServer:
    """A private PostgreSQL in a folder."""

    def __init__(self, folder):
        self.folder = str(folder)
        self.url = None

    def start(self):
        self.url = self._do("start").strip()
        return self.url

    def stop(self):
        self._do("stop")

    def crash(self):
        self._do("kill")

    def _do(self, verb):
        return subprocess.run(
            [SCRIPT, verb, self.folder], check=True, stdout=subprocess.PIPE, text=True, timeout=240).stdout
