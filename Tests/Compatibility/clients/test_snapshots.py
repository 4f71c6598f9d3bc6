"""`martlet pool export` and `import`: a whole pool moves to another server and the other engine."""

import json
import stat

import pytest
import requests

from testkit.admin import ask_admin
from testkit.aws import refused
from testkit.cognito import CognitoAPI, new_email
from testkit.factors import TOKEN, Factors
from testkit.server import run_martlet
from testkit.snapshots import Snapshots, rows_of


@pytest.fixture
def snapshots(passphrase):
    return Snapshots(passphrase)


def furnish(api):
    """A pool with something of everything that can be read."""
    site = Factors(
        api, "OPTIONAL", TOKEN, secret=True, AutoVerifiedAttributes=["email"], UserPoolTags={"team": "identity"},
        Schema=[{"Name": "tier", "AttributeDataType": "String", "Mutable": True}])
    admin = api.admin
    admin.create_resource_server(
        UserPoolId=site.pool, Identifier="https://api.example.com", Name="api",
        Scopes=[{"ScopeName": "read", "ScopeDescription": "to read"}])
    admin.create_identity_provider(
        UserPoolId=site.pool, ProviderName="Google", ProviderType="Google", AttributeMapping={"email": "email"},
        ProviderDetails={"client_id": "x", "client_secret": "a secret", "authorize_scopes": "openid email"})
    api.make_domain(site.pool)
    admin.set_ui_customization(UserPoolId=site.pool, ClientId="ALL", CSS=".submitButton-customizable {color: red;}")
    for number in range(3):
        admin.create_group(UserPoolId=site.pool, GroupName=f"group-{number}", Precedence=number)
    users = [site.make_user(email=new_email(), **{"custom__tier": "gold"}) for _ in range(3)]
    for user in users:
        admin.admin_add_user_to_group(UserPoolId=site.pool, Username=user.username, GroupName="group-1")
    admin.admin_disable_user(UserPoolId=site.pool, Username=users[2].username)
    return site, users, site.with_app(users[0])


def readings(api, site, users):
    """What the read operations say, without what a request alone decides."""
    admin, pool = api.admin, {"UserPoolId": site.pool}
    clients = admin.list_user_pool_clients(**pool)
    responses = [
        admin.describe_user_pool(**pool), clients, admin.list_groups(**pool), admin.list_users(**pool),
        admin.list_resource_servers(MaxResults=50, **pool), admin.list_identity_providers(**pool),
        admin.describe_identity_provider(ProviderName="Google", **pool), admin.get_user_pool_mfa_config(**pool),
        admin.get_ui_customization(**pool), admin.get_signing_certificate(**pool),
        admin.describe_resource_server(Identifier="https://api.example.com", **pool),
        admin.list_users_in_group(GroupName="group-1", **pool),
    ]
    responses += [
        admin.describe_user_pool_client(ClientId=client["ClientId"], **pool) for client in clients["UserPoolClients"]]
    for user in users:
        responses.append(admin.admin_get_user(Username=user.username, **pool))
        responses.append(admin.admin_list_groups_for_user(Username=user.username, **pool))
    for response in responses:
        response.pop("ResponseMetadata")
    return [json.dumps(response, default=str, sort_keys=True) for response in responses]


def test_a_pool_moves_to_the_other_engine(new_server, target, snapshots, tmp_path):
    server = new_server()
    server.start()
    api = CognitoAPI(server)
    site, users, app = furnish(api)
    before = readings(api, site, users)
    keys = requests.get(f"{server.url}/{site.pool}/.well-known/jwks.json", timeout=60).text
    file = tmp_path / "people.snapshot"
    rows = snapshots.export(server, site.pool, file)
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    content = file.read_bytes()
    assert users[0].username.encode() not in content
    assert site.client.secret.encode() not in content

    said = snapshots.load(target, file)
    assert said.returncode == 0, said.stderr
    assert said.stdout == f"{site.pool}  {rows} rows\n", said.stderr
    moved = CognitoAPI(target)
    assert readings(moved, site, users) == before
    assert requests.get(f"{target.url}/{site.pool}/.well-known/jwks.json", timeout=60).text == keys

    # The password by SRP and in the clear, the client's secret, the authenticator app.
    there = Factors.__new__(Factors)
    there.api, there.pool, there.client = moved, site.pool, site.client
    asked = there.begin(users[0])
    assert there.prove(users[0], asked, app.code())["AuthenticationResult"]
    assert there.begin(users[1])["AuthenticationResult"]
    assert moved.srp(site.client, users[1].username).authenticate_user()["AuthenticationResult"]
    with refused("NotAuthorizedException"):
        there.begin(users[2])

    # It is there, so it is not imported again; and back it moves only when it is gone.
    again = snapshots.load(target, file)
    assert again.returncode == 1
    assert f"has a user pool {site.pool} already" in again.stderr
    back = tmp_path / "back.snapshot"
    snapshots.export(target, site.pool, back)
    domain = api.admin.describe_user_pool(UserPoolId=site.pool)["UserPool"]["Domain"]
    api.admin.delete_user_pool_domain(UserPoolId=site.pool, Domain=domain)
    api.admin.delete_user_pool(UserPoolId=site.pool)
    said = snapshots.load(server, back)
    assert said.returncode == 0, said.stderr
    assert readings(api, site, users) == readings(moved, site, users)
    assert server.stop() == 0
    offline = tmp_path / "offline.snapshot"
    assert snapshots.export(server, site.pool, offline) >= rows


def test_a_public_key_needs_its_private_key(new_server, target, snapshots, passphrase, tmp_path):
    server = new_server()
    server.start()
    api = CognitoAPI(server)
    name = api.make_pool()
    private, other, file = tmp_path / "private", tmp_path / "other", tmp_path / "people.snapshot"
    public = run_martlet("pool", "key", private).stdout.strip()
    run_martlet("pool", "key", other)
    assert stat.S_IMODE(private.stat().st_mode) == 0o600
    assert len(public) == 44
    said = snapshots.run("export", server, "--public-key", public, name, file)
    assert said.returncode == 0, said.stderr
    for flag, key, words in [
        ("--passphrase-file", passphrase, "encrypted for a private key"),
        ("--private-key-file", other, "does not open the file"),
    ]:
        wrong = snapshots.run("import", target, flag, key, file)
        assert wrong.returncode == 1, wrong.stderr
        assert words in wrong.stderr, wrong.stderr
    assert snapshots.run("import", target, "--private-key-file", private, file).returncode == 0
    assert CognitoAPI(target).admin.describe_user_pool(UserPoolId=name)["UserPool"]["Id"] == name
    assert "exists already" in run_martlet("pool", "key", private).stderr


def test_files_that_are_not_whole_change_nothing(new_server, target, snapshots, passphrase, tmp_path):
    server = new_server()
    server.start()
    api = CognitoAPI(server)
    name = api.make_pool()
    file, bad, other = tmp_path / "people.snapshot", tmp_path / "bad", tmp_path / "other"
    snapshots.export(server, name, file)
    whole = file.read_bytes()
    other.write_text("another passphrase\n")
    other.chmod(0o600)
    wrong = snapshots.run("import", target, "--passphrase-file", other, file)
    assert wrong.returncode == 1
    assert "does not open the file" in wrong.stderr
    flipped = bytearray(whole)
    flipped[len(whole) // 2] ^= 1
    costly = bytearray(whole)
    costly[21] = 40
    for content, words in [
        (whole[:-1], "changed after"), (whole[:90], "end of the file is missing"), (whole + b"x", "changed after"),
        (bytes(flipped), "changed after"), (bytes(costly), "more work"), (b"", "not an encrypted file"),
        (b"x" * 1000, "not an encrypted file"), (b"martlet-encrypted-2" + whole[19:], "not an encrypted file"),
    ]:
        bad.write_bytes(content)
        said = snapshots.load(target, bad)
        assert said.returncode == 1, (words, said.stderr)
        assert words in said.stderr, (words, said.stderr)
    with refused("ResourceNotFoundException"):
        CognitoAPI(target).admin.describe_user_pool(UserPoolId=name)
    short = tmp_path / "short"
    short.write_text("secret\n")
    short.chmod(0o600)
    said = snapshots.run("export", server, "--passphrase-file", short, name, tmp_path / "new")
    assert said.returncode == 1
    assert "12 characters" in said.stderr
    missing = snapshots.run("export", server, "--passphrase-file", passphrase, "us-east-1_missing00", tmp_path / "new")
    assert missing.returncode == 1
    assert not (tmp_path / "new").exists()
    assert not (tmp_path / "new.part").exists()


def test_an_import_survives_a_kill_and_shows_nothing_before_its_end(new_server, target, snapshots, tmp_path):
    server = new_server()
    server.start()
    api = CognitoAPI(server)
    name = api.make_pool()
    client, user = api.make_client(name), api.make_user(name)
    api.sign_in(client, user.username)  # The pool has keys from then on.
    manifest, lines = rows_of(server, name)
    held = ask_admin(target, "BeginPoolImport", manifest=manifest)["id"]
    ask_admin(target, "ImportPoolRows", pool=name, id=held, batch=0, lines=lines[:len(lines) // 2])
    target.kill()
    target.start()
    ask_admin(target, "ImportPoolRows", pool=name, id=held, batch=1, lines=lines[len(lines) // 2:])
    moved = CognitoAPI(target)
    with refused("ResourceNotFoundException"):
        moved.admin.describe_user_pool(UserPoolId=name)
    with refused("ResourceNotFoundException"):
        moved.sign_in(client, user.username)
    assert name not in [found["Id"] for found in moved.admin.list_user_pools(MaxResults=60)["UserPools"]]
    file = tmp_path / "people.snapshot"
    snapshots.export(server, name, file)
    busy = snapshots.load(target, file)
    assert busy.returncode == 1
    assert "less than a minute ago" in busy.stderr
    target.kill()
    target.start()
    ask_admin(target, "CompletePoolImport", pool=name, id=held)
    assert moved.sign_in(client, user.username)["AccessToken"]
    # What the pool has is what it had.
    _, again = rows_of(target, name)

    def lasting(rows):
        return {row for row in rows if not row.startswith('["last_sign_ins"')}

    assert {row[:200] for row in lasting(again) ^ lasting(lines)} == set()


def test_a_pool_of_another_region_is_refused(new_server, snapshots, passphrase, tmp_path, scratch):
    server = new_server()
    server.start()
    name = CognitoAPI(server).make_pool()
    file = tmp_path / "people.snapshot"
    snapshots.export(server, name, file)
    words = ["--data", tmp_path / "elsewhere", "--region", "eu-west-3", "--passphrase-file", passphrase, file]
    said = run_martlet("pool", "import", *words, environment=server.root_key)
    assert said.returncode == 1, said.stderr
    assert "does not serve" in said.stderr, said.stderr
