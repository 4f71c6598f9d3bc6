"""Servers that stand behind functions: hooks that check their signature, and an API of Lambda that checks SigV4."""

import base64
import hashlib
import hmac
import http.server
import json
import sys
import threading
import time
import urllib.parse

from botocore.auth import SigV4Auth
from botocore.awsrequest import AWSRequest
from botocore.credentials import Credentials

from testkit.functions import new_function
from testkit.ports import free_port
from testkit.server import run_martlet
from testkit.serving import serve


def trigger(server, *words, code=0):
    """Runs `martlet trigger …` and returns what it prints: its output, or the line that refuses."""
    done = run_martlet("trigger", words[0], *server.store, *words[1:], environment=server.root_key)
    assert done.returncode == code, done
    return done.stderr if code else done.stdout


class Received:
    """A request to a server of the walk, and when it came."""

    def __init__(self, request):
        self.method = request.command
        self.path, self.headers = request.path, {name.lower(): value for name, value in request.headers.items()}
        self.body = request.rfile.read(int(self.headers.get("content-length", 0)))
        self.at = time.time()

    @property
    def event(self):
        return json.loads(self.body)


class Server:
    """Responds to every POST and PUT with `respond(received)`: a status and a document, bytes, or nothing at all."""

    def __init__(self, respond):
        self.respond, self.received = respond, []
        self.port = free_port()
        self._released = threading.Event()
        owner = self

        class Receiver(http.server.BaseHTTPRequestHandler):
            protocol_version = "HTTP/1.1"

            def do_POST(self):
                received = Received(self)
                owner.received.append(received)
                given = owner.respond(received)
                if given is None:
                    owner._released.wait(60)
                    self.close_connection = True
                    return
                status, document, *headers = given
                body = document if isinstance(document, bytes) else json.dumps(document).encode()
                try:
                    self.send_response(status)
                    for name, value in dict(*headers).items():
                        self.send_header(name, value)
                    self.send_header("Content-Length", str(len(body)))
                    self.end_headers()
                    self.wfile.write(body)
                except OSError:
                    self.close_connection = True

            do_PUT = do_POST

            def log_message(self, *_):
                pass

        class Quiet(http.server.ThreadingHTTPServer):
            request_queue_size = 512
            daemon_threads = True

            def handle_error(self, *_):
                """A caller that does not wait closes its connection."""

        self._http = Quiet(("127.0.0.1", self.port), Receiver)
        serve(self._http)

    @property
    def url(self):
        return f"http://127.0.0.1:{self.port}"

    def close(self):
        self._released.set()
        self._http.shutdown()
        self._http.server_close()


class Hook(Server):
    """A hook with a secret that Martlet has made. `check` refuses what is not signed, old or repeated."""

    def __init__(self, server, respond):
        super().__init__(respond)
        self.function = new_function()
        said = trigger(server, "add", self.function, "--hook", self.url + "/hook")
        self.secret = said.split("secret")[1].strip()
        self._seen = set()

    def check(self, received, now=None, body=None):
        """The receiver of docs/triggers.md."""
        key = base64.b64decode(self.secret.removeprefix("whsec_"))
        name, sent = received.headers["webhook-id"], received.headers["webhook-timestamp"]
        digest = hmac.new(key, f"{name}.{sent}.".encode() + (body or received.body), hashlib.sha256).digest()
        expected = "v1," + base64.b64encode(digest).decode()
        if not hmac.compare_digest(expected, received.headers["webhook-signature"]):
            raise PermissionError("the signature is wrong")
        if abs((now or time.time()) - int(sent)) > 300 or (name, sent) in self._seen:
            raise PermissionError("the request is old")
        self._seen.add((name, sent))


def signature_of(url, headers, body, keys, service, region, method="POST"):
    """The header field `authorization` that botocore would make for a request with the same signed header fields."""
    fields = dict(part.strip().split("=", 1) for part in
                  headers["authorization"].removeprefix("AWS4-HMAC-SHA256 ").split(","))
    signed = {name: headers[name] for name in fields["SignedHeaders"].split(";")}
    assert {"host", "x-amz-date", "content-type"} <= set(signed)
    request = AWSRequest(method=method, url=url, data=body, headers=signed)
    request.context["timestamp"] = headers["x-amz-date"]
    signer = SigV4Auth(Credentials(*keys), service, region)
    text = signer.string_to_sign(request, signer.canonical_request(request))
    return (f"AWS4-HMAC-SHA256 Credential={keys[0]}/{signer.credential_scope(request)}, "
            f"SignedHeaders={fields['SignedHeaders']}, Signature={signer.signature(text, request)}")


class LambdaServer(Server):
    """The operation Invoke. It refuses requests that botocore would not have signed so."""

    KEY, SECRET, REGION = "AKIALAMBDAEXAMPLE", "0123456789abcdef0123456789abcdef", "eu-west-1"

    def __init__(self, function):
        """`function` gets an event, and returns the response or raises an error."""
        super().__init__(self._invoke)
        self.function = function

    def _invoke(self, received):
        if not self.is_signed(received):
            return 403, {"message": "The request signature we calculated does not match"}
        assert received.headers["x-amz-invocation-type"] == "RequestResponse"
        try:
            return 200, self.function(received.event)
        except Exception as error:
            return 200, {"errorMessage": str(error), "errorType": type(error).__name__}, {
                "X-Amz-Function-Error": "Unhandled"}

    def name_in(self, received):
        """The function's name in the path."""
        parts = received.path.split("/")
        assert parts[:3] == ["", "2015-03-31", "functions"], received.path
        assert parts[4:] == ["invocations"], received.path
        return urllib.parse.unquote(parts[3])

    def is_signed(self, received):
        """Whether the signature is botocore's for the same request."""
        wanted = signature_of(
            self.url + received.path, received.headers, received.body, (self.KEY, self.SECRET), "lambda", self.REGION)
        return received.headers["authorization"] == wanted


def process_targets(folder, handlers, **more):
    """The member `triggers` of a configuration file: handlers `module.name` of a folder, under awslambdaric."""
    return {
        function: {
            "kind": "process", "command": [sys.executable, "-m", "awslambdaric", handler], "folder": str(folder),
            **more}
        for function, handler in handlers.items()
    }
