"""Every mail in every language, as a browser and as a plain reader show it; a picture of each language is kept."""

import html
import re

import pytest

from testkit.browser import DESKTOP, PHONE
from testkit.server import run_martlet

KINDS = ["verification", "verification-link", "password-reset", "invitation", "second-factor", "wrong-codes",
         "locked-factors", "risk-blocked", "risk-second-factor", "risk-notice"]
LANGUAGES = ["en", "de", "fr", "es", "it", "pt-BR", "id", "ja", "ko", "zh-CN", "zh-TW", "ar"]
TIME = re.compile(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ")


@pytest.fixture(scope="session", params=["sqlite"])
def engine(request):
    """No mail depends on the store."""
    return request.param


def preview(api, pool, kind, language, *words):
    ran = run_martlet("message", "preview", pool, kind, "--language", language, *words, *api.server.store,
                      environment=api.server.root_key)
    assert ran.returncode == 0, ran.stderr
    return ran.stdout


def sheet(mails, language):
    """One page with all mails of a language: what a browser shows, and the plain part beside it."""
    rows = "".join(
        f'<h2>{kind}</h2><div class="row"><iframe sandbox srcdoc="{html.escape(document)}"></iframe>'
        f'<pre dir="auto">{html.escape(plain)}</pre></div>'
        for kind, (document, plain) in mails.items())
    return f"""<!doctype html><meta charset="utf-8"><title>{language}</title><style>
        body {{ font: 14px sans-serif; margin: 12px }} h2 {{ font-size: 13px; margin: 10px 0 2px }}
        .row {{ display: flex; gap: 12px }} iframe {{ width: 620px; height: 190px; border: 1px solid #888 }}
        pre {{ width: 560px; margin: 0; padding: 6px; white-space: pre-wrap; background: #f2f2f2; overflow: hidden }}
        </style>{rows}"""


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_mail_is_readable_in_a_browser_and_as_plain_text(api, browser, tmp_path, language):
    pool = api.make_pool()
    mails = {kind: (preview(api, pool, kind, language, "--html"), preview(api, pool, kind, language))
             for kind in KINDS}
    wrong = {}
    for kind, (document, plain) in mails.items():
        file = tmp_path / f"{kind}.html"
        file.write_text(document, encoding="utf-8")
        browser.resize(PHONE)
        browser.open(file.as_uri())
        if browser.scrolls_sideways():
            wrong[f"{kind}, phone"] = "scrolls to the side"
        width = browser.driver.execute_script("return document.scrollingElement.clientWidth")
        if width != PHONE[0]:
            wrong[f"{kind}, width"] = f"a phone shows it {width} wide, which is small"
        browser.resize(DESKTOP)
        # A mail is no page with landmarks.
        if found := [one for one in browser.violations() if one[0] not in ("region", "landmark-one-main",
                                                                           "page-has-heading-one")]:
            wrong[kind] = found
        subject, _, text = plain.partition("\n\n")
        if not re.fullmatch(r"Subject: \S.*", subject):
            wrong[f"{kind}, subject"] = subject
        # Chromium shows no bidirectional marks and no elements.
        if re.search(r"<(?!https?://)|&\w+;|\{|\}|[ \t]\n|\n{3}", text):
            wrong[f"{kind}, plain"] = text
        if any(len(line) > 998 for line in text.splitlines()):
            wrong[f"{kind}, lines"] = "a line is longer than mail allows"
        # Both parts were made one after the other.
        seen, shown = (set(TIME.sub("", part).split()) for part in (
            browser.text, re.sub(r"\s*<https?://\S+>", "", text)))
        if shown - seen:
            wrong[f"{kind}, parts"] = sorted(shown - seen)
    page = tmp_path / "sheet.html"
    page.write_text(sheet(mails, language), encoding="utf-8")
    browser.resize((1230, 230 * len(KINDS)))
    browser.open(page.as_uri())
    browser.shoot(language)
    browser.resize(DESKTOP)
    assert wrong == {}
