import Pages

/// The console's script: a key for the search field, and buttons that copy. Everything else is done without it.
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
