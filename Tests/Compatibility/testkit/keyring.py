"""A private D-Bus session bus with GNOME's keyring."""

import os
import signal
import subprocess
import time


class Keyring:
    """`environment` is that of a user of this desktop."""

    PASSWORD = "a password for the keyring"

    def __init__(self, folder):
        self.environment = {
            "PATH": os.environ["PATH"], "HOME": str(folder), "XDG_DATA_HOME": str(folder / "data"),
            "XDG_RUNTIME_DIR": str(folder / "run"), "SWIFT_BACKTRACE": "enable=no",
        }
        (folder / "run").mkdir(mode=0o700)
        # Without service files the bus starts no keyring and no password prompt by itself.
        configuration = folder / "bus.conf"
        configuration.write_text(
            f"""<busconfig><type>session</type><listen>unix:path={folder}/run/a%20bus</listen>
            <policy context="default"><allow send_destination="*"/><allow receive_sender="*"/><allow own="*"/></policy>
            </busconfig>""")
        self.bus = subprocess.Popen(
            ["dbus-daemon", f"--config-file={configuration}", "--nofork", "--print-address"],
            env=self.environment, stdout=subprocess.PIPE, text=True)
        self.environment["DBUS_SESSION_BUS_ADDRESS"] = self.bus.stdout.readline().strip()
        self.daemon = None

    def start(self, password=PASSWORD):
        """Starts the keyring and unlocks it if there is a password; the first start makes it."""
        # Once in hundreds of starts the daemon takes its name and never unlocks the keyring. It is then started anew.
        for _ in range(4):
            self._start(password)
            end = time.monotonic() + 15
            # The daemon takes its bus name before it is unlocked.
            while time.monotonic() < end:
                if self.daemon.pid == self._owner() and (not password or self._is_unlocked()):
                    return
                time.sleep(0.05)
            self.daemon.kill()
            self.daemon.wait()
        raise AssertionError("the keyring does not start")

    def _start(self, password):
        words = ["gnome-keyring-daemon", "--foreground", "--components=secrets"]
        self.daemon = subprocess.Popen(
            words + (["--unlock"] if password else []), env=self.environment, stdin=subprocess.PIPE,
            stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        self.daemon.stdin.write((password or "").encode())
        self.daemon.stdin.close()

    def _owner(self):
        said = self._ask(
            "org.freedesktop.DBus", "/org/freedesktop/DBus", "org.freedesktop.DBus.GetConnectionUnixProcessID",
            "string:org.freedesktop.secrets")
        return int(said[-1]) if said[:1] == ["uint32"] else None

    def _is_unlocked(self):
        collection = self._ask(
            "org.freedesktop.secrets", "/org/freedesktop/secrets", "org.freedesktop.Secret.Service.ReadAlias",
            "string:default")[-1:]
        return collection not in ([], ["/"]) and self._ask(
            "org.freedesktop.secrets", collection[0], "org.freedesktop.DBus.Properties.Get",
            "string:org.freedesktop.Secret.Collection", "string:Locked")[-2:] == ["boolean", "false"]

    def _ask(self, owner, path, member, *arguments):
        words = ["dbus-send", "--session", "--print-reply=literal", f"--dest={owner}", path, member, *arguments]
        return subprocess.run(words, env=self.environment, capture_output=True, text=True, timeout=240).stdout.split()

    def stop(self):
        """Ends the keyring as the end of a desktop session does; its file stays."""
        self._end(self.daemon)
        self.daemon = None

    def close(self):
        for process in [self.daemon, self.bus]:
            if process is not None:
                self._end(process)

    @staticmethod
    def _end(process):
        process.send_signal(signal.SIGTERM)
        try:
            process.wait(10)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()

    def run(self, *words, text=None):
        return subprocess.run(
            list(map(str, words)), env=self.environment, input=text, capture_output=True, text=True, timeout=240)
