"""Two nodes start with --dev on one empty store at the same time."""

import base64
import json
import os
import threading

from testkit.aws import boto_client
from testkit.postgres import new_database
from testkit.server import TestServer

ROUNDS = 4


def audit_of(node):
    """What the log of a node says of its first start."""
    lines = [json.loads(line) for line in node.log.read_text().splitlines() if line.startswith("{")]
    return [line for line in lines if line.get("requestId") == "first-start"]


def test_two_first_starts_make_the_demo_pools_once(scratch):
    """Both nodes serve the same pools, and both write the awsconfiguration.json of the first."""
    for turn in range(ROUNDS):
        database, key = new_database(), base64.b64encode(os.urandom(32)).decode()
        nodes = [
            TestServer(
                scratch / f"first-{turn}-{name}", database=database, arguments=["--log-level", "info"],
                environment={"MARTLET_SEALING_KEY": key})
            for name in ("one", "two")
        ]
        nodes[1].environment.update(nodes[0].root_key)
        nodes[1].access_key_id, nodes[1].secret_access_key = nodes[0].access_key_id, nodes[0].secret_access_key
        try:
            threads = [threading.Thread(target=node.start) for node in nodes]
            for thread in threads:
                thread.start()
            for thread in threads:
                thread.join(90)
            assert all(node.is_ready() for node in nodes)
            admin = boto_client(nodes[0], signed=True)
            pools = admin.list_user_pools(MaxResults=10)["UserPools"]
            assert sorted(pool["Name"] for pool in pools) == ["demo", "demo-email", "demo-phone"]
            pools.sort(key=lambda pool: pool["Name"])
            clients = admin.list_user_pool_clients(UserPoolId=pools[0]["Id"], MaxResults=10)["UserPoolClients"]
            assert sorted(client["ClientName"] for client in clients) == ["demo-app", "demo-server"]
            for node in nodes:
                told = json.loads((node.folder / "awsconfiguration.json").read_text())
                assert told["CognitoUserPool"]["Default"]["PoolId"] == pools[0]["Id"]
            assert [node.stop() for node in nodes] == [0, 0]
            audit = [record for node in nodes for record in audit_of(node)]
            made = sorted(record["userPoolId"] for record in audit)
            assert made == sorted(pool["Id"] for pool in pools), "one node made each pool"
            nodes[1].start()
            again = boto_client(nodes[1], signed=True).list_user_pools(MaxResults=10)["UserPools"]
            assert {pool["Id"] for pool in again} == {pool["Id"] for pool in pools}, "a later start makes no other"
        finally:
            for node in nodes:
                if node.process is not None:
                    node.kill()
