"""Examples/SignInTour in a terminal and with a script, against the release binary."""

import json
import os
import re
import shutil
import signal
import subprocess

import pytest

from testkit.cognito import OTHER_PASSWORD, PASSWORD, attributes, new_email, unique
from testkit.consumer import BUILT
from testkit.server import REGION, ROOT
from testkit.terminal import Terminal
from testkit.totp import App

TOUR = BUILT / "SignInTour"
TEMPORARY = "Temporary-Pass-9"


class Demo:
    """The pool that `--dev` makes, and its awsconfiguration.json."""

    def __init__(self, api):
        self.api = api
        self.configuration = api.server.folder / "awsconfiguration.json"
        self.pool = json.loads(self.configuration.read_text())["CognitoUserPool"]["Default"]["PoolId"]


@pytest.fixture
def demo(api):
    return Demo(api)


@pytest.fixture
def environment(tmp_path):
    """The environment of a user who has never signed in."""
    return {"PATH": os.environ["PATH"], "HOME": str(tmp_path), "XDG_DATA_HOME": str(tmp_path / "data")}


@pytest.fixture
def tour(demo, environment):
    """Starts the tour in a terminal."""
    started = []

    def start(configuration=demo.configuration):
        started.append(Terminal(TOUR, configuration, environment=environment))
        return started[-1]

    yield start
    for terminal in started:
        terminal.close()
        assert "ThreadSanitizer" not in terminal.screen, terminal.screen


@pytest.fixture
def configuration_with_guests(api, tmp_path):
    """The configuration that the shell commands of the tour's page write."""
    (tmp_path / "data").mkdir()
    shutil.copy(api.server.folder / "awsconfiguration.json", tmp_path / "data")
    page = (ROOT / "Examples/SignInTour/README.md").read_text()
    blocks = re.findall(r"^```sh\n(.*?)^```", page, re.MULTILINE | re.DOTALL)
    script, = [block for block in blocks if not block.startswith("make ")]
    done = subprocess.run(
        ["bash", "-c", f"set -euo pipefail\n{script}"], cwd=tmp_path, capture_output=True, text=True, timeout=240, env={
            "PATH": f"{ROOT}/.venv/bin:{os.environ['PATH']}", "HOME": str(tmp_path), "AWS_PAGER": "",
            "AWS_ENDPOINT_URL": api.server.url, "AWS_DEFAULT_REGION": REGION, "AWS_EC2_METADATA_DISABLED": "true",
            "AWS_ACCESS_KEY_ID": api.server.root_key["MARTLET_ACCESS_KEY_ID"],
            "AWS_SECRET_ACCESS_KEY": api.server.root_key["MARTLET_SECRET_ACCESS_KEY"],
        })
    assert done.returncode == 0, done.stdout + done.stderr
    return tmp_path / "data/tour.json"


def answer(terminal, *pairs):
    for question, line in pairs:
        terminal.wait_for(question)
        terminal.type(line)


def answer_hidden(terminal, question, line):
    terminal.wait_for(question)
    assert not terminal.echoes
    terminal.type(line)


def sign_in(terminal, name, password=PASSWORD):
    answer(terminal, ("> ", "in"), ("Name: ", name))
    answer_hidden(terminal, "Password: ", password)


def test_the_whole_way(tour, demo):
    """Sign-up, sign-in, attributes, tokens, password change, sign-out, reset and global sign-out."""
    name, address, other = unique("ada"), new_email(), new_email()
    walk = tour()
    walk.wait_for("State: signedOut")
    walk.wait_for(f"Messages: {demo.api.server.url}/inbox")
    answer(walk, ("> ", "up"), ("Name: ", name), ("E-mail: ", address))
    answer_hidden(walk, "Password: ", PASSWORD)
    walk.wait_for("A code was sent by email to")
    answer(walk, ("Code: ", demo.api.code(address)))
    walk.wait_for(f"{name} can sign in.")

    sign_in(walk, name)
    walk.wait_for("State: signedIn")
    answer(walk, ("> ", "me"))
    walk.wait_for(f"email = {address}")
    answer(walk, ("> ", "tokens"))
    walk.wait_for("Good until ")
    walk.wait_for("cognito:username = " + name)
    answer(walk, ("> ", "change"), ("Attribute: ", "email"), ("Value: ", other))
    answer(walk, ("Code: ", demo.api.code(other)))
    walk.wait_for("Changed.")
    assert demo.api.attributes_of(demo.pool, name)["email_verified"] == "true"
    answer(walk, ("> ", "password"))
    answer_hidden(walk, "Current password: ", PASSWORD)
    answer_hidden(walk, "New password: ", OTHER_PASSWORD)
    walk.wait_for("Changed.")
    answer(walk, ("> ", "out"))
    walk.wait_for("State: signedOut")

    answer(walk, ("> ", "forgot"), ("Name: ", name))
    walk.wait_for("A code was sent by email to")
    answer(walk, ("Code: ", demo.api.code(other, count=2)))
    answer_hidden(walk, "New password: ", PASSWORD)
    walk.wait_for(f"{name} can sign in with the new password.")
    sign_in(walk, name, OTHER_PASSWORD)
    walk.wait_for("Incorrect username or password.")
    sign_in(walk, name)
    walk.wait_for("State: signedIn")
    answer(walk, ("> ", "everywhere"))
    walk.wait_for("State: signedOut")
    assert walk.echoes
    answer(walk, ("> ", "quit"))
    assert walk.wait() == 0
    assert PASSWORD not in walk.screen
    assert OTHER_PASSWORD not in walk.screen


def test_a_first_password_and_a_stored_session(tour, demo):
    """A user with a temporary password chooses another; the next start finds the session."""
    name = unique("bob")
    demo.api.admin.admin_create_user(
        UserPoolId=demo.pool, Username=name, TemporaryPassword=TEMPORARY, MessageAction="SUPPRESS",
        UserAttributes=attributes({"email": new_email()}))
    walk = tour()
    sign_in(walk, name, TEMPORARY)
    walk.wait_for("You are to choose a password of your own.")
    answer_hidden(walk, "New password: ", "short")
    walk.wait_for("Password does not conform to policy")
    answer_hidden(walk, "New password: ", PASSWORD)
    walk.wait_for(f"Signed in as {name}.")
    answer(walk, ("> ", "quit"))
    assert walk.wait() == 0
    again = tour()
    again.wait_for(f"State: signedIn, as {name}")
    answer(again, ("> ", "out"), ("> ", "quit"))
    assert again.wait() == 0


def test_an_authenticator_app(tour, demo):
    """The app is set up with the secret that the tour shows; then a sign-in asks for its code."""
    demo.api.admin.set_user_pool_mfa_config(
        UserPoolId=demo.pool, MfaConfiguration="OPTIONAL", SoftwareTokenMfaConfiguration={"Enabled": True})
    name = demo.api.make_user(demo.pool, email=new_email()).username
    walk = tour()
    sign_in(walk, name)
    walk.wait_for(f"Signed in as {name}.")
    answer(walk, ("> ", "app"))
    walk.wait_for("Secret for your authenticator app: ")
    secret = walk.line()
    app = App(secret)
    walk.wait_for(f"otpauth://totp/SignInTour:{name}?secret={secret}&issuer=SignInTour")
    answer(walk, ("Code: ", app.code()))
    walk.wait_for("Sign-ins ask for a code of the app now.")
    answer(walk, ("> ", "devices"))
    walk.wait_for("No device is remembered.")
    answer(walk, ("> ", "out"))
    sign_in(walk, name)
    walk.wait_for("Your authenticator app shows the code.")
    code = app.code()
    wrong = f"{(int(code) + 500_000) % 1_000_000:06}"
    answer(walk, ("Code: ", wrong), ("Code: ", code))
    walk.wait_for(f"Signed in as {name}.")
    answer(walk, ("> ", "quit"))
    assert walk.wait() == 0


def test_a_guest_and_a_user_get_credentials(tour, demo, configuration_with_guests):
    """The shell commands of the tour's page make the identity pool. Each call that `keys` signs is answered."""
    name = demo.api.make_user(demo.pool, email=new_email()).username
    walk = tour(configuration_with_guests)
    walk.wait_for("State: signedOut")
    answer(walk, ("> ", "keys"))
    walk.wait_for("State: guest")
    walk.wait_for("Identity: ")
    identity = walk.line()
    walk.wait_for("The service knows you as arn:aws:sts::")
    assert "assumed-role/tour/CognitoIdentityCredentials." in walk.line()
    sign_in(walk, name)
    walk.wait_for(f"Signed in as {name}.")
    answer(walk, ("> ", "keys"))
    walk.wait_for("Identity: ")
    assert walk.line() == identity, "a new user keeps the guest's identity"
    walk.wait_for("The service knows you as arn:aws:sts::")
    answer(walk, ("> ", "out"), ("> ", "keys"))
    walk.wait_for("Identity: ")
    assert walk.line() != identity
    answer(walk, ("> ", "quit"))
    assert walk.wait() == 0


ENDS = {
    "control-c": signal.SIGINT, "control-backslash": signal.SIGQUIT, "terminated": signal.SIGTERM,
    "hang-up": signal.SIGHUP,
}
KEYS = {"control-c": "\x03", "control-backslash": "\x1c"}


@pytest.mark.parametrize("end", ENDS)
def test_the_echo_is_back_on_every_way_out(tour, end):
    walk = tour()
    assert walk.echoes
    answer(walk, ("> ", "in"), ("Name: ", "ada"))
    walk.wait_for("Password: ")
    assert not walk.echoes
    number = ENDS[end]
    if end in KEYS:
        walk.press(KEYS[end])
    else:
        os.kill(walk.pid, number)
    assert walk.wait() == -number
    assert walk.echoes


def run_script(environment, configuration, *lines):
    return subprocess.run(
        [TOUR, configuration], input="".join(f"{line}\n" for line in lines), env=environment, capture_output=True,
        text=True, timeout=240)


def test_the_exit_code_of_a_script(demo, environment):
    """0 if all went well, 1 if a call was refused, 2 if the tour cannot begin."""
    name = demo.api.make_user(demo.pool, email=new_email()).username
    good = run_script(environment, demo.configuration, "in", name, PASSWORD, "me", "out")
    assert good.returncode == 0, good
    assert "email = " in good.stdout, good
    bad = run_script(environment, demo.configuration, "in", name, OTHER_PASSWORD, "quit")
    assert bad.returncode == 1, bad
    assert "Incorrect username or password." in bad.stdout, bad
    assert "ThreadSanitizer" not in good.stderr + bad.stderr
    none = run_script(environment, demo.configuration.parent / "missing.json")
    assert none.returncode == 2, none
    assert "make run" in none.stdout, none
