import Pages

/// The console's script: a key for the search field, the palette, and buttons that copy. Pages work without it.
enum ConsoleScript {
    static let script = PageScript(
        """
        "use strict";
        document.addEventListener("keydown", event => {
          if (event.key !== "/" || event.ctrlKey || event.metaKey || event.altKey) return;
          if (event.target.closest("input, textarea, select")) return;
          event.preventDefault();
          const field = document.getElementById("search");
          if (field) field.focus();
        });
        const palette = document.getElementById("palette");
        if (palette) {
          const field = document.getElementById("palette-field");
          const results = document.getElementById("palette-results");
          let requests = 0, timer;
          const links = () => [...results.querySelectorAll("a")];
          const show = async text => {
            const own = ++requests;
            if (text.length < 2) { results.replaceChildren(); return; }
            const query = new URLSearchParams(new FormData(field.form));
            query.set("palette", "yes");
            const response = await fetch("/console/search?" + query);
            const page = new DOMParser().parseFromString(await response.text(), "text/html");
            if (own !== requests) return;
            const found = page.getElementById("results");
            if (found) { results.replaceChildren(...document.importNode(found, true).childNodes); return; }
            const link = document.createElement("a");
            link.href = response.url;
            link.textContent = page.title;
            results.replaceChildren(...(response.redirected ? [link] : []));
          };
          document.addEventListener("keydown", event => {
            if (!(event.ctrlKey || event.metaKey) || event.altKey || event.key.toLowerCase() !== "k") return;
            event.preventDefault();
            if (!palette.open) palette.showModal();
            field.select();
          });
          field.addEventListener("input", () => {
            clearTimeout(timer);
            timer = setTimeout(() => show(field.value.trim()).catch(() => results.replaceChildren()), 200);
          });
          palette.addEventListener("keydown", event => {
            const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
            if (!step) return;
            event.preventDefault();
            const all = [field, ...links()];
            all[(all.indexOf(document.activeElement) + step + all.length) % all.length].focus();
          });
          field.form.addEventListener("submit", event => {
            const [first] = links();
            if (!first) return;
            event.preventDefault();
            location.assign(first.href);
          });
        }
        for (const button of document.querySelectorAll("button.copy")) {
          button.hidden = false;
          button.addEventListener("click", async () => {
            const source = document.getElementById(button.dataset.of);
            await navigator.clipboard.writeText(source.textContent);
            button.textContent = button.dataset.done;
          });
        }
        """)
}
