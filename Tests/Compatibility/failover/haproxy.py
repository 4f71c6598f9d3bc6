"""HAProxy before Martlet, and before the databases for the nodes that name one host only."""

import signal

from failover.daemons import Daemon, require
from failover.patroni import PORT as DATABASE_PORT, REST_PORT

HTTP_PORT, SQL_PORT = 80, 5000
SETTINGS = """
defaults
    timeout connect 1s
    timeout client 60s
    timeout server 60s
listen http
    bind {address}:{http}
    mode http
    option forwardfor
    option redispatch 1
    option httpchk
    http-check send meth GET uri /readyz ver HTTP/1.1 hdr Host martlet
    default-server check port {management} inter 1s fall 2 rise 1
{apps}
listen sql
    bind {address}:{sql}
    mode tcp
    timeout client 30m
    timeout server 30m
    option httpchk OPTIONS /primary
    http-check expect status 200
    default-server check port {rest} inter 1s fall 2 rise 1 on-marked-down shutdown-sessions
{databases}
"""


class Balancer:
    """A process of HAProxy, which can read its settings again."""

    def __init__(self, name, address, apps, databases, app_port, management_port, folder):
        def servers(listed, port):
            return "\n".join(f"    server {one} {where}:{port}" for one, where in listed.items())

        settings = folder / "haproxy.cfg"
        settings.write_text(SETTINGS.format(
            address=address, http=HTTP_PORT, sql=SQL_PORT, management=management_port, rest=REST_PORT,
            apps=servers(apps, app_port), databases=servers(databases, DATABASE_PORT)))
        self.daemon = Daemon(
            name, [require("haproxy"), "-W", "-f", settings], folder / "haproxy.log", user="root")

    def start(self):
        self.daemon.start()

    def reload(self):
        self.daemon.signal(signal.SIGUSR2)
