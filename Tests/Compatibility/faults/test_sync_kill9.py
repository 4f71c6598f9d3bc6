"""Updates of datasets under kill -9."""

import os
import threading
import time

import pytest
from botocore.exceptions import BotoCoreError, ClientError

from testkit.aws import boto_client
from testkit.sync import DEVELOPER, Device

ROUNDS = int(os.environ.get("KILL_ROUNDS", "100")) // 10
KEYS = [f"k{number}" for number in range(10)]


@pytest.mark.seconds(1800)
@pytest.mark.rows("SYNC-03", "SYNC-11")
def test_an_update_is_there_as_a_whole_or_not_at_all(new_server):
    server = new_server()
    server.start()
    pools = boto_client(server, signed=True, service="cognito-identity")
    pool = pools.create_identity_pool(
        IdentityPoolName="p", AllowUnauthenticatedIdentities=False, DeveloperProviderName=DEVELOPER)["IdentityPoolId"]
    identity = pools.get_open_id_token_for_developer_identity(
        IdentityPoolId=pool, Logins={DEVELOPER: "ann"})["IdentityId"]
    user = Device(boto_client(server, signed=True, service="cognito-sync"), pool, identity)
    acknowledged = 0
    for _ in range(ROUNDS):
        confirmed = []

        def write():
            while True:
                try:
                    count = user.list("notes")["DatasetSyncCount"]
                    written = user.write(
                        "notes", {key: str(count + 1) for key in KEYS}, {key: count for key in KEYS})
                    confirmed.append(written[0]["SyncCount"])
                except (BotoCoreError, ClientError):
                    return

        writer = threading.Thread(target=write)
        writer.start()
        end = time.monotonic() + 30
        while len(confirmed) < 5 and time.monotonic() < end:
            time.sleep(0.01)
        server.kill()
        writer.join(60)
        server.start()
        listed = user.list("notes")
        acknowledged = max([acknowledged, *confirmed])
        assert len(confirmed) >= 5
        assert acknowledged <= listed["DatasetSyncCount"] <= acknowledged + 1
        found = {record["Key"]: (record["Value"], record["SyncCount"]) for record in listed["Records"]}
        count = listed["DatasetSyncCount"]
        assert found == {key: (str(count), count) for key in KEYS}
        acknowledged = count
        usage = user.client.describe_identity_pool_usage(IdentityPoolId=pool)["IdentityPoolUsage"]
        stored = user.client.describe_identity_usage(**user.place)["IdentityUsage"]["DataStorage"]
        assert (usage["DataStorage"], usage["SyncSessionsCount"]) == (stored, count)
    assert server.stop() == 0
