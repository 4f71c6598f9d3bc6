"""SimpleSAMLphp as a SAML 2.0 provider: Debian's package behind PHP's own web server, with its files in one folder."""

import json
import os
import secrets
import shutil
import subprocess
import urllib.parse
import xml.etree.ElementTree

import requests
from saml2.saml import NAME_FORMAT_URI, NAMEID_FORMAT_PERSISTENT

from testkit.forms import Browser, Page
from testkit.ports import free_port
from testkit.saml import MAIL, NAME, make_certificate
from testkit.waiting import eventually

PROGRAM = "/usr/share/simplesamlphp/www"
PASSWORD = "Sesame-1"
AFFILIATION = "urn:oid:1.3.6.1.4.1.5923.1.1.1.1"
USERS = {
    "eve": {MAIL: "eve@corp.example", NAME: "Eve", AFFILIATION: ["ops", "dev"]},
    "ann": {MAIL: "ann@corp.example", NAME: "Ann", AFFILIATION: ["dev"]},
}
METADATA = "urn:oasis:names:tc:SAML:2.0:metadata"
# Its files are PHP, which reads what the walks say from files beside them, anew for each request.
CODE = {"config": "config", "authsources": "config", "metadata/saml20-idp-hosted": "metadata"}


class SimpleSAML:
    """A provider with two users. It knows the service providers whose metadata it was given."""

    def __init__(self, folder):
        self.port, self.folder, self._known = free_port(), folder, []
        # Martlet is 127.0.0.1: a browser sees two sites.
        self.url = f"http://localhost:{self.port}"
        for name in ("metadata", "sessions", "temporary"):
            (folder / name).mkdir(parents=True)
        for name, variable in CODE.items():
            content = f"__DIR__ . '/{name.rpartition('/')[2]}.json'"
            (folder / f"{name}.php").write_text(f"<?php ${variable} = json_decode(file_get_contents({content}), true);")
        make_certificate(folder / "idp.key", folder / "idp.crt")
        self._write("config", self._configuration())
        accounts = {f"{name}:{PASSWORD}": {"uid": name, **told} for name, told in USERS.items()}
        self._write("authsources", {"staff": {"0": "exampleauth:UserPass", **accounts}})
        self.configure()
        self._write_known()
        self._start()

    def _write(self, name, content):
        (self.folder / f"{name}.json").write_text(json.dumps(content))

    def _configuration(self):
        folder = str(self.folder)
        return {
            "baseurlpath": f"{self.url}/", "certdir": folder, "loggingdir": folder, "datadir": folder,
            "tempdir": f"{folder}/temporary", "metadatadir": f"{folder}/metadata", "timezone": "UTC",
            "secretsalt": secrets.token_hex(16), "auth.adminpassword": secrets.token_hex(16),
            "logging.handler": "errorlog", "enable.saml20-idp": True,
            "module.enable": {"core": True, "exampleauth": True, "saml": True},
            "store.type": "phpsession", "session.phpsession.savepath": f"{folder}/sessions",
            "session.cookie.samesite": "Lax", "language.cookie.samesite": "Lax",
            "metadata.sources": [{"type": "flatfile"}, {"type": "xml", "file": f"{folder}/known.xml"}],
        }

    def configure(self, **settings):
        """The provider's own metadata; `__` stands for a point in the names of settings."""
        self._write("metadata/saml20-idp-hosted", {"__DYNAMIC:1__": {
            "host": "__DEFAULT__", "privatekey": "idp.key", "certificate": "idp.crt", "auth": "staff",
            "attributes.NameFormat": NAME_FORMAT_URI, "NameIDFormat": NAMEID_FORMAT_PERSISTENT,
            # Messages about logout are refused unless they are signed.
            "sign.logout": True,
            "authproc": {"10": {"class": "saml:PersistentNameID", "attribute": "uid"}},
            **{name.replace("__", "."): value for name, value in settings.items()},
        }})

    def _start(self):
        self.log = self.folder / "log"
        with open(self.log, "ab") as log:
            self._process = subprocess.Popen(
                [shutil.which("php"), "-S", f"127.0.0.1:{self.port}", "-t", PROGRAM], stdin=subprocess.DEVNULL,
                stdout=log, stderr=log, env={**os.environ, "SIMPLESAMLPHP_CONFIG_DIR": str(self.folder)})
        assert eventually(self._responds), self.log.read_text()

    def _responds(self):
        assert self._process.poll() is None, self.log.read_text()
        try:
            return requests.get(self.metadata_url, timeout=60).status_code == 200
        except requests.ConnectionError:
            return False

    def close(self):
        self._process.terminate()
        self._process.wait(60)

    @property
    def metadata_url(self):
        """Where its metadata are, and what it is called."""
        return f"{self.url}/saml2/idp/metadata.php"

    @property
    def goodbye(self):
        """Its page after a sign-out."""
        return f"{self.url}/logout.php"

    @property
    def sign_out_address(self):
        """Where a user signs out, here and at all sites that the user has signed in to."""
        return f"{self.url}/saml2/idp/initSLO.php?{urllib.parse.urlencode({'RelayState': self.goodbye})}"

    def know(self, server, pool):
        """Reads the metadata of a pool, as an administrator of the provider does."""
        response = requests.get(f"{server.url}/{pool}/saml2/metadata", timeout=60)
        assert response.status_code == 200, response.text
        self._known.append(response.content)
        self._write_known()

    def _write_known(self):
        root = xml.etree.ElementTree.Element(f"{{{METADATA}}}EntitiesDescriptor")
        root.extend(xml.etree.ElementTree.fromstring(text) for text in self._known)
        xml.etree.ElementTree.ElementTree(root).write(self.folder / "known.xml")


class User(Browser):
    """A user's browser at the provider, with cookies of its own."""

    def sign_in(self, url, name="eve"):
        """The fields that lead back, and where to, after the sign-in that `url` asks for.

        A user who is signed in already is asked nothing.
        """
        page = self.go(url)
        form, = page.forms
        if "password" in form["types"]:
            page = self.send(page, form, username=name, password=PASSWORD)
            form, = page.forms
        assert "SAMLResponse" in form["fields"], page.response.text[:2000]
        return form

    def is_signed_in(self, url):
        """Whether a sign-in that `url` asks for needs no password."""
        page = self.go(url)
        assert isinstance(page, Page)
        return page.form_with("password")[0] is None

    def initiate(self, pool, relay_state):
        """The form of a sign-in that begins at the provider."""
        query = urllib.parse.urlencode({"spentityid": f"urn:amazon:cognito:sp:{pool}", "RelayState": relay_state})
        return self.sign_in(f"/saml2/idp/SSOService.php?{query}")

    def sign_out(self):
        """Where the provider leads the user who signs out there."""
        return self.go(self.server.sign_out_address)


def add_provider(api, pool, provider, mapping, **changes):
    """Makes the two known to each other by their metadata."""
    api.admin.create_identity_provider(
        UserPoolId=pool, ProviderName="Corp", ProviderType="SAML",
        ProviderDetails={"MetadataURL": provider.metadata_url, **changes}, AttributeMapping=mapping)
    provider.know(api.server, pool)
