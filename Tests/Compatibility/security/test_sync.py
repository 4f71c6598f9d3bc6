"""Sync against callers who reach for what is not theirs: two users with real credentials, policies, tokens."""

import json
import urllib.parse

import pytest
import requests
from botocore import xform_name

from testkit.aws import Wire, boto_client, forged, refused
from testkit.parallel import call_at_once, losses, winners
from testkit.roles import allow, deny
from testkit.server import ACCOUNT, REGION, ROOT, not_built
from testkit.sync import ARN, OWN, VARIABLES, Device, SyncSite


@pytest.fixture
def site(identities, roles):
    return SyncSite(identities, roles)


@pytest.mark.rows("SYNC-05", "PERM-ARN-03", "PERM-ARN-04", "POOL-ROL-04")
def test_a_user_reaches_own_datasets_and_no_others(site):
    ann, bob = site.user(), site.user()
    bob.write("prefs", {"secret": "bob's"})
    thief = Device(ann.client, site.pool, bob.identity)
    session = site.developer(bob.identity).list("prefs")["SyncSessionToken"]
    for call in (
        lambda: thief.list("prefs"),
        lambda: thief.write("prefs", {"secret": "x"}, {"secret": 1}, session=session),
        lambda: thief.client.delete_dataset(**thief.of("prefs")),
        lambda: thief.client.describe_dataset(**thief.of("prefs")),
        lambda: thief.client.list_datasets(**thief.place),
        lambda: thief.client.describe_identity_usage(**thief.place),
        lambda: thief.client.register_device(**thief.place, Platform="GCM", Token="t"),
        lambda: thief.client.subscribe_to_dataset(**thief.of("prefs"), DeviceId="d"),
        lambda: thief.client.unsubscribe_from_dataset(**thief.of("prefs"), DeviceId="d"),
    ):
        with refused("AccessDeniedException", f"identitypool/{site.pool}/identity/{bob.identity}"):
            call()
    assert bob.values("prefs") == {"secret": "bob's"}
    # Another pool's user does not come further, nor does the identity of another pool.
    other = site.identities.make_pool()
    with refused("AccessDeniedException"):
        Device(ann.client, other, ann.identity).list("prefs")
    with refused("NotAuthorizedException", status=403):
        Device(site.admin, other, bob.identity).list("prefs")
    with refused("ResourceNotFoundException", status=404):
        site.admin.describe_dataset(IdentityPoolId=other, IdentityId=bob.identity, DatasetName="prefs")


@pytest.mark.rows("POOL-ROL-04", "POOL-OVR-09", "PERM-POL-02", "PERM-ARN-03")
def test_the_guides_policy_names_datasets_and_not_the_identity(identities, roles):
    site = SyncSite(identities, roles, [allow("cognito-sync:*", f"{ARN}{VARIABLES}/*")])
    user = site.user()
    user.write("prefs", {"k": "v"})
    assert user.values("prefs") == {"k": "v"}
    with refused("AccessDeniedException", "cognito-sync:ListDatasets"):
        user.client.list_datasets(**user.place)


@pytest.mark.rows("PERM-POL-03", "PERM-ARN-04", "POOL-ROL-05")
def test_a_policy_may_name_one_dataset_of_everybody(identities, roles):
    shared = f"{ARN}*/identity/*/dataset/shared"
    site = SyncSite(identities, roles, [*OWN, allow("cognito-sync:ListRecords", shared),
                                       deny("cognito-sync:DeleteDataset", f"{ARN}*/dataset/kept")])
    ann, bob = site.user(), site.user()
    bob.write("shared", {"k": "bob's"})
    bob.write("kept", {"k": "bob's"})
    assert Device(ann.client, site.pool, bob.identity).values("shared") == {"k": "bob's"}
    with refused("AccessDeniedException"):
        Device(ann.client, site.pool, bob.identity).list("kept")
    with refused("AccessDeniedException", "with an explicit deny"):
        bob.client.delete_dataset(**bob.of("kept"))


@pytest.mark.rows(
    "MOD-FACT-17", "CT-SYN-02", "CT-SYN-04", "CT-SYN-05", "CT-SYN-06", "CT-SYN-07", "CT-SYN-08", "EVT-CFG-03")
def test_users_of_pools_are_no_developers(identities, roles):
    site = SyncSite(identities, roles, [allow("*")])
    client = site.user().client
    pool = {"IdentityPoolId": site.pool}
    for call in (
        lambda: client.list_identity_pool_usage(), lambda: client.describe_identity_pool_usage(**pool),
        lambda: client.get_identity_pool_configuration(**pool), lambda: client.get_cognito_events(**pool),
        lambda: client.set_identity_pool_configuration(**pool),
        lambda: client.set_cognito_events(**pool, Events={"SyncTrigger": ""}),
    ):
        with refused("NotAuthorizedException", status=403):
            call()


@pytest.mark.rows("MOD-FACT-17", "SYNC-05")
def test_devices_are_registered_by_users_only(site):
    user = site.user()
    admin = site.developer(user.identity)
    for call in (
        lambda: admin.client.register_device(**admin.place, Platform="GCM", Token="t"),
        lambda: admin.client.subscribe_to_dataset(**admin.of("prefs"), DeviceId="d"),
        lambda: admin.client.unsubscribe_from_dataset(**admin.of("prefs"), DeviceId="d"),
    ):
        with refused("NotAuthorizedException", "Only credentials of an identity pool", status=403):
            call()


@pytest.mark.rows("PERM-ARN-03", "PERM-ARN-04")
def test_a_policy_may_keep_devices_to_one_dataset(identities, roles):
    site = SyncSite(identities, roles, [
        *OWN, deny("cognito-sync:SubscribeToDataset", f"{ARN}*/dataset/quiet"),
        deny("cognito-sync:RegisterDevice", f"{ARN}{VARIABLES}")])
    user = site.user()
    with refused("AccessDeniedException", "cognito-sync:RegisterDevice"):
        user.client.register_device(**user.place, Platform="GCM", Token="t")
    with refused("AccessDeniedException", "cognito-sync:SubscribeToDataset"):
        user.client.subscribe_to_dataset(**user.of("quiet"), DeviceId="d")
    with refused("InvalidConfigurationException"):
        user.client.subscribe_to_dataset(**user.of("prefs"), DeviceId="d")


@pytest.mark.rows("PERM-ARN-02", "PERM-POL-01", "PERM-POL-02", "PERM-MGD-06")
def test_administrators_by_their_policies(site, roles):
    user = site.user()
    user.write("prefs", {"k": "v"})
    pool = f"{ARN}{site.pool}"
    literal = roles.client_of_user(roles.make_user(allow("cognito-sync:*", pool)), "cognito-sync")
    whole = roles.client_of_user(roles.make_user(allow("cognito-sync:*", pool + "*")), "cognito-sync")
    assert literal.describe_identity_pool_usage(IdentityPoolId=site.pool)["IdentityPoolUsage"]["DataStorage"] == 2
    with refused("AccessDeniedException"):
        Device(literal, site.pool, user.identity).list("prefs")
    assert Device(whole, site.pool, user.identity).values("prefs") == {"k": "v"}
    function = f"arn:aws:lambda:{REGION}:{ACCOUNT}:function:sync"
    with refused("AccessDeniedException", "lambda:InvokeFunction"):
        whole.set_cognito_events(IdentityPoolId=site.pool, Events={"SyncTrigger": function})
    with refused("AccessDeniedException", "iam:PassRole"):
        whole.set_identity_pool_configuration(IdentityPoolId=site.pool, CognitoStreams={
            "StreamName": "s", "RoleArn": f"arn:aws:iam::{ACCOUNT}:role/streams", "StreamingStatus": "DISABLED"})
    with refused("AccessDeniedException", "iam:PassRole"):
        whole.set_identity_pool_configuration(IdentityPoolId=site.pool, PushSync={
            "ApplicationArns": [f"arn:aws:sns:{REGION}:{ACCOUNT}:app/GCM/notes"],
            "RoleArn": f"arn:aws:iam::{ACCOUNT}:role/push"})


@pytest.mark.rows("SYNC-05", "PERM-MGD-06")
def test_nothing_without_a_signature_for_sync(site):
    user = site.user()
    unsigned = boto_client(site.server, signed=False, service="cognito-sync")
    with refused("MissingAuthenticationTokenException"):
        Device(unsigned, site.pool, user.identity).list("prefs")
    path = f"/identitypools/{site.pool.replace(':', '%3A')}"
    wire = Wire(site.server)

    def get(sent, **signing):
        headers = wire.sign(b"", {}, method="GET", **{"path": sent, "service": "cognito-sync", **signing})
        return requests.get(site.server.url + sent, headers=headers, timeout=60)

    assert get(path).status_code == 200
    assert get(path, service="cognito-identity").headers["x-amzn-ErrorType"] == "InvalidSignatureException:"
    assert get(path, path=path + "x").headers["x-amzn-ErrorType"] == "InvalidSignatureException:"


@pytest.mark.one_engine
@pytest.mark.rows("PERM-UUP-22", "SYNC-05")
def test_every_operation_of_sync_requires_a_signature(site):
    """Whatever else is in the request, or is missing."""
    user = site.user()
    model = json.loads((ROOT / "Model/cognito-sync.json").read_text())["operations"]
    routes = [operation["http"] for name, operation in model.items() if name not in not_built("cognito-sync")]
    changes = "/identitypools/{IdentityPoolId}/identities/{IdentityId}/datasets/{DatasetName}/changes?since=0"
    routes.append({"method": "GET", "requestUri": changes})
    names = {"IdentityPoolId": site.pool, "IdentityId": user.identity, "DatasetName": "d", "DeviceId": "d"}
    quoted = {name: urllib.parse.quote(value, safe="") for name, value in names.items()}
    assert len(routes) >= 15
    for route in routes:
        url = site.server.url + route["requestUri"].format(**quoted)
        for body in (b"", b"{}", b"{", b"\xff"):
            response = requests.request(
                route["method"], url, data=body, headers={"Content-Type": "application/json"}, timeout=60)
            assert response.status_code == 400, (route, response.text)
            assert response.headers["x-amzn-ErrorType"] == "MissingAuthenticationTokenException:", route


@pytest.mark.rows("SYNC-06", "SYNC-07")
def test_session_tokens_and_pages_of_others(site):
    ann, bob = site.user(), site.user()
    for number in range(3):
        ann.write("prefs", {f"k{number}": "v"})
    page = ann.list("prefs", MaxResults=1)
    session, token = page["SyncSessionToken"], page["NextToken"]
    with refused("InvalidParameterException"):
        bob.write("prefs", {"k": "v"}, session=session)
    for changed in (forged(session), session[1:], "A" * 8192, "' OR 1=1 --"):
        with refused("InvalidParameterException"):
            ann.write("prefs", {"k": "v"}, session=changed)
    for reader, dataset, more in [(bob, "prefs", {}), (ann, "other", {}), (ann, "prefs", {"LastSyncCount": 1})]:
        with refused("InvalidParameterException"):
            reader.list(dataset, MaxResults=1, NextToken=token, **more)
    with refused("InvalidParameterException"):
        ann.list("prefs", LastSyncCount=-1)


@pytest.mark.rows("SYNC-01", "SYNC-04")
def test_of_many_writers_of_one_count_one_wins(site):
    user = site.user()
    user.write("prefs", {"score": "0"})
    for count in range(1, 11):
        session = user.list("prefs")["SyncSessionToken"]
        results = call_at_once(*[
            lambda number=number: user.write("prefs", {"score": str(number)}, {"score": count}, session=session)
            for number in range(32)])
        assert len(winners(results)) == 1, results
        assert losses(results) == {"ResourceConflictException": 31}, results
    assert user.list("prefs")["DatasetSyncCount"] == 11


@pytest.mark.rows("SYNC-10")
def test_keys_are_bytes(site):
    user = site.user()
    accents = ["caf\N{LATIN SMALL LETTER E WITH ACUTE}", "cafe\N{COMBINING ACUTE ACCENT}"]
    keys = ["../../etc", *accents, "Key", "key", "%2e", "k'--"]
    for key in keys:
        user.write("prefs", {key: key})
    assert user.values("prefs") == {key: key for key in keys}
    with refused("SerializationException"):
        user.write("prefs", {"a\0b": "x"})
