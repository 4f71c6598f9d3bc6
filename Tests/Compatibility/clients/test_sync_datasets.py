"""Datasets that follow users between devices: cognito-sync through boto3, with credentials of identity pools."""

import datetime
import json

import pytest
import requests

from testkit.aws import boto_client, refused
from testkit.server import ROOT
from testkit.sync import DEVELOPER, SyncSite


@pytest.fixture
def site(identities, roles):
    return SyncSite(identities, roles)


@pytest.mark.rows(
    "SYN-OVR-02", "SYN-OVR-04", "SYN-DAT-01", "SYN-DAT-05", "SYN-DAT-08", "SYN-DAT-09", "SYN-SNC-01", "UP-GEN-01",
    "MOD-SYN-11", "MOD-SYN-17")
def test_two_devices_of_a_user_see_each_others_changes(site):
    phone, tablet = (site.user("ann") for _ in range(2))
    assert phone.identity == tablet.identity
    first = phone.list("prefs", LastSyncCount=0, MaxResults=1024)
    assert first["DatasetExists"] is False
    assert first["DatasetSyncCount"] == 0
    assert first["Records"] == []
    changed = datetime.datetime(2026, 1, 2, 3, 4, 5, tzinfo=datetime.timezone.utc)
    written = phone.client.update_records(
        **phone.of("prefs"), SyncSessionToken=first["SyncSessionToken"], DeviceId="phone", ClientContext="e30=",
        RecordPatches=[{
            "Key": "colour", "Value": "bleu \N{SNOWMAN}", "Op": "replace", "SyncCount": 0,
            "DeviceLastModifiedDate": changed}])["Records"]
    assert [(record["Key"], record["SyncCount"]) for record in written] == [("colour", 1)]
    seen = tablet.list("prefs", LastSyncCount=0)
    record, = seen["Records"]
    assert record["Value"] == "bleu \N{SNOWMAN}"
    assert record["LastModifiedBy"] == seen["LastModifiedBy"] == "phone"
    assert record["DeviceLastModifiedDate"] == changed
    assert abs(record["LastModifiedDate"].timestamp() - datetime.datetime.now().timestamp()) < 600
    assert seen["DatasetSyncCount"] == 1
    assert seen["Count"] == 1
    tablet.write("prefs", {"size": "12"})
    tablet.write("prefs", {"colour": None}, {"colour": 1})
    since = phone.list("prefs", LastSyncCount=1)
    assert [(record["Key"], record.get("Value"), record["SyncCount"]) for record in since["Records"]] == [
        ("size", "12", 2), ("colour", None, 3)]
    assert phone.values("prefs") == {"size": "12"}
    assert phone.list("prefs", LastSyncCount=3)["Records"] == []


@pytest.mark.rows("SYN-CFL-01", "MOD-FACT-12", "MOD-FACT-19", "SYNC-03")
def test_a_stale_patch_refuses_the_whole_update(site):
    user = site.user()
    user.write("prefs", {"a": "1", "b": "2"})
    for stale in ("a", "b"):
        with refused("ResourceConflictException", f"Current SyncCount for: {stale}", status=409):
            user.write("prefs", {"a": "x", "b": "y"}, {"a": 1, "b": 1, stale: 0})
    assert user.values("prefs") == {"a": "1", "b": "2"}
    with refused("InvalidParameterException"):
        user.write("prefs", {"a": "x"}, {"a": 1}, session=user.list("other")["SyncSessionToken"])


@pytest.mark.rows("SYN-DAT-07", "SYN-DEL-01", "MOD-FACT-14", "MOD-SYN-02", "MOD-SYN-03", "MOD-SYN-05", "MOD-SYN-09")
def test_a_deleted_dataset_is_told_and_counted(site):
    user = site.user()
    user.write("prefs", {"key": "value"})
    user.write("more", {"k": "v"})
    listed = user.client.list_datasets(**user.place)
    assert [dataset["DatasetName"] for dataset in listed["Datasets"]] == ["more", "prefs"]
    assert listed["Count"] == 2
    dataset = user.client.describe_dataset(**user.of("prefs"))["Dataset"]
    assert (dataset["NumRecords"], dataset["DataStorage"], dataset["IdentityId"]) == (1, 8, user.identity)
    usage = user.client.describe_identity_usage(**user.place)["IdentityUsage"]
    assert (usage["DatasetCount"], usage["DataStorage"]) == (2, 10)
    deleted = user.client.delete_dataset(**user.of("prefs"))["Dataset"]
    assert deleted["NumRecords"] == 1
    told = user.list("prefs", LastSyncCount=1)
    assert told["DatasetExists"] is False
    assert told["DatasetDeletedAfterRequestedSyncCount"] is True
    with refused("ResourceNotFoundException", status=404):
        user.client.describe_dataset(**user.of("prefs"))
    with refused("ResourceNotFoundException", status=404):
        user.client.delete_dataset(**user.of("prefs"))
    assert user.client.describe_identity_usage(**user.place)["IdentityUsage"]["DataStorage"] == 2


@pytest.mark.rows("MOD-SYN-09", "MOD-SYN-11", "MOD-FACT-18")
def test_pages_of_records_and_datasets(site):
    user = site.user()
    for number in range(5):
        user.write(f"d{number}", {"k": "v"})
        user.write("records", {f"k{number}": "v"})
    names, token = [], {}
    while True:
        page = user.client.list_datasets(**user.place, MaxResults=2, **token)
        names += [dataset["DatasetName"] for dataset in page["Datasets"]]
        if "NextToken" not in page:
            break
        token = {"NextToken": page["NextToken"]}
    assert names == ["d0", "d1", "d2", "d3", "d4", "records"]
    first = user.list("records", MaxResults=3)
    second = user.list("records", MaxResults=3, NextToken=first["NextToken"])
    keys = [record["Key"] for page in (first, second) for record in page["Records"]]
    assert keys == [f"k{number}" for number in range(5)]
    assert "NextToken" not in second


@pytest.mark.rows("SYN-DAT-02", "SYN-DAT-03", "SYN-DAT-09", "SYNC-04", "LIM-SOFT-09", "LIM-SOFT-10", "LIM-SOFT-11")
def test_limits_of_datasets(site):
    user = site.user()
    for number in range(20):
        user.write(f"d{number}", {"k": "v"})
    with refused("LimitExceededException", "20 datasets"):
        user.write("one-more", {"k": "v"})
    half = "x" * (512 * 1024 - 1)
    user.write("d0", {"a": half})
    with refused("LimitExceededException", "1048576 bytes"):
        user.write("d0", {"b": half})
    user.write("d1", {f"k{number}": "v" for number in range(1023)})
    with refused("LimitExceededException", "1024 records"):
        user.write("d1", {"one-more": "v"})
    unchecked = boto_client(site.server, signed=True, checked=False, service="cognito-sync")
    developer = site.developer(user.identity)
    developer.client = unchecked
    for key in ("", "k" * 1025):
        with refused("InvalidParameterException"):
            developer.write("d2", {key: "v"})
    user.write("d2", {"k" * 1024: "v"})


@pytest.mark.rows("LIM-FED-06")
def test_a_name_has_at_most_128_bytes(site):
    user = site.user()
    longest = "n" * 128
    user.write(longest, {"k": "v"})
    assert user.values(longest) == {"k": "v"}
    developer = site.developer(user.identity)
    developer.client = boto_client(site.server, signed=True, checked=False, service="cognito-sync")
    for name in ("n" * 129, "\N{LATIN SMALL LETTER E WITH ACUTE}" * 65):
        with refused("InvalidParameterException"):
            developer.list(name)
    assert [found["DatasetName"] for found in user.client.list_datasets(**user.place)["Datasets"]] == [longest]


@pytest.mark.rows("MOD-SYN-04", "MOD-SYN-10", "CT-SYN-02", "CT-SYN-06", "SYN-MRG-03")
def test_what_pools_use(site):
    one, two = site.user(), site.user()
    one.write("prefs", {"key": "value"})
    two.write("prefs", {"k": "v"})
    usage = site.admin.describe_identity_pool_usage(IdentityPoolId=site.pool)["IdentityPoolUsage"]
    assert (usage["DataStorage"], usage["SyncSessionsCount"]) == (10, 2)
    found, token = [], {}
    while site.pool not in found:
        page = site.admin.list_identity_pool_usage(MaxResults=10, **token)
        found += [pool["IdentityPoolId"] for pool in page["IdentityPoolUsages"]]
        token = {"NextToken": page["NextToken"]} if "NextToken" in page else {}
        assert token or site.pool in found
    site.identities.admin.delete_identities(IdentityIdsToDelete=[one.identity])
    usage = site.admin.describe_identity_pool_usage(IdentityPoolId=site.pool)["IdentityPoolUsage"]
    assert usage["DataStorage"] == 2
    site.identities.admin.delete_identity_pool(IdentityPoolId=site.pool)
    with refused("ResourceNotFoundException", status=404):
        site.admin.describe_identity_pool_usage(IdentityPoolId=site.pool)


@pytest.mark.rows("SYN-MRG-01", "SYN-MRG-02", "SYN-MRG-04", "POOL-GOD-08")
def test_datasets_follow_identities_that_merge(site):
    ann, bob = site.user(), site.user()
    ann.write("prefs", {"a": "ann's"})
    bob.write("prefs", {"a": "bob's"})
    merged = site.identities.admin.merge_developer_identities(
        IdentityPoolId=site.pool, DeveloperProviderName=DEVELOPER, SourceUserIdentifier=bob.name,
        DestinationUserIdentifier=ann.name)["IdentityId"]
    assert merged == ann.identity
    with refused("NotAuthorizedException", status=403):
        bob.list("prefs")
    copy = f"prefs.{bob.identity}"
    assert ann.list("prefs")["MergedDatasetNames"] == [copy]
    assert ann.values(copy) == {"a": "bob's"}
    assert ann.values("prefs") == {"a": "ann's"}
    ann.client.delete_dataset(**ann.of(copy))
    assert ann.list("prefs")["MergedDatasetNames"] == []


@pytest.mark.rows("SYN-MRG-01", "POOL-LNK-04")
def test_a_guests_datasets_follow_into_the_users(identities, roles):
    client, user = identities.app()
    site = SyncSite(identities, roles, CognitoIdentityProviders=[
        {"ProviderName": identities.provider(client), "ClientId": client.id}])
    logins = identities.logins(client, user)
    known = site.holder(identities.public.get_id(IdentityPoolId=site.pool, Logins=logins)["IdentityId"], logins)
    guest = site.guest()
    guest.write("prefs", {"seen": "yes"})
    signed_in = site.holder(guest.identity, logins)
    assert signed_in.identity == known.identity
    assert known.list("prefs")["MergedDatasetNames"] == [f"prefs.{guest.identity}"]
    assert known.values(f"prefs.{guest.identity}") == {"seen": "yes"}
    # A guest who signs in for the first time keeps the identity, and the datasets with it.
    other = site.guest()
    other.write("prefs", {"seen": "no"})
    fresh = identities.logins(client, identities.users.make_user(client.pool))
    assert site.holder(other.identity, fresh).values("prefs") == {"seen": "no"}


@pytest.mark.rows("STR-CFG-06")
def test_a_disabled_stream_needs_no_target(site):
    streams = {"StreamName": "s", "StreamingStatus": "DISABLED"}
    site.admin.set_identity_pool_configuration(IdentityPoolId=site.pool, CognitoStreams=streams)
    assert site.admin.get_identity_pool_configuration(IdentityPoolId=site.pool)["CognitoStreams"] == streams


@pytest.mark.one_engine
@pytest.mark.rows("HIST-GEN-03")
def test_the_apis_version_and_every_path_are_the_sdks(site):
    """What boto3 knows of the API is what the server was built from."""
    model = json.loads((ROOT / "Model/cognito-sync.json").read_text())
    known = site.admin.meta.service_model
    assert model["apiVersion"] == known.api_version == "2014-06-30"
    assert set(model["operations"]) == set(known.operation_names)
    for name in known.operation_names:
        assert model["operations"][name]["http"]["requestUri"] == known.operation_model(name).http["requestUri"]


@pytest.mark.one_engine
@pytest.mark.rows("WIRE-22")
def test_scripts_of_other_origins_may_call_every_path(site):
    user = site.user()
    path = f"{site.server.url}/identitypools/{site.pool.replace(':', '%3A')}"
    dataset = f"{path}/identities/{user.identity.replace(':', '%3A')}/datasets/prefs"
    origin = {"Origin": "https://app.example.com"}
    for url in (path, dataset, dataset + "/records"):
        asked = {**origin, "Access-Control-Request-Method": "GET",
                 "Access-Control-Request-Headers": "authorization,x-amz-date,x-amz-security-token"}
        response = requests.options(url, headers=asked, timeout=60)
        assert response.ok
        assert response.headers["Access-Control-Allow-Origin"] == "*"
        assert "GET" in response.headers["Access-Control-Allow-Methods"]
        unsigned = requests.get(url, headers=origin, timeout=60)
        assert unsigned.headers["x-amzn-ErrorType"] == "MissingAuthenticationTokenException:"
        assert unsigned.headers["Access-Control-Allow-Origin"] == "*"
    assert requests.get(path + "/nowhere", headers=origin, timeout=60).status_code == 404
