"""A browser without scripts: it keeps cookies, follows redirects on the server, fills in forms and sends them."""

import html.parser
import re
import urllib.parse

import requests

from testkit.authorize import landing, request_of


class Page(html.parser.HTMLParser):
    """A page with its forms, each a dictionary of fields with `action`, `method` and the types of its inputs."""

    def __init__(self, response):
        super().__init__()
        self.response, self.forms, self.refresh = response, [], None
        self.feed(response.text)

    def handle_starttag(self, tag, attributes):
        given = dict(attributes)
        if tag == "form":
            self.forms.append({"action": given.get("action"), "method": given.get("method", "get"), "fields": {},
                               "types": {}})
        elif tag == "input" and self.forms and given.get("name"):
            form = self.forms[-1]
            form["types"][given["name"]] = given.get("type", "text")
            if given.get("type") not in ("submit", "checkbox", "radio"):
                form["fields"][given["name"]] = given.get("value") or ""
        elif tag == "meta" and (given.get("http-equiv") or "").lower() == "refresh":
            found = re.search(r"url=(.*)$", given.get("content") or "", re.IGNORECASE)
            self.refresh = found and found[1].strip("'\" ")

    def form_with(self, kind):
        """The first form with an input of this type, and the input's name."""
        for form in self.forms:
            for name, found in form["types"].items():
                if found == kind:
                    return form, name
        return None, None


class Browser:
    """One browser with its own cookies."""

    def __init__(self, server):
        self.server = server
        self.session = requests.Session()

    def go(self, url, data=None):
        """Follows redirects on the server. Returns the page, or where a redirect leads away."""
        for _ in range(10):
            here = urllib.parse.urljoin(self.server.url + "/", url)
            if urllib.parse.urlsplit(here).netloc != urllib.parse.urlsplit(self.server.url).netloc:
                raise AssertionError(f"{here} is not on the server")
            headers = {"Origin": self.server.url} if data is not None else {}
            response = self.session.request(
                "GET" if data is None else "POST", here, data=data, headers=headers, allow_redirects=False, timeout=60)
            if response.is_redirect:
                assert data is None or response.status_code in (302, 303)
                found = landing(response)
            else:
                page = Page(response)
                if not page.refresh:
                    return page
                found = _landing_of_refresh(response, page.refresh)
            target = urllib.parse.urljoin(here, found.url)
            if urllib.parse.urlsplit(target).netloc != urllib.parse.urlsplit(self.server.url).netloc:
                return found
            url, data = target, None
        raise AssertionError("too many redirects")

    def authorize(self, client, **changes):
        """Opens an authorization request: the sign-in page, or where the client is told something."""
        return self.open("/oauth2/authorize", **request_of(client, **changes))

    def open(self, path, **parameters):
        return self.go(f"{path}?{urllib.parse.urlencode(parameters)}")

    def send(self, page, form, **fields):
        """Sends a form of a page with these fields changed."""
        action = urllib.parse.urljoin(page.response.url, form["action"] or page.response.url)
        return self.go(action, {**form["fields"], **fields})

    def give_credentials(self, page, username, password):
        """Fills in the sign-in page, on which name and password may be asked one after the other."""
        for _ in range(3):
            if not isinstance(page, Page):
                return page
            form, secret = page.form_with("password")
            if form is None:
                form = next((one for one in page.forms if one["method"].lower() == "post"), None)
            assert form is not None, page.response.text[:500]
            name = next((one for one, kind in form["types"].items() if kind in ("text", "email", "tel")), None)
            fields = {name: username} if name else {}
            page = self.send(page, form, **fields, **({secret: password} if secret else {}))
        return page

    def sign_in(self, client, user, **changes):
        """Where the client is told the result of a sign-in with the password."""
        return self.give_credentials(self.authorize(client, **changes), user.username, user.password)


def _landing_of_refresh(response, url):
    """The page that leads back to the app is as good as a redirect."""
    redirect = requests.Response()
    redirect.status_code, redirect.url = 303, response.url
    redirect.headers = requests.structures.CaseInsensitiveDict({**response.headers, "Location": url})
    return landing(redirect)
