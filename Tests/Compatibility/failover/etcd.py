"""The members of etcd in which Patroni keeps its leader's lock."""

from failover.daemons import Daemon, require

PORT, PEER_PORT = 2379, 2380


def make_members(addresses, folder):
    """One member on each host, by name."""
    cluster = ",".join(f"{name}=http://{address}:{PEER_PORT}" for name, address in addresses.items())
    members = {}
    for name, address in addresses.items():
        words = [
            require("etcd"), "--name", name, "--data-dir", folder / name / "etcd",
            "--listen-peer-urls", f"http://{address}:{PEER_PORT}",
            "--initial-advertise-peer-urls", f"http://{address}:{PEER_PORT}",
            "--listen-client-urls", f"http://{address}:{PORT}", "--advertise-client-urls", f"http://{address}:{PORT}",
            "--initial-cluster", cluster, "--initial-cluster-state", "new", "--initial-cluster-token", "failover",
            # For Patroni 3.0.2 (failover.patroni.API).
            "--enable-v2",
            # The default of one second loses the leader on a machine that is busy with something else.
            "--heartbeat-interval", "200", "--election-timeout", "2000", "--log-level", "warn"]
        members[name] = Daemon(name, words, folder / name / "etcd.log")
    return members
