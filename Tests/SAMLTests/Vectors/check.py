"""Shows the documents in ours/ to pysaml2, and changed ones, which it must refuse: python check.py FOLDER."""

import base64
import pathlib
import shutil
import sys
import urllib.parse

from saml2 import BINDING_HTTP_POST, BINDING_HTTP_REDIRECT
from saml2.config import IdPConfig
from saml2.server import Server

FOLDER = pathlib.Path(sys.argv[1])
OURS = FOLDER / "ours"
ADDRESS = "https://idp.example/redirect"


def main():
    bindings = [(ADDRESS, BINDING_HTTP_REDIRECT), (ADDRESS, BINDING_HTTP_POST)]
    provider = Server(config=IdPConfig().load({
        "entityid": "https://idp.example/metadata", "xmlsec_binary": shutil.which("xmlsec1"),
        # Without a key of its own pysaml2 does not verify queries. It signs nothing here.
        "key_file": str(FOLDER / "service.key"), "cert_file": str(FOLDER / "service.crt"),
        "metadata": {"local": [str(OURS / "metadata.xml")]}, "accepted_time_diff": 10**9,
        "service": {"idp": {
            "want_authn_requests_signed": True,
            "endpoints": {"single_sign_on_service": bindings, "single_logout_service": bindings},
        }},
    }))

    def post(name, change=lambda text: text):
        return base64.b64encode(change((OURS / name).read_bytes())).decode()

    def query(change=lambda text: text):
        address = change((OURS / "redirect.txt").read_text())
        fields = dict(urllib.parse.parse_qsl(address.partition("?")[2]))
        return provider.parse_authn_request(
            fields["SAMLRequest"], BINDING_HTTP_REDIRECT, relay_state=fields["RelayState"], sigalg=fields["SigAlg"],
            signature=fields["Signature"])

    request = provider.parse_authn_request(post("request.xml"), BINDING_HTTP_POST).message
    assert request.issuer.text == "urn:amazon:cognito:sp:us-east-1_Example", request
    assert query().message.assertion_consumer_service_url == "https://auth.example/saml2/idpresponse"
    logout = provider.parse_logout_request(post("logout.xml"), BINDING_HTTP_POST).message
    assert logout.name_id.text == "Ann & <1>", logout
    refuse(lambda: provider.parse_authn_request(
        post("request.xml", lambda text: text.replace(b"idpresponse", b"evil")), BINDING_HTTP_POST))
    refuse(lambda: query(lambda text: text.replace("RelayState=state", "RelayState=other")))
    print("pysaml2 accepts the documents")


def refuse(call):
    try:
        call()
    except Exception as error:
        assert type(error).__name__ == "IncorrectlySigned", error
    else:
        raise AssertionError("a changed document was accepted")


main()
