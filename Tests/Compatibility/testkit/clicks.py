"""An operator at the console in Chromium, whose clicks are counted. Keys and typing are none."""

from selenium.webdriver.common.keys import Keys
from selenium.webdriver.support.ui import Select

from testkit.browser import is_gone
from testkit.console import address_for


class ConsoleUser:
    """Begins on the first page of the console."""

    def __init__(self, server, browser):
        self.browser, self.clicks = browser, 0
        browser.open(address_for(server))
        browser.press("button.main")
        assert browser.title == "Home"

    # Keys

    def search(self, text):
        """The key `/`, a text, and Enter."""
        before = self.browser.one("body")
        before.send_keys("/")
        field = self.browser.driver.switch_to.active_element
        assert field.get_attribute("id") == "search"
        field.send_keys(text + Keys.ENTER)
        self.browser.wait(lambda: is_gone(before), f"what is found for {text}")

    def palette(self, text, label=None):
        """Ctrl+K, a text, and the arrow keys and Enter on the link with this label."""
        before = self.browser.one("body")
        before.send_keys(Keys.CONTROL, "k")
        field = self.browser.driver.switch_to.active_element
        assert field.get_attribute("id") == "palette-field"
        field.send_keys(text)

        def labels():
            return [one.text for one in self.browser.all("#palette-results a")]

        self.browser.wait(lambda: (label or text) in labels(), f"{label or text} in the palette")
        for _ in range(labels().index(label or text) + 1):
            self.browser.driver.switch_to.active_element.send_keys(Keys.ARROW_DOWN)
        self.browser.driver.switch_to.active_element.send_keys(Keys.ENTER)
        self.browser.wait(lambda: is_gone(before), f"the page of {label or text}")

    def enter(self, field, text):
        """Types into a field, and sends its form by Enter."""
        before = self.browser.one("body")
        self.browser.one(f"[id='{field}']").send_keys(text + Keys.ENTER)
        self.browser.wait(lambda: is_gone(before), f"a page after {field}")

    def choose(self, field, value):
        """Chooses an option by its first letters."""
        Select(self.browser.one(f"[id='{field}']")).select_by_value(value)

    # Clicks

    def click(self, selector, words=None, leaves=True):
        """Clicks on the one element with these words."""
        found = [one for one in self.browser.all(selector) if words in (None, one.text)]
        assert len(found) == 1, f"{len(found)} of {selector} {words} at {self.browser.url}: {self.browser.text[:600]}"
        self.clicks += 1
        found[0].click()
        if leaves:
            self.browser.wait(lambda: is_gone(found[0]), f"a page after {words or selector}")
            self.browser.wait(
                lambda: self.browser.driver.execute_script("return document.readyState") == "complete", "its end")

    def button(self, words):
        self.click("main button", words)

    def link(self, words):
        self.click("main a", words)

    def confirm(self):
        self.button("Confirm")
