"""The hosted pages do not tell which users exist, neither by what they show nor by the time it takes."""

import re
import time
import urllib.parse

import pytest
import requests

from testkit.authorize import OAUTH, request_of
from testkit.cognito import PASSWORD, CognitoAPI, attributes, new_email, unique
from testkit.forms import Page
from testkit.stopwatch import interleaved

# A difference that a leak would make at least: a hash of a password takes longer than all else.
RATIO = 1.5
# Load on the machine makes a difference now and then; a leak makes one each time.
ATTEMPTS = 5
# No name is asked for more than the limits of an hour and of a lock allow.
NAMES, PER_NAME = 12, 3


@pytest.fixture(scope="module")
def site(server):
    """A client that hides who exists."""
    made = CognitoAPI(server)
    made.pool = made.make_pool(AutoVerifiedAttributes=["email"])
    made.client = made.make_client(made.pool, **OAUTH)
    yield made
    made.tear_down()


def unconfirmed(site, name):
    site.public.sign_up(
        ClientId=site.client.id, Username=name, Password=PASSWORD, UserAttributes=attributes({"email": new_email()}))


def confirmed(site, name):
    site.make_user(site.pool, username=name, email=new_email(), email_verified="true")


class Form:
    """The form of a page, sent for one name after the other by one browser."""

    def __init__(self, site, path, **fields):
        self.session, self.site = requests.Session(), site
        page = self.session.get(f"{site.server.url}{path}", params=request_of(site.client), timeout=60)
        self.form = next(form for form in Page(page).forms if "username" in form["types"])
        self.url = urllib.parse.urljoin(page.url, self.form["action"])
        self.fields = fields

    def send(self, name):
        data = {**self.form["fields"], **self.fields, "username": name}
        return self.session.post(self.url, data=data, allow_redirects=False, timeout=60)

    def shown(self, name):
        """What a visitor sees: status, headers, cookies, and the page or that to which the response leads."""
        response = self.send(name)
        told = [response.status_code, sorted(response.headers), sorted(response.cookies.keys())]
        location = response.headers.get("Location")
        if location:
            response = self.session.get(urllib.parse.urljoin(self.url, location), allow_redirects=False, timeout=60)
            assert response.status_code == 200
        text = re.sub(r'(name="csrf" value="|step=)[^"&]*', "", response.text).replace(name, "NAME")
        return told + [urllib.parse.urlsplit(location or "").path, text]

    def seconds(self, name):
        began = time.perf_counter()
        response = self.send(name)
        taken = time.perf_counter() - began
        assert response.status_code in (303, 400), response.text[:300]
        return taken


FORMS = {
    "sign in": ("/login", {"password": "Wrong-Horse-9"}, confirmed),
    "forgot password": ("/forgotPassword", {}, confirmed),
    "confirm": ("/confirm", {"code": "000000"}, unconfirmed),
    "resend": ("/resendcode", {}, unconfirmed),
}


@pytest.mark.parametrize("kind", FORMS)
@pytest.mark.rows("UI-11")
def test_a_form_shows_the_same_for_unknown_names(site, kind):
    """Text, status, headers, cookies, and the page that follows."""
    path, fields, enter = FORMS[kind]
    known, unknown = unique("name"), unique("name")
    enter(site, known)
    form = Form(site, path, **fields)
    assert form.shown(known) == form.shown(unknown)


@pytest.mark.parametrize("kind", FORMS)
@pytest.mark.rows("UI-11")
def test_a_form_takes_as_long_for_unknown_names(site, kind):
    """The medians of interleaved samples agree."""
    path, fields, enter = FORMS[kind]
    form, found = Form(site, path, **fields), []
    for number in range(ATTEMPTS):
        known, unknown = ([unique("name") for _ in range(NAMES)] for _ in range(2))
        for name in known:
            enter(site, name)
        turns = [iter(names * PER_NAME) for names in (known, unknown)]
        times = interleaved([lambda turn=turn: form.seconds(next(turn)) for turn in turns], NAMES * PER_NAME, number)
        medians = sorted(sorted(one)[len(one) // 2] for one in times)
        found.append(medians[1] / medians[0])
        if found[-1] < RATIO:
            return
    raise AssertionError(f"the time tells which users exist: {found}")


@pytest.mark.rows("UI-11")
def test_a_sign_up_tells_only_that_the_name_is_taken(site):
    """A name can be taken, and that is told as the API tells it; nothing else of its user is."""
    shown = []
    for enter in (confirmed, unconfirmed):
        name, email = unique("name"), new_email()
        enter(site, name)
        fields = {"new_password": PASSWORD, "repeated_password": PASSWORD, "attribute.email": email}
        *told, text = Form(site, "/signup", **fields).shown(name)
        assert told[0] == 400
        assert "already exists" in text
        shown.append((told, text.replace(email, "MAIL")))
    assert shown[0] == shown[1]
