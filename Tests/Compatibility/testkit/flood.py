"""Many requests at once, each on its own connection, and the order of their responses."""

import json
import resource
import selectors
import socket

from testkit import raw


class Flood:
    """Keep-alive connections to a server, served by one thread."""

    def __init__(self, server, count):
        self.server, self.connections = server, []
        self.selector = selectors.DefaultSelector()
        self.grow(count)

    def grow(self, count):
        """Opens so many connections more and returns them."""
        allow_files(len(self.connections) + count + 200)
        made = [Connection(self.server.port) for _ in range(count)]
        for connection in made:
            self.selector.register(connection.socket, selectors.EVENT_READ, connection)
        self.connections += made
        return made

    def close(self):
        for connection in self.connections:
            connection.socket.close()
        self.selector.close()

    def with_response(self):
        """The connections with a response that has not been read yet."""
        return {key.data for key, _ in self.selector.select(0)}

    def responses(self, patience=60):
        """Yields responses with their connections in the order of arrival, until none comes for `patience` seconds."""
        while ready := self.selector.select(patience):
            for key, _ in ready:
                if response := key.data.receive():
                    yield key.data, response


class Connection:
    """One connection with at most one open request."""

    def __init__(self, port):
        self.socket = socket.create_connection(("127.0.0.1", port), timeout=60)
        self.socket.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        self.came, self.last = b"", b""

    def ask(self, operation, document):
        self.begin(operation, document)
        self.finish()

    def begin(self, operation, document):
        """Sends a request without its last byte, so that the server waits for it."""
        self.begin_bytes(raw.request(json.dumps(document).encode(), operation))

    def begin_bytes(self, request):
        """The same with any request."""
        self.came, self.last = b"", request[-1:]
        self.socket.sendall(request[:-1])

    def finish(self):
        self.socket.sendall(self.last)

    def receive(self):
        """The response, once it is complete."""
        piece = self.socket.recv(65536)
        assert piece, "the server closed a connection"
        self.came += piece
        head, found, body = self.came.partition(b"\r\n\r\n")
        if not found:
            return None
        fields = dict(line.lower().split(b": ", 1) for line in head.split(b"\r\n")[1:])
        if len(body) < int(fields[b"content-length"]):
            return None
        return Response(raw.status(head), fields, body)


class Response:
    """Status, header fields by their names in lower case, and the body."""

    def __init__(self, status, fields, body):
        self.status, self.fields, self.body = status, fields, body

    @property
    def document(self):
        return json.loads(self.body or b"{}")


def allow_files(count):
    """Raises the limit of open files as far as the machine allows."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft < count:
        resource.setrlimit(resource.RLIMIT_NOFILE, (min(count, hard), hard))
