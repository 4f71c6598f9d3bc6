"""The record of calls: what was about to be sent, on disk before it is sent, and how it ended."""

import dataclasses
import json
import os
import threading
import time


@dataclasses.dataclass
class Entry:
    """One call that a promise is about."""

    number: int
    promise: str
    key: str
    value: str
    host: str
    began: float
    ended: float | None = None
    # "acknowledged", "refused", or "unknown": it has happened or it has not.
    outcome: str = "unknown"

    @property
    def is_acknowledged(self):
        return self.outcome == "acknowledged"

    @property
    def is_unknown(self):
        return self.outcome == "unknown"


class Record:
    """All calls of a run, in memory and as lines of a file."""

    def __init__(self, path):
        self._file = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_APPEND, 0o644)
        self._lock = threading.Lock()
        self._next = 0
        self.entries = []

    def note(self, text):
        """Writes what happens beside the calls, such as a fault."""
        self._write(note=text)

    def run(self, promise, key, value, caller, call):
        """Makes a call, with a line before and a line after it. Returns its response and the entry."""
        with self._lock:
            self._next += 1
            entry = Entry(self._next, promise, key, value, caller.name, time.monotonic())
            self.entries.append(entry)
        self._write(call=entry.number, promise=promise, key=key, value=value, host=caller.name)
        response = call(caller)
        entry.ended, entry.outcome = time.monotonic(), response.outcome
        self._write(call=entry.number, outcome=entry.outcome, status=response.status)
        return response, entry

    def of(self, promise, since=0):
        """The calls for a promise, from a number on."""
        with self._lock:
            return [one for one in self.entries if one.promise == promise and one.number > since]

    @property
    def last(self):
        return self._next

    def _write(self, **line):
        os.write(self._file, json.dumps({"time": round(time.monotonic(), 3), **line}).encode() + b"\n")
        os.fsync(self._file)

    def close(self):
        os.close(self._file)
