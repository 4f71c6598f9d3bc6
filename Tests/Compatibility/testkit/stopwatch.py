"""The time of responses, and statistics that tell two kinds of requests apart by it."""

import http.client
import json
import math
import random
import socket
import time

from testkit.aws import JSON, TARGET


class Stopwatch:
    """One keep-alive connection with one request at a time."""

    def __init__(self, server):
        self.connection = http.client.HTTPConnection("127.0.0.1", server.port, timeout=60)
        self.connection.connect()
        self.connection.sock.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)

    def ask(self, operation, body):
        """The seconds until the response is complete, and the response."""
        data = json.dumps(body).encode()
        headers = {"Content-Type": JSON, "X-Amz-Target": f"{TARGET}.{operation}"}
        began = time.perf_counter_ns()
        self.connection.request("POST", "/", data, headers)
        response = self.connection.getresponse()
        said = response.read()
        return (time.perf_counter_ns() - began) / 1e9, json.loads(said)

    def close(self):
        self.connection.close()


class Comparison:
    """Welch's t of the fastest part of two classes (as dudect does), and their difference."""

    def __init__(self, first, second, share=0.8):
        self._times = first, second
        limit = sorted(first + second)[int((len(first) + len(second)) * share)]
        self.kept = [[one for one in times if one <= limit] for times in (first, second)]
        if not all(self.kept):
            # None of a class is among the fastest.
            self.t = self.difference = self.mean = math.inf if self.kept[1] else -math.inf
            return
        means = [sum(times) / len(times) for times in self.kept]
        errors = [
            sum((one - mean) ** 2 for one in times) / len(times) ** 2 for times, mean in zip(self.kept, means)]
        self.t = (means[0] - means[1]) / math.sqrt(sum(errors))
        self.difference, self.mean = means[0] - means[1], sum(means) / 2

    def of_fastest(self, share):
        return Comparison(*self._times, share)

    def __repr__(self):
        return f"t = {self.t:.1f}, {self.difference * 1e6:+.0f} µs of {self.mean * 1e6:.0f}"


def auc(first, second):
    """The area under the ROC curve (Mann and Whitney): 0.5 tells the classes apart never, 1 always."""
    ranked = sorted([(one, 0) for one in first] + [(one, 1) for one in second])
    ranks, place = 0.0, 0
    while place < len(ranked):
        end = place
        while end < len(ranked) and ranked[end][0] == ranked[place][0]:
            end += 1
        ranks += sum(which for _, which in ranked[place:end]) * (place + 1 + end) / 2
        place = end
    found = (ranks - len(second) * (len(second) + 1) / 2) / (len(first) * len(second))
    return max(found, 1 - found)


def medians(times, size=60):
    """The medians of consecutive groups: what an observer sees after `size` requests."""
    groups = [sorted(times[start:start + size]) for start in range(0, len(times) - size + 1, size)]
    return [group[size // 2] for group in groups]


def interleaved(askers, samples, seed=7):
    """Calls closures that return seconds, `samples` times each in random order. Returns a list for each."""
    order = list(range(len(askers))) * samples
    random.Random(seed).shuffle(order)
    times = [[] for _ in askers]
    for which in order:
        times[which].append(askers[which]())
    return times


def compare(first, second, samples, seed=7):
    """Calls two closures that return seconds, `samples` times each in random order."""
    order = [0] * samples + [1] * samples
    random.Random(seed).shuffle(order)
    for _ in range(10):
        first(), second()
    times = [[], []]
    for which in order:
        times[which].append((first, second)[which]())
    return Comparison(*times)
