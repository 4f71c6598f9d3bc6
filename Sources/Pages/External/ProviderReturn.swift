import Accounts
import Authentication
import Directory
import Federation
import Kernel
import OAuth
import Wire

/// Handles a browser that has returned from a provider: finds the sign-in, resolves the user, and responds.
struct ProviderReturn: Sendable {
    let site: HostedSite
    let request: WireRequest
    let browser: BrowserCookie

    /// The browser of `request`.
    init(_ site: HostedSite, for request: WireRequest) {
        (self.site, self.request) = (site, request)
        browser = BrowserCookie(in: request, isSecure: site.authorization.isSecure(request), world: site.world)
    }
}

// MARK: The sign-in

extension ProviderReturn {
    /// Opens the state, which is bound to this browser, parses the app's request again, and spends the state.
    ///
    /// - Throws: `FederationRefusal.unknownSignIn`, also if the state has already been spent (FED-01), if the response
    ///   arrived at another address, or if the provider has since been removed (FED-08), and `AuthorizeError`.
    func spendState(_ text: String?) async throws -> ReturnedSignIn {
        guard !browser.isNew, let text else { throw FederationRefusal.unknownSignIn }
        let now = site.world.now()
        let states = browser.texts.lazy.compactMap { try? FederationState(text, of: $0, cipher: site.cipher, now: now) }
        // The response of another provider may have arrived at another address (RFC 9700, section 4.4.2.2).
        guard let state = states.first, state.comesBack(to: request.path) else { throw FederationRefusal.unknownSignIn }
        let host = try await site.poolOfHost(request)
        guard host == nil || host == state.pool else { throw FederationRefusal.unknownSignIn }
        let authorize = try await site.reader.read(QueryParameters(state.query, plusSign: .space), in: state.pool)
        let signIn = try await signIn(authorize, at: state.provider, state: state)
        guard try await site.externalSignIn.spend(state.id, in: state.pool, until: state.expiresAt) else {
            throw FederationRefusal.unknownSignIn
        }
        return signIn
    }

    /// A sign-in that a provider started, with the app's request as its relay state.
    ///
    /// - Throws: `FederationRefusal.unknownSignIn` unless the request names a provider, and `AuthorizeError`.
    func unsolicitedSignIn(relayState: String) async throws -> ReturnedSignIn {
        let parameters = QueryParameters(relayState, plusSign: .space)
        guard parameters.anyText("client_id") != nil else { throw FederationRefusal.unknownSignIn }
        let authorize = try await site.reader.read(parameters, in: try await site.poolOfHost(request))
        guard let provider = authorize.identityProvider else { throw FederationRefusal.unknownSignIn }
        return try await signIn(authorize, at: provider, state: nil)
    }

    private func signIn(_ authorize: AuthorizeRequest, at name: String, state: FederationState?) async throws
        -> ReturnedSignIn
    {
        AuditContext.note(authorize.context.pool.id)
        let providers = try await site.settings.providers(of: authorize.context.client)
        guard let provider = providers.first(where: { $0.name.hasSameBytes(as: name) }) else {
            throw FederationRefusal.unknownSignIn
        }
        return ReturnedSignIn(authorize: authorize, provider: provider, state: state)
    }
}

// MARK: The user

extension ProviderReturn {
    /// Signs the user of `profile` in.
    ///
    /// - Parameter login: The data to end the provider's session together with this server's; nil if they end
    ///   separately.
    /// - Throws: Refusals of the pool.
    func resolveUser(from profile: ExternalProfile, of signIn: ReturnedSignIn, login: SAMLLogin? = nil) async throws
        -> ReturnedSignIn.Resolution
    {
        let context = signIn.authorize.context
        switch try await site.externalAccounts.recognise(profile, at: signIn.provider, from: context, login: login) {
        case .question(let link): return .question(link)
        case .found(let found):
            return .signedIn(
                try await site.openSession(for: found, at: signIn.provider, through: context, login: login))
        }
    }
}

extension HostedSite {
    /// Signs the user of a provider in.
    func openSession(
        for found: ExternalAccounts.Found, at provider: IdentityProvider, through context: ClientContext,
        login: SAMLLogin?
    ) async throws -> AuthenticatedUser {
        try await externalSignIn.openBrowserSession(
            for: found.user, at: provider.name, isNew: found.isNew, through: context,
            record: login?.recorder(of: found.user.id, at: provider, cipher))
    }
}

// MARK: The response

extension ProviderReturn {
    /// The response that sends the browser to the app, with the success or the refusal.
    ///
    /// - Parameters:
    ///   - onPage: Whether a page in between leads to the app. Browsers apply the policy of a page with a form to all
    ///     redirects after that form; the page ends that chain.
    ///   - resolve: Finds the user and signs in.
    /// - Throws: `PageError` for a failure at the provider, which the app is informed of.
    func respond(
        to signIn: ReturnedSignIn, onPage: Bool, resolving resolve: () async throws -> ReturnedSignIn.Resolution
    ) async throws -> WireResponse {
        let authorize = signIn.authorize
        do {
            switch try await resolve() {
            case .signedIn(let user):
                let app = try await site.redirectToApp(after: user, for: authorize, in: request, browser: browser)
                return try await response(goingTo: app.location, of: authorize, cookies: app.cookies, onPage: onPage)
            case .question(let link):
                let page = try LinkAccountPage.address(
                    of: link, authorize: authorize, browser: browser, cipher: site.cipher)
                return .redirect(303, to: page, also: browser.isNew ? [browser.setting] : [])
            case .otherSession(let view):
                var response = try await page(of: authorize).response(view)
                if browser.isNew { response.headers.append(browser.setting) }
                return response
            }
        } catch let refusal as FederationRefusal {
            throw PageError(
                refusal, at: signIn.provider, authorize: authorize, back: signIn.beginning,
                page: onPage ? try await page(of: authorize) : nil)
        } catch {
            guard let failure = OAuthError(ofExternalAccount: error) else { throw error }
            return try await response(
                goingTo: authorize.location(failure), of: authorize, onPage: onPage, isSignedIn: false)
        }
    }

    private func response(
        goingTo location: String, of authorize: AuthorizeRequest, cookies: [WireRequest.Header] = [], onPage: Bool,
        isSignedIn: Bool = true
    ) async throws -> WireResponse {
        guard onPage else { return .redirect(to: location, also: cookies) }
        var response = try await page(of: authorize).response(
            ReturnToAppView(address: location, isSignedIn: isSignedIn))
        response.headers += cookies
        return response
    }

    /// Pages with the client's look and the language of the start of the sign-in, neither of which was sent to the
    /// provider.
    private func page(of authorize: AuthorizeRequest) async throws -> ReturnPage {
        let language = authorize.languages.lazy.compactMap(Language.init(tag:)).first
        return ReturnPage(
            brand: try await site.brand(of: authorize.context.client), language: language ?? Language(of: request))
    }
}

/// The look of a page for a browser that has returned from a provider.
struct ReturnPage: Sendable {
    var brand: Brand
    var language: Language

    func response(_ view: some PageView) throws -> WireResponse {
        try HostedPages.response(view, brand: brand, language: language)
    }
}

// MARK: Failures

extension OAuthError {
    /// The error that the app gets for a failure at `provider`, in the service's words, which developers recognise; nil
    /// if the user can only start again.
    fileprivate init?(_ refusal: FederationRefusal, at provider: IdentityProvider) {
        switch refusal {
        case .denied(_, let error):
            self.init(
                error.hasSameBytes(as: "login_required") ? .loginRequired : .accessDenied, description: refusal.message)
        case .unreachable, .busy: self.init(.temporarilyUnavailable, description: refusal.message)
        case .wrongResponse(_, let reason):
            self.init(
                .serverError,
                description: provider.kind == .saml ? "Invalid SAML response received: \(reason)" : refusal.message)
        case .wrongRequest, .unknownSignIn: return nil
        }
    }

    /// The error that the app gets for a user that the pool does not accept, in the guide's words.
    init?(ofExternalAccount error: any Error) {
        guard let refusal = (error as? any Refusal) ?? (error as? any RefusalConvertible)?.refusal else { return nil }
        switch refusal.kind {
        case .unavailable, .conflict: return nil
        case .invalid, .unauthenticated, .forbidden, .notFound, .limited, .expired, .mismatch, .unsupported:
            self.init(.invalidRequest, description: refusal.message)
        }
    }
}

extension PageError {
    /// A failure at `provider` in the sign-in that `authorize` requests. If the request is for a page here, no app is
    /// informed.
    ///
    /// - Parameter back: Where the user may start again, if no app is informed.
    init(
        _ refusal: FederationRefusal, at provider: IdentityProvider, authorize: AuthorizeRequest, back: String,
        page: ReturnPage?
    ) {
        guard !authorize.isOwn, let error = OAuthError(refusal, at: provider) else {
            self.init(refusal, in: nil, back: back)
            return
        }
        self.init(refusal, goingTo: authorize.location(error), by: page)
    }
}
