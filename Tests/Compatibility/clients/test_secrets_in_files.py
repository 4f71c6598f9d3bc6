"""Passwords and tokens in files, and the modes those files need."""

import json
import os
import pathlib
import subprocess
from urllib.parse import urlsplit, urlunsplit

import pytest

from testkit.cognito import PASSWORD, CognitoAPI, attributes, new_email, unique
from testkit.ports import free_port
from testkit.postgres import new_database
from testkit.server import TestServer, run_martlet
from testkit.sink import MailSink
from testkit.tls import Authority


def secret_file(folder, name, text, mode=0o600):
    path = folder / name
    path.write_text(text + "\n")
    path.chmod(mode)
    return path


def refusal(folder, *arguments):
    """The only line that a refused start prints."""
    done = run_martlet(
        "serve", "--data", folder, "--port", free_port(), "--admin-port", free_port(), *arguments, timeout=60)
    assert done.returncode in (1, 2), done
    lines = [line for line in done.stderr.splitlines() if line.strip()]
    assert len(lines) == 1, done.stderr
    assert lines[0].startswith("martlet: "), done.stderr
    assert not folder.exists(), done.stderr
    return lines[0]


def without_password(url):
    parts = urlsplit(url)
    return urlunsplit(parts._replace(netloc=f"{parts.username}@{parts.hostname}:{parts.port}")), parts.password


@pytest.mark.parametrize("way", ["flag", "variable", "file"])
def test_the_password_of_the_database_is_read_from_a_file(scratch, way):
    """Neither the process list nor the log shows it, whether a flag, a variable or a file names the path."""
    url, password = without_password(new_database())
    path = secret_file(scratch, f"database-password-{way}", password)
    server = TestServer(scratch / f"secret-{way}", database=url)
    if way == "flag":
        server.arguments = ["--database-password-file", str(path)]
    elif way == "variable":
        server.environment["MARTLET_DATABASE_PASSWORD_FILE"] = str(path)
    else:
        config = scratch / "with-password-file.json"
        config.write_text(json.dumps({"database-password-file": str(path)}))
        config.chmod(0o644)
        server.arguments = ["--config", str(config)]
    server.start()
    try:
        assert CognitoAPI(server).make_pool()
        words = pathlib.Path(f"/proc/{server.process.pid}/cmdline").read_bytes()
        assert password.encode() not in words
        assert password not in server.log.read_text()
        assert "process list" not in server.log.read_text()
        if way == "flag":
            done = run_martlet("pool", "list", *server.store, "--database-password-file", path)
            assert done.returncode == 0, done
            assert "demo" in done.stdout, done
        path.write_text("not the password\n")
        assert run_martlet("pool", "list", *server.store, "--database-password-file", path).returncode == 1
        assert server.stop() == 0
    finally:
        server.kill()


def test_mail_is_sent_with_a_password_from_a_file(scratch):
    """The URL holds the user name, the file the password."""
    sink = MailSink(scratch)
    sink.start()
    path = secret_file(scratch, "mail-password", sink.password)
    arguments = sink.arguments
    arguments[1] = arguments[1].replace(f":{sink.password}@", "@")
    server = TestServer(scratch / "mail-secret", arguments=[*arguments, "--smtp-password-file", str(path)])
    server.start()
    try:
        api, address = CognitoAPI(server), new_email()
        client = api.make_client(api.make_pool(AutoVerifiedAttributes=["email"]))
        api.public.sign_up(
            ClientId=client.id, Username=unique(), Password=PASSWORD, UserAttributes=attributes({"email": address}))
        received = sink.wait_for(address)
        assert received.encrypted
        assert received.login == sink.login
        assert sink.password.encode() not in pathlib.Path(f"/proc/{server.process.pid}/cmdline").read_bytes()
        assert server.stop() == 0
    finally:
        server.kill()
        sink.stop()


def test_a_secret_in_a_flag_is_warned_about(scratch):
    """The flag works; the log says what to do and does not show the secret."""
    database = new_database()
    server = TestServer(scratch / "exposed", database=database, arguments=[
        "--smtp", "smtp://name:mail-password@127.0.0.1:1", "--sms-gateway", "http://127.0.0.1:1/",
        "--sms-gateway-token", "sms-token"])
    server.start()
    try:
        lines = [json.loads(line) for line in server.log.read_text().splitlines() if line.startswith("{")]
        warnings = [line for line in lines if "process list" in json.dumps(line)]
        assert [line["level"] for line in warnings] == ["warning"] * 3
        text = json.dumps(warnings)
        for flag in ("--database", "--smtp", "--sms-gateway-token"):
            assert f"{flag}: " in text
            assert f"{flag.removesuffix('-token')}" in text
        for secret in (urlsplit(database).password, "mail-password", "sms-token"):
            assert secret not in server.log.read_text()
        assert server.stop() == 0
    finally:
        server.kill()


@pytest.mark.rows("TOK-24")
def test_files_that_others_can_read_are_refused(scratch):
    """One line names the setting, and no file is made."""
    folder = scratch / "not-made"
    for mode, words in ((0o644, "anyone may read"), (0o602, "anyone"), (0o660, "group may change")):
        path = secret_file(scratch, f"secret-{mode:o}", "secret-word", mode)
        for arguments, flag in (
            (["--database", "postgres://u@127.0.0.1:1/d", "--database-password-file", path],
             "--database-password-file"),
            (["--smtp", "smtp://u@127.0.0.1:1", "--smtp-password-file", path], "--smtp-password-file"),
            (["--sms-gateway", "http://127.0.0.1:1", "--sms-gateway-token-file", path], "--sms-gateway-token-file"),
        ):
            line = refusal(folder, *arguments)
            assert flag in line
            assert words in line
            assert "chmod" in line
            assert "secret-word" not in line
    config = scratch / "with-secret.json"
    for text in ({"database": "postgres://u:secret-word@127.0.0.1:1/d"}, {"smtp": "smtp://u:secret-word@127.0.0.1:1"},
                 {"sms-gateway": "http://127.0.0.1:1", "sms-gateway-token": "secret-word"}):
        config.write_text(json.dumps(text))
        config.chmod(0o644)
        line = refusal(folder, "--config", config)
        assert str(config) in line
        assert "anyone may read" in line
        assert "secret-word" not in line


@pytest.mark.rows("TOK-24")
def test_keys_that_a_group_may_read(scratch):
    """Debian's root:ssl-cert with 0640 is accepted silently; another owner's file is warned about."""
    if os.geteuid() != 0:
        pytest.skip("only root can give a file to another user")
    authority = Authority(scratch / "authority-of-groups")
    certificate, key = authority.issue("shared")
    for owner, mode, warned in ((0, 0o640, False), (65534, 0o640, True), (65534, 0o600, False)):
        os.chown(key, owner, 1)
        key.chmod(mode)
        server = TestServer(scratch / f"group-{owner}-{mode:o}", arguments=[
            "--tls-certificate", str(certificate), "--tls-key", str(key)])
        server.authorities = str(authority.root)
        server.start()
        try:
            assert CognitoAPI(server).admin.list_user_pools(MaxResults=1)
            assert ("its group may read" in server.log.read_text()) == warned
        finally:
            server.kill()
    os.chown(key, 0, 1)
    for mode in (0o660, 0o644):
        key.chmod(mode)
        line = refusal(scratch / "no-key", "--tls-certificate", certificate, "--tls-key", key)
        assert "--tls-key" in line
        assert "chmod" in line


def test_the_data_folder_is_closed_to_others_at_each_start(new_server):
    """As README says: `serve` sets the folder's mode to 0700 and refuses a sealing key that others can read."""
    server = new_server()
    server.start()
    assert server.stop() == 0
    server.folder.chmod(0o755)
    server.start()
    assert server.folder.stat().st_mode & 0o777 == 0o700
    assert server.stop() == 0
    key = server.folder.with_name(server.folder.name + ".sealing-key")
    key.chmod(0o640)
    done = subprocess.run(
        server.command(), env=server.environment, cwd="/", capture_output=True, text=True, timeout=240)
    assert done.returncode == 1
    assert "mode 0600" in done.stderr
