"""The file of a run: a line of JSON for each task that was finished or was not. A stopped run goes on with the rest."""

import dataclasses
import json
import os
import threading
import time

from failover.plan import Task
from failover.rounds import Round


class Results:
    """Lines that are appended, and what they say."""

    def __init__(self, path):
        self.path = path
        self._lock = threading.Lock()
        self._lines = [json.loads(line) for line in path.read_text().splitlines()] if path.exists() else []

    def add(self, task, seed, worker, **line):
        """Appends what came of a task: `round`, `found` or `error`."""
        line = {
            "task": dataclasses.asdict(task), "seed": seed, "worker": worker, "ended": round(time.time()),
            "load": os.getloadavg()[0], **line}
        with self._lock:
            self._lines.append(line)
            with open(self.path, "a") as file:
                file.write(json.dumps(line) + "\n")

    def has(self, task, seed):
        """Whether a task was finished, with this seed."""
        wanted = dataclasses.asdict(task)
        with self._lock:
            return any(
                line["task"] == wanted and line["seed"] == seed and "error" not in line for line in self._lines)

    @property
    def rounds(self):
        with self._lock:
            return [Round(**line["round"]) for line in self._lines if "round" in line]

    @property
    def controls(self):
        """What each control has found, over all its runs."""
        found = {}
        with self._lock:
            for line in self._lines:
                if "found" in line:
                    name = line["task"]["control"]
                    found[name] = found.get(name, 0) + line["found"]
        return found

    @property
    def unfinished(self):
        """The errors of tasks that were never finished."""
        with self._lock:
            failed = [line for line in self._lines if "error" in line]
        return [
            f"{Task(**line['task']).name} was not finished: {line['error']}" for line in failed
            if not self.has(Task(**line["task"]), line["seed"])]

    @property
    def loads(self):
        """The load of the machine at the end of each task."""
        with self._lock:
            return [line["load"] for line in self._lines]
