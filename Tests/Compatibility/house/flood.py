"""Many requests at once, each on a connection of its own, and the order in which they are answered."""

import json
import resource
import selectors
import socket

from house import raw


class Flood:
    """Keep-alive connections to a server, written to and read from by one thread."""

    def __init__(self, server, count):
        allow_files(count + 200)
        self.selector = selectors.DefaultSelector()
        self.connections = [Connection(server.port) for _ in range(count)]
        for connection in self.connections:
            self.selector.register(connection.socket, selectors.EVENT_READ, connection)

    def close(self):
        for connection in self.connections:
            connection.socket.close()
        self.selector.close()

    def answers(self, patience=30):
        """Answers in the order in which they come, each with its connection, until none comes for a while."""
        while ready := self.selector.select(patience):
            for key, _ in ready:
                if answer := key.data.receive():
                    yield key.data, answer


class Connection:
    """One connection, on which one request at a time waits for its answer."""

    def __init__(self, port):
        self.socket = socket.create_connection(("127.0.0.1", port), timeout=30)
        self.socket.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        self.came = b""

    def ask(self, operation, document):
        self.came = b""
        self.socket.sendall(raw.request(json.dumps(document).encode(), operation))

    def receive(self):
        """The answer, once it is complete."""
        piece = self.socket.recv(65536)
        assert piece, "the server closed a connection"
        self.came += piece
        head, found, body = self.came.partition(b"\r\n\r\n")
        if not found:
            return None
        fields = dict(line.lower().split(b": ", 1) for line in head.split(b"\r\n")[1:])
        if len(body) < int(fields[b"content-length"]):
            return None
        return Answer(raw.status(head), fields, json.loads(body or b"{}"))


class Answer:
    """Status, header fields by their names in lower case, and the document."""

    def __init__(self, status, fields, document):
        self.status, self.fields, self.document = status, fields, document


def allow_files(count):
    """Raises the limit on open files, as far as the machine allows."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft < count:
        resource.setrlimit(resource.RLIMIT_NOFILE, (min(count, hard), hard))
