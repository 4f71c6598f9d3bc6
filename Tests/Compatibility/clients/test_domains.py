"""Domains of pools, their certificates, and the customization of pages, by boto3."""

import base64
import json
import socket
import ssl
import time

import pytest
import requests
from cryptography import x509
from cryptography.hazmat.primitives.asymmetric import padding

from testkit.aws import refused
from testkit.cognito import CognitoAPI, unique
from testkit.images import png
from testkit.parallel import call_at_once, losses, winners
from testkit.server import ACCOUNT
from testkit.tls import Authority
from testkit.waiting import eventually

ARN = f"arn:aws:acm:us-east-1:{ACCOUNT}:certificate/login"
CSS = ".label-customizable{ color: #336699;}"


def describe(api, name):
    return api.admin.describe_user_pool_domain(Domain=name)["DomainDescription"]


@pytest.mark.rows("UP-DOM-05")
def test_a_prefix_from_beginning_to_end(api):
    pool, name = api.make_pool(), unique("shop")
    assert describe(api, name) == {}, "the name is available"
    made = api.admin.create_user_pool_domain(UserPoolId=pool, Domain=name)
    assert made["ManagedLoginVersion"] == 1
    assert "CloudFrontDomain" not in made
    found = describe(api, name)
    assert (found["UserPoolId"], found["Domain"], found["Status"]) == (pool, name, "ACTIVE")
    assert (found["AWSAccountId"], found["CloudFrontDistribution"]) == (ACCOUNT, "127.0.0.1")
    assert api.admin.describe_user_pool(UserPoolId=pool)["UserPool"]["Domain"] == name
    with refused("InvalidParameterException", "It has a domain configured that should be deleted first."):
        api.admin.delete_user_pool(UserPoolId=pool)
    api.admin.delete_user_pool_domain(UserPoolId=pool, Domain=name)
    assert describe(api, name) == {}
    assert "Domain" not in api.admin.describe_user_pool(UserPoolId=pool)["UserPool"]
    with refused("InvalidParameterException", "No such domain or user pool exists."):
        api.admin.delete_user_pool_domain(UserPoolId=pool, Domain=name)


@pytest.mark.rows("RACE-14", "UP-DOM-04")
def test_of_pools_that_want_one_prefix_at_once_one_gets_it(api):
    pools, name = [api.make_pool() for _ in range(4)], unique("shop")
    results = call_at_once(
        *[lambda pool=pool: api.admin.create_user_pool_domain(UserPoolId=pool, Domain=name) for pool in pools])
    assert len(winners(results)) == 1
    assert losses(results) == {"InvalidParameterException": 3}
    owner = describe(api, name)["UserPoolId"]
    with refused("InvalidParameterException", "Domain already associated with another user pool."):
        api.make_domain(api.make_pool(), name)
    api.admin.delete_user_pool_domain(UserPoolId=owner, Domain=name)


@pytest.mark.parametrize("name, text", [
    ("Shop", "invalid character"), ("shop-", "invalid character"), ("a.b", "invalid character"),
    ("my-cognito", "reserved word: cognito"), ("x" * 64, "63"), ("shöp", "invalid character")])
@pytest.mark.rows("UP-DOM-02")
def test_a_malformed_prefix_is_refused(api, name, text):
    with refused("InvalidParameterException", text):
        api.unchecked.create_user_pool_domain(UserPoolId=api.make_pool(), Domain=name)


@pytest.fixture
def served(new_server, scratch):
    """A server that speaks TLS and has the certificate of a custom domain."""
    authority = Authority(scratch / unique("authority"))
    plain, key = authority.issue("plain")
    login, login_key = authority.issue("login", subject="DNS:login.example.com,DNS:id.example.com")
    config = scratch / f"{unique('config')}.json"
    config.write_text(json.dumps({"certificates": {ARN: {"certificate": str(login), "key": str(login_key)}}}))
    server = new_server(arguments=["--tls-certificate", str(plain), "--tls-key", str(key), "--config", str(config)])
    server.authorities = str(authority.root)
    server.start()
    api = CognitoAPI(server)
    yield api
    api.tear_down()


def names_shown(server, name):
    """The names in the certificate that the server shows to clients that ask for `name`, and the version of TLS."""
    context = ssl.create_default_context(cafile=server.authorities)
    context.check_hostname = False
    with socket.create_connection(("127.0.0.1", server.port), timeout=60) as plain:
        with context.wrap_socket(plain, server_hostname=name) as connection:
            return {value for _, value in connection.getpeercert()["subjectAltName"]}


@pytest.mark.rows("UP-DOM-05")
def test_a_custom_domain_shows_its_own_certificate(served):
    """The certificate follows from the name that a browser sends, as soon as a pool has the domain."""
    api, pool = served, served.make_pool()
    own, plain = {"login.example.com", "id.example.com"}, {"127.0.0.1", "localhost"}
    assert names_shown(api.server, "login.example.com") == plain
    with refused("InvalidParameterException", "certificates"):
        api.make_domain(pool, "login.example.com", CustomDomainConfig={"CertificateArn": ARN + "-other"})
    api.make_domain(pool, "login.example.com", CustomDomainConfig={"CertificateArn": ARN})
    assert describe(api, "login.example.com")["CustomDomainConfig"] == {"CertificateArn": ARN}
    assert api.admin.describe_user_pool(UserPoolId=pool)["UserPool"]["CustomDomain"] == "login.example.com"
    assert names_shown(api.server, "login.example.com") == own
    for other in ("id.example.com", "localhost", "login.example.com.evil.example"):
        assert names_shown(api.server, other) == plain, other
    api.admin.delete_user_pool_domain(UserPoolId=pool, Domain="login.example.com")
    eventually(lambda: names_shown(api.server, "login.example.com") == plain)


@pytest.mark.rows("UP-UI-01", "UP-UI-04", "UP-UI-06", "UP-UI-40")
def test_a_logo_is_served_as_an_image_and_nothing_else(api):
    client = api.make_client(api.make_pool())
    api.make_domain(client.pool)
    set_ = api.admin.set_ui_customization(
        UserPoolId=client.pool, ClientId=client.id, CSS=CSS, ImageFile=png())["UICustomization"]
    assert (set_["CSS"], set_["ClientId"], set_["UserPoolId"]) == (CSS, client.id, client.pool)
    assert set_["CSSVersion"].isdigit()
    assert set_["CreationDate"] == set_["LastModifiedDate"]
    assert api.admin.get_ui_customization(UserPoolId=client.pool, ClientId=client.id)["UICustomization"] == set_
    response = requests.get(set_["ImageUrl"], timeout=60)
    assert (response.status_code, response.content, response.headers["Content-Type"]) == (200, png(), "image/png")
    assert response.headers["X-Content-Type-Options"] == "nosniff"
    assert response.headers["Content-Security-Policy"] == "default-src 'none'; sandbox"
    assert requests.head(set_["ImageUrl"], timeout=60).status_code == 200
    for wrong in (set_["ImageUrl"].replace(".png", ".jpeg"), set_["ImageUrl"].replace(client.id, "ALL"),
                  set_["ImageUrl"][:-10], set_["ImageUrl"].replace(client.pool, "us-east-1_Missing00")):
        assert requests.get(wrong, timeout=60).status_code == 404, wrong
    api.admin.set_ui_customization(UserPoolId=client.pool, ClientId=client.id)
    assert requests.get(set_["ImageUrl"], timeout=60).status_code == 404


@pytest.mark.rows("UP-UI-01", "UP-UI-02")
def test_the_look_of_all_clients_serves_those_without_their_own(api):
    pool = api.make_pool()
    one, other = api.make_client(pool), api.make_client(pool)
    with refused("InvalidParameterException", "A domain must be associated with this user pool."):
        api.admin.set_ui_customization(UserPoolId=pool, CSS=CSS)
    api.make_domain(pool)

    def look(client):
        return api.admin.get_ui_customization(UserPoolId=pool, ClientId=client.id)["UICustomization"]

    assert look(one) == {}
    api.admin.set_ui_customization(UserPoolId=pool, ClientId="ALL", CSS=CSS)
    own = ".banner-customizable{ padding: 1px;}"
    api.admin.set_ui_customization(UserPoolId=pool, ClientId=one.id, CSS=own)
    assert (look(one)["ClientId"], look(one)["CSS"]) == (one.id, own)
    assert (look(other)["ClientId"], look(other)["CSS"]) == ("ALL", CSS)
    api.admin.delete_user_pool_client(UserPoolId=pool, ClientId=one.id)
    with refused("ResourceNotFoundException"):
        look(one)


def test_a_signing_certificate_is_one_that_others_can_read(api):
    """GetSigningCertificate: X.509 in Base64, signed with the key that it shows, the same at each call."""
    pool, other = api.make_pool(), api.make_pool()
    text = api.admin.get_signing_certificate(UserPoolId=pool)["Certificate"]
    certificate = x509.load_der_x509_certificate(base64.b64decode(text, validate=True))
    certificate.public_key().verify(
        certificate.signature, certificate.tbs_certificate_bytes, padding.PKCS1v15(),
        certificate.signature_hash_algorithm)
    assert certificate.issuer == certificate.subject
    assert certificate.public_key().key_size == 2048
    valid = certificate.not_valid_after_utc - certificate.not_valid_before_utc
    assert valid.days == 3650
    assert abs(certificate.not_valid_before_utc.timestamp() - time.time()) < 600
    assert api.admin.get_signing_certificate(UserPoolId=pool)["Certificate"] == text
    assert api.admin.get_signing_certificate(UserPoolId=other)["Certificate"] != text
