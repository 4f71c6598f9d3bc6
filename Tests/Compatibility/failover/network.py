"""Hosts in network namespaces on one bridge, and faults of the links between them.

`Scripts/failover` gives the run a network, a process tree and a mount table of its own. All of this ends with it.
"""

import contextlib
import ctypes
import os
import pathlib
import subprocess
import threading

# Documentation addresses (RFC 5737): no route leads from here to another machine.
HERE = "192.0.2.1"
BRIDGE = "martlet0"
NAMES = pathlib.Path("/run/netns")
CLONE_NEWNET = 0x40000000
TABLE = "inet fault"


def run(*words, text=None):
    done = subprocess.run(
        list(map(str, words)), input=text, stdin=subprocess.DEVNULL if text is None else None, capture_output=True,
        text=True, timeout=60)
    if done.returncode != 0:
        raise RuntimeError(f"{' '.join(map(str, words))}: {done.stderr.strip()}")
    return done.stdout


class Network:
    """One namespace a host. The process that makes it stands on the bridge, at `HERE`."""

    def __init__(self, addresses):
        self.addresses = dict(addresses)
        self._rules = set()
        if run("ip", "-o", "link", "show", "type", "veth").strip() or not NAMES.is_mount():
            raise RuntimeError("this network is not the run's own: use Scripts/failover")
        run("ip", "link", "set", "lo", "up")
        run("ip", "link", "add", BRIDGE, "type", "bridge")
        run("ip", "address", "add", f"{HERE}/24", "dev", BRIDGE)
        run("ip", "link", "set", BRIDGE, "up")
        for number, (name, address) in enumerate(self.addresses.items()):
            run("ip", "netns", "add", name)
            run("ip", "link", "add", f"port{number}", "type", "veth", "peer", "name", "eth0", "netns", name)
            run("ip", "link", "set", f"port{number}", "master", BRIDGE, "up")
            run("ip", "-n", name, "address", "add", f"{address}/24", "dev", "eth0")
            for link in ("lo", "eth0"):
                run("ip", "-n", name, "link", "set", link, "up")

    def separate(self, group, rest=None):
        """Drops, in both directions, what the hosts of `group` and all others, or those of `rest`, send each other."""
        others = set(rest or {*self.addresses, "here"}) - set(group)
        peers = ", ".join(sorted(self.addresses.get(name, HERE) for name in others))
        for name in group:
            self._drop(name, f"ip saddr {{ {peers} }} drop", f"ip daddr {{ {peers} }} drop")

    def mute(self, name):
        """Drops what a host sends to others. It still hears them."""
        peers = ", ".join(sorted({*self.addresses.values(), HERE} - {self.addresses[name]}))
        self._drop(name, None, f"ip daddr {{ {peers} }} drop")

    def cut_port(self, name, port, peers):
        """Drops what a host's port and the hosts `peers` send each other."""
        listed = ", ".join(self.addresses[peer] for peer in peers)
        self._drop(
            name, f"ip saddr {{ {listed} }} tcp dport {port} drop", f"ip daddr {{ {listed} }} tcp sport {port} drop")

    def slow(self, name, rate):
        """Limits what a host sends, such as to `512kbit`."""
        run("ip", "netns", "exec", name, "tc", "qdisc", "replace", "dev", "eth0", "root", "tbf",
            "rate", rate, "burst", "16kb", "latency", "400ms")

    def heal(self):
        """Undoes all faults of links."""
        for name in self._rules:
            run("ip", "netns", "exec", name, "nft", "delete", "table", *TABLE.split())
        self._rules.clear()
        for name in self.addresses:
            if "tbf" in run("ip", "netns", "exec", name, "tc", "qdisc", "show", "dev", "eth0"):
                run("ip", "netns", "exec", name, "tc", "qdisc", "delete", "dev", "eth0", "root")

    def _drop(self, name, inbound, outbound):
        rules = [f"table {TABLE} {{"]
        for hook, rule in (("input", inbound), ("output", outbound)):
            if rule:
                rules.append(f"chain {hook} {{ type filter hook {hook} priority 0; {rule}; }}")
        run("ip", "netns", "exec", name, "nft", "-f", "-", text="\n".join([*rules, "}"]))
        self._rules.add(name)


@contextlib.contextmanager
def inside(name):
    """Lets the calling thread open its sockets in a host's namespace, such as to the admin port on its loopback."""
    library = ctypes.CDLL(None, use_errno=True)

    def enter(path):
        with open(path) as namespace:
            if library.setns(namespace.fileno(), CLONE_NEWNET) != 0:
                raise OSError(ctypes.get_errno(), f"setns {path}")

    with open(f"/proc/self/task/{threading.get_native_id()}/ns/net") as before:
        enter(NAMES / name)
        try:
            yield
        finally:
            library.setns(before.fileno(), CLONE_NEWNET)


def processes(name):
    """The processes of a host."""
    wanted = os.stat(NAMES / name).st_ino
    found = []
    for entry in os.listdir("/proc"):
        if not entry.isdigit():
            continue
        with contextlib.suppress(OSError):
            if os.stat(f"/proc/{entry}/ns/net").st_ino == wanted:
                found.append(int(entry))
    return found
