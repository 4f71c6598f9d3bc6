/// The script of the hosted pages. Everything works without it; it shows passwords, ticks their rules while they are
/// typed, and keeps a form from being sent twice.
enum HostedScript {
    static let text = #"""
        "use strict";
        const kinds = {
          length: (text, count) => Array.from(text).length >= count,
          uppercase: text => /[A-Z]/.test(text),
          lowercase: text => /[a-z]/.test(text),
          number: text => /[0-9]/.test(text),
          symbol: text => /[\^$*.[\]{}()?\-"!@#%&/\\,><':;|_~`=+]|\S +\S/.test(text),
        };
        for (const input of document.querySelectorAll("input[data-show]")) {
          const button = document.createElement("button");
          button.type = "button";
          button.className = "reveal";
          const label = shown => {
            button.setAttribute("aria-pressed", shown);
            button.title = shown ? input.dataset.hide : input.dataset.show;
          };
          button.setAttribute("aria-label", input.dataset.show);
          button.setAttribute("aria-controls", input.id);
          label(false);
          button.addEventListener("click", () => {
            const shown = input.type === "password";
            input.type = shown ? "text" : "password";
            label(shown);
          });
          input.after(button);
          input.form.addEventListener("submit", () => { input.type = "password"; });
        }
        for (const list of document.querySelectorAll(".rules")) {
          const input = document.getElementById(list.id.slice(0, -"-rules".length));
          const tick = () => {
            for (const item of list.querySelectorAll("[data-rule]")) {
              const kind = kinds[item.dataset.rule];
              const valid = Boolean(kind && input.value && kind(input.value, Number(item.dataset.count)));
              item.classList.toggle("passwordCheck-valid-customizable", valid);
              item.classList.toggle("passwordCheck-notValid-customizable", Boolean(kind && input.value && !valid));
            }
          };
          input.addEventListener("input", tick);
          tick();
        }
        for (const form of document.forms) {
          let sent = false;
          form.addEventListener("submit", event => {
            if (sent) event.preventDefault();
            sent = true;
            form.setAttribute("aria-busy", "true");
          });
          addEventListener("pageshow", () => {
            sent = false;
            form.removeAttribute("aria-busy");
          });
        }
        for (const form of document.querySelectorAll("form.at-once")) form.requestSubmit();
        """#
}
