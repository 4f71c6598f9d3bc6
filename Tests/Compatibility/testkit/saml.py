"""pysaml2 as a SAML 2.0 identity provider, at addresses that a walk's browser never asks unless `Site` serves them."""

import base64
import contextlib
import datetime
import functools
import html
import http.server
import shutil
import urllib.parse

import requests
import saml2.entity
import saml2.sigver
from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import rsa
from cryptography.x509.oid import NameOID
from saml2 import BINDING_HTTP_POST, BINDING_HTTP_REDIRECT
from saml2.authn_context import PASSWORD
from saml2.config import IdPConfig
from saml2.metadata import create_metadata_string
from saml2.saml import NAME_FORMAT_URI, NAMEID_FORMAT_PERSISTENT, NameID
from saml2.server import Server
from saml2.xmldsig import DIGEST_SHA256, SIG_RSA_SHA256

from testkit.ports import free_port
from testkit.serving import serve

MAIL = "urn:oid:0.9.2342.19200300.100.1.3"
NAME = "urn:oid:2.5.4.42"
SIGN_IN = "https://signin.aws.amazon.com/saml"
# What a provider is told of AWS, as far as it needs it.
AWS_METADATA = f"""
<md:EntityDescriptor xmlns:md="urn:oasis:names:tc:SAML:2.0:metadata" entityID="urn:amazon:webservices">
  <md:SPSSODescriptor protocolSupportEnumeration="urn:oasis:names:tc:SAML:2.0:protocol" WantAssertionsSigned="true">
    <md:AssertionConsumerService Binding="urn:oasis:names:tc:SAML:2.0:bindings:HTTP-POST" Location="{SIGN_IN}"
      index="1" isDefault="true"/>
  </md:SPSSODescriptor>
</md:EntityDescriptor>"""


class SAMLProvider:
    """A provider with a key of its own. It knows the service providers whose metadata it was given."""

    def __init__(self, folder, url="https://idp.example", signs_requests=False, binding=BINDING_HTTP_REDIRECT):
        self.url, self.folder, self.key, self.certificate = url, folder, folder / "idp.key", folder / "idp.crt"
        self.wants_signed, self.binding, self.known = signs_requests, binding, []
        self.renew_key()

    def renew_key(self):
        make_certificate(self.key, self.certificate)

    def _config(self):
        return IdPConfig().load({
            "entityid": f"{self.url}/metadata", "xmlsec_binary": shutil.which("xmlsec1"),
            "key_file": str(self.key), "cert_file": str(self.certificate),
            "encryption_keypairs": [{"key_file": str(self.key), "cert_file": str(self.certificate)}],
            "metadata": {"inline": self.known},
            "service": {"idp": {
                "want_authn_requests_signed": self.wants_signed,
                "endpoints": {"single_sign_on_service": [(f"{self.url}/sso", self.binding)],
                              "single_logout_service": [(f"{self.url}/slo", self.binding)]},
                "policy": {"default": {"lifetime": {"minutes": 15}, "attribute_restrictions": None,
                                       "name_form": NAME_FORMAT_URI}},
            }},
        })

    @property
    def metadata(self):
        text = create_metadata_string(None, config=self._config(), sign=False)
        return text.decode() if isinstance(text, bytes) else text

    def know(self, server, pool):
        """Reads the metadata of a pool, as an administrator of the provider does."""
        response = requests.get(f"{server.url}/{pool}/saml2/metadata", timeout=60)
        assert response.status_code == 200, response.text
        self.known.append(response.text)

    def form(self, url, name_id="eve", identity=None, encrypt=False, sign_assertion=True, sign_response=True, **more):
        """The fields that the browser posts after the sign-in: the response and the relay state.

        `url` is the address with the request, or the fields of a form with it.
        """
        asked = asked_in(url)
        server = Server(config=self._config())
        request = server.parse_authn_request(
            asked["SAMLRequest"], self.binding, relay_state=asked["RelayState"], **signature(asked))
        arguments = {**server.response_args(request.message), **more}
        return self._fields(server, arguments, name_id, identity, encrypt, sign_assertion, sign_response) | {
            "RelayState": asked["RelayState"]}

    def end(self, url):
        """Ends a session as the request at `url` wants it.

        Returns the request, and the address that the browser goes back to.
        """
        asked, server = asked_in(url), Server(config=self._config())
        request = server.parse_logout_request(
            asked["SAMLRequest"], self.binding, relay_state=asked["RelayState"], **signature(asked))
        response = server.create_logout_response(request.message, [BINDING_HTTP_REDIRECT])
        there = server.response_args(request.message, [BINDING_HTTP_REDIRECT])["destination"]
        return request.message, self._address(server, response, there, asked["RelayState"], response=True)

    def logout(self, pool, name_id="eve", indexes=(), sign=True):
        """The address at which the browser tells a pool that the provider has ended sessions."""
        server = Server(config=self._config())
        sp = f"urn:amazon:cognito:sp:{pool}"
        there = server.metadata.single_logout_service(sp, BINDING_HTTP_REDIRECT, "spsso")[0]["location"]
        _, request = server.create_logout_request(
            there, sp, name_id=NameID(format=NAMEID_FORMAT_PERSISTENT, text=name_id), session_indexes=list(indexes),
            sign=False)
        return self._address(server, request, there, "there", sign=sign)

    @staticmethod
    def _address(server, message, there, relay_state, response=False, sign=True):
        made = server.apply_binding(
            BINDING_HTTP_REDIRECT, str(message), there, relay_state, response=response, sign=sign,
            sigalg=SIG_RSA_SHA256)
        return dict(made["headers"])["Location"]

    def unsolicited(self, consumer, audience, relay_state, name_id="eve", identity=None):
        """The fields of a response that no request was made for."""
        arguments = {"in_response_to": None, "destination": consumer, "sp_entity_id": audience}
        server = Server(config=self._config())
        return self._fields(server, arguments, name_id, identity, False, True, True) | {"RelayState": relay_state}

    def _fields(self, server, arguments, name_id, identity, encrypt, sign_assertion, sign_response):
        if encrypt:
            encrypt_by_aes(server)
            arguments["encrypt_assertion_self_contained"] = True
        arguments.pop("name_id_policy", None)
        arguments.pop("binding", None)
        response = server.create_authn_response(
            identity if identity is not None else {"mail": [f"{name_id}@example.com"]}, userid=name_id,
            name_id=NameID(format=NAMEID_FORMAT_PERSISTENT, text=name_id),
            authn={"class_ref": PASSWORD, "authn_auth": self.url}, sign_assertion=sign_assertion,
            sign_response=sign_response, encrypt_assertion=encrypt,
            **{"sign_alg": SIG_RSA_SHA256, "digest_alg": DIGEST_SHA256, **arguments})
        return {"SAMLResponse": base64.b64encode(str(response).encode()).decode()}


def make_certificate(key_path, certificate_path):
    """A new key and a certificate of it, each in a file."""
    key = rsa.generate_private_key(65537, 2048)
    name = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, "idp")])
    now = datetime.datetime.now(datetime.timezone.utc)
    made = x509.CertificateBuilder().subject_name(name).issuer_name(name).public_key(key.public_key())
    made = made.serial_number(x509.random_serial_number()).not_valid_before(now - datetime.timedelta(days=1))
    made = made.not_valid_after(now + datetime.timedelta(days=30)).sign(key, hashes.SHA256())
    key_path.write_bytes(key.private_bytes(
        serialization.Encoding.PEM, serialization.PrivateFormat.TraditionalOpenSSL, serialization.NoEncryption()))
    certificate_path.write_bytes(made.public_bytes(serialization.Encoding.PEM))


def asked_in(url):
    """The parameters of a request that comes by redirect, or the fields of its form."""
    return url if isinstance(url, dict) else dict(urllib.parse.parse_qsl(urllib.parse.urlsplit(url).query))


def signature(asked):
    return {"sigalg": asked["SigAlg"], "signature": asked["Signature"]} if "SigAlg" in asked else {}


def encrypt_by_aes(server):
    """pysaml2 encrypts by Triple DES unless its functions are given another algorithm."""
    crypto = server.sec.crypto
    plain = type(crypto).encrypt_assertion

    def encrypt_assertion(statement, key, part, key_type=None, node_xpath=None, node_id=None):
        return plain(crypto, statement, key, part, "aes-256", node_xpath, node_id)

    crypto.encrypt_assertion = encrypt_assertion
    saml2.entity.pre_encryption_part = functools.partial(
        saml2.sigver.pre_encryption_part, msg_enc="http://www.w3.org/2001/04/xmlenc#aes256-cbc")


def add_saml_provider(api, pool, provider, name="Corp", mapping=None, identifiers=(), **changes):
    details = {"MetadataFile": provider.metadata, **changes}
    if "MetadataURL" in changes:
        del details["MetadataFile"]
    made = api.admin.create_identity_provider(
        UserPoolId=pool, ProviderName=name, ProviderType="SAML", ProviderDetails=details,
        AttributeMapping=mapping or {"email": MAIL}, IdpIdentifiers=list(identifiers))
    provider.know(api.server, pool)
    return made["IdentityProvider"]


@contextlib.contextmanager
def site(provider, consumer):
    """Serves the provider's sign-in: a page whose form leads to `consumer`, and its metadata. Sets its address."""

    class Handler(http.server.BaseHTTPRequestHandler):
        def do_GET(self):
            if self.path == "/metadata":
                return self.respond(provider.metadata.encode(), "application/samlmetadata+xml")
            if not self.path.startswith("/sso?"):
                return self.send_error(404)
            fields = provider.form(f"{provider.url}{self.path}")
            hidden = "".join(
                f'<input type="hidden" name="{name}" value="{html.escape(text)}">' for name, text in fields.items())
            page = ('<!doctype html><html lang="en"><title>Corp</title>'
                    f'<form method="post" action="{consumer}">{hidden}<button>Sign in</button></form></html>')
            return self.respond(page.encode(), "text/html")

        def respond(self, body, kind):
            self.send_response(200)
            self.send_header("Content-Type", kind)
            self.send_header("Content-Length", str(len(body)))
            self.end_headers()
            self.wfile.write(body)

        def log_message(self, *_):
            pass

    made = http.server.ThreadingHTTPServer(("127.0.0.1", free_port()), Handler)
    serve(made)
    # The server is 127.0.0.1: the browser sees two sites.
    provider.url = f"http://localhost:{made.server_port}"
    yield provider
    made.shutdown()
    made.server_close()
