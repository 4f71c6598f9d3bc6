"""The short form of `make failover`: some faults once, and the negative controls. No verdict depends on a time."""

import pathlib
import shutil
import tempfile

import pytest

from failover import controls
from failover.cast import Cast, persistently
from failover.cluster import Cluster
from failover.faults import ALL, SHORT
from failover.findings import DOUBLED, LOST, RESURRECTED
from failover.load import Load
from failover.record import Record
from failover.rounds import Director

SEED = "short"


@pytest.fixture(scope="module")
def director():
    folder = pathlib.Path(tempfile.mkdtemp(prefix="martlet-failover-"))
    cluster = Cluster(folder)
    record = Record(folder / "calls")
    try:
        cluster.start()
        yield Director(cluster, Load(persistently(lambda: Cast(cluster)), record, SEED), record, SEED)
    finally:
        record.close()
        cluster.stop()
        shutil.rmtree(folder, ignore_errors=True)


@pytest.mark.rows("FLT-08", "FLT-09")
@pytest.mark.parametrize("name", SHORT)
def test_a_fault_loses_nothing_and_needs_no_restart(director, name):
    done = director.run(ALL[name], 0)
    assert done.findings == [], done
    assert done.bare_lost == 0
    assert done.restarts_by_hand == 0
    # While there is no primary, clients are told to try again, and no error is the service's own.
    assert not [status for status in done.statuses if status == "500" or "without Retry-After" in status], done.statuses
    assert done.acknowledged > 0 and done.first["write"] and done.first["sign-in"] and done.first["read"]
    print(f"{name}: {done}")


def test_a_code_whose_end_comes_late_is_seen_to_win_twice(director):
    found = controls.race_with_late_ends(director.cluster, director.load, director.record, SEED)
    assert found.counts[DOUBLED] > 0


def test_revocations_that_are_undone_are_seen_to_be_back(director):
    found = controls.undo_revocations(director.cluster, director.load, director.record, SEED)
    assert {one.promise for one in found.findings if one.kind == RESURRECTED} == {"Passwords", "Revocations"}


def test_asynchronous_replication_is_seen_to_lose(director):
    with controls.asynchronous(director.cluster):
        done = director.run(controls.LOSES, 0)
    assert done.counts.get(LOST, 0) > 0, done
    assert done.bare_lost > 0
