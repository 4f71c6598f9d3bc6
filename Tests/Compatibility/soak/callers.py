"""Thirty-two callers with a connection each, released together."""

import http.client
import json
import threading
import time

from testkit.aws import JSON, TARGET

WORKERS = 32
PATIENCE = 60
IDLE = 5


class Response:
    """The status, the body and the error code of one answer."""

    def __init__(self, status, body):
        self.status, self.body = status, body
        self.error = None if status == 200 else body.get("__type", f"status {status}").split("#")[-1]


class Call:
    """One request, signed in advance if `wire` is given. A service with paths needs no target."""

    def __init__(self, operation, body, wire=None, path="/", service="cognito-idp"):
        self.operation, self.path = operation, path
        self.data = json.dumps(body).encode()
        self.headers = {"Content-Type": JSON, "X-Amz-Target": f"{TARGET}.{operation}"}
        if path != "/":
            self.headers = {"Content-Type": "application/json"}
        if wire:
            self.headers = wire.sign(self.data, self.headers, path=path, service=service)


class Callers:
    """The callers of one server."""

    def __init__(self, server):
        self.server = server
        self._gate = threading.Barrier(WORKERS + 1)
        self._calls = [None] * WORKERS
        self._responses = [None] * WORKERS
        self._done = threading.Barrier(WORKERS + 1)
        for index in range(WORKERS):
            threading.Thread(target=self._work, args=(index,), daemon=True).start()

    def race(self, calls):
        """Sends all calls at once, at most 32, and gives their answers in the same order."""
        assert len(calls) <= WORKERS
        self._calls = list(calls) + [None] * (WORKERS - len(calls))
        self._gate.wait(PATIENCE)
        self._done.wait(PATIENCE + 30)
        return self._responses[:len(calls)]

    def ask(self, call):
        """Sends one call, on a connection of its own."""
        connection = http.client.HTTPConnection("127.0.0.1", self.server.port, timeout=PATIENCE)
        try:
            return self._send(connection, call)
        finally:
            connection.close()

    def _work(self, index):
        connection = http.client.HTTPConnection("127.0.0.1", self.server.port, timeout=PATIENCE)
        used = 0
        while True:
            self._gate.wait()
            call = self._calls[index]
            # The server closes idle connections, and a call must not be sent twice.
            if time.monotonic() - used > IDLE:
                connection.close()
            used = time.monotonic()
            try:
                self._responses[index] = self._send(connection, call) if call else None
            except Exception as error:  # a lost answer is a finding and does not end the run
                connection.close()
                self._responses[index] = Response(0, {"__type": f"no answer: {error!r}"})
            self._done.wait()

    @staticmethod
    def _send(connection, call):
        connection.request("POST", call.path, call.data, call.headers)
        response = connection.getresponse()
        text = response.read()
        try:
            return Response(response.status, json.loads(text or b"{}"))
        except ValueError:
            return Response(response.status, {"__type": f"status {response.status}"})
