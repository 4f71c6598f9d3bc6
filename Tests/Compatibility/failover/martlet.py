"""Martlet on a host of the network, and the address of the load balancer before all of them."""

import requests

from failover.network import NAMES, inside
from testkit.admin import ask_admin
from testkit.server import BINARY, TestServer

PORT, ADMIN_PORT, MANAGEMENT_PORT = 9229, 9230, 9231


class MartletNode(TestServer):
    """One node, as in production: behind a proxy, with a sealing key and a root key that all nodes share."""

    def __init__(self, name, address, folder, database, public_url, shared, environment=None, arguments=()):
        super().__init__(
            folder, database=database, dev=False, environment={**shared, **(environment or {})}, arguments=[
                "--host", "0.0.0.0", "--management-address", f"0.0.0.0:{MANAGEMENT_PORT}", "--insecure-behind-proxy",
                "--public-url", public_url, "--drain-delay", "3", *arguments])
        self.name, self.address = name, address
        self.port, self.admin_port = PORT, ADMIN_PORT
        self.access_key_id = shared["MARTLET_ACCESS_KEY_ID"]
        self.secret_access_key = shared["MARTLET_SECRET_ACCESS_KEY"]
        self.wrapper = ["nsenter", f"--net={NAMES / name}", "--"]
        self.program = BINARY

    def command(self):
        words = super().command()
        words[words.index(str(BINARY))] = str(self.program)
        return words

    @property
    def url(self):
        return f"http://{self.address}:{self.port}"

    def is_ready(self, timeout=3):
        try:
            return requests.get(f"http://{self.address}:{MANAGEMENT_PORT}/readyz", timeout=timeout).status_code == 200
        except requests.RequestException:
            return False

    def administer(self, call, **order):
        """A call of the admin port, which listens on the loopback of the host."""
        with inside(self.name):
            return ask_admin(self, call, **order)


class Entrance:
    """The load balancer, as clients see it: a server with a URL and a root key."""

    name = "lb"
    authorities = None

    def __init__(self, url, shared):
        self.url = url
        self.access_key_id = shared["MARTLET_ACCESS_KEY_ID"]
        self.secret_access_key = shared["MARTLET_SECRET_ACCESS_KEY"]
