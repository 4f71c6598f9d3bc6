"""`martlet backup`: a copy of a running store, encrypted or not, that has been tried before it has its name."""

import fcntl
import os
import shutil
import signal
import subprocess
import threading

import pytest

from testkit.cognito import PASSWORD, CognitoAPI, new_email, unique
from testkit.server import BINARY, run_martlet


@pytest.fixture
def folder(scratch):
    made = scratch / unique("backups")
    made.mkdir()
    return made


def create(server, folder, *words, environment=None):
    return run_martlet("backup", "create", *server.store, *words, folder, environment=environment)


def backups(folder):
    return sorted(path for path in folder.iterdir())


def secret_file(scratch, text):
    path = scratch / unique("secret")
    path.touch(mode=0o600)
    path.write_text(text + "\n")
    return path


def restored(new_server, file, server):
    """A server on the backup, with the sealing key of the first."""
    other = new_server()
    other.database = None
    other.folder.mkdir(mode=0o700)
    shutil.copy(file, other.folder / "martlet.sqlite")
    shutil.copy(f"{server.folder}.sealing-key", f"{other.folder}.sealing-key")
    other.environment.update(server.root_key)
    other.access_key_id, other.secret_access_key = server.access_key_id, server.secret_access_key
    return other


def test_a_backup_of_a_server_under_load_is_restored(new_server, folder):
    server = new_server()
    server.start()
    if server.database:
        done = create(server, folder)
        assert done.returncode == 1
        assert "pg_dump" in done.stderr
        assert not backups(folder)
        return
    api = CognitoAPI(server)
    client = api.make_client(api.make_pool())
    name = unique()
    api.make_user(client.pool, name)
    is_over, made = threading.Event(), []

    def load():
        mine = CognitoAPI(server)
        while not is_over.is_set():
            made.append(unique())
            mine.admin.admin_create_user(UserPoolId=client.pool, Username=made[-1], MessageAction="SUPPRESS")

    thread = threading.Thread(target=load)
    thread.start()
    while len(made) < 5:
        assert server.is_alive()
    before = list(made[:-1])
    try:
        done = create(server, folder)
    finally:
        is_over.set()
        thread.join()
    assert done.returncode == 0, done
    file, = backups(folder)
    assert str(file) in done.stdout
    assert file.stat().st_mode & 0o777 == 0o600
    assert server.stop() == 0
    other = restored(new_server, file, server)
    other.start()
    there = CognitoAPI(other)
    tokens = there.public.initiate_auth(
        ClientId=client.id, AuthFlow="USER_PASSWORD_AUTH",
        AuthParameters={"USERNAME": name, "PASSWORD": PASSWORD})
    assert "AuthenticationResult" in tokens
    found = {user["Username"] for page in there.admin.get_paginator("list_users").paginate(UserPoolId=client.pool)
             for user in page["Users"]}
    assert set(before) <= found
    assert other.stop() == 0


def test_an_encrypted_backup_opens_with_its_key_alone(new_server, folder, scratch):
    server = new_server()
    server.start()
    if server.database:
        return
    pool = CognitoAPI(server).make_pool()
    passphrase = secret_file(scratch, "correct horse battery")
    private = scratch / unique("private")
    public = run_martlet("pool", "key", private).stdout.strip()
    for given, opener in ((["--passphrase-file", passphrase], ["--passphrase-file", passphrase]),
                          (["--public-key", public], ["--private-key-file", private])):
        assert create(server, folder, *given).returncode == 0
        file, = backups(folder)
        assert file.name.endswith(".sqlite.encrypted")
        assert b"SQLite format" not in file.read_bytes()
        wrong = secret_file(scratch, "another passphrase")
        target = scratch / unique("opened")
        done = run_martlet("backup", "open", file, target, "--passphrase-file", wrong)
        assert done.returncode == 1
        assert not target.exists()
        done = run_martlet("backup", "open", file, target, *opener)
        assert done.returncode == 0, done
        assert target.read_bytes().startswith(b"SQLite format 3\0"), done
        damaged = scratch / unique("damaged")
        body = bytearray(file.read_bytes())
        body[len(body) // 2] ^= 1
        damaged.write_bytes(body)
        again = scratch / unique("opened")
        assert run_martlet("backup", "open", damaged, again, *opener).returncode == 1
        assert not again.exists()
        damaged.write_bytes(file.read_bytes()[:-1])
        assert run_martlet("backup", "open", damaged, again, *opener).returncode == 1
        assert not again.exists()
        other = restored(new_server, target, server)
        other.start()
        assert CognitoAPI(other).admin.describe_user_pool(UserPoolId=pool)["UserPool"]["Id"] == pool
        assert other.stop() == 0
        file.unlink()
    short = secret_file(scratch, "short")
    assert create(server, folder, "--passphrase-file", short).returncode == 1
    assert not backups(folder)
    assert server.stop() == 0


def test_a_copy_that_the_key_does_not_open_is_no_backup_and_deletes_none(new_server, folder):
    server = new_server()
    server.start()
    if server.database:
        return
    old = [folder / f"martlet-20200101T000000Z{end}" for end in (".sqlite", ".sqlite.encrypted")]
    kept = [folder / "martlet-notes.sqlite", folder / "other-20200101T000000Z.sqlite"]
    for path in old + kept:
        path.write_text("old")
    other_key = {"MARTLET_SEALING_KEY": "A" * 43 + "="}
    done = create(server, folder, "--keep", "7", environment=other_key)
    assert done.returncode == 1, done
    assert "sealing key" in done.stderr, done
    assert backups(folder) == sorted(old + kept)
    done = create(server, folder, "--keep", "7")
    assert done.returncode == 0, done
    assert "Deleted: 2" in done.stdout, done
    assert len(backups(folder)) == len(kept) + 1
    assert all(path.exists() for path in kept)
    assert server.stop() == 0


def test_a_folder_without_a_store_and_one_that_cannot_be_written(new_server, folder, scratch):
    server = new_server()
    if server.database:
        return
    done = create(server, folder)
    assert done.returncode == 1
    assert "no store" in done.stderr
    server.start()
    file = scratch / unique("file")
    file.write_text("")
    done = create(server, file)
    assert done.returncode == 1, done
    assert done.stderr.count("\n") == 1, done
    assert server.stop() == 0


def test_the_next_backup_deletes_what_killed_ones_have_left(new_server, folder):
    server = new_server()
    server.start()
    if server.database:
        return
    dead, live = folder / ".martlet-backup-0123abcd", folder / ".martlet-backup-89abcdef"
    draft = folder / "martlet-20200101T000000Z.sqlite.part"
    others = [folder / name for name in (".martlet-backup-notes", ".martlet-backup-0123abcd0", ".other-0123abcd")]
    for path in (dead / "store", live / "store", *others):
        path.mkdir(parents=True)
        (path / "martlet.sqlite").write_text("a part of a copy")
    # A file is no folder of a backup, however it is called, and a link leads to what is not the command's.
    others += [folder / ".martlet-backup-01234567", folder / ".martlet-backup-76543210", folder / "notes.sqlite.part"]
    others[-3].write_text("a file")
    others[-2].symlink_to(others[0])
    others[-1].write_text("another draft")
    draft.write_text("half a backup")
    lock = os.open(live, os.O_RDONLY | os.O_DIRECTORY)
    fcntl.flock(lock, fcntl.LOCK_EX)
    done = create(server, folder)
    assert done.returncode == 0, done
    assert not dead.exists() and all(path.exists() for path in others)
    # The draft may be of the process with the lock.
    assert (live / "store/martlet.sqlite").exists() and draft.exists()
    os.close(lock)
    first, = folder.glob("martlet-*.sqlite")
    # Two backups of one second would have one name.
    first.unlink()
    assert create(server, folder).returncode == 0
    second, = [path for path in backups(folder) if path not in others]
    assert second.name.endswith(".sqlite") and (others[0] / "martlet.sqlite").exists()
    assert server.stop() == 0


def test_a_killed_backup_leaves_nothing_that_lasts(new_server, folder):
    server = new_server()
    server.start()
    if server.database:
        return
    command = [BINARY, "backup", "create", *server.store, folder]
    for _ in range(200):
        process = subprocess.Popen(
            command, cwd="/", stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        while process.poll() is None and not list(folder.glob(".martlet-backup-*/store")):
            pass
        process.send_signal(signal.SIGKILL)
        process.wait()
        if list(folder.glob(".martlet-backup-*")):
            break
    assert list(folder.glob(".martlet-backup-*")), "every backup ended before it could be killed"
    # Those that ended in time: two of one second would have one name.
    for path in folder.glob("martlet-*.sqlite"):
        path.unlink()
    done = create(server, folder)
    assert done.returncode == 0, done
    assert not [path for path in backups(folder) if not path.name.endswith(".sqlite")]
    assert server.stop() == 0
