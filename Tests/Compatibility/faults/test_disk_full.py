"""The disk is full, and then it is not."""

import os
import resource
import signal
import sqlite3
import subprocess
import time

import pytest

from house.ledger import Ledger
from house.people import House
from house.server import Martlet


class SmallDisk:
    """A file system of its own where that is allowed; otherwise a limit on the size of files."""

    def __init__(self, folder):
        self.folder = folder
        folder.mkdir(parents=True)
        self.mounted = os.geteuid() == 0 and subprocess.run(
            ["mount", "-t", "tmpfs", "-o", "size=24m", "tmpfs", str(folder)], capture_output=True).returncode == 0
        self.ballast = folder / "ballast"

    def fill(self, process):
        if not self.mounted:
            largest = max(path.stat().st_size for path in self.folder.rglob("*") if path.is_file())
            resource.prlimit(process.pid, resource.RLIMIT_FSIZE, (min(largest, 65536), resource.RLIM_INFINITY))
            return
        with open(self.ballast, "wb", buffering=0) as file:
            for size in (1 << 20, 1 << 12, 1):
                try:
                    while file.write(b"\0" * size) == size:
                        pass
                except OSError:
                    pass

    def empty(self, process):
        if self.mounted:
            self.ballast.unlink()
        else:
            resource.prlimit(process.pid, resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY,) * 2)

    def remove(self):
        if self.mounted:
            subprocess.run(["umount", "--lazy", str(self.folder)], check=True)


@pytest.fixture
def disk(scratch):
    made = SmallDisk(scratch / "small-disk")
    yield made
    made.remove()


@pytest.mark.seconds(150)
def test_writes_fail_clearly_reads_go_on_and_all_returns(disk):
    """FLT-03"""
    signal.signal(signal.SIGXFSZ, signal.SIG_IGN)  # inherited: the limit then is an error, as a full disk is
    server = Martlet(disk.folder / "data", dev=False)
    server.log = disk.folder.parent / "small-disk.log"
    server.start()
    try:
        house = House(server)
        pool = house.make_pool()
        client = house.make_client(pool)
        person = house.make_person(pool)
        token = house.sign_in(client, person.username)["AccessToken"]
        ledger = Ledger(server, pool)
        end = ledger.run()
        time.sleep(0.5)
        disk.fill(server.process)
        time.sleep(1.5)
        end()
        failed = [error.response for error in ledger.errors]
        assert failed, "nothing failed although the disk is full"
        for answer in failed:
            assert answer["ResponseMetadata"]["HTTPStatusCode"] >= 500
            assert answer["Error"]["Code"] == "ServiceUnavailableException"
            assert "sqlite" not in answer["Error"]["Message"].lower() and str(disk.folder) not in answer["Error"]["Message"]
        assert house.admin.admin_get_user(UserPoolId=pool, Username=person.username)["Enabled"]
        assert house.anyone.get_user(AccessToken=token)["Username"] == person.username
        ledger.check()
        disk.empty(server.process)
        time.sleep(0.2)
        assert house.make_person(pool).sub, "service resumes without a restart"
        assert house.sign_in(client, person.username)
        end = ledger.run()
        time.sleep(0.5)
        end()
        ledger.check()
        assert server.stop() == 0
        for path in server.folder.rglob("*.sqlite"):
            assert sqlite3.connect(path).execute("PRAGMA integrity_check").fetchall() == [("ok",)]
    finally:
        server.kill()
