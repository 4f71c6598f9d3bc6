"""Martlet as a process on free ports."""

import os
import pathlib
import secrets
import signal
import subprocess
import time

import requests

from testkit.ports import free_port

ROOT = pathlib.Path(__file__).resolve().parents[3]
BINARY = pathlib.Path(os.environ.get("MARTLET_BINARY", ROOT / ".build/release/martlet"))
REGION = "us-east-1"
PATIENCE = float(os.environ.get("START_PATIENCE", "60"))
ACCOUNT = "123456789012"


def not_built(service="cognito-idp"):
    """The operations of a service that Martlet does not offer yet."""
    lines = (ROOT / "Model/Unbuilt.txt").read_text().split()
    return {line.split("/")[1] for line in lines if line.startswith(service + "/")}


class TestServer:
    """One `martlet serve` with its own data folder and root key."""

    def __init__(self, folder, database=None, arguments=(), environment=None, dev=True):
        self.folder = pathlib.Path(folder)
        self.database = database
        self.arguments = list(arguments)
        # A program with arguments that starts the server, such as prlimit.
        self.wrapper = []
        self.dev = dev
        # With commas if there are several.
        self.region = REGION
        self.port, self.admin_port = free_port(), free_port()
        self.access_key_id = "AKIA" + secrets.token_hex(8).upper()
        self.secret_access_key = secrets.token_urlsafe(30)
        self.environment = {
            **{name: value for name, value in os.environ.items() if not name.startswith(("MARTLET_", "AWS_"))},
            "MARTLET_ACCESS_KEY_ID": self.access_key_id,
            "MARTLET_SECRET_ACCESS_KEY": self.secret_access_key,
            # As in production.
            "MARTLET_COMMON_PASSWORDS": "false",
            # A trap must end the process at once.
            "SWIFT_BACKTRACE": "enable=no",
            **(environment or {}),
        }
        # The file with the root certificate, if the server speaks TLS.
        self.authorities = None
        self.process = None
        self.log = self.folder.parent / f"{self.folder.name}.log"

    @property
    def url(self):
        return f"{'https' if self.authorities else 'http'}://127.0.0.1:{self.port}"

    @property
    def admin_url(self):
        return f"http://127.0.0.1:{self.admin_port}"

    @property
    def store(self):
        """The flags that name this server's store to other commands."""
        return ["--data", self.folder] + (["--database", self.database] if self.database else [])

    @property
    def root_key(self):
        """The root key as environment variables."""
        return {name: self.environment[name] for name in ("MARTLET_ACCESS_KEY_ID", "MARTLET_SECRET_ACCESS_KEY")}

    def command(self):
        words = [*self.wrapper, str(BINARY), "serve", "--data", str(self.folder), "--port", str(self.port)]
        words += ["--admin-port", str(self.admin_port), "--region", self.region, "--account-id", ACCOUNT]
        words += ["--dev"] if self.dev else []
        words += ["--database", self.database] if self.database else []
        return words + self.arguments

    def start(self, patience=PATIENCE):
        """Starts the process and waits until it is ready. Returns the seconds that took."""
        began = time.monotonic()
        with open(self.log, "ab") as log:
            self.process = subprocess.Popen(
                self.command(), env=self.environment, stdin=subprocess.DEVNULL, stdout=log, stderr=log, cwd="/")
        while time.monotonic() - began < patience:
            if self.process.poll() is not None:
                raise RuntimeError(f"martlet ended with {self.process.returncode}:\n{self.tail()}")
            if self.is_ready():
                return time.monotonic() - began
            time.sleep(0.01)
        self.kill()
        raise RuntimeError(f"martlet was not ready after {patience} s:\n{self.tail()}")

    def is_ready(self):
        try:
            return requests.get(f"{self.admin_url}/readyz", timeout=10).status_code == 200
        except requests.RequestException:
            return False

    def is_alive(self):
        return self.process is not None and self.process.poll() is None

    def stop(self, patience=240):
        """Ends the process by SIGTERM and returns its exit code. The server itself cuts off what takes 25 seconds; what
        is beyond that is the machine's."""
        if self.is_alive():
            self.process.send_signal(signal.SIGTERM)
        try:
            return self.process.wait(patience)
        except subprocess.TimeoutExpired as error:
            told = f"{self.threads()}\n{self.tail()}"
            self.kill()
            raise RuntimeError(f"martlet did not end within {patience} s:\n{told}") from error

    def threads(self):
        """What each thread does, and where in the kernel it waits."""
        found = []
        for task in sorted(pathlib.Path(f"/proc/{self.process.pid}/task").iterdir()):
            try:
                name, state = [(task / part).read_text().strip() for part in ("comm", "wchan")]
                blocked = [line for line in (task / "status").read_text().splitlines() if line.startswith("SigBlk")]
            except OSError:
                continue
            found.append(" ".join([name, state, *blocked]))
        return "\n".join(found)

    def kill(self):
        """Ends the process as a power cut would."""
        if self.is_alive():
            self.process.kill()
        self.process.wait()

    def tail(self, lines=20):
        return "\n".join(self.log.read_text(errors="replace").splitlines()[-lines:])

    def resident_bytes(self):
        for line in pathlib.Path(f"/proc/{self.process.pid}/status").read_text().splitlines():
            if line.startswith("VmRSS:"):
                return int(line.split()[1]) * 1024
        raise RuntimeError("no VmRSS")

    def open_files(self):
        return len(os.listdir(f"/proc/{self.process.pid}/fd"))

    def has_read_all(self):
        """Whether the server has received every byte that callers sent to its public port."""
        waiting = 0
        for line in pathlib.Path("/proc/net/tcp").read_text().splitlines()[1:]:
            fields = line.split()
            near, far = (int(address.split(":")[1], 16) for address in fields[1:3])
            unsent, unread = (int(count, 16) for count in fields[4].split(":"))
            waiting += unread if near == self.port else unsent if far == self.port else 0
        return waiting == 0

    def is_idle(self):
        """Whether the server spends next to no CPU time for half a second."""
        before = self.cpu_seconds()
        time.sleep(0.5)
        return self.cpu_seconds() - before <= 0.05

    def cpu_seconds(self):
        """The CPU seconds of the process, including threads that have ended."""
        fields = pathlib.Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def callers_sockets(self):
        """How many sockets of callers are open: all but the server's own connections to its database."""
        folder = pathlib.Path(f"/proc/{self.process.pid}")
        connections = [line.split() for line in (folder / "net/tcp").read_text().splitlines()[1:]]
        made = {
            f"socket:[{fields[9]}]" for fields in connections
            if int(fields[1].split(":")[1], 16) not in (self.port, self.admin_port)
        }
        open_now = [target_of(link) for link in (folder / "fd").iterdir()]
        return sum(target.startswith("socket:") and target not in made for target in open_now)


def target_of(link):
    """The target of a link, "" if the link is gone."""
    try:
        return os.readlink(link)
    except FileNotFoundError:
        return ""


def run_martlet(*words, environment=None, timeout=60):
    """Runs one command of the `martlet` executable."""
    clean = {name: value for name, value in os.environ.items() if not name.startswith(("MARTLET_", "AWS_"))}
    return subprocess.run(
        [str(BINARY), *map(str, words)], env={**clean, **(environment or {})}, cwd="/", timeout=timeout,
        stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
