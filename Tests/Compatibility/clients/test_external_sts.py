"""Roles that hand out the credentials of an S3-compatible store, through boto3: the store is moto."""

import json

import pytest
import requests

from testkit.aws import boto_client, refused
from testkit.external import Store
from testkit.identities import SERVICE
from testkit.roles import trust_in, trust_of_pool
from testkit.server import ACCOUNT, run_martlet

AUDIENCE = "files"
STORE_ROLE = f"arn:aws:iam::{ACCOUNT}:role/store"


@pytest.fixture(scope="module")
def store():
    made = Store(AUDIENCE)
    yield made
    made.close()


@pytest.fixture
def api(identities):
    return identities


def set_role(server, role, *options):
    done = run_martlet("role", "set", role.split("/")[1], *options, *server.store, environment=server.root_key)
    assert done.returncode == 0, done.stderr
    return dict(line.split("  ") for line in done.stdout.splitlines())


def give(server, role, url):
    return set_role(server, role, "--external-sts-url", url, "--external-sts-role", STORE_ROLE,
                    "--external-sts-audience", AUDIENCE)


def test_identities_get_credentials_of_the_store(api, roles, store):
    pool = api.make_pool(AllowClassicFlow=True)
    guests, users = (roles.make(trust_of_pool(pool, kind)) for kind in ("unauthenticated", "authenticated"))
    client, user = api.app()
    other = api.make_pool(client)
    for made, role, kind in ((pool, guests, "unauthenticated"), (other, users, "authenticated")):
        api.admin.set_identity_pool_roles(IdentityPoolId=made, Roles={kind: role})
    roles.iam.update_assume_role_policy(RoleName=users.split("/")[1], PolicyDocument=trust_of_pool(other))
    shown = give(api.server, guests, store.url)
    assert shown == {"external-sts-url": store.url, "external-sts-role": STORE_ROLE, "external-sts-audience": AUDIENCE}
    give(api.server, users, store.url)

    guest = api.public.get_id(IdentityPoolId=pool)["IdentityId"]
    given = api.public.get_credentials_for_identity(IdentityId=guest)["Credentials"]
    assert store.shown[-1]["sub"] == guest
    assert store.shown[-1]["amr"] == ["unauthenticated"]
    assert store.shown[-1]["iss"] == f"{api.server.url}/tokens/external-sts"
    form = store.forms[-1]
    assert (form["RoleArn"], form["DurationSeconds"]) == (STORE_ROLE, "3600")
    assert json.loads(form["Policy"])["Statement"][0]["Action"] == ["s3:*"]
    files = store.s3(given)
    files.create_bucket(Bucket="martlet-walk")
    files.put_object(Bucket="martlet-walk", Key="hello", Body=b"from a guest")
    assert files.get_object(Bucket="martlet-walk", Key="hello")["Body"].read() == b"from a guest"

    logins = api.logins(client, user)
    identity = api.public.get_id(IdentityPoolId=other, Logins=logins)["IdentityId"]
    given = api.public.get_credentials_for_identity(IdentityId=identity, Logins=logins)["Credentials"]
    assert store.s3(given).get_object(Bucket="martlet-walk", Key="hello")["Body"].read() == b"from a guest"
    assert store.shown[-1]["sub"] == identity
    assert store.shown[-1]["amr"][0] == "authenticated"
    assert "Policy" not in store.forms[-1]

    token = api.public.get_open_id_token(IdentityId=guest)["Token"]
    sts = boto_client(api.server, signed=False, service="sts")
    response = sts.assume_role_with_web_identity(
        RoleArn=guests, RoleSessionName="basic", WebIdentityToken=token, DurationSeconds=900)
    assert response["AssumedRoleUser"]["Arn"].endswith(":assumed-role/store/basic")
    assert (store.forms[-1]["DurationSeconds"], store.shown[-1]["sub"]) == ("900", guest)
    assert store.forms[-1]["WebIdentityToken"] != token
    with refused("InvalidIdentityToken"):
        sts.assume_role_with_web_identity(
            RoleArn=guests, RoleSessionName="basic", WebIdentityToken=store.forms[-1]["WebIdentityToken"])

    assert set_role(api.server, guests, "--external-sts-url", "off")["external-sts-url"] == "off"
    given = api.public.get_credentials_for_identity(IdentityId=guest)["Credentials"]
    keys = given["AccessKeyId"], given["SecretKey"], given["SessionToken"]
    arn = boto_client(api.server, signed=True, service="sts", keys=keys).get_caller_identity()["Arn"]
    assert arn.endswith(f"/{guests.split('/')[1]}/CognitoIdentityCredentials")


def test_a_store_that_gives_nothing_is_named_by_the_role(api, roles, store):
    pool = api.make_pool()
    role = roles.make(trust_of_pool(pool, "unauthenticated"))
    name = role.split("/")[1]
    api.admin.set_identity_pool_roles(IdentityPoolId=pool, Roles={"unauthenticated": role})
    guest = api.public.get_id(IdentityPoolId=pool)["IdentityId"]

    def ask():
        return api.raw("GetCredentialsForIdentity", {"IdentityId": guest}).json()

    give(api.server, role, "http://127.0.0.1:9/")
    assert ask() == {"__type": "ExternalServiceException", "message": f"The STS of the role {name} cannot be reached."}
    give(api.server, role, store.url)
    set_role(api.server, role, "--external-sts-audience", "another")
    response = ask()
    assert response["__type"] == "InvalidIdentityPoolConfigurationException"
    assert response["message"] == f"The STS of the role {name} refuses the identity: InvalidIdentityToken"
    give(api.server, role, store.url)
    assert ask()["Credentials"]["AccessKeyId"].startswith("ASIA")


def test_only_identities_get_them_and_only_good_settings_are_stored(api, roles, store):
    caller = roles.make_user()
    role = roles.make(trust_in(f"arn:aws:iam::{ACCOUNT}:user/{caller}"))
    give(api.server, role, store.url)
    with refused("AccessDenied", "only identities of identity pools get them", status=403):
        roles.client_of_user(caller, "sts").assume_role(RoleArn=role, RoleSessionName="night")
    for options in (["--external-sts-url", "http://store.example.com/"], ["--external-sts-role", "files"],
                    ["--external-sts-audience", "a b"]):
        done = run_martlet("role", "set", role.split("/")[1], *options, *api.server.store,
                           environment=api.server.root_key)
        assert done.returncode == 1, done.stderr
        assert "external STS" in done.stderr, done.stderr
    shown = run_martlet("role", "show", role.split("/")[1], *api.server.store, environment=api.server.root_key)
    assert f"external-sts-url  {store.url}" in shown.stdout.splitlines()
    missing = run_martlet("role", "show", "nightly", *api.server.store, environment=api.server.root_key)
    assert missing.returncode == 1
    assert "nightly" in missing.stderr


def test_the_documents_of_the_issuer_lead_to_the_keys(server):
    issuer = f"{server.url}/tokens/external-sts"
    document = requests.get(issuer + "/.well-known/openid-configuration", timeout=30).json()
    assert document["issuer"] == issuer
    assert requests.get(document["jwks_uri"], timeout=30).json()["keys"]
    usual = requests.get(f"{server.url}/.well-known/openid-configuration", timeout=30).json()
    assert usual["issuer"] == f"https://{SERVICE}"
    assert usual["jwks_uri"] == document["jwks_uri"]
