"""A proxy before PostgreSQL that breaks connections between a COMMIT and its response."""

import socket
import threading
from urllib.parse import urlsplit, urlunsplit

COMMITTED = b"COMMIT\x00"


class LossyProxy:
    """Passes all data on, but closes as many connections after their commit as `lose` says."""

    def __init__(self, url):
        parts = urlsplit(url)
        self._server = (parts.hostname, parts.port)
        self._listener = socket.create_server(("127.0.0.1", 0))
        port = self._listener.getsockname()[1]
        self.url = urlunsplit(parts._replace(netloc=f"{parts.username}:{parts.password}@127.0.0.1:{port}"))
        self.lost = 0
        self._left = 0
        self._lock = threading.Lock()
        threading.Thread(target=self._accept, daemon=True).start()

    def lose(self, count):
        """Loses the responses to the next `count` commits."""
        with self._lock:
            self._left = count

    def close(self):
        self._listener.close()

    def _accept(self):
        while True:
            try:
                near, _ = self._listener.accept()
            except OSError:
                return
            far = socket.create_connection(self._server, 10)
            threading.Thread(target=self._pass, args=(near, far, False), daemon=True).start()
            threading.Thread(target=self._pass, args=(far, near, True), daemon=True).start()

    def _pass(self, source, target, is_response):
        try:
            while data := source.recv(65536):
                if is_response and COMMITTED in data and self._takes():
                    break
                target.sendall(data)
        except OSError:
            pass
        for end in (source, target):
            try:
                end.shutdown(socket.SHUT_RDWR)
            except OSError:
                pass

    def _takes(self):
        with self._lock:
            if self._left == 0:
                return False
            self._left -= 1
            self.lost += 1
            return True
