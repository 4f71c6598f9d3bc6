"""PostgreSQL for the walks: a database of its own for each server, and a whole server that can be crashed."""

import os
import secrets
import subprocess
from urllib.parse import urlsplit, urlunsplit

from house.server import ROOT

SCRIPT = str(ROOT / "Scripts/postgres-for-tests")


def run_psql(url, statement):
    """Runs one statement; psql reads the URL, password and all."""
    return subprocess.run(
        ["psql", "--no-psqlrc", "--quiet", "--tuples-only", "--no-align", "--set", "ON_ERROR_STOP=1",
         "--dbname", url, "--command", statement],
        check=True, capture_output=True, text=True, timeout=60).stdout


def new_database():
    """The URL of an empty database on the server that TEST_POSTGRES names."""
    server = os.environ["TEST_POSTGRES"]
    name = "walk_" + secrets.token_hex(6)
    run_psql(server, f"CREATE DATABASE {name}")
    return urlunsplit(urlsplit(server)._replace(path="/" + name))


class PostgresServer:
    """A private server in a folder, to be restarted and crashed."""

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
            [SCRIPT, verb, self.folder], check=True, stdout=subprocess.PIPE, text=True, timeout=90).stdout
