"""PgBouncer between a server and PostgreSQL."""

import os
import pathlib
import shutil
import socket
import subprocess
import tempfile
from urllib.parse import urlsplit, urlunsplit

from testkit.ports import free_port
from testkit.waiting import eventually


class Pooler:
    """A PgBouncer with settings of its own before the database at `url`."""

    def __init__(self, url, folder, **settings):
        parts = urlsplit(url)
        self.port = free_port()
        self.url = urlunsplit(parts._replace(netloc=f"{parts.username}:{parts.password}@127.0.0.1:{self.port}"))
        self._folder = pathlib.Path(tempfile.mkdtemp(prefix="pooler-", dir=folder))
        lines = {
            "listen_addr": "127.0.0.1", "listen_port": self.port, "unix_socket_dir": "", "auth_type": "scram-sha-256",
            "auth_file": self._folder / "users", "logfile": self._folder / "log", **settings}
        (self._folder / "users").write_text(f'"{parts.username}" "{parts.password}"\n')
        (self._folder / "ini").write_text(
            f"[databases]\n* = host={parts.hostname} port={parts.port}\n[pgbouncer]\n"
            + "".join(f"{name} = {value}\n" for name, value in lines.items()))
        words = ["pgbouncer", "-q", str(self._folder / "ini")]
        if os.getuid() == 0:
            # PgBouncer refuses to run as root.
            self._folder.chmod(0o755)
            for path in (self._folder, *self._folder.iterdir()):
                shutil.chown(path, "postgres")
            words[1:1] = ["-u", "postgres"]
        self._process = subprocess.Popen(words, cwd="/", stdin=subprocess.DEVNULL, stderr=subprocess.DEVNULL)

    def __enter__(self):
        assert eventually(self._listens), (self._folder / "log").read_text()
        return self

    def __exit__(self, *_):
        self._process.kill()
        self._process.wait()

    def _listens(self):
        with socket.socket() as probe:
            return probe.connect_ex(("127.0.0.1", self.port)) == 0
