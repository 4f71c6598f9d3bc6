"""Workers beside one another, each with a cluster of its own in its own network, process tree and mount table."""

import collections
import contextlib
import dataclasses
import json
import subprocess
import sys
import threading

from testkit.server import ROOT

# Seconds until a task that says nothing is given up: the longest fault, and all that is waited for after it.
LIMIT = 1200
# How often a task is tried whose cluster did not come back, or whose worker ended.
TRIES = 2
# Clusters that start at a time: each copies a database twice.
STARTS = 2


class Ended(Exception):
    """The worker has ended, or said that it failed."""


class Process:
    """One worker, which takes a task at a time."""

    def __init__(self, number, chosen):
        base = chosen.output.with_suffix("")
        self._errors = open(f"{base}.worker{number}.log", "ab")
        self._process = subprocess.Popen(
            [ROOT / "Scripts/failover", sys.executable, "-m", "failover.worker", chosen.seed, chosen.pace,
             f"{base}.worker{number}.calls", f"{base}.logs"],
            stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=self._errors, text=True)

    def wait_until_ready(self):
        self._receive()

    def perform(self, task):
        with contextlib.suppress(BrokenPipeError):
            self._process.stdin.write(json.dumps(dataclasses.asdict(task)) + "\n")
            self._process.stdin.flush()
        return self._receive()

    def _receive(self):
        timer = threading.Timer(LIMIT, self.end)
        timer.start()
        try:
            line = self._process.stdout.readline()
        finally:
            timer.cancel()
        reply = json.loads(line) if line else {"error": "the worker has ended"}
        if "error" in reply:
            raise Ended(reply["error"])
        return reply

    def end(self):
        """Ends the worker with all that it started. One that runs as root through sudo ends after its task."""
        with contextlib.suppress(OSError):
            self._process.stdin.close()
        with contextlib.suppress(PermissionError):
            self._process.kill()

    def close(self):
        self.end()
        self._process.wait()
        self._errors.close()


class Crew:
    """Runs tasks on several workers, in order."""

    def __init__(self, tasks, results, chosen, say):
        self._tasks = collections.deque(tasks)
        self._results, self._chosen, self._say = results, chosen, say
        self._lock, self._starting = threading.Lock(), threading.Semaphore(STARTS)
        self._tries = collections.Counter()
        self._processes = set()
        self._is_over = False

    def run(self):
        count = min(self._chosen.workers, len(self._tasks))
        threads = [threading.Thread(target=self._work, args=(number,), daemon=True) for number in range(1, count + 1)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()

    def stop(self):
        self._is_over = True
        with self._lock:
            running = list(self._processes)
        for process in running:
            process.end()

    def _next(self):
        with self._lock:
            return None if self._is_over or not self._tasks else self._tasks.popleft()

    def _work(self, number):
        process = None
        while task := self._next():
            try:
                process = process or self._start(number)
                self._finish(task, number, process.perform(task))
            except Ended as error:
                self._give_up(task, number, error)
                process = self._discard(process)
        self._discard(process)

    def _start(self, number):
        with self._starting:
            process = Process(number, self._chosen)
            with self._lock:
                self._processes.add(process)
            try:
                process.wait_until_ready()
            except Ended:
                self._discard(process)
                raise
        self._say(f"cluster {number} runs")
        return process

    def _discard(self, process):
        if process is not None:
            process.close()
            with self._lock:
                self._processes.discard(process)

    def _finish(self, task, number, reply):
        self._results.add(task, self._chosen.seed, number, **reply)
        done = reply.get("round")
        told = f"found {reply['found']}" if done is None else \
            f"{done['acknowledged']} acknowledged, {done['counts'] or 'nothing found'}, {done['seconds']:.0f} s"
        self._say(f"{number}: {task.name}: {told}")

    def _give_up(self, task, number, error):
        """Puts a task back, unless it failed before."""
        if self._is_over:
            return
        self._say(f"{number}: {task.name}: {error}")
        self._results.add(task, self._chosen.seed, number, error=str(error))
        with self._lock:
            self._tries[task] += 1
            if self._tries[task] < TRIES:
                self._tasks.append(task)
