"""Apache with mod_auth_openidc, which signs users in before it shows a file: a relying party that is not ours."""

import contextlib
import socket
import subprocess

from testkit.authorize import OAUTH
from testkit.ports import free_port
from testkit.waiting import eventually

MODULES = "/usr/lib/apache2/modules"
CONFIGURATION = """
ServerRoot {folder}
PidFile {folder}/pid
ServerName localhost
Listen 127.0.0.1:{port}
LoadModule mpm_event_module {modules}/mod_mpm_event.so
LoadModule authn_core_module {modules}/mod_authn_core.so
LoadModule authz_core_module {modules}/mod_authz_core.so
LoadModule authz_user_module {modules}/mod_authz_user.so
LoadModule dir_module {modules}/mod_dir.so
LoadModule mime_module {modules}/mod_mime.so
LoadModule auth_openidc_module {modules}/mod_auth_openidc.so
TypesConfig /dev/null
ErrorLog {folder}/error.log
DocumentRoot {folder}/files
OIDCProviderMetadataURL {issuer}/.well-known/openid-configuration
OIDCClientID {client}
OIDCClientSecret {secret}
OIDCRedirectURI {url}/callback
OIDCCryptoPassphrase of-this-walk-only
OIDCScope "openid email"
OIDCPKCEMethod S256
OIDCResponseMode {mode}
<Location />
    AuthType openid-connect
    Require claim email:{email}
</Location>
"""


class Apache:
    """A site whose one file is for the user with an e-mail address."""

    def __init__(self, api, pool, folder, email, mode):
        port = free_port()
        self.url, self.goodbye = f"http://localhost:{port}", f"http://localhost:{port}/bye"
        self.callback = f"{self.url}/callback"
        client = api.make_client(pool, secret=True, **{
            **OAUTH, "AllowedOAuthFlows": ["code"], "CallbackURLs": [self.callback], "LogoutURLs": [self.goodbye]})
        (folder / "files").mkdir()
        (folder / "files/index.html").write_text("Welcome")
        configuration = folder / "apache.conf"
        configuration.write_text(CONFIGURATION.format(
            folder=folder, port=port, modules=MODULES, issuer=f"{api.server.url}/{pool}", client=client.id,
            secret=client.secret, url=self.url, mode=mode, email=email))
        folder.chmod(0o755)
        self.process = subprocess.Popen(
            ["/usr/sbin/apache2", "-f", str(configuration), "-D", "FOREGROUND"], stderr=subprocess.DEVNULL)

        def responds():
            with contextlib.suppress(OSError), socket.create_connection(("127.0.0.1", port), timeout=1):
                return True

        assert eventually(responds), (folder / "error.log").read_text()

    def close(self):
        self.process.terminate()
        self.process.wait(timeout=60)
