"""Writers without Martlet: what the database itself needs after a fault.

They use the connection parameters that Martlet uses, and the limit of its commits.
"""

import threading
import time

from failover.libpq import Connection, Failed
from failover.samples import Samples

PARAMETERS = "&application_name=bare&connect_timeout=3&keepalives_idle=30&keepalives_interval=10&keepalives_count=3" \
    "&tcp_user_timeout=10000"
LIMIT = 4
PAUSE = 0.05


class BareWriter:
    """Inserts one row a transaction, and connects again when that fails.

    It has as many threads, and pauses as long, as the writers of one kind at a node of Martlet.
    """

    def __init__(self, name, url, threads, interval):
        self.name, self.url, self._count, self._interval = name, url + PARAMETERS, threads, interval
        if "," in url:
            self.url += "&target_session_attrs=read-write"
        self._next = 0
        self._lock = threading.Lock()
        self.begin_round()

    def begin_round(self):
        self.samples, self.acknowledged, self.unknown = Samples(), set(), set()

    def prepare(self):
        connection = Connection(self.url)
        connection.run("CREATE TABLE IF NOT EXISTS written (writer text, number bigint)", LIMIT)
        connection.close()

    def threads(self, stop):
        return [threading.Thread(target=self._work, args=(stop,), daemon=True) for _ in range(self._count)]

    def _work(self, stop):
        connection = None
        while not stop.is_set():
            began = time.monotonic()
            try:
                connection = connection or Connection(self.url)
                self._write(connection)
            except Failed:
                self.samples.add(began, time.monotonic(), False)
                if connection is not None:
                    connection.close()
                connection = None
                stop.wait(PAUSE)
                continue
            self.samples.add(began, time.monotonic(), True)
            stop.wait(max(0, self._interval - (time.monotonic() - began)))
        if connection is not None:
            connection.close()

    def _write(self, connection):
        with self._lock:
            self._next += 1
            number = self._next
            self.unknown.add(number)
        connection.run(f"INSERT INTO written VALUES ('{self.name}', {number})", LIMIT)
        with self._lock:
            self.unknown.discard(number)
            self.acknowledged.add(number)

    def lost(self):
        """The acknowledged rows that are not there."""
        connection = Connection(self.url)
        try:
            rows = connection.run(f"SELECT number FROM written WHERE writer = '{self.name}'", 60)
        finally:
            connection.close()
        return self.acknowledged - {int(number) for number, in rows}
