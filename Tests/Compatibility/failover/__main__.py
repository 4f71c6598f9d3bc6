"""Faults of a database with failover, under Martlet: `make failover ROUNDS=20 FAULTS=all SEED=1 WORKERS=4`.

Prints a table of all rounds in the file, which grows by a line a round; a run that was stopped goes on where it was.
The exit code is 1 if a promise was broken, if a node needed a restart by hand, or if a negative control found nothing.
"""

import argparse
import os
import pathlib
import signal
import sys
import time

from failover import plan, report
from failover.crew import Crew
from failover.faults import ALL, MAIN, NEEDS_OLDER, SHORT
from failover.load import PACES
from failover.results import Results
from testkit.server import BINARY, ROOT


def say(text):
    print(f"{time.strftime('%H:%M:%S')} {text}", flush=True)


def arguments():
    parser = argparse.ArgumentParser(prog="failover", description=__doc__)
    parser.add_argument("--rounds", type=int, default=20, help="rounds of each fault")
    parser.add_argument("--faults", default="all", help=f"all, main, short, or some of {', '.join(ALL)}")
    parser.add_argument("--seed", default="1", help="decides times, hosts and writers")
    parser.add_argument("--workers", type=int, default=1, help="clusters beside one another, each of about 2 GB")
    parser.add_argument("--pace", choices=PACES, help="how much is asked for; modest with more than one worker")
    parser.add_argument("--controls", type=int, default=3, help="rounds of the asynchronous controls; 0: no controls")
    parser.add_argument("--output", type=pathlib.Path, default=ROOT / ".build/failover.jsonl")
    parser.add_argument("--table", action="store_true", help="only print the table of the file")
    chosen = parser.parse_args()
    chosen.pace = chosen.pace or ("full" if chosen.workers == 1 else "modest")
    named = {"all": list(ALL), "main": MAIN, "short": SHORT}
    chosen.faults = chosen.faults.split(",") if chosen.faults not in named else [
        name for name in named[chosen.faults] if name not in NEEDS_OLDER or "MARTLET_OLDER" in os.environ]
    if unknown := [name for name in chosen.faults if name not in ALL]:
        parser.error(f"no such fault: {', '.join(unknown)}")
    if "MARTLET_OLDER" not in os.environ and NEEDS_OLDER & set(chosen.faults):
        parser.error("MARTLET_OLDER names no older program")
    return chosen


def show(results):
    """Prints what is in the file. Returns whether all is as it must be."""
    rounds, controls = results.rounds, results.controls
    print("\n" + report.table(rounds) + "\n")
    for line in (*report.notes(rounds), f"controls: {controls or 'not run'}"):
        print(line)
    if loads := results.loads:
        print(f"load of the machine after a round, median and largest: {report.spread(loads)}")
    errors = [*report.complaints(rounds), *results.unfinished]
    errors += [f"the control found nothing: {name}" for name, count in report.all_controls(rounds, controls).items()
               if count == 0]
    for error in errors:
        print(f"! {error}")
    print(f"written: {results.path}", flush=True)
    return not errors


def main():
    chosen = arguments()
    chosen.output.parent.mkdir(parents=True, exist_ok=True)
    results = Results(chosen.output)
    if chosen.table:
        return 0 if show(results) else 1
    if not BINARY.exists():
        sys.exit(f"{BINARY} is missing: run make release")
    wanted = [
        task for task in plan.tasks(chosen.faults, chosen.rounds, chosen.controls)
        if not results.has(task, chosen.seed)]
    say(f"{len(wanted)} tasks, {chosen.workers} clusters, {chosen.pace} pace")
    crew = Crew(wanted, results, chosen, say)
    # A run that is terminated still prints its table.
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))
    is_good = False
    try:
        crew.run()
    finally:
        crew.stop()
        is_good = show(results)
    return 0 if is_good else 1


if __name__ == "__main__":
    sys.exit(main())
