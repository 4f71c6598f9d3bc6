"""federatedSignIn with tokens of providers, and credentials that sign calls which Martlet authorises.

Google, Apple, Facebook and Amazon are not here: an identity pool asks their own hosts, which no test reaches. The unit
tests have them, with an identity pool in memory, and IdentityPoolAPITests verifies their tokens.
"""

import json
import os
import subprocess

import pytest

from testkit.consumer import BUILT
from testkit.roles import allow, trust_of_pool
from testkit.saml import AWS_METADATA, SIGN_IN, SAMLProvider

PROGRAM = BUILT / "Federator"
SAML = "https://aws.amazon.com/SAML/Attributes"


@pytest.fixture
def provider(roles, tmp_path):
    """A SAML provider that IAM knows."""
    made = SAMLProvider(tmp_path)
    made.known.append(AWS_METADATA)
    made.arn = roles.make_saml_provider(made.metadata)
    return made


@pytest.fixture
def pool(identities, provider):
    return identities.make_pool(SamlProviderARNs=[provider.arn], AllowUnauthenticatedIdentities=False)


@pytest.fixture
def configuration(identities, pool, tmp_path):
    path = tmp_path / "awsconfiguration.json"
    section = {"PoolId": pool, "Endpoint": identities.server.url}
    path.write_text(json.dumps({"CredentialsProvider": {"CognitoIdentity": {"Default": section}}}))
    return path


def assertion(provider, *allowed, name="eve"):
    """The response that names the roles `allowed`."""
    found = provider.unsolicited(SIGN_IN, "urn:amazon:webservices", "", name_id=name, identity={
        f"{SAML}/Role": [f"{role},{provider.arn}" for role in allowed], f"{SAML}/RoleSessionName": [name]})
    return found["SAMLResponse"]


def run(server, configuration, provider, token, *words):
    """What the program prints."""
    ended = subprocess.run(
        [PROGRAM, configuration, provider, *words], input=token + "\n", capture_output=True, text=True, timeout=240,
        env={"PATH": os.environ["PATH"], "ENDPOINT": f"{server.url}/"})
    assert "ThreadSanitizer" not in ended.stderr, ended.stderr
    assert ended.returncode in (0, 1), ended.stderr
    return ended.stdout.splitlines()


@pytest.mark.rows("EXT-SAM-10")
def test_a_saml_response_with_two_roles_gives_the_credentials_of_the_one_that_is_asked_for(
    server, roles, provider, pool, configuration
):
    lister = roles.make(trust_of_pool(pool), allow("cognito-idp:ListUserPools"))
    idle = roles.make(trust_of_pool(pool))
    token = assertion(provider, lister, idle)
    signed_in = f"signedIn {provider.arn}"
    first, *statuses, identity = run(
        server, configuration, provider.arn, token, lister, "ListUserPools", "ListUsers")
    assert (first, statuses) == (signed_in, ["ListUserPools 200", "ListUsers 400"])
    again = run(server, configuration, provider.arn, token, idle, "ListUserPools")
    assert again == [signed_in, "ListUserPools 400", identity]
    assert identity.startswith("identity us-east-1:")


@pytest.mark.parametrize("case", ["no role", "another role", "another provider's"])
def test_a_saml_response_is_refused(server, roles, provider, pool, configuration, tmp_path, case):
    """The state says which provider's token was refused, and the call waits until its limit."""
    trust = trust_of_pool(pool)
    mine = [roles.make(trust, allow("cognito-idp:ListUserPools")) for _ in range(2)]
    other = roles.make(trust, allow("cognito-idp:ListUserPools"))
    token, role = assertion(provider, *mine), mine[0]
    if case == "no role":
        role = ""
    elif case == "another role":
        role = other
    else:
        # With another key.
        (tmp_path / "forger").mkdir()
        forger = SAMLProvider(tmp_path / "forger")
        forger.arn, forger.known = provider.arn, [AWS_METADATA]
        token = assertion(forger, *mine)
    said = run(server, configuration, provider.arn, token, role, "ListUserPools")
    assert said[:2] == [f"signedIn {provider.arn}", f"signedOutFederatedTokensInvalid {provider.arn}"]
    assert said[2].startswith("error "), said
    assert len(said) == 3, said
