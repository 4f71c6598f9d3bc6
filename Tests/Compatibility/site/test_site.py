"""The site of the documentation: whole, without a link that leads nowhere, and without help from other servers.

Run by `make test-site`, without the other tests' conftest: no server and no PostgreSQL is needed.
"""

import collections
import html.parser
import http.server
import json
import pathlib
import re
import shutil
import subprocess
import sys
import urllib.parse

import pytest
from selenium import webdriver
from selenium.webdriver.common.by import By

from testkit.serving import serve
from testkit.waiting import eventually

ROOT = pathlib.Path(__file__).resolve().parents[3]
VOID = {"area", "base", "br", "col", "embed", "hr", "img", "input", "link", "meta", "source", "track", "wbr"}
ITEM = re.compile(r" *(?:[-*]|\d+\.) +")
TABLE = re.compile(r" *\|(?: *:?-+:? *\|)+ *$")


class Page(html.parser.HTMLParser):
    """What a page shows and where it leads."""

    def __init__(self, path):
        super().__init__()
        self.anchors, self.links, self.loaded, self.counts = set(), [], [], collections.Counter()
        self.text, self.depth, self.code = [], 0, 0
        self.feed(path.read_text(encoding="utf-8"))

    def handle_starttag(self, tag, given):
        given = dict(given)
        self.anchors |= {given[name] for name in ("id", "name") if given.get(name)}
        self.loaded += [given[name] for name in ("src", "srcset", "data") if given.get(name)]
        if tag == "link" and given.get("rel") != "canonical":
            self.loaded.append(given["href"])
        if self.depth or given.get("role") == "main":
            self.depth += tag not in VOID
            self.code += tag in ("code", "pre")
            self.counts[tag] += 1
            if tag == "a" and given.get("href"):
                self.links.append(given["href"])

    def handle_endtag(self, tag):
        if self.depth and tag not in VOID:
            self.depth -= 1
            self.code -= tag in ("code", "pre")

    def handle_data(self, text):
        if self.depth and not self.code:
            self.text.append(text)


def make(folder, *words):
    return subprocess.run(
        [sys.executable, ROOT / "Scripts/site", "--to", folder, *words], capture_output=True, text=True, timeout=240)


@pytest.fixture(scope="module")
def site(tmp_path_factory):
    folder = tmp_path_factory.mktemp("site") / "site"
    done = make(folder)
    assert done.returncode == 0, done.stderr
    return folder


@pytest.fixture(scope="module")
def pages(site):
    return {path: Page(path) for path in sorted(site.rglob("*.html"))}


@pytest.fixture(scope="module")
def sources(tmp_path_factory):
    """The pages that the site is made of."""
    folder = tmp_path_factory.mktemp("sources")
    subprocess.run([ROOT / "Packaging/pages", folder], check=True)
    return folder


def made_of(site, sources, source):
    """The page of the site that is made of a source."""
    name = source.relative_to(sources).with_suffix(".html")
    return site / (name.with_name("index.html") if name.stem == "README" else name)


def led_to(page, link):
    """The file and the anchor that a link leads to; None for an address elsewhere."""
    parts = urllib.parse.urlsplit(link)
    if parts.scheme or parts.netloc:
        return None
    file = (page.parent / urllib.parse.unquote(parts.path)).resolve() if parts.path else page
    return (file / "index.html" if file.is_dir() else file), urllib.parse.unquote(parts.fragment)


def test_each_page_is_in_the_site(site, sources):
    markdown = sorted(sources.rglob("*.md"))
    assert len(markdown) > 120
    assert {path for path in markdown if not made_of(site, sources, path).exists()} == set()
    for folder in ("docs", "decisions"):
        assert {path.name for path in (sources / folder).glob("*.md")} == {
            path.name for path in (ROOT / folder).glob("*.md")}


def test_no_link_leads_nowhere(pages):
    wrong, count = [], 0
    for path, page in pages.items():
        for link in page.links:
            if (found := led_to(path, link)) is None:
                continue
            count += 1
            file, anchor = found
            if not file.exists() or anchor and file.suffix == ".html" and anchor not in pages[file].anchors:
                wrong.append((path.name, link))
    assert count > 400 and not wrong


def test_each_page_is_reached_by_links_of_pages(site, sources, pages):
    """From the first one, by what pages say, and not by the list of all pages beside them."""
    reached, waiting = set(), [site / "index.html"]
    while waiting:
        path = waiting.pop()
        if path in reached or path not in pages:
            continue
        reached.add(path)
        waiting += [found[0] for link in pages[path].links if (found := led_to(path, link))]
    assert {made_of(site, sources, path) for path in sources.rglob("*.md")} - reached == set()


def parts(text):
    """How many lists' items, tables and blocks of code a page in Markdown has, by their tags."""
    counts, is_code, above = collections.Counter(), False, ["", ""]
    for line in text.splitlines():
        if line.lstrip().startswith("```"):
            is_code = not is_code
            counts["pre"] += is_code
        elif not is_code:
            counts["li"] += bool(ITEM.match(line))
            counts["table"] += bool(TABLE.match(line))
            # Code by its indentation alone, after a heading or a paragraph that is in no list.
            counts["pre"] += line.startswith("    ") and not above[1] and bool(re.match("[#A-Za-z]", above[0]))
        above = [above[1] or above[0], line]
    return {tag: count for tag, count in counts.items() if count}


def test_lists_tables_and_code_are_shown_as_such(site, sources, pages):
    for source in sources.rglob("*.md"):
        page = pages[made_of(site, sources, source)]
        shown = {tag: page.counts[tag] for tag in ("pre", "li", "table") if page.counts[tag]}
        assert shown == parts(source.read_text(encoding="utf-8")), source
        assert not re.search(r"\]\(|```|^\|.*\|$", "".join(page.text), re.MULTILINE), source


def test_nothing_comes_from_other_servers(site, pages):
    for path, page in pages.items():
        assert [each for each in page.loaded if urllib.parse.urlsplit(each).netloc] == [], path
    for style in site.rglob("*.css"):
        text = style.read_text(encoding="utf-8")
        assert not re.search(r"url\(['\"]?(?:https?:)?//|@import", text), style


def test_the_search_knows_each_page(site, sources):
    index = json.loads((site / "search/search_index.json").read_text(encoding="utf-8"))
    places = {entry["location"].partition("#")[0] or "index.html" for entry in index["docs"]}
    wanted = {str(made_of(site, sources, path).relative_to(site)) for path in sources.rglob("*.md")}
    assert wanted - places == set()


@pytest.fixture
def browser():
    options = webdriver.ChromeOptions()
    options.binary_location = shutil.which("chromium")
    for flag in ("--headless=new", "--no-sandbox", "--disable-dev-shm-usage", "--disable-gpu",
                 "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1"):
        options.add_argument(flag)
    driver = webdriver.Chrome(options, webdriver.ChromeService(shutil.which("chromedriver")))
    yield driver
    driver.quit()


class Quiet(http.server.SimpleHTTPRequestHandler):
    folder = None

    def __init__(self, *words, **given):
        super().__init__(*words, directory=self.folder, **given)

    def log_message(self, *_):
        pass


def test_a_reader_searches_and_reads(site, browser):
    """In a browser that reaches this machine only."""
    receiver = http.server.ThreadingHTTPServer(("127.0.0.1", 0), type("Site", (Quiet,), {"folder": str(site)}))
    serve(receiver)
    address = f"http://127.0.0.1:{receiver.server_address[1]}"
    browser.get(f"{address}/search.html?q=sealing+key+lost")
    found = "#mkdocs-search-results a[href*='operations.html']"
    assert eventually(lambda: browser.find_elements(By.CSS_SELECTOR, found))
    browser.get(f"{address}/docs/operations.html#restore")
    assert browser.find_element(By.ID, "restore").text.startswith("Restore")
    asked = browser.execute_script("return performance.getEntriesByType('resource').map(each => each.name)")
    assert len(asked) > 3 and all(each.startswith(address) for each in asked)
    receiver.shutdown()


@pytest.mark.parametrize("link", ["docs/none.md", "docs/README.md#none", "#none", "/docs/README.md", "LICENCE"])
def test_a_link_that_leads_nowhere_is_an_error(tmp_path, link):
    pages = tmp_path / "pages"
    (pages / "docs").mkdir(parents=True)
    (pages / "docs/README.md").write_text("# Documentation\n\n[back](../README.md#first-things)\n")
    (pages / "README.md").write_text("# First things\n\n[documentation](docs/README.md#documentation)\n")
    done = make(tmp_path / "good", "--pages", pages)
    assert done.returncode == 0, done.stderr
    (pages / "README.md").write_text(f"# First things\n\n[one]({link})\n")
    done = make(tmp_path / "bad", "--pages", pages)
    assert done.returncode != 0 and link.strip("#/") in done.stderr, done
