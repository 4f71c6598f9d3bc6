"""A server in a network of its own, in which it has the names of AWS and port 443."""

import os
import subprocess
import sys

from testkit.server import TestServer

AS_ROOT = os.geteuid() == 0


class NamespacedServer(TestServer):
    """Responds at 443 in a network namespace whose hosts file leads all of `names` to the loopback."""

    def __init__(self, folder, names, **settings):
        super().__init__(folder, dev=False, **settings)
        self.port = 443
        hosts = self.folder.parent / f"{self.folder.name}.hosts"
        hosts.write_text("".join(f"127.0.0.1 {name}\n" for name in ["localhost", *names]))
        self.wrapper = [
            "unshare", "--net", "--mount", *([] if AS_ROOT else ["--map-root-user"]), "sh", "-c",
            'ip link set lo up && mount --bind "$0" /etc/hosts && exec "$@"', str(hosts)]

    def run_inside(self, *words, environment=None, timeout=240):
        """Runs a program in the server's network, and returns what it printed."""
        join = ["nsenter", f"--target={self.process.pid}", "--net", "--mount"]
        join += [] if AS_ROOT else ["--user", "--preserve-credentials"]
        clean = {name: value for name, value in os.environ.items() if not name.startswith(("MARTLET_", "AWS_"))}
        done = subprocess.run(
            [*join, *map(str, words)], env={**clean, **(environment or {})}, timeout=timeout, capture_output=True,
            stdin=subprocess.DEVNULL, text=True)
        assert done.returncode == 0, done.stdout + done.stderr
        return done.stdout

    def run_script(self, script, *words, environment=None):
        return self.run_inside(sys.executable, "-c", script, *words, environment=environment)

    def is_ready(self):
        probe = f"import urllib.request as r; r.urlopen('{self.admin_url}/readyz', timeout=10)"
        try:
            self.run_script(probe)
        except AssertionError:
            return False
        return True
