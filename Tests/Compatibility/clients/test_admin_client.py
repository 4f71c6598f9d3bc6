"""The signed calls of the admin port, and the commands that send them to a running server."""

import json
import re
import socket

import pytest
import requests
from botocore.auth import SigV4Auth
from botocore.awsrequest import AWSRequest
from botocore.credentials import Credentials

from testkit import store, tokens
from testkit.aws import JSON, boto_client, refused
from testkit.cognito import CognitoAPI
from testkit.server import REGION, run_martlet
from testkit.waiting import eventually

CALLS = {
    "CreateAccessKey": {"description": "for a walk"}, "ListAccessKeys": {},
    "DeleteAccessKey": {"id": "AKIANOTTHERE00000000"}, "RotateSigningKeys": {"pool": f"{REGION}_ZZZZZZZZZ"},
    "ListPools": {}, "CreateRecoveryCodes": {"pool": f"{REGION}_ZZZZZZZZZ", "username": "nobody"},
    "GetRecoveryCodeCount": {"pool": f"{REGION}_ZZZZZZZZZ", "username": "nobody"},
    "ResetSecondFactors": {"pool": f"{REGION}_ZZZZZZZZZ", "username": "nobody"},
    "GetWrongCodeCount": {"pool": f"{REGION}_ZZZZZZZZZ", "username": "nobody"},
    "UnlockUser": {"pool": f"{REGION}_ZZZZZZZZZ", "username": "nobody"},
    "ExportSyncRecords": {"syncExport": {"pool": "us-east-1:none"}},
    "ImportSyncRecords": {"syncImport": {"pool": "us-east-1:none", "records": [], "isCheck": True, "replaces": False}},
    "GetRoleExtensions": {"id": "nobody"}, "SetRoleExtensions": {"id": "nobody", "roleExtensions": {}},
}


@pytest.fixture
def running(new_server):
    server = new_server()
    server.start()
    return server


def signed(server, call, body, keys=None, region=REGION, service="cognito-idp", at=None):
    """The headers of a call to the admin API."""
    key, secret = keys or (server.access_key_id, server.secret_access_key)
    headers = {"Content-Type": JSON, "X-Amz-Target": f"Martlet.{call}"}
    request = AWSRequest(method="POST", url=server.admin_url + "/", data=body, headers=headers)
    signer = SigV4Auth(Credentials(key, secret), service, region)
    if at is None:
        signer.add_auth(request)
    else:
        request.context["timestamp"] = at
        signer._modify_request_before_signing(request)
        text = signer.string_to_sign(request, signer.canonical_request(request))
        signer._inject_signature_to_request(request, signer.signature(text, request))
    return dict(request.headers)


def ask(server, call, order=None, sent=None, headers=None, **how):
    body = json.dumps(CALLS[call] if order is None else order).encode()
    headers = signed(server, call, body, **how) if headers is None else headers
    return requests.post(server.admin_url + "/", data=body if sent is None else sent, headers=headers, timeout=60)


@pytest.mark.parametrize("call", CALLS)
@pytest.mark.rows("ADM-04", "SIG-12")
def test_the_admin_api_takes_only_a_good_signature(running, call):
    """A call without the right signature changes nothing and is told nothing."""
    admin = boto_client(running, signed=True)
    keys, key = ask(running, "ListAccessKeys").json(), (running.access_key_id, running.secret_access_key)
    body = json.dumps(CALLS[call]).encode()
    plain = {"Content-Type": JSON, "X-Amz-Target": f"Martlet.{call}"}
    good = signed(running, call, body)
    bent = good["Authorization"][:-1] + ("0" if good["Authorization"][-1] != "0" else "1")
    for name, response in {
        "no signature": ask(running, call, headers=plain),
        "an empty one": ask(running, call, headers={**plain, "Authorization": ""}),
        "a password": ask(running, call, headers={**plain, "Authorization": "Basic cm9vdDpyb290"}),
        "a digit changed": ask(running, call, headers={**good, "Authorization": bent}),
        "another secret": ask(running, call, keys=(key[0], "not the secret of this key")),
        "another key": ask(running, call, keys=("AKIA" + "Z" * 16, key[1])),
        "another region": ask(running, call, region="eu-west-1"),
        "another service": ask(running, call, service="sts"),
        "long ago": ask(running, call, at="20200101T000000Z"),
        "one day to come": ask(running, call, at="20991231T000000Z"),
        "another body": ask(running, call, sent=b'{"id":"x","description":"y"}', headers=good),
        "another call": ask(running, call, headers={
            **signed(running, "ListPools" if call != "ListPools" else "ListAccessKeys", body),
            "X-Amz-Target": f"Martlet.{call}"}),
    }.items():
        assert response.status_code == 403, (name, response.text)
        assert set(response.json()) == {"message"}, name
        assert key[1] not in response.text, name
    assert ask(running, "ListAccessKeys").json() == keys
    assert admin.list_user_pools(MaxResults=1), "the key still works"


def test_the_public_port_does_not_offer_the_admin_api(running):
    """Threat model, TB3."""
    for call, order in CALLS.items():
        body = json.dumps(order).encode()
        request = AWSRequest(
            method="POST", url=running.url + "/", data=body,
            headers={"Content-Type": JSON, "X-Amz-Target": f"Martlet.{call}"})
        keys = Credentials(running.access_key_id, running.secret_access_key)
        SigV4Auth(keys, "cognito-idp", REGION).add_auth(request)
        response = requests.post(running.url + "/", data=body, headers=dict(request.headers), timeout=60)
        assert response.status_code == 400, call
        assert response.json()["__type"] == "UnknownOperationException", call
    assert ask(running, "ListAccessKeys").json() == []
    with socket.socket() as other:
        address = socket.gethostbyname(socket.gethostname())
        if not address.startswith("127."):
            assert other.connect_ex((address, running.admin_port)) != 0, "the admin port listens on the loopback only"


def test_invalid_admin_calls_are_refused(running):
    for call, order, words in (
        ("DeleteAccessKey", {"id": "AKIANOTTHERE00000000"}, "AKIANOTTHERE00000000"),
        ("DeleteAccessKey", {}, "body"),
        ("RotateSigningKeys", {"pool": f"{REGION}_ZZZZZZZZZ"}, "User pool"), ("RotateSigningKeys", {}, "body"),
        ("CreateRecoveryCodes", {"pool": f"{REGION}_ZZZZZZZZZ", "username": "x"}, "User pool"),
        ("GetRecoveryCodeCount", {}, "body"), ("ResetSecondFactors", {"pool": 7}, "body"),
        ("CreateAccessKey", {"description": "x" * 257}, "256"), ("CreateAccessKey", {"description": 7}, "body"),
    ):
        response = ask(running, call, order)
        assert response.status_code == 400, (call, order, response.text)
        assert words in response.json()["message"], (call, order, response.text)
    for body in (b"", b"null", b"[]", b"{", b"\xff", b"[" * 100_000):
        response = ask(running, "CreateAccessKey", sent=body, headers=signed(running, "CreateAccessKey", body))
        assert response.status_code in (200, 400), body[:10]
        assert response.status_code == 400 or body == b"", body[:10]
    assert ask(running, "ListPools", headers=signed(running, "Nothing", b"{}"), sent=b"{}").status_code == 400
    assert running.is_ready()


@pytest.mark.rows("ADM-12")
def test_what_the_admin_port_changes_is_in_the_audit_log(new_server):
    """One line for each call, with the signer's key, what the call was about, and the result."""
    server = new_server(arguments=["--log-level", "info"])
    server.start()
    pool = CognitoAPI(server).make_pool()
    made = ask(server, "CreateAccessKey", {"description": "Canary-Description"}).json()
    keys = (made["id"], made["secret"])
    assert ask(server, "RotateSigningKeys", {"pool": pool}, keys=keys).status_code == 200
    assert ask(server, "RotateSigningKeys", {"pool": f"{REGION}_ZZZZZZZZZ"}).status_code == 400
    assert ask(server, "RotateSigningKeys", {"pool": "Canary\nText"}).status_code == 400
    assert [ask(server, "DeleteAccessKey", {"id": made["id"]}).status_code for _ in range(2)] == [200, 400]
    assert ask(server, "DeleteAccessKey", {"id": made["id"]}, keys=keys).status_code == 403
    assert ask(server, "ListAccessKeys").status_code == ask(server, "ListPools").status_code == 200
    server.stop()
    text = server.log.read_text()
    lines = [json.loads(line) for line in text.splitlines() if line.startswith("{")]
    calls = ("CreateAccessKey", "DeleteAccessKey", "RotateSigningKeys", "ListAccessKeys", "ListPools")
    audit = [line for line in lines if line.get("message") == "audit" and line["operation"] in calls]
    root = server.access_key_id
    assert [
        (line["operation"], line["outcome"], line.get("key"), line.get("accessKeyId"), line.get("userPoolId"))
        for line in audit
    ] == [
        ("CreateAccessKey", "ok", root, made["id"], None),
        ("RotateSigningKeys", "ok", made["id"], None, pool),
        ("RotateSigningKeys", "ResourceNotFoundException", root, None, f"{REGION}_ZZZZZZZZZ"),
        ("RotateSigningKeys", "ResourceNotFoundException", root, None, None),
        ("DeleteAccessKey", "ok", root, made["id"], None),
        ("DeleteAccessKey", "ResourceNotFoundException", root, made["id"], None),
        ("DeleteAccessKey", "UnrecognizedClientException", None, None, None),
    ]
    assert all(line["time"] and line["remote"] == "127.0.0.1" and line["requestId"] for line in audit)
    for secret in (made["secret"], "Canary-Description", "Canary\\nText"):
        assert secret not in text


@pytest.mark.rows("ADM-14")
def test_access_keys_are_made_and_deleted_while_the_server_runs(running):
    """A new key works with the next request, a deleted one with none."""
    made = run_martlet(
        "access-key", "create", "--description", "for a walk", *running.store, environment=running.root_key)
    assert made.returncode == 0, made.stderr
    key = re.search(r"aws_access_key_id = (AKIA[A-Z0-9]{16})\n", made.stdout)[1]
    secret = re.search(r"aws_secret_access_key = ([\w/+]{40})\n", made.stdout)[1]
    client = boto_client(running, signed=True, keys=(key, secret))
    assert client.list_user_pools(MaxResults=1)["ResponseMetadata"]["HTTPStatusCode"] == 200
    listed = run_martlet("access-key", "list", *running.store, environment=running.root_key)
    assert re.search(rf"^{key}  active +\S+  for a walk$", listed.stdout, re.MULTILINE)
    assert secret not in listed.stdout
    assert ask(running, "ListPools", keys=(key, secret)).status_code == 200, "a created key is as good as the root key"
    gone = run_martlet("access-key", "delete", key, *running.store, environment=running.root_key)
    assert gone.returncode == 0, gone.stderr
    with refused("UnrecognizedClientException"):
        client.list_user_pools(MaxResults=1)
    assert ask(running, "ListPools", keys=(key, secret)).status_code == 403
    again = run_martlet("access-key", "delete", key, *running.store, environment=running.root_key)
    assert again.returncode == 1
    assert key in again.stderr
    assert len(again.stderr.splitlines()) == 1
    assert secret not in running.log.read_text()


def test_a_command_without_the_right_key_is_refused(running, engine):
    """Only one process opens an embedded store, so the command asks the running server and needs an access key of it.
    The command opens a shared store itself: it needs the address and the sealing key.
    """
    if engine == "postgres":
        assert run_martlet("pool", "list", *running.store).returncode == 0
        elsewhere = ["--data", running.folder.parent / "elsewhere", "--database", running.database]
        done = run_martlet("pool", "list", *elsewhere)
        assert done.returncode == 1
        assert "no sealing key for it" in done.stderr
        assert len(done.stderr.splitlines()) == 1
        return
    for environment, words in (
        ({}, "access key"),
        ({**running.root_key, "MARTLET_SECRET_ACCESS_KEY": "not-the-secret-of-this-key"}, "refuses"),
        ({**running.root_key, "MARTLET_ACCESS_KEY_ID": "AKIA" + "Z" * 16}, "refuses"),
    ):
        for command in ("access-key create", "access-key list", "pool list", "keys rotate --all"):
            done = run_martlet(*command.split(), *running.store, environment=environment)
            assert done.returncode == 1, (command, done)
            assert done.stdout == "", (command, done)
            assert done.stderr.startswith("martlet: ")
            assert len(done.stderr.splitlines()) == 1
            assert words in done.stderr
    assert ask(running, "ListAccessKeys").json() == []


def test_pools_are_listed_while_the_server_runs(running):
    api = CognitoAPI(running)
    pools = {api.make_pool() for _ in range(3)}
    listed = run_martlet("pool", "list", *running.store, environment=running.root_key)
    assert listed.returncode == 0, listed.stderr
    lines = listed.stdout.splitlines()
    assert pools <= {line.split()[0] for line in lines}
    assert [line.split()[0] for line in lines] == sorted(line.split()[0] for line in lines)


@pytest.mark.rows("TOK-JWK-03")
def test_signing_keys_are_rotated_while_the_server_runs(running):
    """New keys are published before they sign, and the old ones are good as before."""
    api = CognitoAPI(running)
    pool, other = api.make_pool(), api.make_pool()
    client, user = api.make_client(pool), api.make_user(pool)
    before, apart = api.sign_in(client, user.username), tokens.key_set(running, other)
    old = {key["kid"] for key in tokens.key_set(running, pool)["keys"]}
    done = run_martlet("keys", "rotate", "--pool", pool, *running.store, environment=running.root_key)
    assert done.returncode == 0, done.stderr
    assert pool in done.stdout, done.stderr
    # The minute is for other programs: the server needs ten seconds of it.
    store.bring_new_keys_forward(running, 60)

    def signs_with_new_keys():
        published = {key["kid"] for key in tokens.key_set(running, pool)["keys"]}
        issued = api.sign_in(client, user.username)
        used = {tokens.header(issued[name])["kid"] for name in ("IdToken", "AccessToken")}
        assert old <= published, "published before they sign"
        assert used <= published, "published before they sign"
        return not used & old

    assert eventually(signs_with_new_keys)
    after = api.sign_in(client, user.username)
    for name in ("IdToken", "AccessToken"):
        assert tokens.header(before[name])["kid"] in old
        assert tokens.header(after[name])["kid"] not in old
        for token in (before[name], after[name]):
            assert tokens.verify(running, pool, token)["sub"] == user.sub
    for token in (before, after):
        assert api.public.get_user(AccessToken=token["AccessToken"])["Username"] == user.username
    assert api.refresh(client, before["RefreshToken"])["AccessToken"]
    assert tokens.key_set(running, other) == apart, "another pool keeps its keys"
    done = run_martlet("keys", "rotate", "--pool", f"{REGION}_ZZZZZZZZZ", *running.store, environment=running.root_key)
    assert done.returncode == 1
    assert len(done.stderr.splitlines()) == 1
    assert "does not exist" in done.stderr


def test_a_command_after_a_crash_opens_the_store(running):
    """The file that names the server's address outlives a crash; the command does not wait for that server."""
    running.kill()
    done = run_martlet("access-key", "list", *running.store, timeout=60)
    assert done.returncode == 0, done.stderr
    done = run_martlet("access-key", "list", "--data", running.folder.parent / "nowhere", timeout=60)
    assert done.returncode == 1
    assert "no store" in done.stderr
    assert len(done.stderr.splitlines()) == 1
