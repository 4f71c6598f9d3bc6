import Wire

/// The pages of a confirmation link. They work without a script.
package enum ConfirmUserPage {
    /// The parameters of the link and of the form.
    package struct Link: Sendable {
        package var client: String
        package var username: String
        package var code: String

        /// Nil if one of them is missing or repeated.
        init?(_ query: QueryParameters) {
            guard let client = query["client_id"], let username = query["user_name"],
                let code = query["confirmation_code"]
            else { return nil }
            (self.client, self.username, self.code) = (client, username, code)
        }

        /// The form that passes the link on, in the language of `request`. It needs no token against forgery: a code
        /// confirms one user, and an attacker with the code could submit it directly.
        func form(after request: WireRequest) -> PageForm {
            PageForm(
                action: LanguageSwitch.path(ConfirmUser.path, inLanguageOf: request), csrf: nil,
                hidden: [("client_id", client), ("user_name", username), ("confirmation_code", code)])
        }
    }

    static func question(_ link: Link, after request: WireRequest) -> ConfirmationLinkView {
        ConfirmationLinkView(.question(link.form(after: request)))
    }
    static func busy(_ link: Link, after request: WireRequest) -> ConfirmationLinkView {
        ConfirmationLinkView(.busy(link.form(after: request)))
    }
    static func confirmed(signIn: String?) -> ConfirmationLinkView { ConfirmationLinkView(.confirmed, signIn: signIn) }
    static let incomplete = ConfirmationLinkView(.incomplete)
    static let invalid = ConfirmationLinkView(.invalid)
}
