import Accounts
import Authentication
import Directory
import Federation
import Kernel
import OAuth
import Wire

/// How a sign-in that has come back from a provider ends.
extension HostedSite {
    /// The response to the browser: it goes to the app, which is told of success or refusal.
    ///
    /// - Parameters:
    ///   - onPage: Whether a page leads there. It ends the chain of redirects that a form begins, in which browsers
    ///     follow the policy of the page with the form.
    ///   - result: Finds the user and signs in.
    /// - Throws: `PageError` for what the operator must repair, because an app would send the user back at once.
    func finish(
        _ signIn: ReturnedSignIn, _ request: WireRequest, _ browser: BrowserCookie, onPage: Bool,
        _ result: () async throws -> ReturnedSignIn.End
    ) async throws -> WireResponse {
        do {
            switch try await result() {
            case .signedIn(let user):
                let end = try await end(user, signIn.authorize, request, browser)
                return try response(end.location, end.cookies, request, onPage: onPage)
            case .question(let link):
                let page = try LinkAccountPage.address(of: link, signIn.authorize, browser, cipher)
                return .redirect(303, to: page, also: browser.isNew ? [browser.setting] : [])
            }
        } catch let refusal as FederationRefusal {
            guard let error = OAuthError(denial: refusal) else {
                throw PageError(refusal, nil, back: signIn.beginning)
            }
            return try response(signIn.authorize.location(error), [], request, onPage: onPage)
        } catch {
            guard let failure = OAuthError(ofExternalAccount: error) else { throw error }
            return try response(signIn.authorize.location(failure), [], request, onPage: onPage)
        }
    }

    /// Signs the user of a provider in.
    func begin(_ found: ExternalAccounts.Found, at provider: IdentityProvider, _ call: ClientCall, _ login: SAMLLogin?)
        async throws -> AuthenticatedUser
    {
        try await externalSignIn.begin(
            for: found.user, isNew: found.isNew, call, record: login?.record(of: found.user.id, at: provider, cipher))
    }

    private func response(
        _ location: String, _ cookies: [WireRequest.Header], _ request: WireRequest, onPage: Bool
    ) throws -> WireResponse {
        guard onPage else { return .redirect(to: location, also: cookies) }
        var response = try HostedPages.response(
            ReturnToAppView(address: location), language: PageLanguage(of: request))
        response.headers += cookies
        return response
    }
}

extension OAuthError {
    /// The error that the app gets for a provider's refusal; nil if the user can only repeat the sign-in.
    fileprivate init?(denial refusal: FederationRefusal) {
        guard case .denied(_, let error) = refusal else { return nil }
        self.init(error.hasSameBytes(as: "login_required") ? .loginRequired : .accessDenied, refusal.message)
    }

    /// The error that the app gets for a user that the pool does not take, in the guide's words.
    init?(ofExternalAccount error: any Error) {
        guard let refusal = (error as? any Refusal) ?? (error as? any RefusalConvertible)?.refusal else { return nil }
        switch refusal.kind {
        case .unavailable, .conflict: return nil
        default: self.init(.invalidRequest, refusal.message)
        }
    }
}
