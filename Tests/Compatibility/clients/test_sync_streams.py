"""Streams of changes: to moto's Kinesis, and to a hook."""

import json
import time

import pytest
import requests

from testkit.aws import refused
from testkit.roles import allow
from testkit.server import ACCOUNT, REGION
from testkit.streams import TRUST, Kinesis, Stream
from testkit.sync import SyncSite
from testkit.targets import Hook, trigger
from testkit.waiting import eventually


@pytest.fixture(scope="module")
def kinesis():
    made = Kinesis()
    yield made
    made.close()


@pytest.fixture
def site(identities, roles):
    return SyncSite(identities, roles)


@pytest.fixture
def stream(site, roles, kinesis, tmp_path):
    return Stream(site, roles, kinesis, tmp_path)


@pytest.mark.rows(
    "STR-CFG-01", "STR-CFG-02", "STR-CFG-06", "STR-CFG-07", "STR-REC-01", "STR-REC-05", "STR-REC-09", "STR-REC-14",
    "CT-SYN-05", "CT-SYN-08")
def test_each_update_arrives_at_kinesis(site, stream):
    ann, bob = site.user(), site.user()
    ann.write("prefs", {"before": "1"})
    assert stream.enable()["StreamingStatus"] == "ENABLED"
    began = time.time() * 1000
    ann.write("prefs", {"colour": "bleu \N{SNOWMAN}", "before": None}, {"before": 1})
    for number in range(5):
        ann.write("prefs", {"n": str(number)}, {"n": 0 if number == 0 else number + 2})
        bob.write("notes", {"n": str(number)}, {"n": number})
    bob.client.delete_dataset(**bob.of("notes"))
    assert eventually(lambda: len(stream.records) == 12)
    assert stream.counts() == {(ann.identity, "prefs"): [2, 3, 4, 5, 6, 7], (bob.identity, "notes"): [1, 2, 3, 4, 5, 6]}
    first = next(record for key, record in stream.records if key == ann.identity)
    assert {name: first[name] for name in ("identityPoolId", "operation", "payloadType")} == {
        "identityPoolId": site.pool, "operation": "replace", "payloadType": "Inline"}
    assert abs(first["lastModifiedDate"] - began) < 600_000
    colour, before = first["kinesisSyncRecords"]
    assert [colour[name] for name in ("key", "value", "syncCount", "op")] == [
        "colour", "bleu \N{SNOWMAN}", 2, "replace"]
    assert (before["key"], before["op"]) == ("before", "remove")
    assert "value" not in before
    assert [record for key, record in stream.records if key == bob.identity][-1]["operation"] == "remove"
    assert not stream.kinesis.refused


@pytest.mark.rows("STR-REC-12", "STR-REC-13", "STR-REC-15")
def test_long_updates_have_an_address(site, stream):
    stream.enable()
    user = site.user()
    user.write("prefs", {"long": "\N{SNOWMAN}" * 20_000})
    assert eventually(lambda: stream.records)
    (_, record), = stream.records
    url = record["kinesisSyncRecordsURL"]
    assert record["payloadType"] == "S3Url"
    assert "kinesisSyncRecords" not in record
    response = requests.get(url, timeout=60)
    assert response.status_code == 200
    assert response.headers["Content-Type"] == "application/json"
    assert response.json()[0]["value"] == "\N{SNOWMAN}" * 20_000
    head, _, signature = url.rpartition("=")
    later = url.replace("expires=1", "expires=2")
    assert later != url
    for wrong in (head, f"{head}={signature[::-1]}", f"{head}={signature.upper()}", later,
                  url.replace(user.identity.replace(":", "%3A"), site.user().identity.replace(":", "%3A"))):
        refusal = requests.get(wrong, timeout=60)
        assert refusal.status_code == 403
        assert "value" not in refusal.text


@pytest.mark.rows("STR-FAIL-01", "STR-FAIL-02")
def test_a_deleted_stream_disables_streaming(site, stream):
    stream.enable()
    user = site.user()
    stream.kinesis.client.delete_stream(StreamName=stream.name)
    user.write("prefs", {"a": "1"})
    assert eventually(lambda: stream.status == "DISABLED")
    assert eventually(lambda: "stream disabled" in site.server.tail(2000)), "the log is written after the commit"
    stream.kinesis.client.create_stream(StreamName=stream.name, ShardCount=1)
    user.write("prefs", {"b": "2"})
    stream.enable()
    user.write("prefs", {"c": "3"})
    assert eventually(lambda: len(stream.records) == 2)
    assert [record["syncCount"] for _, record in stream.records] == [1, 3]


@pytest.mark.rows("STR-CFG-02", "STR-FAIL-01")
def test_a_role_that_cannot_be_used(site, stream, roles):
    name = stream.role.split("/")[1]
    roles.iam.put_role_policy(RoleName=name, PolicyName="own", PolicyDocument=json.dumps(
        {"Version": "2012-10-17", "Statement": [allow("kinesis:PutRecord", stream.arn + "s")]}))
    with refused("InvalidParameterException", "RoleArn: The role does not allow kinesis:PutRecord"):
        stream.enable()
    roles.iam.put_role_policy(RoleName=name, PolicyName="own", PolicyDocument=json.dumps(
        {"Version": "2012-10-17", "Statement": [allow("kinesis:*")]}))
    assert eventually(lambda: stream.enable())
    roles.iam.update_assume_role_policy(RoleName=name, PolicyDocument=TRUST.replace("-sync", "-idp"))
    site.user().write("prefs", {"a": "1"})
    assert eventually(lambda: stream.status == "DISABLED")
    with refused("InvalidParameterException", "RoleArn: The role cannot be assumed by cognito-sync.amazonaws.com"):
        stream.enable()


@pytest.mark.one_engine
@pytest.mark.rows("STR-CFG-01", "TRG-13")
def test_a_hook_gets_signed_records(site, roles):
    name = "hooked"
    arn = f"arn:aws:kinesis:{REGION}:{ACCOUNT}:stream/{name}"
    failures = [503, 500]
    hook = Hook(site.server, lambda _: (failures.pop() if failures else 200, {}))
    hook.secret = trigger(site.server, "add", arn, "--hook", hook.url).split("secret")[1].strip()
    try:
        role = roles.make(TRUST, allow("kinesis:PutRecord", arn))
        site.admin.set_identity_pool_configuration(IdentityPoolId=site.pool, CognitoStreams={
            "StreamName": name, "RoleArn": role, "StreamingStatus": "ENABLED"})
        user = site.user()
        user.write("prefs", {"a": "1"})
        assert eventually(lambda: len(hook.received) == 3)
        assert len({received.headers["webhook-id"] for received in hook.received}) == 1
        assert hook.received[0].event == hook.received[2].event
        hook.check(hook.received[-1])
        assert hook.received[-1].event["identityId"] == user.identity
    finally:
        hook.close()
        trigger(site.server, "remove", arn)


@pytest.mark.rows(
    "STR-BLK-01", "STR-BLK-02", "STR-BLK-04", "STR-BLK-05", "STR-BLK-06", "MOD-SYN-01", "MOD-SYN-06", "CT-SYN-01",
    "CT-SYN-03")
def test_all_data_of_a_pool_are_published(site, stream):
    pool = {"IdentityPoolId": site.pool}
    users = [site.user() for _ in range(12)]
    for user in users:
        for name in ("one", "two"):
            user.write(name, {"k": user.identity})
    assert site.admin.get_bulk_publish_details(**pool)["BulkPublishStatus"] == "NOT_STARTED"
    with refused("InvalidParameterException"):
        site.admin.bulk_publish(**pool)
    stream.enable()
    stream.kinesis.down()
    try:
        assert site.admin.bulk_publish(**pool)["IdentityPoolId"] == site.pool
        assert site.admin.get_bulk_publish_details(**pool)["BulkPublishStatus"] == "IN_PROGRESS"
        with refused("DuplicateRequestException"):
            site.admin.bulk_publish(**pool)
    finally:
        stream.kinesis.up()
    assert eventually(
        lambda: site.admin.get_bulk_publish_details(**pool)["BulkPublishStatus"] == "SUCCEEDED", within=300)
    assert set(stream.counts()) == {(user.identity, name) for user in users for name in ("one", "two")}
    details = site.admin.get_bulk_publish_details(**pool)
    assert details["BulkPublishStartTime"] <= details["BulkPublishCompleteTime"]
    with refused("AlreadyStreamedException"):
        site.admin.bulk_publish(**pool)
