"""The disk fills up, and then has room again."""

import os
import resource
import signal
import subprocess

import pytest
import requests

from testkit import store
from testkit.cognito import CognitoAPI
from testkit.ledger import Ledger
from testkit.server import TestServer
from testkit.waiting import eventually


class SmallDisk:
    """A small file system if mounting is allowed; otherwise a limit on the size of files."""

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


@pytest.mark.rows("FLT-03")
def test_writes_fail_clearly_reads_go_on_and_all_returns(disk):
    signal.signal(signal.SIGXFSZ, signal.SIG_IGN)  # inherited: a write beyond the limit then fails, as on a full disk
    server = TestServer(disk.folder / "data", dev=False)
    server.log = disk.folder.parent / "small-disk.log"
    server.start()
    try:
        api = CognitoAPI(server)
        pool = api.make_pool()
        client = api.make_client(pool)
        user = api.make_user(pool)
        token = api.sign_in(client, user.username)["AccessToken"]
        ledger = Ledger(server, pool)
        end = ledger.run()
        assert eventually(lambda: ledger.writes > 20)
        disk.fill(server.process)
        assert eventually(lambda: len(ledger.errors) > 20), "nothing fails although the disk is full"
        end()
        if disk.mounted:
            response = requests.get(f"{server.admin_url}/readyz", timeout=60)
            assert response.status_code == 503
            assert "takes no writes" in response.text
            assert "full" in response.text
            page = requests.get(f"{server.admin_url}/metrics", timeout=60).text
            assert "\nmartlet_store_writable 0\n" in page
            assert "\nmartlet_store_up 1\n" in page
        failed = [error.response for error in ledger.errors]
        for response in failed:
            assert response["ResponseMetadata"]["HTTPStatusCode"] >= 500
            assert response["Error"]["Code"] == "ServiceUnavailableException"
            message = response["Error"]["Message"]
            assert "sqlite" not in message.lower()
            assert str(disk.folder) not in message
        assert api.admin.admin_get_user(UserPoolId=pool, Username=user.username)["Enabled"]
        assert api.public.get_user(AccessToken=token)["Username"] == user.username
        ledger.check()
        disk.empty(server.process)
        assert eventually(server.is_ready), "the server finds out by itself that there is room"
        end, before = ledger.run(), ledger.writes
        assert eventually(lambda: ledger.writes > before + 20), "writes work again without a restart"
        end()
        assert api.make_user(pool).sub
        assert api.sign_in(client, user.username)
        ledger.check()
        assert server.stop() == 0
        assert store.damage(server) == []
    finally:
        server.kill()
