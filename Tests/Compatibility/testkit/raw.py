"""Requests as bytes, which no HTTP library would send."""

import json
import socket
import time

from testkit.aws import JSON, TARGET


def exchange(server, data, patience=10, half_close=False):
    """Sends bytes and reads until the server closes or stops sending. Returns the bytes and whether it closed."""
    with socket.create_connection(("127.0.0.1", server.port), timeout=patience) as connection:
        try:
            connection.sendall(data)
            if half_close:
                connection.shutdown(socket.SHUT_WR)
        except OSError:
            pass  # the server may close before all is sent
        return read(connection, patience)


def read(connection, patience=10, quiet=1.0):
    """Reads until the end, or until nothing comes for `quiet` seconds after the first bytes."""
    came, end = b"", time.monotonic() + patience
    while time.monotonic() < end:
        connection.settimeout(quiet if came else max(0.1, end - time.monotonic()))
        try:
            piece = connection.recv(65536)
        except ConnectionError:
            return came, True
        except TimeoutError:
            return came, False
        if not piece:
            return came, True
        came += piece
    return came, False


def status(response):
    """The status of the first response, 0 if there is none."""
    words = response.split(b"\r\n", 1)[0].split(b" ")
    return int(words[1]) if len(words) > 1 and words[0].startswith(b"HTTP/") else 0


def count_responses(response):
    return response.count(b"HTTP/1.1 ")


def request(body=b"{}", operation="InitiateAuth", extra=(), length=True, line=b"POST / HTTP/1.1"):
    """A request with additional header lines."""
    target = f"{TARGET}.{operation}".encode()
    lines = [line, b"Host: localhost", b"Content-Type: " + JSON.encode(), b"X-Amz-Target: " + target]
    if length:
        lines.append(b"Content-Length: %d" % len(body))
    return b"\r\n".join([*lines, *extra, b"", body])


def sign_up_body(client, username, password):
    return json.dumps({"ClientId": client.id, "Username": username, "Password": password}).encode()
