/// A page of the user's account that a sign-in leads to.
package enum AccountPage: String, CaseIterable, Sendable {
    case overview, password, factors

    package var path: String {
        switch self {
        case .overview: "/account"
        case .password, .factors: "/account/\(rawValue)"
        }
    }
}

extension AuthorizeRequest {
    /// The page of the account for a user who has just signed in.
    package var account: String {
        var next = self
        (next.prompts, next.accountPage) = ([], .overview)
        return "\(accountPage.path)?\(next.query)"
    }

    /// The request for the user's account, with the look of the same client.
    package var ofAccount: AuthorizeRequest {
        var next = AuthorizeRequest(
            context: context, redirectURI: "", responseType: .account, scopes: [], issuer: issuer)
        next.languages = languages
        return next
    }

    /// Whether the sign-in is for pages of this server, so that its result is not sent to a client.
    package var isOwn: Bool { responseType == .device || responseType == .account }
}
