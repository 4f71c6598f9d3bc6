"""The Debian package: built, installed with dpkg, run as its unit says, upgraded, removed and purged.

Run by `make test-package` without the other tests' conftest. It works on the machine's own package database, so it
skips if Martlet is installed or has data here, and afterwards removes what it added; a marker file tells what an
interrupted run left behind. It needs root, or sudo without a password.
"""

import contextlib
import grp
import gzip
import json
import os
import pathlib
import pwd
import re
import shlex
import shutil
import signal
import stat
import subprocess
import tempfile
import time
import urllib.error
import urllib.request

import pytest

from testkit.ports import free_port

ROOT = pathlib.Path(__file__).resolve().parents[3]
PACKAGE = max((ROOT / ".build/package").glob("martlet_*.deb"), key=os.path.getmtime, default=None)
PROGRAM = pathlib.Path("/usr/bin/martlet")
CONFIGURATION = pathlib.Path("/etc/martlet/martlet.conf")
UNIT = pathlib.Path("/usr/lib/systemd/system/martlet.service")
DATA, KEYS = pathlib.Path("/var/lib/martlet"), pathlib.Path("/var/lib/martlet-keys")
MARKER = pathlib.Path("/var/lib/martlet-package-test")
SUDO = [] if os.geteuid() == 0 else ["sudo", "-n"]


def run(*words, check=True):
    """A command's output."""
    done = subprocess.run(list(map(str, words)), capture_output=True, text=True, timeout=300)
    assert not check or done.returncode == 0, (words, done.stdout, done.stderr)
    return done.stdout


def as_root(*words, check=True):
    return run(*SUDO, "env", "DEBIAN_FRONTEND=noninteractive", *words, check=check)


def state():
    """What dpkg says of the package: `installed`, `config-files`, or nothing."""
    return run("dpkg-query", "--show", "--showformat", "${db:Status-Status}", "martlet", check=False)


def exists(lookup, name):
    try:
        lookup(name)
    except KeyError:
        return False
    return True


def clean_up():
    """Removes what this module added to the machine."""
    as_root("dpkg", "--purge", "martlet", check=False)
    as_root("rm", "-rf", DATA, KEYS, CONFIGURATION.parent)
    added = MARKER.read_text().split()
    if "user" in added:
        as_root("userdel", "martlet", check=False)
    if "group" in added and exists(grp.getgrnam, "martlet"):
        as_root("groupdel", "martlet", check=False)
    as_root("rm", "-f", MARKER)


@pytest.fixture(scope="module")
def installed():
    """Installs the package. Afterwards the machine is as it was before."""
    assert PACKAGE is not None, "make package builds it"
    if SUDO and (shutil.which("sudo") is None or subprocess.run([*SUDO, "true"], capture_output=True).returncode != 0):
        pytest.skip("installing a package needs root")
    if MARKER.exists():
        clean_up()
    if state() not in ("", "not-installed") or any(path.exists() for path in (DATA, KEYS, CONFIGURATION.parent)):
        pytest.skip("Martlet is installed on this machine")
    lookups = {"user": pwd.getpwnam, "group": grp.getgrnam}
    added = [kind for kind, lookup in lookups.items() if not exists(lookup, "martlet")]
    as_root("sh", "-c", 'echo "$1" > "$2"', "sh", " ".join(added), MARKER)
    try:
        as_root("dpkg", "--install", PACKAGE)
        yield
    finally:
        clean_up()


def as_martlet(words, environment):
    """A command line that runs `words` with the rights that the unit leaves: the user martlet, no capability."""
    return [
        *SUDO, "setpriv", "--reuid", "martlet", "--regid", "martlet", "--clear-groups", "--no-new-privs",
        "--inh-caps=-all", "--bounding-set=-all", "env", "-i", "PATH=/usr/bin:/bin",
        *(f"{name}={value}" for name, value in environment.items()), *map(str, words)]


def unit(name):
    """The values of a setting of the installed unit."""
    return re.findall(rf"^{name}=(.*)$", UNIT.read_text(), re.MULTILINE)


@contextlib.contextmanager
def serving():
    """Runs the unit's ExecStart until the block ends. Gives the admin port's URL."""
    port, admin_port = free_port(), free_port()
    environment = {"MARTLET_PORT": port, "MARTLET_ADMIN_PORT": admin_port}
    environment |= dict(setting.split("=", 1) for setting in unit("Environment"))
    url = f"http://127.0.0.1:{admin_port}"
    with tempfile.TemporaryFile() as log:
        process = subprocess.Popen(
            as_martlet(shlex.split(unit("ExecStart")[0]), environment), stdin=subprocess.DEVNULL, stdout=log,
            stderr=log, cwd="/", preexec_fn=lambda: os.umask(0o077))
        try:
            wait_until_ready(process, url, log)
            yield url
        finally:
            if process.poll() is None:
                as_root("kill", "-TERM", process.pid) if SUDO else process.send_signal(signal.SIGTERM)
            try:
                code = process.wait(60)
            except subprocess.TimeoutExpired:
                as_root("kill", "-KILL", process.pid)
                raise
        assert code == 0, text(log)


def wait_until_ready(process, url, log):
    end = time.monotonic() + 60
    while time.monotonic() < end:
        assert process.poll() is None, text(log)
        with contextlib.suppress(urllib.error.URLError, ConnectionError):
            if urllib.request.urlopen(f"{url}/readyz", timeout=5).status == 200:
                return
        time.sleep(0.05)
    raise AssertionError(f"not ready after 60 s:\n{text(log)}")


def text(log):
    log.seek(0)
    return log.read().decode(errors="replace")


def listing(path):
    """Owner, group and mode of a path that only root may reach."""
    return as_root("stat", "--format", "%U %G %a", path).strip()


def test_the_program_is_stripped_and_its_libraries_are_dependencies():
    assert PACKAGE is not None, "make package builds it"
    depends = run("dpkg-deb", "--field", PACKAGE, "Depends")
    names = {item.split()[0].split(":")[0] for item in depends.split(",")}
    with tempfile.TemporaryDirectory() as folder:
        run("dpkg-deb", "--extract", PACKAGE, folder)
        program = pathlib.Path(folder) / "usr/bin/martlet"
        sections = run("readelf", "--section-headers", "--wide", program)
        assert ".symtab" not in sections
        assert ".debug_info" not in sections
        needed = set(re.findall(r"NEEDED.*\[(.*)\]", run("readelf", "--dynamic", "--wide", program)))
        paths = dict(re.findall(r"^\s*(\S+) => (/\S+)", run("ldd", program), re.MULTILINE))
    assert needed >= {"libcrypto.so.3", "libpq.so.5", "libsqlite3.so.0", "libcurl.so.4"}
    for library in needed - {"ld-linux-x86-64.so.2", "ld-linux-aarch64.so.1"}:
        path = pathlib.Path(paths[library])
        # dpkg may know the file under either name, since /lib is a link.
        owners = run("dpkg-query", "--search", path, path.resolve(), check=False)
        packages = {line.split(":")[0] for line in owners.splitlines()}
        assert packages & names, f"{library} is of {packages}, and Depends is {depends}"


def test_all_files_are_roots_and_no_other_user_may_change_them():
    assert PACKAGE is not None, "make package builds it"
    for line in run("dpkg-deb", "--contents", PACKAGE).splitlines():
        mode, owner = line.split()[:2]
        assert owner == "root/root", line
        assert mode[5] == "-", line
        assert mode[8] == "-", line
        assert "s" not in mode, line


def contents(folder):
    """The files of the package, unpacked into a folder."""
    run("dpkg-deb", "--extract", PACKAGE, folder)
    return pathlib.Path(folder)


def test_the_pages_lead_to_no_file_that_is_missing(tmp_path):
    pages = contents(tmp_path) / "usr/share/doc/martlet"
    links = [(page, target.partition("#")[0]) for page in pages.rglob("*.md")
             for target in re.findall(r"\]\(([^)\s]+)\)", page.read_text()) if "://" not in target]
    assert len(links) > 200
    assert not [(str(page), file) for page, file in links if file and not (page.parent / file).exists()]
    assert (pages / "Packaging/monitoring/alerts.yml").exists()


def test_the_package_has_a_manual_page_and_completions(tmp_path):
    share = contents(tmp_path) / "usr/share"
    manual = gzip.decompress((share / "man/man1/martlet.1.gz").read_bytes()).decode()
    assert manual.startswith(".TH MARTLET 1")
    assert '.SS "martlet user find"' in manual
    assert "\\-\\-public\\-url" in manual
    if shutil.which("groff"):
        done = subprocess.run(["groff", "-man", "-Tutf8", "-ww"], input=manual, capture_output=True, text=True)
        assert done.returncode == 0, done.stderr[:500]
        assert not done.stderr, done.stderr[:500]
    for file in ("bash-completion/completions/martlet", "zsh/vendor-completions/_martlet",
                 "fish/vendor_completions.d/martlet.fish"):
        assert "recovery-codes" in (share / file).read_text()
    run("bash", "-n", share / "bash-completion/completions/martlet")


def test_the_unit_reloads_and_an_upgrade_restarts_nothing(tmp_path):
    assert "ExecReload=/bin/kill -HUP $MAINPID" in (contents(tmp_path) / UNIT.relative_to("/")).read_text()
    control = tmp_path / "control"
    run("dpkg-deb", "--control", PACKAGE, control)
    assert "restart" not in re.sub("#.*|echo .*", "", (control / "postinst").read_text())


def test_an_installation_makes_a_user_who_cannot_log_in(installed):
    assert state() == "installed"
    user = pwd.getpwnam("martlet")
    assert user.pw_shell.endswith(("nologin", "false"))
    assert user.pw_dir == str(DATA)
    assert 0 < user.pw_uid < 1000
    for folder in (DATA, KEYS):
        assert listing(folder) == "martlet martlet 700"
    assert str(CONFIGURATION) in run("dpkg-query", "--show", "--showformat", "${Conffiles}", "martlet")
    lines = [line.strip() for line in CONFIGURATION.read_text().splitlines()]
    settings = "".join(line for line in lines if not line.startswith("//"))
    # Martlet takes a comma after the last setting, Python does not.
    assert json.loads(settings.replace(",}", "}"))["data"] == str(DATA)
    assert stat.S_IMODE(CONFIGURATION.stat().st_mode) == 0o644
    assert run("dpkg", "--verify", "martlet") == ""


@pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="systemd is not installed")
def test_systemd_takes_the_unit_and_finds_little_exposed(installed):
    done = subprocess.run(["systemd-analyze", "verify", UNIT], capture_output=True, text=True, timeout=60)
    assert done.returncode == 0, done
    assert "martlet" not in done.stdout + done.stderr, done
    # In tenths: 100 is no protection at all.
    run("systemd-analyze", "security", "--offline=true", "--threshold=20", UNIT)


def test_the_unit_serves_and_an_upgrade_keeps_settings_and_data(installed):
    assert unit("User") == ["martlet"]
    assert unit("StateDirectory") == [f"{DATA.name} {KEYS.name}"]
    with serving() as admin:
        for path in ("/healthz", "/readyz", "/metrics"):
            assert urllib.request.urlopen(admin + path, timeout=10).status == 200
        listed = run(*as_martlet([PROGRAM, "access-key", "list"], {}))
        assert len(listed.splitlines()) == 1, "the root key that the first start made"
    assert listing(DATA / "martlet.sqlite") == "martlet martlet 600"
    assert listing(DATA / "credentials") == "martlet martlet 600"
    assert listing(KEYS / "sealing-key") == "martlet martlet 600"

    changed = CONFIGURATION.read_text().replace('"us-east-1"', '"eu-central-1"')
    as_root("sh", "-c", 'printf %s "$1" > "$2"', "sh", changed, CONFIGURATION)
    as_root("dpkg", "--install", PACKAGE)
    assert CONFIGURATION.read_text() == changed
    with serving():
        assert run(*as_martlet([PROGRAM, "access-key", "list"], {})) == listed


def test_a_removal_keeps_settings_and_a_purge_keeps_data(installed):
    """Runs last: the package is gone afterwards."""
    as_root("touch", DATA / "kept", KEYS / "kept")
    as_root("dpkg", "--remove", "martlet")
    assert state() == "config-files"
    assert CONFIGURATION.exists()
    assert not PROGRAM.exists()
    assert not UNIT.exists()
    as_root("dpkg", "--purge", "martlet")
    assert state() in ("", "not-installed")
    assert not CONFIGURATION.exists()
    for folder in (DATA, KEYS):
        assert listing(folder / "kept") == "root root 644"
