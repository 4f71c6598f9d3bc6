"""Programs that run on a host of the network."""

import contextlib
import os
import pathlib
import shutil
import signal
import subprocess
import time

from failover.network import NAMES, processes

LIMIT = 60


class Daemon:
    """One program on a host, as a user of the system."""

    def __init__(self, host, words, log, user="postgres", environment=None):
        self.host, self.words, self.user = host, list(map(str, words)), user
        self.environment = environment or {}
        self.log = pathlib.Path(log)
        self.process = None

    def start(self):
        become = [] if self.user == "root" else [
            "setpriv", f"--reuid={self.user}", f"--regid={self.user}", "--init-groups"]
        given = [f"{name}={value}" for name, value in self.environment.items()]
        with open(self.log, "ab") as log:
            self.process = subprocess.Popen(
                ["nsenter", f"--net={NAMES / self.host}", "--", *become, "env", *given, *self.words],
                stdin=subprocess.DEVNULL, stdout=log, stderr=log, cwd="/", start_new_session=True)

    def is_alive(self):
        return self.process is not None and self.process.poll() is None

    def signal(self, number):
        self.process.send_signal(number)

    def kill(self):
        if self.is_alive():
            self.process.kill()
        if self.process is not None:
            self.process.wait(LIMIT)

    def tail(self, lines=20):
        return "\n".join(self.log.read_text(errors="replace").splitlines()[-lines:])


def require(program):
    found = shutil.which(program, path=f"{os.environ['PATH']}:/usr/sbin:/sbin")
    if found is None:
        raise RuntimeError(f"{program} is missing: run make setup")
    return found


def kill_all(host):
    """Ends all processes of a host, as a power cut would."""
    end = time.monotonic() + LIMIT
    while found := [one for one in processes(host) if not is_zombie(one)]:
        for one in found:
            with contextlib.suppress(ProcessLookupError):
                os.kill(one, signal.SIGKILL)
        if time.monotonic() > end:
            raise RuntimeError(f"processes of {host} do not end: {found}")
        time.sleep(0.02)


def is_zombie(process):
    try:
        return pathlib.Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0] in "ZX"
    except OSError:
        return True
