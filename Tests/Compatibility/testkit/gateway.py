"""nginx in front of a service that trusts it, and requests to it as clients send them."""

import dataclasses
import http.client
import http.server
import json
import re
import shutil
import subprocess
import time

import botocore.auth
from botocore.awsrequest import AWSRequest
from botocore.credentials import Credentials

from testkit.ports import free_port
from testkit.server import REGION, ROOT
from testkit.serving import serve

HOST = "files.example.com"
AROUND = """
daemon off;
master_process off;
pid {folder}/nginx.pid;
error_log stderr warn;
events {{ worker_connections 64; }}
http {{
    access_log off;
    client_body_temp_path {folder}/body;
    proxy_temp_path {folder}/proxy;
    fastcgi_temp_path {folder}/fastcgi;
    uwsgi_temp_path {folder}/uwsgi;
    scgi_temp_path {folder}/scgi;
    large_client_header_buffers 4 32k;
    server {{
        listen 127.0.0.1:{port};
{page}
    }}
}}
"""


def page_of_nginx(martlet, service):
    """The configuration in docs/verify.md, for ports of this machine."""
    page = (ROOT / "docs/verify.md").read_text(encoding="utf-8")
    shown = re.search(r"^```nginx\n(.*?)^```", page, re.MULTILINE | re.DOTALL)[1]
    for port, here in {"127.0.0.1:9229": martlet, "127.0.0.1:8080": service}.items():
        assert shown.count(port) == 1, port
        shown = shown.replace(port, f"127.0.0.1:{here}")
    return shown


@dataclasses.dataclass
class Response:
    status: int
    headers: dict
    body: bytes

    @property
    def told(self):
        """The headers about the caller that the service behind nginx has received."""
        return {name.lower(): value for name, value in json.loads(self.body)["headers"]
                if name.lower().startswith("x-martlet-")}


def send(port, method, target, headers=(), body=None):
    """One request, its target unchanged. `headers` are pairs, and may repeat a name."""
    connection = http.client.HTTPConnection("127.0.0.1", port, timeout=60)
    try:
        connection.putrequest(method, target, skip_host=True, skip_accept_encoding=True)
        for name, value in headers:
            connection.putheader(name, value)
        if body is not None:
            connection.putheader("Content-Length", str(len(body)))
        connection.endheaders(body)
        response = connection.getresponse()
        return Response(response.status, dict(response.getheaders()), response.read())
    finally:
        connection.close()


def signed(keys, method, target, body=None, headers=(), host=HOST, service="files", region=REGION):
    """The headers of a request that botocore signs. `keys` may end with a session token."""
    request = AWSRequest(method=method, url=f"http://{host}{target}", data=body, headers=dict(headers))
    botocore.auth.SigV4Auth(Credentials(*keys), service, region).add_auth(request)
    return [("Host", host), *request.headers.items()]


class Service:
    """Echoes what reaches it."""

    def __init__(self):
        self.port, self.seen = free_port(), []
        service = self

        class Handler(http.server.BaseHTTPRequestHandler):
            def respond(self):
                body = self.rfile.read(int(self.headers.get("Content-Length", 0)))
                service.seen.append((self.command, self.path, body))
                echo = json.dumps({"headers": self.headers.items()}).encode()
                self.send_response(200)
                self.send_header("Content-Length", str(len(echo)))
                self.end_headers()
                self.wfile.write(echo)

            do_GET = do_PUT = do_POST = do_DELETE = respond

            def log_message(self, *_):
                pass

        self._http = http.server.ThreadingHTTPServer(("127.0.0.1", self.port), Handler)
        serve(self._http)

    def close(self):
        self._http.shutdown()
        self._http.server_close()


class Nginx:
    """nginx as a process of the walk's own user, with its files in one folder."""

    def __init__(self, folder, martlet, service):
        self.port = free_port()
        folder.mkdir()
        configuration = folder / "nginx.conf"
        configuration.write_text(AROUND.format(
            folder=folder, port=self.port, page=page_of_nginx(martlet, service)))
        program = shutil.which("nginx", path="/usr/sbin:/usr/local/sbin:/usr/bin")
        self._log = folder / "log"
        with open(self._log, "ab") as log:
            self._process = subprocess.Popen(
                [program, "-p", str(folder), "-c", str(configuration)], stdin=subprocess.DEVNULL, stdout=log,
                stderr=log)
        end = time.monotonic() + 60
        while not self._responds():
            assert self._process.poll() is None, self._log.read_text()
            assert time.monotonic() < end, self._log.read_text()
            time.sleep(0.02)

    def _responds(self):
        try:
            # Nothing that reaches the service: no host of it.
            return send(self.port, "GET", "/", [("Host", "nginx.example.com")]).status == 403
        except OSError:
            return False

    def close(self):
        self._process.terminate()
        try:
            self._process.wait(20)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()
