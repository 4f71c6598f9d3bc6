"""`martlet pool export` and `import`: a whole pool moves to another server and the other engine."""

import json
import stat

import pytest
import requests

from testkit.admin import ask_admin
from testkit.authorize import OAUTH
from testkit.aws import refused
from testkit.cognito import CognitoAPI, new_email
from testkit.devices import ALWAYS, Device, Tracking
from testkit.factors import TOKEN, Factors
from testkit.logout import sign_in
from testkit.postgres import new_database
from testkit.server import TestServer, run_martlet
from testkit.store import forget_property, remove_step


@pytest.fixture
def target(engine, scratch, request):
    """A server with the other engine, with its own keys."""
    database = new_database() if engine == "sqlite" else None
    made = TestServer(scratch / f"target-{engine}-{request.node.name[:20].split('[')[0]}", database=database)
    made.start()
    yield made
    made.kill()


@pytest.fixture
def passphrase(tmp_path):
    file = tmp_path / "passphrase"
    file.write_text("correct horse battery\n")
    file.chmod(0o600)
    return file


def pool(word, server, *words):
    return run_martlet("pool", word, *server.store, *words, environment=server.root_key, timeout=240)


def export(server, name, file, passphrase, *words):
    said = pool("export", server, *words, "--passphrase-file", passphrase, name, file)
    assert said.returncode == 0, said.stderr
    return int(said.stdout.split()[-2])


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


def test_a_pool_moves_to_the_other_engine(new_server, target, passphrase, tmp_path):
    server = new_server()
    server.start()
    api = CognitoAPI(server)
    site, users, app = furnish(api)
    before = readings(api, site, users)
    keys = requests.get(f"{server.url}/{site.pool}/.well-known/jwks.json", timeout=60).text
    file = tmp_path / "people.snapshot"
    rows = export(server, site.pool, file, passphrase)
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    content = file.read_bytes()
    assert users[0].username.encode() not in content
    assert site.client.secret.encode() not in content

    said = pool("import", target, "--passphrase-file", passphrase, file)
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
    again = pool("import", target, "--passphrase-file", passphrase, file)
    assert again.returncode == 1
    assert f"has a user pool {site.pool} already" in again.stderr
    back = tmp_path / "back.snapshot"
    export(target, site.pool, back, passphrase)
    domain = api.admin.describe_user_pool(UserPoolId=site.pool)["UserPool"]["Domain"]
    api.admin.delete_user_pool_domain(UserPoolId=site.pool, Domain=domain)
    api.admin.delete_user_pool(UserPoolId=site.pool)
    said = pool("import", server, "--passphrase-file", passphrase, back)
    assert said.returncode == 0, said.stderr
    assert readings(api, site, users) == readings(moved, site, users)
    assert server.stop() == 0
    offline = tmp_path / "offline.snapshot"
    assert export(server, site.pool, offline, passphrase) >= rows


def test_a_public_key_needs_its_private_key(new_server, target, passphrase, tmp_path):
    server = new_server()
    server.start()
    api = CognitoAPI(server)
    name = api.make_pool()
    private, other, file = tmp_path / "private", tmp_path / "other", tmp_path / "people.snapshot"
    public = run_martlet("pool", "key", private).stdout.strip()
    run_martlet("pool", "key", other)
    assert stat.S_IMODE(private.stat().st_mode) == 0o600
    assert len(public) == 44
    said = pool("export", server, "--public-key", public, name, file)
    assert said.returncode == 0, said.stderr
    for flag, key, words in [
        ("--passphrase-file", passphrase, "encrypted for a private key"),
        ("--private-key-file", other, "does not open the file"),
    ]:
        wrong = pool("import", target, flag, key, file)
        assert wrong.returncode == 1, wrong.stderr
        assert words in wrong.stderr, wrong.stderr
    assert pool("import", target, "--private-key-file", private, file).returncode == 0
    assert CognitoAPI(target).admin.describe_user_pool(UserPoolId=name)["UserPool"]["Id"] == name
    assert "exists already" in run_martlet("pool", "key", private).stderr


def test_files_that_are_not_whole_change_nothing(new_server, target, passphrase, tmp_path):
    server = new_server()
    server.start()
    api = CognitoAPI(server)
    name = api.make_pool()
    file, bad, other = tmp_path / "people.snapshot", tmp_path / "bad", tmp_path / "other"
    export(server, name, file, passphrase)
    whole = file.read_bytes()
    other.write_text("another passphrase\n")
    other.chmod(0o600)
    wrong = pool("import", target, "--passphrase-file", other, file)
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
        said = pool("import", target, "--passphrase-file", passphrase, bad)
        assert said.returncode == 1, (words, said.stderr)
        assert words in said.stderr, (words, said.stderr)
    with refused("ResourceNotFoundException"):
        CognitoAPI(target).admin.describe_user_pool(UserPoolId=name)
    short = tmp_path / "short"
    short.write_text("secret\n")
    short.chmod(0o600)
    said = pool("export", server, "--passphrase-file", short, name, tmp_path / "new")
    assert said.returncode == 1
    assert "12 characters" in said.stderr
    missing = pool("export", server, "--passphrase-file", passphrase, "us-east-1_missing00", tmp_path / "new")
    assert missing.returncode == 1
    assert not (tmp_path / "new").exists()
    assert not (tmp_path / "new.part").exists()


def test_an_import_survives_a_kill_and_shows_nothing_before_its_end(new_server, target, passphrase, tmp_path):
    server = new_server()
    server.start()
    api = CognitoAPI(server)
    name = api.make_pool()
    client, user = api.make_client(name), api.make_user(name)
    api.sign_in(client, user.username)  # The pool has keys from then on.
    lines, position = [], {"table": 0, "after": []}
    while position:
        page = ask_admin(server, "ExportPoolRows", pool=name, position=position)
        lines += page["lines"]
        position = page.get("next")
    manifest = page["manifest"]
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
    export(server, name, file, passphrase)
    busy = pool("import", target, "--passphrase-file", passphrase, file)
    assert busy.returncode == 1
    assert "less than a minute ago" in busy.stderr
    target.kill()
    target.start()
    ask_admin(target, "CompletePoolImport", pool=name, id=held)
    assert moved.sign_in(client, user.username)["AccessToken"]
    # What the pool has is what it had.
    again, position = [], {"table": 0, "after": []}
    while position:
        page = ask_admin(target, "ExportPoolRows", pool=name, position=position)
        again += page["lines"]
        position = page.get("next")
    def lasting(rows):
        return {row for row in rows if not row.startswith('["last_sign_ins"')}
    assert {row[:200] for row in lasting(again) ^ lasting(lines)} == set()


def test_a_pool_of_another_region_is_refused(new_server, passphrase, tmp_path, scratch):
    server = new_server()
    server.start()
    name = CognitoAPI(server).make_pool()
    file = tmp_path / "people.snapshot"
    export(server, name, file, passphrase)
    words = ["--data", tmp_path / "elsewhere", "--region", "eu-west-3", "--passphrase-file", passphrase, file]
    said = run_martlet("pool", "import", *words, environment=server.root_key)
    assert said.returncode == 1, said.stderr
    assert "does not serve" in said.stderr, said.stderr


class Signed:
    """A user with everything that a server only recognises again, and another one who has lost the second factor."""

    def __init__(self, api):
        self.tracking = Tracking(api, ALWAYS, "OPTIONAL", TOKEN)
        self.pool = self.tracking.pool
        self.user, self.other = self.tracking.make_user(), self.tracking.make_user()
        self.tokens = self.tracking.sign_in(self.user)["AuthenticationResult"]
        self.device = Device(self.tokens)
        self.device.confirm(api)
        self.gone = self.tracking.sign_in(self.user)["AuthenticationResult"]
        api.public.revoke_token(Token=self.gone["RefreshToken"], ClientId=self.tracking.client.id)
        self.tracking.with_app(self.other)
        made = run_martlet(
            "user", "recovery-codes", "--pool", self.pool, "--username", self.other.username, *api.server.store,
            environment=api.server.root_key)
        assert made.returncode == 0, made.stderr
        self.codes = made.stdout.split()
        self.web = api.make_client(self.pool, **OAUTH)
        self.browser, _, self.granted = sign_in(api, self.web, self.user)

    def move(self, api):
        self.tracking.api, self.browser.server = api, api.server

    def is_browser_known(self):
        return "code" in getattr(self.browser.authorize(self.web), "query", {})

    def refresh(self, api):
        return requests.post(
            f"{api.server.url}/oauth2/token", timeout=60,
            data={"grant_type": "refresh_token", "client_id": self.web.id,
                  "refresh_token": self.granted["refresh_token"]})

    def use_what_lasts(self):
        """The device by its password, and a recovery code."""
        asked = self.tracking.sign_in(self.user, self.device.key)
        assert self.tracking.prove_device(self.user, self.device, asked)["AuthenticationResult"]
        asked = self.tracking.begin(self.other)
        assert self.tracking.prove(self.other, asked, self.codes.pop())["AuthenticationResult"]


def test_sessions_move_if_they_are_asked_for(new_server, target, passphrase, tmp_path):
    server = new_server()
    server.start()
    api = CognitoAPI(server)
    signed = Signed(api)
    plain, whole = tmp_path / "plain.snapshot", tmp_path / "whole.snapshot"
    rows = export(server, signed.pool, plain, passphrase)
    assert export(server, signed.pool, whole, passphrase, "--with-sessions") > rows
    # The issuer of access tokens is the public URL.
    target.kill()
    target.arguments = ["--public-url", server.url]
    target.start()
    moved = CognitoAPI(target)

    said = pool("import", target, "--passphrase-file", passphrase, plain)
    assert said.returncode == 0, said.stderr
    signed.move(moved)
    with refused("NotAuthorizedException", "Access Token has been revoked"):
        moved.public.get_user(AccessToken=signed.tokens["AccessToken"])
    with refused("NotAuthorizedException", "Invalid Refresh Token"):
        signed.tracking.refresh_on(signed.tokens, signed.device.key)
    assert signed.refresh(moved).json()["error"] == "invalid_grant"
    assert not signed.is_browser_known()
    signed.use_what_lasts()

    moved.admin.delete_user_pool(UserPoolId=signed.pool)
    said = pool("import", target, "--passphrase-file", passphrase, whole)
    assert said.returncode == 0, said.stderr
    assert moved.public.get_user(AccessToken=signed.tokens["AccessToken"])["Username"] == signed.user.username
    renewed = signed.tracking.refresh_on(signed.tokens, signed.device.key)
    assert moved.public.get_user(AccessToken=renewed["AccessToken"])["Username"] == signed.user.username
    assert signed.refresh(moved).status_code == 200
    assert signed.is_browser_known()
    signed.use_what_lasts()
    for stopped in [signed.gone, {"RefreshToken": signed.gone["RefreshToken"][:-1]}]:
        with refused("NotAuthorizedException"):
            signed.tracking.refresh_on(stopped, signed.device.key)

    # Sign-outs there end them, and the former server does not see that.
    moved.public.revoke_token(Token=signed.granted["refresh_token"], ClientId=signed.web.id)
    assert signed.refresh(moved).json()["error"] == "invalid_grant"
    moved.public.global_sign_out(AccessToken=renewed["AccessToken"])
    with refused("NotAuthorizedException"):
        signed.tracking.refresh_on(signed.tokens, signed.device.key)
    with refused("NotAuthorizedException", "Access Token has been revoked"):
        moved.public.get_user(AccessToken=signed.tokens["AccessToken"])
    assert not signed.is_browser_known()
    assert api.public.get_user(AccessToken=signed.tokens["AccessToken"])["Username"] == signed.user.username


def test_an_unfinished_upgrade_refuses_sessions(new_server, passphrase, tmp_path):
    """A store without the last step, as an upgrade leaves it while older nodes may run."""
    server = new_server()
    server.start()
    api = CognitoAPI(server)
    name = api.make_pool()
    client, user = api.make_client(name), api.make_user(name)
    assert server.stop() == 0
    remove_step(server, "contract/access-0010-pool-hash-keys")
    forget_property(server, "pool-hash-keys")
    server.start()
    file = tmp_path / "people.snapshot"
    if server.database:
        former = api.sign_in(client, user.username)["RefreshToken"]
        assert len(former) == 64
        for said in [
            pool("export", server, "--with-sessions", "--passphrase-file", passphrase, name, file),
            export(server, name, file, passphrase) and pool("import", server, "--passphrase-file", passphrase, file),
        ]:
            assert said.returncode == 1
            assert "martlet migrate --finish" in said.stderr
        assert server.stop() == 0
        finished = run_martlet("migrate", "--finish", *server.store)
        assert finished.returncode == 0, finished.stderr
        server.start()
        assert api.refresh(client, former)["AccessToken"]
    # The only process on an embedded store finishes the upgrade itself.
    assert len(api.sign_in(client, user.username)["RefreshToken"]) == 65
    export(server, name, tmp_path / "whole.snapshot", passphrase, "--with-sessions")
