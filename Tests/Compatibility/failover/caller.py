"""A client of one address, and what its responses say."""

import collections
import http.client
import json
import threading
import time
import urllib.parse

from testkit.aws import JSON, TARGET, Wire

# Martlet ends a request within ten seconds.
PATIENCE = 12
# Servers close idle connections, and a call must not be sent into a closed one.
IDLE = 5


class Response:
    """A status, 0 without a response, and a body."""

    def __init__(self, status, body, headers=None):
        self.status, self.body, self.headers = status, body, headers or {}

    @property
    def outcome(self):
        """Whether the call has happened. A response from 500 on does not tell."""
        if self.status == 200:
            return "acknowledged"
        return "refused" if 400 <= self.status < 500 else "unknown"

    @property
    def is_good(self):
        return self.status == 200

    @property
    def error(self):
        return self.body.get("__type", self.body.get("error", "")).split("#")[-1]


class Statuses:
    """How often each kind of failure was the response."""

    def __init__(self):
        self.counts = collections.Counter()
        self._lock = threading.Lock()

    def add(self, path, response):
        if response.status < 500 and response.status != 0:
            return
        name = f"{response.status}"
        if response.status == 0:
            name = response.error
        elif not any(header in response.headers for header in ("x-amzn-requestid", "x-amzn-errortype")) \
                and "html" in response.headers.get("content-type", ""):
            name += " of the load balancer"
        elif response.status == 503 and "retry-after" not in response.headers:
            name += f" without Retry-After at {path}"
        with self._lock:
            self.counts[name] += 1


class Caller:
    """One connection at a time to one server. Only one thread uses it.

    With `patience`, in seconds, calls without a response are repeated: for calls that ask and change nothing.
    """

    def __init__(self, server, statuses, patience=0):
        self.server, self.name, self.statuses, self.patience = server, server.name, statuses, patience
        self._wire = Wire(server)
        self._host = urllib.parse.urlsplit(server.url).netloc
        self._connection, self._used = None, 0

    def call(self, operation, signed=False, **body):
        """A call of the Cognito API."""
        data = json.dumps(body).encode()
        headers = {"Content-Type": JSON, "X-Amz-Target": f"{TARGET}.{operation}"}
        return self._send("POST", "/", data, self._wire.sign(data, headers) if signed else headers)

    def post_form(self, path, **fields):
        data = urllib.parse.urlencode(fields).encode()
        return self._send("POST", path, data, {"Content-Type": "application/x-www-form-urlencoded"})

    def get(self, path):
        return self._send("GET", path, None, {})

    def _send(self, method, path, data, headers):
        end = time.monotonic() + self.patience
        while True:
            response = self._try(method, path, data, {"Host": self._host, **headers})
            self.statuses.add(path, response)
            if response.outcome != "unknown" or time.monotonic() >= end:
                return response
            time.sleep(0.2)

    def _try(self, method, path, data, headers):
        if time.monotonic() - self._used > IDLE:
            self.close()
        self._used = time.monotonic()
        try:
            if self._connection is None:
                self._connection = http.client.HTTPConnection(self._host, timeout=PATIENCE)
            self._connection.request(method, path, data, headers)
            got = self._connection.getresponse()
            text = got.read()
        except (OSError, http.client.HTTPException) as error:
            self.close()
            return Response(0, {"__type": type(error).__name__})
        if got.will_close:
            self.close()
        given = {name.lower(): value for name, value in got.getheaders()}
        try:
            body = json.loads(text or b"{}")
        except ValueError:
            body = {}
        return Response(got.status, body if isinstance(body, dict) else {}, given)

    def close(self):
        if self._connection is not None:
            self._connection.close()
        self._connection = None
