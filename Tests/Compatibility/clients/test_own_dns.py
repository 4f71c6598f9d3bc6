"""Clients with fixed names, in a network whose names of AWS lead here (docs/own-dns.md)."""

import json
import shlex
import shutil
import subprocess

import pytest

from testkit.cognito import PASSWORD, unique
from testkit.namespace import NamespacedServer
from testkit.server import ROOT

REGIONS = ["us-east-1", "eu-west-1"]
# Runs in the server's network, with a region and a domain prefix.
CLIENTS = """
import json, subprocess, sys
import boto3, jwt, pycognito, requests
region, prefix, password = sys.argv[1:]
idp = boto3.client("cognito-idp", region_name=region)
pool = idp.create_user_pool(PoolName="shop")["UserPool"]["Id"]
client = idp.create_user_pool_client(
    UserPoolId=pool, ClientName="app", ExplicitAuthFlows=["ALLOW_USER_SRP_AUTH", "ALLOW_REFRESH_TOKEN_AUTH"],
    AllowedOAuthFlowsUserPoolClient=True, AllowedOAuthFlows=["code"], AllowedOAuthScopes=["openid"],
    CallbackURLs=["https://app.example.com/"], SupportedIdentityProviders=["COGNITO"])["UserPoolClient"]["ClientId"]
idp.create_user_pool_domain(UserPoolId=pool, Domain=prefix)
idp.admin_create_user(UserPoolId=pool, Username="ann", MessageAction="SUPPRESS")
idp.admin_set_user_password(UserPoolId=pool, Username="ann", Password=password, Permanent=True)
user = pycognito.Cognito(pool, client, user_pool_region=region, username="ann")
user.authenticate(password)
issuer = jwt.decode(user.id_token, options={"verify_signature": False})["iss"]
key = jwt.PyJWKClient(issuer + "/.well-known/jwks.json").get_signing_key_from_jwt(user.id_token)
wanted = f"https://cognito-idp.{region}.amazonaws.com/{pool}"
claims = jwt.decode(user.id_token, key.key, algorithms=["RS256"], audience=client, issuer=wanted)
discovered = requests.get(issuer + "/.well-known/openid-configuration", timeout=60).json()
identities = boto3.client("cognito-identity", region_name=region)
name = issuer.removeprefix("https://")
identity_pool = identities.create_identity_pool(
    IdentityPoolName="shop", AllowUnauthenticatedIdentities=False,
    CognitoIdentityProviders=[{"ProviderName": name, "ClientId": client}])["IdentityPoolId"]
identity = identities.get_id(IdentityPoolId=identity_pool, Logins={name: user.id_token})["IdentityId"]
shown = subprocess.run(
    [sys.executable, "-m", "awscli", "cognito-idp", "describe-user-pool", "--region", region, "--user-pool-id", pool],
    check=True, capture_output=True, text=True).stdout
page = {"client_id": client, "response_type": "code", "redirect_uri": "https://app.example.com/"}
status = requests.get(f"https://{prefix}.auth.{region}.amazoncognito.com/login", params=page, timeout=60).status_code
print(json.dumps({
    "pool": pool, "user": claims["cognito:username"], "issuer": issuer, "discovered": discovered["issuer"],
    "token endpoint": discovered["token_endpoint"], "identity": identity, "status of its page": status,
    "by the command line": json.loads(shown)["UserPool"]["Id"],
    "domain": json.loads(shown)["UserPool"]["Domain"],
    "account": boto3.client("sts", region_name=region).get_caller_identity()["Account"],
    "roles": len(boto3.client("iam").list_roles()["Roles"])}))
"""


@pytest.fixture(scope="session", params=["sqlite"])
def engine(request):
    """The namespace has no database server."""
    return request.param


def block(number):
    """A block of commands of the page."""
    return (ROOT / "docs/own-dns.md").read_text(encoding="utf-8").split("```sh\n")[number].split("```")[0]


@pytest.fixture
def server(scratch, tmp_path):
    """The server that the page starts, with the certificate that it makes."""
    if shutil.which("ip") is None:
        pytest.fail("iproute2 is missing: run make setup")
    subprocess.run(["bash", "-euo", "pipefail", "-c", block(1)], cwd=tmp_path, check=True, capture_output=True)
    words = shlex.split(block(2).replace("\\\n", " "))
    given = dict(zip(words[2::2], words[3::2]))
    regions = given.pop("--region")
    assert words[:2] == ["martlet", "serve"]
    assert regions.split(",") == REGIONS
    assert given.pop("--port") == "443"
    del given["--data"], given["--host"]
    for flag in ("--tls-certificate", "--tls-key"):
        given[flag] = str(tmp_path / given[flag])
    names = [f"{service}.amazonaws.com" for service in ("sts", "iam", "cognito-identity")]
    names += [f"{service}.{region}.amazonaws.com" for region in REGIONS
              for service in ("cognito-idp", "cognito-identity", "cognito-sync", "sts")]
    names += [f"{prefix}.auth.{region}.amazoncognito.com" for region in REGIONS for prefix in ("shop-us", "shop-eu")]
    made = NamespacedServer(
        scratch / unique("dns"), names, arguments=[part for pair in given.items() for part in pair])
    made.region = regions
    made.start()
    yield made
    made.kill()


def test_clients_with_fixed_names_run_unchanged_in_each_region(server, tmp_path):
    authority = str(tmp_path / "ca.pem")
    environment = {
        "AWS_ACCESS_KEY_ID": server.access_key_id, "AWS_SECRET_ACCESS_KEY": server.secret_access_key,
        "AWS_CA_BUNDLE": authority, "REQUESTS_CA_BUNDLE": authority, "SSL_CERT_FILE": authority,
        "AWS_EC2_METADATA_DISABLED": "true", "AWS_PAGER": "", "HOME": str(tmp_path)}
    for region, prefix in zip(REGIONS, ["shop-us", "shop-eu"]):
        said = json.loads(server.run_script(CLIENTS, region, prefix, PASSWORD, environment=environment))
        issuer = f"https://cognito-idp.{region}.amazonaws.com/{said['pool']}"
        assert said["pool"].startswith(f"{region}_")
        assert said["pool"] == said["by the command line"]
        assert said["issuer"] == said["discovered"] == issuer
        assert said["user"] == "ann"
        assert said["token endpoint"] == f"https://cognito-idp.{region}.amazonaws.com/oauth2/token"
        assert said["identity"].startswith(f"{region}:")
        assert said["domain"] == prefix
        assert said["account"] == "123456789012"
        assert said["roles"] == 0
        assert said["status of its page"] == 200
    assert server.stop() == 0
