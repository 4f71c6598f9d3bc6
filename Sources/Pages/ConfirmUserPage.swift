/// The pages of a confirmation link. They work without a script.
package struct ConfirmUserPage {
    /// The parameters of the link and of the form.
    package struct Link: Sendable {
        package var client: String
        package var username: String
        package var code: String

        /// Nil if one of them is missing or repeated.
        init?(_ query: Query) {
            guard let client = query["client_id"], let username = query["user_name"],
                let code = query["confirmation_code"]
            else { return nil }
            (self.client, self.username, self.code) = (client, username, code)
        }
    }

    var status = 200
    var title: String
    var text: String
    /// What the button confirms; nil for a page without a button.
    var link: Link?
    var button = "Confirm"

    /// The page that asks. It shows nothing of the link, because an attacker can write a link.
    static func question(_ link: Link) -> ConfirmUserPage {
        ConfirmUserPage(
            title: "Confirm your registration",
            text: "Press the button to complete it. If you have not registered, close this page.",
            link: link)
    }

    static let confirmed = ConfirmUserPage(
        title: "Your registration has been confirmed", text: "You can close this page and sign in.")
    static let incomplete = ConfirmUserPage(
        status: 400, title: "This link is not complete", text: "Open it from the message again, or copy all of it.")
    static let invalid = ConfirmUserPage(
        status: 400, title: "This link is not valid any more",
        text: "Ask for a new one, or sign in if you have used it already.")

    static func busy(_ link: Link) -> ConfirmUserPage {
        ConfirmUserPage(
            status: 503, title: "This cannot be done just now", text: "Please try again in a moment.", link: link,
            button: "Try again")
    }

    var html: String {
        """
        <!doctype html>
        <html lang="en">
        <head>
        <meta charset="utf-8">
        <meta name="viewport" content="width=device-width, initial-scale=1">
        <title>\(title)</title>
        <style>\(Self.style.text)</style>
        </head>
        <body>
        <main>
        <h1>\(title)</h1>
        <p>\(text)</p>
        \(link.map(form) ?? "")
        </main>
        </body>
        </html>
        """
    }

    private func form(_ link: Link) -> String {
        let fields = [("client_id", link.client), ("user_name", link.username), ("confirmation_code", link.code)]
        let inputs = fields.map { "<input type=\"hidden\" name=\"\($0)\" value=\"\(HTMLText.escaped($1))\">" }
        return """
            <form method="post" action="\(ConfirmUser.path)">
            \(inputs.joined(separator: "\n"))
            <button>\(button)</button>
            </form>
            """
    }

    static let style = PageStyle(
        """
        body { min-height: 100vh; display: grid; place-items: center; padding: 1rem; }
        main { width: 100%; max-width: 28rem; padding: 2.5rem 2rem; text-align: center; background: var(--card);
          border: 1px solid var(--line); border-radius: .8rem; }
        h1 { font-size: 1.4rem; line-height: 1.3; margin: 0 0 .75rem; text-wrap: balance; }
        p { margin: 0; color: var(--soft); text-wrap: balance; }
        form { margin: 1.75rem 0 0; }
        button { font: inherit; font-weight: 600; min-height: 2.75rem; padding: .6rem 2rem; border: 0;
          border-radius: .5rem; background: var(--mark); color: var(--on-mark); cursor: pointer; }
        button:hover { filter: brightness(1.08); }
        """)
}
