/// The script of the hosted pages. The pages work without it. It shows passwords, warns about Caps Lock, ticks password
/// rules during typing, copies keys, shows the seconds until the next code, formats times as the browser does, and
/// prevents a form from being sent twice.
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
          const hint = document.createElement("p");
          hint.className = "caps";
          hint.setAttribute("role", "status");
          hint.hidden = true;
          input.parentElement.after(hint);
          const look = event => {
            const isOn = Boolean(event.getModifierState && event.getModifierState("CapsLock"));
            hint.textContent = isOn ? input.dataset.caps : "";
            hint.hidden = !isOn;
          };
          for (const kind of ["keydown", "keyup", "mousedown"]) input.addEventListener(kind, look);
          input.addEventListener("blur", () => { hint.hidden = true; });
        }
        for (const box of document.querySelectorAll(".key[data-copy]")) {
          const button = document.createElement("button");
          button.type = "button";
          button.className = "text";
          button.textContent = box.dataset.copy;
          button.addEventListener("click", async () => {
            const key = box.querySelector("code");
            try {
              await navigator.clipboard.writeText(key.textContent.replaceAll(" ", ""));
            } catch {
              getSelection().selectAllChildren(key);
              if (!document.execCommand("copy")) return;
            }
            button.textContent = box.dataset.copied;
          });
          box.append(button);
        }
        for (const button of document.querySelectorAll("button[data-wait]")) {
          const label = button.firstElementChild, text = label.textContent;
          const end = Date.now() + 1000 * Number(button.dataset.wait);
          const count = () => {
            const left = Math.ceil((end - Date.now()) / 1000);
            button.disabled = left > 0;
            label.textContent = left > 0 ? `${text} (${left})` : text;
            if (left > 0) setTimeout(count, 1000);
          };
          count();
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
        for (const time of document.querySelectorAll("time[datetime]")) {
          const style = {dateStyle: "medium", timeStyle: "short"};
          time.textContent = new Date(time.dateTime).toLocaleString(document.documentElement.lang, style);
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
