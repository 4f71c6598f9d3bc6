"""The console, entered by a browser without scripts."""

import html
import html.parser
import urllib.parse

import requests

from testkit.server import run_martlet

def address_for(server, keys=None, variables=()):
    """What `martlet console open` prints: for the account, or for a user's access key or a role's credentials."""
    environment = {**server.root_key, **dict(variables)}
    words = ["console", "open", "--print-only", *server.store, "--admin-port", server.admin_port]
    if keys:
        names = ("AWS_ACCESS_KEY_ID", "AWS_SECRET_ACCESS_KEY", "AWS_SESSION_TOKEN")
        environment |= dict(zip(names, keys))
        words.append("--from-environment")
    ran = run_martlet(*words, environment=environment)
    assert ran.returncode == 0, ran.stderr
    return ran.stdout.strip()


class ConsolePage(html.parser.HTMLParser):
    """A page of the console: its text, its links, and its forms with all fields."""

    VOID = ("input", "meta", "br")

    def __init__(self, response):
        super().__init__()
        self.response, self.status, self.links, self.forms, self.title = response, response.status_code, [], [], ""
        self.source, self._text, self._open, self._area = response.text, [], [], None
        self.feed(response.text)
        self.text = " ".join(" ".join(self._text).split())

    def handle_starttag(self, tag, attributes):
        given = dict(attributes)
        if tag not in self.VOID:
            self._open.append(tag)
        if tag == "a":
            self.links.append(given["href"])
        elif tag == "form":
            self.forms.append({"action": given["action"], "method": given.get("method", "get"), "fields": {}})
        elif given.get("type") == "checkbox" and "checked" not in given:
            pass
        elif tag in ("input", "textarea", "select") and self.forms and given.get("name"):
            self.forms[-1]["fields"].setdefault(given["name"], given.get("value") or "")
            self._area = given["name"] if tag == "textarea" else None
        elif tag == "option" and "selected" in given:
            name = list(self.forms[-1]["fields"])[-1]
            self.forms[-1]["fields"][name] = given.get("value") or ""

    def handle_endtag(self, tag):
        self._area = None if tag == "textarea" else self._area
        while self._open and self._open.pop() != tag:
            pass

    def handle_data(self, data):
        last = self._open[-1] if self._open else ""
        if last == "title" and not self.title:
            self.title = data
        if self._area:
            self.forms[-1]["fields"][self._area] += data
        elif last not in ("style", "script"):
            self._text.append(data)

    def form(self, **fields):
        """The form for posts that has these fields, with these values if they are not None."""
        for form in self.forms:
            known = form["fields"]
            if form["method"] == "post" and all(
                    name in known and value in (None, known[name]) for name, value in fields.items()):
                return form
        raise AssertionError(f"no form with {fields} in {self.forms}")


class Console:
    """A browser's session of the console."""

    def __init__(self, server, keys=None, variables=()):
        self.server, self.http = server, requests.Session()
        self.page = self.show(address_for(server, keys, variables))
        self.page = self.send(self.page.form(address=None))
        assert self.page.status == 200, self.page.text

    def show(self, path):
        return ConsolePage(self.http.get(urllib.parse.urljoin(self.server.admin_url, path), timeout=60))

    def send(self, form, /, headers=None, **fields):
        """Sends a form with other values; `None` leaves a field out. `__` in names stands for a point."""
        given = {name.replace("__", "."): value for name, value in fields.items()}
        values = {name: value for name, value in (form["fields"] | given).items() if value is not None}
        response = self.http.post(
            urllib.parse.urljoin(self.server.admin_url, form["action"]), data=values, timeout=60,
            headers={"Origin": self.server.admin_url, "Sec-Fetch-Site": "same-origin", **(headers or {})})
        return ConsolePage(response)

    def save(self, path, **fields):
        """Changes settings on their page: the page after the review is confirmed."""
        review = self.send(self.show(path).form(shown=None), **fields)
        assert review.status == 200, review.text
        done = self.send(review.form(reviewed="yes"))
        assert done.status == 200, done.text
        return done

    def delete(self, path, name):
        """Deletes what is called `name` on the page that asks for it."""
        return self.send(self.show(path).form(confirmed=None), confirmed=name)

    def call(self, service, operation, **fields):
        """Performs an operation on its page."""
        page = self.show(f"/console/operations/{service}/{operation}")
        return self.send(page.form(), **fields)


def shown(page, part):
    """The text of the element with this id, unescaped."""
    start = page.source.index(f'<pre id="{part}">') + len(f'<pre id="{part}">')
    return html.unescape(page.source[start:page.source.index("</pre>", start)])
