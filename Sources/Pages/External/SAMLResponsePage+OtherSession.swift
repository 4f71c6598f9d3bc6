import Accounts
import Authentication
import Directory
import Federation
import Kernel
import OAuth
import Wire

/// The user's answer to the question of `OtherSessionView`.
enum OtherSessionAnswer: Sendable {
    case keep
    case replace

    /// Nil unless the form comes from the page that this browser got for this response.
    init?(
        _ form: QueryParameters, to response: String, browser: BrowserCookie, for request: WireRequest,
        site: HostedSite
    ) {
        guard !browser.isNew, RequestOrigin.isSame(request, isSecure: site.authorization.isSecure(request)),
            let token = form.anyText(FieldName.csrf),
            Self.token(of: browser, response: response, site: site).matches(token)
        else { return nil }
        switch form.button {
        case .continueSession: self = .keep
        case .otherUser: self = .replace
        default: return nil
        }
    }

    static func token(of browser: BrowserCookie, response: String, site: HostedSite) -> FormToken {
        FormToken(browser, action: "\(SAMLResponsePage.path) \(response)", cipher: site.cipher)
    }
}

/// An unsolicited response can come from any page, even an attacker's that would sign the browser in to another
/// account. So if the browser has a session of another user, that user is asked.
extension SAMLResponsePage {
    /// The session of a user other than that of `profile`; nil if the browser has none.
    func otherSession(than profile: ExternalProfile, of signIn: ReturnedSignIn, for request: WireRequest) async throws
        -> AuthenticatedUser?
    {
        let pool = signIn.authorize.context.pool
        guard let session = try await site.authorization.session(of: request, in: pool) else { return nil }
        let isOwn = try await site.externalAccounts.has(session.user, identity: profile, at: signIn.provider)
        return isOwn ? nil : session
    }

    func question(
        about session: AuthenticatedUser, response: String, form: QueryParameters, of signIn: ReturnedSignIn,
        browser: BrowserCookie
    ) -> OtherSessionView {
        let relayState = form.anyText("RelayState").map { [(name: "RelayState", value: $0)] } ?? []
        let target = PageForm(
            action: Self.path, csrf: OtherSessionAnswer.token(of: browser, response: response, site: site).text,
            hidden: [("SAMLResponse", response)] + relayState)
        return OtherSessionView(
            form: target, name: session.pool.displayName(of: session.user), provider: signIn.provider.name)
    }

    /// Keeps the session that the browser has, and discards the response.
    func keepSession(_ signIn: ReturnedSignIn, for request: WireRequest, browser: BrowserCookie) async throws
        -> WireResponse
    {
        var authorize = signIn.authorize
        authorize.identityProvider = nil
        guard let session = try await site.authorization.acceptedSession(of: request, for: authorize) else {
            return .redirect(303, to: "\(LoginPage.path)?\(authorize.query)")
        }
        let view = ReturnToAppView(address: await site.location(of: session, for: authorize))
        return try HostedPages.response(view, language: Language(of: request))
    }
}
