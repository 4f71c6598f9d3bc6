"""Makes the documents of this folder: a provider that pysaml2 plays signs users in at a service provider.

Run it with pysaml2 and the program xmlsec1: python make.py FOLDER. The keys are new each time.
"""

import base64
import datetime
import pathlib
import shutil
import sys

from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import rsa
import saml2.entity
from saml2 import BINDING_HTTP_POST, BINDING_HTTP_REDIRECT
from saml2.config import IdPConfig, SPConfig
from saml2.metadata import entity_descriptor
from saml2.saml import NAMEID_FORMAT_PERSISTENT, NameID
from saml2.server import Server
from saml2.sigver import pre_encryption_part

FOLDER = pathlib.Path(sys.argv[1])
ISSUER = "https://idp.example/metadata"
AUDIENCE = "urn:amazon:cognito:sp:us-east-1_Example"
CONSUMER = "https://auth.example/saml2/idpresponse"


def encrypt_with(provider, algorithm, session_key):
    """pysaml2 has no setting for the algorithm; left alone, it takes Triple DES."""

    def template(**arguments):
        return pre_encryption_part(msg_enc=algorithm, **arguments)

    crypto = provider.sec.crypto
    encrypt = type(crypto).encrypt_assertion

    def encrypt_assertion(statement, key, part, key_type="des-192", node_xpath=None, node_id=None):
        return encrypt(crypto, statement, key, part, session_key, node_xpath, node_id)

    saml2.entity.pre_encryption_part = template
    crypto.encrypt_assertion = encrypt_assertion


def key_pair(name):
    key = rsa.generate_private_key(public_exponent=65537, key_size=2048)
    subject = x509.Name([x509.NameAttribute(x509.NameOID.COMMON_NAME, name)])
    start = datetime.datetime(2026, 1, 1)
    certificate = (
        x509.CertificateBuilder().subject_name(subject).issuer_name(subject).public_key(key.public_key())
        .serial_number(7).not_valid_before(start).not_valid_after(start + datetime.timedelta(days=7300))
        .sign(key, hashes.SHA256())
    )
    pem = key.private_bytes(
        serialization.Encoding.PEM, serialization.PrivateFormat.PKCS8, serialization.NoEncryption())
    (FOLDER / f"{name}.key").write_bytes(pem)
    (FOLDER / f"{name}.crt").write_bytes(certificate.public_bytes(serialization.Encoding.PEM))


def files(name):
    return {"key_file": str(FOLDER / f"{name}.key"), "cert_file": str(FOLDER / f"{name}.crt")}


def main():
    key_pair("provider")
    key_pair("service")
    service = SPConfig().load({
        "entityid": AUDIENCE, "xmlsec_binary": shutil.which("xmlsec1"), **files("service"),
        "encryption_keypairs": [files("service")],
        "service": {"sp": {"endpoints": {"assertion_consumer_service": [(CONSUMER, BINDING_HTTP_POST)]}}},
    })
    (FOLDER / "service.xml").write_text(str(entity_descriptor(service)))
    config = IdPConfig().load({
        "entityid": ISSUER, "xmlsec_binary": shutil.which("xmlsec1"), **files("provider"),
        "metadata": {"local": [str(FOLDER / "service.xml")]},
        "service": {"idp": {
            "endpoints": {"single_sign_on_service": [
                ("https://idp.example/redirect", BINDING_HTTP_REDIRECT), ("https://idp.example/post", BINDING_HTTP_POST)]},
            "name_id_format": [NAMEID_FORMAT_PERSISTENT],
            "policy": {"default": {"lifetime": {"minutes": 15}, "attribute_restrictions": None}},
        }},
    })
    (FOLDER / "provider.xml").write_text(str(entity_descriptor(config)))
    provider = Server(config=config)
    write(provider, "signed-response", sign_response=True, sign_assertion=False)
    write(provider, "signed-assertion", sign_response=False, sign_assertion=True)
    write(provider, "signed-both", sign_response=True, sign_assertion=True)
    encrypted = {"sign_assertion": True, "encrypt_assertion": True}
    write(provider, "encrypted-tripledes", sign_response=False, **encrypted)
    encrypt_with(provider, "http://www.w3.org/2001/04/xmlenc#aes256-cbc", "aes-256")
    write(provider, "encrypted-cbc", sign_response=False, **encrypted)
    write(provider, "encrypted-cbc-signed", sign_response=True, **encrypted)
    encrypt_with(provider, "http://www.w3.org/2009/xmlenc11#aes128-gcm", "aes-128")
    write(provider, "encrypted-gcm", sign_response=False, **encrypted)


def write(provider, name, **options):
    response = provider.create_authn_response(
        identity={"mail": ["ann@example.com"], "givenName": ["Ann"]}, in_response_to="_request",
        destination=CONSUMER, sp_entity_id=AUDIENCE, userid="ann",
        name_id=NameID(format=NAMEID_FORMAT_PERSISTENT, text="Ann-1"),
        authn={"class_ref": "urn:oasis:names:tc:SAML:2.0:ac:classes:Password"},
        sign_alg="http://www.w3.org/2001/04/xmldsig-more#rsa-sha256",
        digest_alg="http://www.w3.org/2001/04/xmlenc#sha256", encrypt_assertion_self_contained=True, **options)
    (FOLDER / f"{name}.xml").write_text(str(response))


main()
