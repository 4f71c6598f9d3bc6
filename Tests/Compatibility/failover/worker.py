"""One cluster, and the tasks that it is told: a line of JSON for each, and one in return. `failover` starts it.

    Scripts/failover python -m failover.worker SEED PACE CALLS LOGS

CALLS is the file with all calls, LOGS the folder for what the hosts' programs wrote before a finding.
"""

import contextlib
import dataclasses
import json
import os
import pathlib
import shutil
import sys
import tempfile
import traceback

from failover import controls
from failover.cast import Cast, persistently
from failover.cluster import Cluster
from failover.faults import ALL
from failover.load import PACES, Load
from failover.plan import Task
from failover.record import Record
from failover.rounds import Director


class Worker:
    def __init__(self, folder, seed, pace, calls, logs):
        self.seed, self.logs = seed, pathlib.Path(logs)
        self.cluster, self.record = Cluster(folder), Record(calls)
        self.cluster.start()
        self.load = Load(persistently(lambda: Cast(self.cluster)), self.record, seed, PACES[pace])
        self.director = Director(self.cluster, self.load, self.record, seed)

    def perform(self, task):
        """Does a task. Returns what is to be kept of it."""
        if task.control:
            control, kind = controls.ALL[task.control]
            return {"found": control(self.cluster, self.load, self.record, self.seed).counts[kind]}
        if task.synchronous != self.cluster.synchronous:
            self.cluster.configure(synchronous_mode=task.synchronous)
        done = self.director.run(ALL[task.fault], task.number)
        if done.findings:
            self.keep_logs(task.name)
        return {"round": dataclasses.asdict(done)}

    def keep_logs(self, name):
        kept = self.logs / name.replace(", ", "-").replace(" ", "-")
        for path in self.cluster.folder.glob("**/*.log"):
            target = kept / path.relative_to(self.cluster.folder)
            target.parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(path, target)


def main():
    seed, pace, calls, logs = sys.argv[1:]
    folder = pathlib.Path(tempfile.mkdtemp(prefix="martlet-failover-"))
    # Other modules may print.
    replies = os.fdopen(os.dup(1), "w")
    os.dup2(2, 1)

    def reply(**line):
        replies.write(json.dumps(line) + "\n")
        replies.flush()

    worker = None
    try:
        worker = Worker(folder, seed, pace, calls, logs)
        reply(ready=True)
        for line in sys.stdin:
            reply(**worker.perform(Task(**json.loads(line))))
    except Exception as error:
        traceback.print_exc()
        if worker is not None:
            worker.keep_logs(f"worker {os.getppid()} failed")
        with contextlib.suppress(BrokenPipeError):
            # The rest is in the log.
            reply(error=f"{type(error).__name__}: {error}".splitlines()[0])
        # Threads and programs of the cluster end with the first process of the tree.
        os._exit(1)


if __name__ == "__main__":
    main()
