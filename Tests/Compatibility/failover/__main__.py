"""Faults of a database with failover, under Martlet: `make failover ROUNDS=20 FAULTS=all SEED=1`.

Prints a table and writes a file. The exit code is 1 if a promise was broken, if a node needed a restart by hand, or if
a negative control found nothing.
"""

import argparse
import os
import pathlib
import shutil
import signal
import sys
import tempfile
import time

from failover import controls, report
from failover.cast import Cast, persistently
from failover.cluster import Cluster
from failover.faults import ALL, MAIN, SHORT
from failover.findings import DOUBLED, LOST
from failover.load import Load
from failover.record import Record
from failover.rounds import Director
from testkit.server import BINARY, ROOT


def say(text):
    print(f"{time.strftime('%H:%M:%S')} {text}", flush=True)


class Run:
    def __init__(self, chosen, folder):
        self.chosen, self.rounds, self.controls, self.errors = chosen, [], {}, []
        self.cluster = Cluster(folder)
        self.record = Record(chosen.output.with_suffix(".calls"))

    def perform(self):
        self.cluster.start()
        say("the cluster runs")
        load = Load(persistently(lambda: Cast(self.cluster)), self.record, self.chosen.seed)
        self.director = Director(self.cluster, load, self.record, self.chosen.seed)
        for number in range(self.chosen.rounds):
            for name in self.chosen.faults:
                self._round(ALL[name], number)
        if self.chosen.controls:
            self._control(load)

    def _round(self, fault, number):
        done = self.director.run(fault, number)
        self.rounds.append(done)
        self._save()
        say(f"{report.row(fault.name, [done])[0]} {number}: {done.acknowledged} acknowledged, "
            f"{done.counts or 'nothing found'}, {done.seconds:.0f} s")
        return done

    def _control(self, load):
        found = controls.race_with_late_ends(self.cluster, load, self.record, self.chosen.seed)
        self.controls["late end of codes, doubled"] = found.counts[DOUBLED]
        say(f"control, late end of codes: {dict(found.counts)}")
        with controls.asynchronous(self.cluster):
            lost = [self._round(controls.LOSES, number).counts.get(LOST, 0) for number in range(self.chosen.controls)]
            for number in range(self.chosen.controls):
                self._round(ALL["kill-primary"], number)
        self.controls["asynchronous replication, lost"] = sum(lost)
        for name, count in self.controls.items():
            if count == 0:
                self.errors.append(f"the control found nothing: {name}")
        self._save()

    def _save(self):
        about = {
            "seed": self.chosen.seed, "faults": self.chosen.faults, "cores": os.cpu_count(),
            "load at the end": os.getloadavg(), "errors": self.errors}
        report.write_file(self.chosen.output, about, self.rounds, self.controls)

    def keep_logs(self):
        """Copies what the hosts' programs wrote to a folder beside the run's file."""
        kept = self.chosen.output.with_suffix(".logs")
        shutil.rmtree(kept, ignore_errors=True)
        for path in self.cluster.folder.glob("**/*.log"):
            target = kept / path.relative_to(self.cluster.folder)
            target.parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(path, target)

    def show(self):
        print("\n" + report.table(self.rounds) + "\n")
        for line in (*report.notes(self.rounds), f"controls: {self.controls or 'not run'}"):
            print(line)
        self.errors += report.complaints(self.rounds)
        for error in self.errors:
            print(f"! {error}")
        print(f"written: {self.chosen.output}")


def arguments():
    parser = argparse.ArgumentParser(prog="failover", description=__doc__)
    parser.add_argument("--rounds", type=int, default=20, help="rounds of each fault")
    parser.add_argument("--faults", default="all", help=f"all, main, short, or some of {', '.join(ALL)}")
    parser.add_argument("--seed", default="1", help="decides times, hosts and writers")
    parser.add_argument("--controls", type=int, default=3, help="rounds of the asynchronous controls; 0: no controls")
    parser.add_argument("--output", type=pathlib.Path, default=ROOT / ".build/failover.json")
    chosen = parser.parse_args()
    chosen.faults = {"all": list(ALL), "main": MAIN, "short": SHORT}.get(chosen.faults) or chosen.faults.split(",")
    if unknown := [name for name in chosen.faults if name not in ALL]:
        parser.error(f"no such fault: {', '.join(unknown)}")
    return chosen


def main():
    chosen = arguments()
    if not BINARY.exists():
        sys.exit(f"{BINARY} is missing: run make release")
    chosen.output.parent.mkdir(parents=True, exist_ok=True)
    folder = pathlib.Path(tempfile.mkdtemp(prefix="martlet-failover-"))
    # A run that is terminated still prints its table.
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))
    run = Run(chosen, folder)
    try:
        run.perform()
    except Exception as error:
        run.errors.append(f"the run was not finished: {error!r}")
    finally:
        run.keep_logs()
        run.cluster.stop()
        shutil.rmtree(folder, ignore_errors=True)
        run.show()
    return 1 if run.errors else 0


if __name__ == "__main__":
    sys.exit(main())
