"""When calls succeeded, and for how long none did."""

import dataclasses
import threading


@dataclasses.dataclass
class Sample:
    began: float
    ended: float
    good: bool


class Samples:
    """The calls of one kind at one place."""

    def __init__(self):
        self._all = []
        self._lock = threading.Lock()

    def add(self, began, ended, good):
        with self._lock:
            self._all.append(Sample(began, ended, good))

    def good(self):
        with self._lock:
            return sorted((one for one in self._all if one.good), key=lambda one: one.ended)

    def failed(self):
        """How many calls had no success."""
        with self._lock:
            return sum(not one.good for one in self._all)

    def has_success_since(self, start):
        return any(one.began >= start for one in self.good())

    def first_success(self, fault, end):
        """Seconds from a fault to the end of the longest time without a success that touches [fault, end].

        A fault may take effect late: a primary that has lost its lock takes writes until the lock expires. The time is
        therefore counted from the last success before the pause, and not from the fault, if that came after it.
        """
        times = [one.ended for one in self.good()]
        pauses = [(later - earlier, earlier, later) for earlier, later in zip(times, times[1:]) if later > fault]
        pauses = [one for one in pauses if one[1] < end]
        if not pauses:
            return None
        _, earlier, later = max(pauses)
        return later - max(earlier, fault)

    def durations(self, start, end):
        """How long the successes took that began in a span of time."""
        return [one.ended - one.began for one in self.good() if start <= one.began < end]


def quantile(values, share):
    """A value that so large a share of the values does not exceed; None of none."""
    ordered = sorted(values)
    return ordered[min(int(len(ordered) * share), len(ordered) - 1)] if ordered else None
