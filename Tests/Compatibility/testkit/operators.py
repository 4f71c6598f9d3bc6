"""Operators who enter the console by the pages of their user pool, by a browser without scripts."""

import re
import urllib.parse

from testkit.console import Console, ConsolePage
from testkit.forms import Browser, Page
from testkit.server import run_martlet
from testkit.totp import App
from testkit.waiting import eventually

PASSWORD = "Correct-Horse-7-Battery"


def invite(server, name, *words):
    """The one-time address that `martlet console invite` prints."""
    ran = run_martlet("console", "invite", name, *words, *server.store, environment=server.root_key)
    assert ran.returncode == 0, ran.stderr
    return ran.stdout.strip()


def setup_address(server):
    """The one-time address that the start has printed."""
    def found():
        return re.findall(r"http://[^\s\"]*/console/setup\?code=[\w-]+", server.log.read_text())

    assert eventually(found)
    return found()[-1]


def form_with(page, name):
    """The form that has a field of this name."""
    return next(form for form in page.forms if name in {**form["types"], **form["fields"]})


class Operator(Console):
    """An operator's browser."""

    def __init__(self, server, name, password=PASSWORD, app=None):
        self.server, self.name, self.password, self.app = server, name, password, app
        self.fresh()

    def fresh(self):
        """Takes another browser."""
        self.browser = Browser(self.server)
        self.http = self.browser.session
        return self

    def choose_password(self, address, password=None, **fields):
        """Sends the form of a one-time address."""
        page = self.show(address)
        assert page.status == 200, page.text
        chosen = password or self.password
        return self.send(page.form(code=None), password=chosen, again=chosen, **fields)

    def begin(self, to=None):
        """Begins a sign-in: the address of the authorization request."""
        address = f"{self.server.admin_url}/console/sign-in"
        answer = self.http.get(address, params={"to": to} if to else None, allow_redirects=False, timeout=60)
        assert answer.status_code == 303, ConsolePage(answer).text
        return answer.headers["Location"]

    def prove(self, address):
        """Signs in on the hosted pages: where the browser is sent then."""
        page = self.browser.go(address)
        form, secret = page.form_with("password")
        page = self.browser.send(page, form, username=self.name, **{secret: self.password})
        for _ in range(3):
            if not isinstance(page, Page):
                return page.url
            key = re.search(r"<code[^>]*>([A-Z2-7 ]{20,})</code>", page.response.text)
            if key:
                self.app = App(key[1].replace(" ", ""))
            page = self.browser.send(page, form_with(page, "code"), code=self.app.code())
        raise AssertionError(page.response.text)

    def answer(self, callback):
        """Comes back to the console."""
        return ConsolePage(self.http.get(callback, allow_redirects=False, timeout=60))

    def enter(self, to=None):
        """Signs in, and goes on to the page that the console leads to."""
        self.page = self.answer(self.prove(self.begin(to)))
        assert self.page.status == 200, self.page.text
        leads = self.page.response.headers["Refresh"].split("url=")[1]
        assert leads in self.page.links
        self.page = self.show(leads)
        assert self.page.status == 200, self.page.text
        return self

    def state_of(self, address):
        return dict(urllib.parse.parse_qsl(urllib.parse.urlsplit(address).query))


def new_operator(server, name, role="admin"):
    """An operator who was invited and has chosen a password."""
    made = Operator(server, name)
    done = made.choose_password(invite(server, name, "--role", role))
    assert done.status == 200, done.text
    return made
