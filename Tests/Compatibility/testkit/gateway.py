"""nginx in front of a service that trusts it, and requests to it as clients send them."""

import dataclasses
import http.client
import http.server
import json
import shutil
import subprocess
import time

import botocore.auth
from botocore.awsrequest import AWSRequest
from botocore.credentials import Credentials

from testkit.ports import free_port
from testkit.server import REGION
from testkit.serving import serve

HOST = "files.example.com"
# As docs/verify.md shows it.
CONFIGURATION = """
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
        location / {{
            auth_request /verify;
            auth_request_set $martlet_principal $upstream_http_x_martlet_principal;
            auth_request_set $martlet_account $upstream_http_x_martlet_account;
            auth_request_set $martlet_identity $upstream_http_x_martlet_identity;
            auth_request_set $martlet_client $upstream_http_x_martlet_client;
            auth_request_set $martlet_scopes $upstream_http_x_martlet_scopes;
            proxy_set_header X-Martlet-Principal $martlet_principal;
            proxy_set_header X-Martlet-Account $martlet_account;
            proxy_set_header X-Martlet-Identity $martlet_identity;
            proxy_set_header X-Martlet-Client $martlet_client;
            proxy_set_header X-Martlet-Scopes $martlet_scopes;
            proxy_set_header Host $http_host;
            proxy_pass http://127.0.0.1:{service};
        }}
        location = /verify {{
            internal;
            proxy_pass http://127.0.0.1:{martlet};
            proxy_pass_request_body off;
            proxy_set_header Content-Length "";
            proxy_set_header X-Original-Method $request_method;
            proxy_set_header X-Original-URI $request_uri;
            proxy_set_header X-Original-Host $http_host;
            proxy_set_header X-Original-Content-Length $http_content_length;
            proxy_set_header X-Original-Transfer-Encoding $http_transfer_encoding;
            proxy_set_header X-Forwarded-For $remote_addr;
            proxy_set_header X-Forwarded-Proto $scheme;
        }}
    }}
}}
"""


@dataclasses.dataclass
class Answer:
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
        answer = connection.getresponse()
        return Answer(answer.status, dict(answer.getheaders()), answer.read())
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
            def answer(self):
                body = self.rfile.read(int(self.headers.get("Content-Length", 0)))
                service.seen.append((self.command, self.path, body))
                echo = json.dumps({"headers": self.headers.items()}).encode()
                self.send_response(200)
                self.send_header("Content-Length", str(len(echo)))
                self.end_headers()
                self.wfile.write(echo)

            do_GET = do_PUT = do_POST = do_DELETE = answer

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
        configuration.write_text(CONFIGURATION.format(
            folder=folder, port=self.port, martlet=martlet, service=service))
        program = shutil.which("nginx", path="/usr/sbin:/usr/local/sbin:/usr/bin")
        self._log = folder / "log"
        with open(self._log, "ab") as log:
            self._process = subprocess.Popen(
                [program, "-p", str(folder), "-c", str(configuration)], stdin=subprocess.DEVNULL, stdout=log,
                stderr=log)
        end = time.monotonic() + 60
        while not self._answers():
            assert self._process.poll() is None and time.monotonic() < end, self._log.read_text()
            time.sleep(0.02)

    def _answers(self):
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
