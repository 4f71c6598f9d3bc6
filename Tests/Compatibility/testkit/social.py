"""Hosts on this machine that respond as Google, Facebook, Login with Amazon and Sign in with Apple document theirs."""

import base64
import hashlib
import hmac
import html
import http.server
import json
import time
import urllib.parse

from joserfc import jwt
from joserfc.jwk import ECKey, RSAKey

from testkit.ports import free_port
from testkit.serving import serve

CLIENT, SECRET, TEAM, APPLES_KEY_ID = "app-1", "s3cret", "TEAM1", "KEY1"
SUBJECTS = {
    "Google": "107512345678901234567", "Facebook": "10158", "LoginWithAmazon": "amzn1.account.K2LI23KL2LK2",
    "SignInWithApple": "001234.0a1b2c3d.1234",
}
SCOPES = {
    "Google": "profile email openid", "Facebook": "public_profile, email", "LoginWithAmazon": "profile postal_code",
    "SignInWithApple": "email name",
}
MAPPINGS = {
    "Google": {"email": "email", "email_verified": "email_verified", "name": "name", "birthdate": "birthdays"},
    "Facebook": {"email": "email", "name": "name", "picture": "picture"},
    "LoginWithAmazon": {"email": "email", "name": "name", "nickname": "postal_code"},
    "SignInWithApple": {"email": "email", "email_verified": "email_verified", "name": "name",
                        "given_name": "firstName", "family_name": "lastName"},
}
# What the users have afterwards.
ATTRIBUTES = {
    "Google": {"email": "eve@gmail.example", "email_verified": "true", "name": "Eve Doe", "birthdate": "1990-04-05"},
    "Facebook": {"email": "eve@facebook.example", "name": "Eve Doe", "picture": "https://cdn.example/eve.jpg"},
    "LoginWithAmazon": {"email": "eve@amazon.example", "name": "Eve Doe", "nickname": "98052"},
    "SignInWithApple": {"email": "eve@apple.example", "email_verified": "true", "name": "Eve Doe",
                        "given_name": "Eve", "family_name": "Doe"},
}
PKCE = {"Google", "LoginWithAmazon"}


class SocialHosts:
    """Each provider below a path of its own. `complaints` says what was wrong with the requests."""

    def __init__(self):
        self.key = RSAKey.generate_key(2048, parameters={"kid": "key-1", "alg": "RS256", "use": "sig"})
        self.apples_key = ECKey.generate_key("P-256")
        self.complaints, self.asked = [], {}
        hosts = self

        class Handler(http.server.BaseHTTPRequestHandler):
            def respond(self):
                body = self.rfile.read(int(self.headers.get("Content-Length") or 0)).decode()
                address = urllib.parse.urlsplit(self.path)
                fields = dict(urllib.parse.parse_qsl(address.query) + urllib.parse.parse_qsl(body))
                _, kind, action = address.path.split("/")
                found = getattr(hosts, f"_{action}")(kind, fields, self)
                text = found if isinstance(found, str) else json.dumps(found)
                self.send_response(200)
                self.send_header("Content-Type", "text/html" if isinstance(found, str) else "application/json")
                self.send_header("Content-Length", str(len(text.encode())))
                self.end_headers()
                self.wfile.write(text.encode())

            do_GET = do_POST = respond

            def log_message(self, *_):
                pass

        self._server = http.server.ThreadingHTTPServer(("127.0.0.1", free_port()), Handler)
        self._server.daemon_threads = True
        serve(self._server)
        # Martlet is 127.0.0.1: a browser sees two sites.
        self.url = f"http://localhost:{self._server.server_port}"

    def close(self):
        self._server.shutdown()
        self._server.server_close()

    def details(self, kind):
        """`ProviderDetails` of the preset, whose hosts are these."""
        made = {"client_id": CLIENT, "authorize_scopes": SCOPES[kind]}
        made |= {f"{name}_url": f"{self.url}/{kind}/{name}" for name in ("authorize", "token", "attributes")}
        if kind == "SignInWithApple":
            del made["attributes_url"]
            key = self.apples_key.as_pem(private=True).decode()
            made |= {"team_id": TEAM, "key_id": APPLES_KEY_ID, "private_key": key}
        else:
            made["client_secret"] = SECRET
        if kind in ("Google", "SignInWithApple"):
            made["jwks_uri"] = f"{self.url}/{kind}/keys"
        if kind == "Google":
            made["attributes_url"] += "?personFields="
        if kind == "Facebook":
            made["attributes_url"] += "?fields="
        return made

    def add_to(self, api, pool, kind):
        api.admin.create_identity_provider(
            UserPoolId=pool, ProviderName=kind, ProviderType=kind, ProviderDetails=self.details(kind),
            AttributeMapping=MAPPINGS[kind])

    def returned(self, kind, url):
        """The fields with which the provider at `url` sends the user back; Apple does it by a form."""
        fields = dict(urllib.parse.parse_qsl(urllib.parse.urlsplit(url).query))
        self.asked[kind] = fields
        self._check(fields.get("client_id") == CLIENT, f"{kind}: another client")
        self._check(("code_challenge" in fields) == (kind in PKCE), f"{kind}: PKCE")
        self._check((fields.get("response_mode") == "form_post") == (kind == "SignInWithApple"), f"{kind}: mode")
        response = {"code": f"code-{kind}", "state": fields["state"]}
        if kind == "SignInWithApple":
            response["user"] = json.dumps({
                "name": {"firstName": "Eve", "lastName": "Doe"}, "email": ATTRIBUTES[kind]["email"]})
        return response

    def _check(self, holds, complaint):
        if not holds:
            self.complaints.append(complaint)

    def _authorize(self, kind, fields, handler):
        hidden = "".join(f'<input type="hidden" name="{name}" value="{html.escape(text)}">'
                         for name, text in self.returned(kind, handler.path).items())
        method = "post" if kind == "SignInWithApple" else "get"
        return (f'<!doctype html><html lang="en"><title>{kind}</title><link rel="icon" href="data:,">'
                f'<form method="{method}" action="{html.escape(fields["redirect_uri"])}">{hidden}'
                "<button>Continue</button></form></html>")

    def _token(self, kind, fields, handler):
        asked = self.asked[kind]
        self._check(handler.command == ("GET" if kind == "Facebook" else "POST"), f"{kind}: {handler.command}")
        self._check(fields.get("code") == f"code-{kind}" and fields.get("grant_type") == "authorization_code",
                    f"{kind}: another grant")
        self._check(fields.get("redirect_uri") == asked["redirect_uri"], f"{kind}: another redirect URI")
        if kind in PKCE:
            digest = hashlib.sha256(fields["code_verifier"].encode()).digest()
            self._check(base64.urlsafe_b64encode(digest).rstrip(b"=").decode() == asked["code_challenge"], "verifier")
        if kind == "SignInWithApple":
            self._check_apples_secret(fields["client_secret"])
        else:
            self._check(fields.get("client_secret") == SECRET, f"{kind}: another secret")
        response = {"access_token": f"token-{kind}", "token_type": "bearer", "expires_in": 3600}
        if kind in ("Google", "SignInWithApple"):
            response["id_token"] = self._id_token(kind, asked["nonce"])
        return response

    def _check_apples_secret(self, text):
        """https://developer.apple.com/documentation/accountorganizationaldatasharing/creating-a-client-secret"""
        token = jwt.decode(text, self.apples_key, algorithms=["ES256"])
        self._check(token.header["kid"] == APPLES_KEY_ID, "Apple: another key")
        self._check(token.claims["iss"] == TEAM and token.claims["sub"] == CLIENT, "Apple: another team or client")
        self._check(token.claims["aud"] == "https://appleid.apple.com", "Apple: another audience")
        self._check(time.time() < token.claims["exp"] < time.time() + 15777000, "Apple: time")

    def _id_token(self, kind, nonce):
        now = int(time.time())
        claims = {"aud": CLIENT, "sub": SUBJECTS[kind], "iat": now, "exp": now + 3600, "nonce": nonce,
                  "email": ATTRIBUTES[kind]["email"]}
        if kind == "Google":
            # Google leaves the scheme out at times.
            claims |= {"iss": "accounts.google.com", "azp": CLIENT, "email_verified": True, "name": "Eve Doe"}
        else:
            # Apple writes truth as text.
            claims |= {"iss": "https://appleid.apple.com", "email_verified": "true", "is_private_email": "false"}
        return jwt.encode({"alg": "RS256", "kid": "key-1"}, claims, self.key)

    def _keys(self, *_):
        return {"keys": [self.key.as_dict(private=False)]}

    def _attributes(self, kind, fields, handler):
        if kind == "Facebook":
            proof = hmac.new(SECRET.encode(), fields["access_token"].encode(), hashlib.sha256).hexdigest()
            self._check(fields.get("appsecret_proof") == proof, "Facebook: the proof")
            self._check(set(fields["fields"].split(",")) == {"id", "email", "name", "picture"}, "Facebook: fields")
            return {"id": SUBJECTS[kind], "name": "Eve Doe", "email": ATTRIBUTES[kind]["email"],
                    "picture": {"data": {"height": 50, "is_silhouette": False, "url": ATTRIBUTES[kind]["picture"]}}}
        self._check(handler.headers["Authorization"] == f"Bearer token-{kind}", f"{kind}: another token")
        if kind == "Google":
            self._check(fields["personFields"] == "birthdays", "Google: fields")
            source = {"primary": True, "source": {"type": "ACCOUNT", "id": SUBJECTS[kind]}}
            return {"resourceName": f"people/{SUBJECTS[kind]}", "etag": "%E", "birthdays": [
                {"metadata": {"source": {"type": "PROFILE"}}, "date": {"month": 4, "day": 5}},
                {"metadata": source, "date": {"year": 1990, "month": 4, "day": 5}}]}
        told = {"email": ATTRIBUTES[kind]["email"], "name": "Eve Doe", "postal_code": "98052"}
        return {"user_id": SUBJECTS[kind], **told}
