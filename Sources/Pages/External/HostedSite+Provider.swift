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
    /// - Throws: `PageError` for a failure at the provider, of which the app is told.
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
            case .otherSession(let view):
                var response = try HostedPages.response(
                    view, brand: try await brand(of: signIn.authorize.call.client), language: PageLanguage(of: request))
                if browser.isNew { response.headers.append(browser.setting) }
                return response
            }
        } catch let refusal as FederationRefusal {
            throw PageError(refusal, at: signIn.provider, signIn.authorize, back: signIn.beginning, isByPage: onPage)
        } catch {
            guard let failure = OAuthError(ofExternalAccount: error) else { throw error }
            return try response(signIn.authorize.location(failure), [], request, onPage: onPage, isSignedIn: false)
        }
    }

    /// Signs the user of a provider in.
    func begin(
        _ found: ExternalAccounts.Found, at provider: IdentityProvider, _ call: ClientContext, _ login: SAMLLogin?
    )
        async throws -> AuthenticatedUser
    {
        try await externalSignIn.begin(
            for: found.user, isNew: found.isNew, call, record: login?.record(of: found.user.id, at: provider, cipher))
    }

    private func response(
        _ location: String, _ cookies: [WireRequest.Header], _ request: WireRequest, onPage: Bool,
        isSignedIn: Bool = true
    ) throws -> WireResponse {
        guard onPage else { return .redirect(to: location, also: cookies) }
        var response = try HostedPages.response(
            ReturnToAppView(address: location, isSignedIn: isSignedIn), language: PageLanguage(of: request))
        response.headers += cookies
        return response
    }
}

extension OAuthError {
    /// The error that the app gets for a failure at `provider`, in words that developers know of the service; nil if
    /// the user can only begin anew.
    fileprivate init?(_ refusal: FederationRefusal, at provider: IdentityProvider) {
        switch refusal {
        case .denied(_, let error):
            self.init(
                error.hasSameBytes(as: "login_required") ? .loginRequired : .accessDenied, description: refusal.message)
        case .unreachable, .busy: self.init(.temporarilyUnavailable, description: refusal.message)
        case .wrongAnswer(_, let reason):
            self.init(
                .serverError,
                description: provider.kind == .saml ? "Invalid SAML response received: \(reason)" : refusal.message)
        case .wrongRequest, .unknownSignIn: return nil
        }
    }

    /// The error that the app gets for a user that the pool does not take, in the guide's words.
    init?(ofExternalAccount error: any Error) {
        guard let refusal = (error as? any Refusal) ?? (error as? any RefusalConvertible)?.refusal else { return nil }
        switch refusal.kind {
        case .unavailable, .conflict: return nil
        default: self.init(.invalidRequest, description: refusal.message)
        }
    }
}

extension PageError {
    /// A failure at `provider` in the sign-in that `authorize` asks for. A device is told by its user.
    ///
    /// - Parameter back: Where the user may begin again, if there is no app to tell.
    init(
        _ refusal: FederationRefusal, at provider: IdentityProvider, _ authorize: AuthorizeRequest, back: String,
        isByPage: Bool
    ) {
        guard authorize.responseType != .device, let error = OAuthError(refusal, at: provider) else {
            self.init(refusal, nil, back: back)
            return
        }
        self.init(refusal, goingTo: authorize.location(error), isByPage: isByPage)
    }
}
