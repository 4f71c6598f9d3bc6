"""Sync on two servers with one store: what one writes is seen, told and streamed by both."""

import pytest

from testkit.aws import boto_client
from testkit.identities import IdentityAPI
from testkit.parallel import call_at_once, losses, winners
from testkit.polls import in_background, waiting
from testkit.roles import Roles
from testkit.streams import Kinesis, Stream
from testkit.sync import DEVELOPER, Device, SyncSite
from testkit.waiting import eventually


@pytest.fixture
def nodes(new_server, engine):
    """Two servers on one store."""
    if engine == "sqlite":
        pytest.skip("one folder belongs to one process")
    issuer = ["--public-url", "http://id.example.test"]
    one = new_server(arguments=issuer)
    two = new_server(share=one, arguments=issuer)
    two.environment.update(one.root_key)
    two.access_key_id, two.secret_access_key = one.access_key_id, one.secret_access_key
    for node in (one, two):
        node.start()
    return one, two


def at(server, device):
    """The same device, at another server."""
    client = boto_client(server, signed=True, service="cognito-sync", keys=device.keys)
    made = Device(client, device.pool, device.identity, device.name)
    made.keys = device.keys
    return made


def test_a_poll_on_one_server_learns_of_a_write_on_the_other(nodes):
    one, two = nodes
    here = SyncSite(IdentityAPI(one), Roles(one)).user()
    there = at(two, here)
    for count, change in enumerate(
            [lambda: here.write("prefs", {"a": "1"}), lambda: here.client.delete_dataset(**here.of("prefs"))]):
        response = in_background(lambda count=count: there.changes("prefs", since=count, wait=30))
        assert eventually(lambda: waiting(two) == 1)
        change()
        assert response().json() == {"DatasetSyncCount": count + 1}
        assert there.list("prefs")["DatasetExists"] is (count == 0)
    # A server that is killed takes its waiting requests along, and the other one's learn of later writes.
    response = in_background(lambda: there.changes("prefs", since=2, wait=30))
    assert eventually(lambda: waiting(two) == 1)
    one.kill()
    there.write("prefs", {"a": "2"})
    assert response().json() == {"DatasetSyncCount": 3}


@pytest.mark.rows("SYN-CFL-01", "SYN-MRG-01", "SYN-MRG-02", "SYNC-01")
def test_writers_on_both_servers_and_a_merge(nodes):
    """A record has one writer for each count, whichever server it asks."""
    one, two = nodes
    site = SyncSite(IdentityAPI(one), Roles(one))
    ann, bob = site.user("ann"), site.user("bob")
    ann.write("prefs", {"score": "0"})
    for count in range(1, 6):
        session = ann.list("prefs")["SyncSessionToken"]
        results = call_at_once(*[
            lambda device=device, number=number: device.write(
                "prefs", {"score": str(number)}, {"score": count}, session=session)
            for number in range(8) for device in (ann, at(two, ann))])
        assert len(winners(results)) == 1, results
        assert losses(results) == {"ResourceConflictException": 15}, results
    at(two, bob).write("prefs", {"b": "bob's"})
    IdentityAPI(two).admin.merge_developer_identities(
        IdentityPoolId=site.pool, DeveloperProviderName=DEVELOPER, SourceUserIdentifier="bob",
        DestinationUserIdentifier="ann")
    for device in (ann, at(two, ann)):
        assert device.list("prefs")["MergedDatasetNames"] == [f"prefs.{bob.identity}"]
        assert device.values(f"prefs.{bob.identity}") == {"b": "bob's"}
    usages = [
        boto_client(node, signed=True, service="cognito-sync").describe_identity_pool_usage(IdentityPoolId=site.pool)
        for node in nodes]
    assert usages[0]["IdentityPoolUsage"] == usages[1]["IdentityPoolUsage"]


@pytest.mark.rows("STR-REC-01", "SYNC-12")
def test_streams_of_two_servers(nodes, tmp_path):
    """Writes on both arrive once and in order, also if one of them is killed."""
    one, two = nodes
    kinesis = Kinesis()
    try:
        roles = Roles(one)
        site = SyncSite(IdentityAPI(one), roles)
        stream = Stream(site, roles, kinesis, tmp_path)
        stream.enable()
        users = [site.user() for _ in range(4)]
        for number in range(10):
            for user in users:
                (user if number % 2 else at(two, user)).write("prefs", {f"k{number}": "v"})
        assert eventually(lambda: all(
            stream.counts()[user.identity, "prefs"] == list(range(1, 11)) for user in users), within=120)
        one.kill()
        for user in users:
            at(two, user).write("prefs", {"last": "v"})
        # A queue that the killed server had taken is free after a minute.
        assert eventually(lambda: all(
            11 in stream.counts()[user.identity, "prefs"] for user in users), within=180)
    finally:
        kinesis.close()
