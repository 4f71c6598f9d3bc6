"""Two devices that edit one dataset, online and offline, while the server is killed."""

import os

import pytest

from testkit.edits import TwoDevices

EDITS = int(os.environ.get("SYNC_EDITS", "600"))


@pytest.mark.seconds(1800)
@pytest.mark.rows("SYN-OVR-04", "SYN-CFL-01", "SYNC-01", "SYNC-03", "SYNC-11")
def test_two_devices_converge_and_lose_nothing(new_server, engine):
    server = new_server()
    server.start()
    devices = TwoDevices(server, seed=engine)
    assert devices.run(EDITS) == []
    assert devices.kills > 0, devices.summary
    assert devices.ledger.confirmed > 20, devices.summary
    assert server.stop() == 0
    print(f"{engine}: {devices.summary}")
