"""`martlet identity-pool export` and `import`: a whole identity pool moves to another server and the other engine."""

import json
import stat

import pytest

from testkit.admin import ask_admin
from testkit.aws import boto_client, refused
from testkit.identities import IdentityAPI
from testkit.push import Google, PushSite
from testkit.roles import Roles, allow, trust_of_pool
from testkit.server import ACCOUNT, REGION, run_martlet
from testkit.snapshots import Snapshots, rows_of
from testkit.streams import TRUST
from testkit.sync import DEVELOPER, OWN, SyncSite

ARN = f"arn:aws:cognito-identity:{REGION}:{ACCOUNT}:identitypool/"


@pytest.fixture
def snapshots(passphrase):
    return Snapshots(passphrase, "identity-pool")


@pytest.fixture
def site(new_server):
    server = new_server()
    server.start()
    made = SyncSite(IdentityAPI(server), Roles(server))
    made.roles = Roles(server)
    return made


@pytest.fixture
def google():
    platform = Google()
    yield platform
    platform.close()


def furnish(site, google, folder):
    """Gives the pool something of everything that can be read."""
    identities, pool = site.identities, site.pool
    site.app, site.app_user = identities.app()
    site.provider = identities.provider(site.app)
    site.oidc = site.roles.make_oidc_provider("login.example.com/app", "an-app")
    identities.admin.update_identity_pool(
        IdentityPoolId=pool, IdentityPoolName="moved", AllowUnauthenticatedIdentities=True, AllowClassicFlow=True,
        DeveloperProviderName=DEVELOPER, SupportedLoginProviders={"accounts.google.com": "an-app"},
        OpenIdConnectProviderARNs=[site.oidc], IdentityPoolTags={"team": "identity"},
        CognitoIdentityProviders=[
            {"ProviderName": site.provider, "ClientId": site.app.id, "ServerSideTokenCheck": True}])
    site.ruled = site.roles.make(trust_of_pool(pool), *OWN)
    rule = {"Claim": "email", "MatchType": "Contains", "Value": "@", "RoleARN": site.ruled}
    identities.admin.set_identity_pool_roles(
        IdentityPoolId=pool, Roles={"authenticated": site.role, "unauthenticated": site.guests},
        RoleMappings={f"{site.provider}:{site.app.id}": {
            "Type": "Rules", "AmbiguousRoleResolution": "Deny", "RulesConfiguration": {"Rules": [rule]}}})
    identities.admin.set_principal_tag_attribute_map(
        IdentityPoolId=pool, IdentityProviderName=site.provider, UseDefaults=False, PrincipalTags={"mail": "email"})
    ann, bob, carl, guest = site.user("ann"), site.user("bob"), site.user("carl"), site.guest()
    identities.public.get_id(IdentityPoolId=pool, Logins=identities.logins(site.app, site.app_user))
    ann.write("prefs", {"colour": "bleu \N{SNOWMAN}", "gone": "x"})
    ann.write("prefs", {"gone": None}, {"gone": 1})
    bob.write("prefs", {"a": "bob's"})
    guest.write("prefs", {"a": "a guest's"})
    carl.write("old", {"a": "1"})
    carl.client.delete_dataset(**carl.of("old"))
    carl.write("large", {"k": "v" * 100_000})
    identities.admin.merge_developer_identities(
        IdentityPoolId=pool, DeveloperProviderName=DEVELOPER, SourceUserIdentifier="bob",
        DestinationUserIdentifier="ann")
    site.streaming = site.roles.make(TRUST, allow("kinesis:PutRecord"))
    site.admin.set_identity_pool_configuration(
        IdentityPoolId=pool,
        CognitoStreams={"StreamName": "changes", "RoleArn": site.streaming, "StreamingStatus": "DISABLED"})
    site.push = PushSite(site, site.roles, folder, google)
    guest.device = site.push.subscribed(guest, "token")
    return [ann, bob, carl], guest


def readings(server, site, names):
    """What the read operations say, without what a request alone decides."""
    admin = boto_client(server, signed=True, service="cognito-identity")
    sync = boto_client(server, signed=True, service="cognito-sync")
    pool = {"IdentityPoolId": site.pool}
    everyone = admin.list_identities(MaxResults=60, **pool)
    answers = [
        admin.describe_identity_pool(**pool), admin.get_identity_pool_roles(**pool), everyone,
        admin.list_identities(MaxResults=60, HideDisabled=True, **pool),
        admin.get_principal_tag_attribute_map(IdentityProviderName=site.provider, **pool),
        admin.list_identity_pools(MaxResults=60), admin.list_tags_for_resource(ResourceArn=ARN + site.pool),
        sync.describe_identity_pool_usage(**pool), sync.list_identity_pool_usage(),
        sync.get_identity_pool_configuration(**pool), sync.get_cognito_events(**pool),
        sync.get_bulk_publish_details(**pool),
    ]
    for found in everyone["Identities"]:
        place = {**pool, "IdentityId": found["IdentityId"]}
        answers.append(admin.describe_identity(IdentityId=found["IdentityId"]))
        try:
            answers.append(sync.describe_identity_usage(**place))
        except sync.exceptions.ResourceNotFoundException:
            continue
        datasets = sync.list_datasets(**place)
        answers += [datasets, admin.lookup_developer_identity(**place)]
        for dataset in datasets["Datasets"]:
            named = {**place, "DatasetName": dataset["DatasetName"]}
            records = sync.list_records(**named)
            records.pop("SyncSessionToken")
            answers += [sync.describe_dataset(**named), records]
    answers += [admin.lookup_developer_identity(DeveloperUserIdentifier=name, **pool) for name in names]
    for answer in answers:
        answer.pop("ResponseMetadata")
    return [json.dumps(answer, default=str, sort_keys=True) for answer in answers]


def test_an_identity_pool_moves_to_the_other_engine(site, target, google, snapshots, tmp_path):
    users, guest = furnish(site, google, tmp_path)
    names = [user.name for user in users]
    before = readings(site.server, site, names)
    assert len(before) > 30
    file = tmp_path / "identities.snapshot"
    rows = snapshots.export(site.server, site.pool, file)
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    content = file.read_bytes()
    assert users[0].identity.encode() not in content
    assert b"bleu" not in content

    said = snapshots.load(target, file)
    assert said.returncode == 0, said.stderr
    first, *missing = said.stdout.splitlines()
    assert first == f"{site.pool}  {rows} rows"
    assert missing == ["missing  " + line for line in [
        f"user pool {site.app.pool}", f"OpenID Connect provider {site.oidc}", f"role {site.role}",
        f"role {site.guests}", f"role {site.ruled}", f"role {site.streaming}", f"role {site.push.role}",
        f"target of arn:aws:kinesis:{REGION}:{ACCOUNT}:stream/changes", f"target of {site.push.arns[0]}"]]
    assert readings(target, site, names) == before

    # With their roles there, identities go on under their ids, and their datasets count on.
    there = SyncSite.__new__(SyncSite)
    there.server, there.pool, there.identities = target, site.pool, IdentityAPI(target)
    iam = Roles(target).iam
    for arn, kind in [(site.role, "authenticated"), (site.guests, "unauthenticated")]:
        name = arn.rsplit("/", 1)[1]
        iam.create_role(RoleName=name, AssumeRolePolicyDocument=trust_of_pool(site.pool, kind))
        iam.put_role_policy(
            RoleName=name, PolicyName="own",
            PolicyDocument=json.dumps({"Version": "2012-10-17", "Statement": OWN}))
    ann = there.user("ann")
    assert ann.identity == users[0].identity
    colour, = [record for record in ann.list("prefs")["Records"] if record["Key"] == "colour"]
    written, = ann.write("prefs", {"colour": "rouge"}, {"colour": colour["SyncCount"]})
    assert written["SyncCount"] == 3
    moved = there.holder(guest.identity, {})
    assert moved.values("prefs") == {"a": "a guest's"}
    moved.client.unsubscribe_from_dataset(**moved.of("prefs"), DeviceId=guest.device)

    again = snapshots.load(target, file)
    assert again.returncode == 1
    assert f"has an identity pool {site.pool} already" in again.stderr
    back = tmp_path / "back.snapshot"
    snapshots.export(target, site.pool, back)
    site.identities.admin.delete_identity_pool(IdentityPoolId=site.pool)
    said = snapshots.load(site.server, back)
    assert said.returncode == 0, said.stderr
    assert len(said.stdout.splitlines()) == 2, "all is here but for the target of the stream"
    assert readings(site.server, site, names) == readings(target, site, names)
    assert site.server.stop() == 0
    offline = tmp_path / "offline.snapshot"
    assert snapshots.export(site.server, site.pool, offline) == rows - 1, "without the subscription"


def test_files_of_another_kind_or_region_and_damaged_ones_change_nothing(
        site, target, snapshots, passphrase, tmp_path, scratch):
    users = site.identities.users.make_pool()
    site.user().write("prefs", {"k": "v"})
    file, other, bad = tmp_path / "identities.snapshot", tmp_path / "users.snapshot", tmp_path / "bad"
    snapshots.export(site.server, site.pool, file)
    said = Snapshots(passphrase).run("export", site.server, "--passphrase-file", passphrase, users, other)
    assert said.returncode == 0, said.stderr
    whole = file.read_bytes()
    bad.write_bytes(whole[:-1])
    for group, path, words in [
        ("pool", file, 'is of an identity pool: import it with "martlet identity-pool import"'),
        ("identity-pool", other, 'is of a user pool: import it with "martlet pool import"'),
        ("identity-pool", bad, "changed after"),
    ]:
        said = Snapshots(passphrase, group).load(target, path)
        assert said.returncode == 1, said.stdout
        assert words in said.stderr, said.stderr
    with refused("ResourceNotFoundException"):
        IdentityAPI(target).admin.describe_identity_pool(IdentityPoolId=site.pool)
    missing = f"{REGION}:00000000-0000-4000-8000-000000000000"
    said = snapshots.run("export", site.server, "--passphrase-file", passphrase, missing, tmp_path / "new")
    assert said.returncode == 1
    assert f"IdentityPool '{missing}' not found." in said.stderr
    assert not list(tmp_path.glob("new*"))
    elsewhere = ["--data", scratch / f"elsewhere-{tmp_path.name}", "--region", "eu-west-3"]
    said = run_martlet(
        "identity-pool", "import", *elsewhere, "--passphrase-file", passphrase, file,
        environment=site.server.root_key)
    assert said.returncode == 1, said.stdout
    assert "does not serve" in said.stderr, said.stderr


def test_an_import_of_identities_survives_a_kill_and_shows_nothing_before_its_end(site, target):
    user, place = site.user(), {"pool": site.pool, "kind": "identity-pool"}
    user.write("prefs", {"k": "v"})
    manifest, lines = rows_of(site.server, site.pool, kind="identity-pool")
    held = ask_admin(target, "BeginPoolImport", manifest=manifest, kind="identity-pool")["id"]
    half = len(lines) // 2
    ask_admin(target, "ImportPoolRows", id=held, batch=0, lines=lines[:half], **place)
    target.kill()
    target.start()
    ask_admin(target, "ImportPoolRows", id=held, batch=1, lines=lines[half:], **place)
    moved = IdentityAPI(target)
    with refused("ResourceNotFoundException"):
        moved.admin.describe_identity_pool(IdentityPoolId=site.pool)
    with refused("ResourceNotFoundException"):
        moved.admin.describe_identity(IdentityId=user.identity)
    target.kill()
    target.start()
    assert len(ask_admin(target, "CompletePoolImport", id=held, **place)["missing"]) == 2
    assert moved.admin.describe_identity(IdentityId=user.identity)["Logins"] == [DEVELOPER]
    sync = boto_client(target, signed=True, service="cognito-sync")
    usage = sync.describe_identity_pool_usage(IdentityPoolId=site.pool)["IdentityPoolUsage"]
    assert (usage["SyncSessionsCount"], usage["DataStorage"]) == (1, 2)
