"""Headless Chromium, driven through chromium-driver. It reaches this machine only."""

import json
import pathlib
import re
import shutil

import axe_core_python
import pytest
from selenium import webdriver
from selenium.common.exceptions import StaleElementReferenceException, WebDriverException
from selenium.webdriver.common.by import By

from testkit.server import ROOT
from testkit.waiting import eventually

SCREENSHOTS = ROOT / ".build/screenshots"
AXE = (pathlib.Path(axe_core_python.__file__).parent / "axe.min.js").read_text()
DESKTOP, PHONE = (1280, 900), (360, 740)
FLAGS = [
    "--headless=new", "--no-sandbox", "--disable-dev-shm-usage", "--disable-gpu", "--disable-background-networking",
    "--disable-component-update", "--no-first-run", "--force-device-scale-factor=1", "--lang=en-US",
    "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost",
]


class NotOneElement(AssertionError):
    """A page has no element of a selector, or several."""


class Chromium:
    """One browser. `fresh` gives it to a new user, without cookies and with the usual settings."""

    def __init__(self):
        options = webdriver.ChromeOptions()
        options.binary_location = shutil.which("chromium")
        options.set_capability("goog:loggingPrefs", {"browser": "ALL"})
        # Forms are filled in faster than the password manager asks.
        options.add_experimental_option("prefs", {"credentials_enable_service": False})
        for flag in FLAGS:
            options.add_argument(flag)
        service = webdriver.ChromeService(shutil.which("chromedriver"))
        self.driver = webdriver.Chrome(options, service)
        self.folder, self.shots = SCREENSHOTS, 0

    def fresh(self, name):
        self.folder, self.shots = SCREENSHOTS / re.sub(r"[^\w-]+", "-", name).strip("-"), 0
        shutil.rmtree(self.folder, ignore_errors=True)
        first, *others = self.driver.window_handles
        for other in others:
            self.driver.switch_to.window(other)
            self.driver.close()
        self.driver.switch_to.window(first)
        self.driver.get("about:blank")
        self.tell("Network.clearBrowserCookies")
        self.resize(DESKTOP)
        self.prefer_dark(False)
        self.run_scripts(True)
        self.complaints()

    def close(self):
        self.driver.quit()

    # Settings

    def tell(self, command, **words):
        """Sends a command of the DevTools protocol."""
        return self.driver.execute_cdp_cmd(command, words)

    def resize(self, size):
        width, height = size
        self.tell("Emulation.setDeviceMetricsOverride", width=width, height=height, deviceScaleFactor=1,
                  mobile=size == PHONE)

    def prefer_dark(self, dark, forced_colors=False):
        preference = {"name": "prefers-color-scheme", "value": "dark" if dark else "light"}
        # A colour that changes slowly has another contrast on its way.
        still = {"name": "prefers-reduced-motion", "value": "reduce"}
        forced = {"name": "forced-colors", "value": "active" if forced_colors else "none"}
        self.tell("Emulation.setEmulatedMedia", features=[preference, still, forced])

    def run_scripts(self, allowed):
        self.tell("Emulation.setScriptExecutionDisabled", value=not allowed)

    # Pages

    def open(self, url):
        self.driver.get(url)

    @property
    def url(self):
        return self.driver.current_url

    def wait(self, condition, what):
        """Waits until `condition` is true. A page that is not there yet is asked again."""
        def holds():
            try:
                return condition()
            except (StaleElementReferenceException, NotOneElement):
                return False
            except WebDriverException as error:
                # The driver's other word for it.
                if "does not belong to the document" not in str(error):
                    raise
                return False

        assert eventually(holds), f"{what} does not come at {self.url}: {self.text[:300]!r}"

    def all(self, selector):
        return self.driver.find_elements(By.CSS_SELECTOR, selector)

    def one(self, selector):
        found = self.all(selector)
        if len(found) != 1:
            raise NotOneElement(f"{len(found)} of {selector} at {self.url}: {self.text[:300]!r}")
        return found[0]

    @property
    def text(self):
        return "\n".join(element.text for element in self.all("body"))

    @property
    def title(self):
        """The title of the window, without the name of the pool."""
        return self.driver.title.split(" · ")[0]

    def fill(self, **fields):
        """Types into fields by their ids; `__` stands for a point."""
        for name, text in fields.items():
            field = self.one(f"[id='{name.replace('__', '.')}']")
            field.clear()
            field.send_keys(text)

    def press(self, selector="form.form button.main"):
        """Presses a button or follows a link, and waits for the page that it leads to."""
        element = self.one(selector)
        element.click()
        self.wait(lambda: is_gone(element), f"a page after {selector}")
        self.wait(lambda: self.driver.execute_script("return document.readyState") == "complete", "the end of the page")

    def send(self, **fields):
        self.fill(**fields)
        self.press()

    # What there is to see

    def shoot(self, name):
        """Keeps the whole page as a picture."""
        self.folder.mkdir(parents=True, exist_ok=True)
        self.shots += 1
        self.driver.save_screenshot(str(self.folder / f"{self.shots:02}-{name}.png"))

    def complaints(self):
        """What the console says since the last time, but for the statuses of responses."""
        said = [entry["message"] for entry in self.driver.get_log("browser")]
        return [message for message in said if "the server responded with a status of" not in message]

    def violations(self):
        """The violations that axe-core finds: the rule and the elements of each."""
        # Without the preload axe asks for no style sheets, which the page's policy forbids scripts to load; and it cannot
        # speak with frames that are sandboxed.
        said = self.driver.execute_async_script(AXE + """
            ;const done = arguments[arguments.length - 1];
            axe.run(document, {preload: false, iframes: false, resultTypes: ["violations"]}).then(
                found => done(JSON.stringify(found.violations)), error => done(JSON.stringify([String(error)])));""")
        return [
            one if isinstance(one, str) else (one["id"], [(node["html"], node["failureSummary"])
                                                          for node in one["nodes"]])
            for one in json.loads(said)
        ]

    def scrolls_sideways(self):
        return self.driver.execute_script(
            "return document.scrollingElement.scrollWidth > document.scrollingElement.clientWidth")


def is_gone(element):
    """Whether the element's page has been left."""
    try:
        element.is_enabled()
    except StaleElementReferenceException:
        return True
    except WebDriverException as error:
        # What chromium-driver says if the page is being replaced while it looks.
        if "does not belong to the document" in str(error):
            return True
        raise
    return False


# Fixtures: one browser for each worker, which each test has for itself.


@pytest.fixture(scope="session")
def chromium():
    made = Chromium()
    yield made
    made.close()


@pytest.fixture
def browser(chromium, request):
    """The browser of a new user. After the test its console must have no complaint of the page's scripts or policy."""
    chromium.fresh(request.node.name)
    yield chromium
    assert chromium.complaints() == []
