"""A service that a pool follows: behind a proxy that throttles some calls, and moto's."""

import collections
import contextlib
import http.client
import http.server
import json
import subprocess
import sys
import threading
import time

import boto3
import requests
from botocore.config import Config
from botocore.exceptions import ClientError

from testkit.parallel import patiently
from testkit.ports import free_port
from testkit.postgres import new_database
from testkit.server import REGION, TestServer, run_martlet
from testkit.serving import serve
from testkit.waiting import LIMIT, eventually


def two_servers(new_server, engine, scratch, arguments=()):
    """The new one on this engine and with these arguments, the old one on the other."""
    here = new_server(arguments=list(arguments))
    there = TestServer(
        scratch / f"old-of-{engine}", database=None if engine == "postgres" else new_database())
    here.start()
    there.start()
    yield here, there
    there.kill()


def heard(call):
    """Repeats `call` while the old side does not respond in time, which a busy machine explains. Returns its result."""
    end = time.monotonic() + LIMIT
    while True:
        try:
            return patiently(call)
        except ClientError as error:
            if "does not answer" not in error.response["Error"]["Message"] or time.monotonic() > end:
                raise


def report(done, code=0):
    assert done.returncode == code, done.stdout + done.stderr
    return json.loads(done.stdout.splitlines()[-1])


class Throttled:
    """Passes calls on, but for every so many'th one, which is told to come later. `is_down` lets none through."""

    def __init__(self, port, every=100):
        self.every, self.is_down = every, False
        self.calls, self.refused, self._lock = collections.Counter(), 0, threading.Lock()
        proxy = self

        class Front(http.server.BaseHTTPRequestHandler):
            protocol_version = "HTTP/1.1"

            def do_POST(self):
                body = self.rfile.read(int(self.headers["Content-Length"]))
                operation = self.headers["X-Amz-Target"].rpartition(".")[2]
                if proxy.is_down:
                    self.close_connection = True
                    return
                if proxy._is_refused(operation):
                    return self.respond(400, b'{"__type":"TooManyRequestsException","message":"Too many requests"}')
                far = http.client.HTTPConnection("127.0.0.1", port, timeout=60)
                # The signature covers the name by which the caller knows the service.
                far.request("POST", self.path, body, dict(self.headers))
                given = far.getresponse()
                self.respond(given.status, given.read())
                far.close()

            def respond(self, status, body):
                self.send_response(status)
                self.send_header("Content-Length", str(len(body)))
                self.end_headers()
                with contextlib.suppress(OSError):
                    self.wfile.write(body)

            def log_message(self, *_):
                pass

        self._server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Front)
        self._server.daemon_threads = True
        serve(self._server)
        self.url = f"http://127.0.0.1:{self._server.server_port}"

    def _is_refused(self, operation):
        with self._lock:
            self.calls[operation] += 1
            is_refused = self.every > 0 and sum(self.calls.values()) % self.every == 0
            self.refused += is_refused
            return is_refused

    def close(self):
        self._server.shutdown()
        self._server.server_close()


class Moto:
    """Moto's server, whose user pools are told of nothing but by its API."""

    def __init__(self):
        self.port = free_port()
        self._process = subprocess.Popen(
            [sys.executable, "-m", "moto.server", "-H", "127.0.0.1", "-p", str(self.port)],
            stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        self.url = f"http://127.0.0.1:{self.port}"
        assert eventually(self._is_ready), "moto did not start"
        self.admin = boto3.client(
            "cognito-idp", endpoint_url=self.url, region_name=REGION, aws_access_key_id="any",
            aws_secret_access_key="any", config=Config(connect_timeout=60, read_timeout=60))

    def _is_ready(self):
        with contextlib.suppress(requests.RequestException):
            return requests.get(self.url, timeout=5).status_code > 0
        return False

    def close(self):
        self._process.kill()
        self._process.wait()


def write_source(path, url, pool, client, key=("any", "any")):
    """The operator's file that names the pool to follow."""
    path.write_text(json.dumps({
        "endpoint": url, "pool": pool, "client": client, "access-key-id": key[0], "secret-access-key": key[1]}))
    path.chmod(0o600)
    return path


def follow(server, pool, *words):
    """`martlet pool follow` of a pool of `server`."""
    return run_martlet(
        "pool", "follow", *server.store, "--pool", pool, *words, environment=server.root_key, timeout=600)
