import Accounts
import Authentication
import Directory
import Federation
import Kernel
import OAuth
import Wire

/// A sign-in that has come back from a provider.
struct ReturnedSignIn: Sendable {
    let authorize: AuthorizeRequest
    let provider: IdentityProvider
    /// The state that was remembered; nil if the provider began the sign-in.
    let state: FederationState?
    private let site: HostedSite

    /// Opens the state, which only this browser can, and reads the app's request anew.
    ///
    /// - Throws: `FederationRefusal.unknownSignIn`, also if it was used before (FED-01), if the answer has come to
    ///   another address, or if the provider has been taken away meanwhile (FED-08), and `AuthorizeError`.
    init(_ text: String?, _ browser: BrowserCookie, _ request: WireRequest, _ site: HostedSite) async throws {
        guard !browser.isNew, let text else { throw FederationRefusal.unknownSignIn }
        let now = site.world.now()
        let states = browser.texts.lazy.compactMap { try? FederationState(text, of: $0, cipher: site.cipher, now: now) }
        // The answer of another provider may have come to another address (RFC 9700, section 4.4.2.2).
        guard let state = states.first, state.comesBack(to: request.path) else { throw FederationRefusal.unknownSignIn }
        let host = try await site.pool(request)
        guard host == nil || host == state.pool else { throw FederationRefusal.unknownSignIn }
        let authorize = try await site.reader.read(QueryParameters(state.query, plusSign: .space), in: state.pool)
        try await self.init(authorize, state.provider, state, site)
        guard try await site.externalSignIn.use(state.id, in: state.pool, until: state.expiresAt) else {
            throw FederationRefusal.unknownSignIn
        }
    }

    /// A sign-in that a provider has begun, with the app's request as its relay state.
    ///
    /// - Throws: `FederationRefusal.unknownSignIn` unless the request names a provider, and `AuthorizeError`.
    init(unsolicited relayState: String, _ request: WireRequest, _ site: HostedSite) async throws {
        let parameters = QueryParameters(relayState, plusSign: .space)
        guard parameters.anyText("client_id") != nil else { throw FederationRefusal.unknownSignIn }
        let authorize = try await site.reader.read(parameters, in: try await site.pool(request))
        guard let provider = authorize.identityProvider else { throw FederationRefusal.unknownSignIn }
        try await self.init(authorize, provider, nil, site)
    }

    private init(_ authorize: AuthorizeRequest, _ name: String, _ state: FederationState?, _ site: HostedSite)
        async throws
    {
        AuditContext.note(authorize.call.pool.id)
        let providers = try await site.settings.providers(of: authorize.call.client)
        guard let provider = providers.first(where: { $0.name.hasSameBytes(as: name) }) else {
            throw FederationRefusal.unknownSignIn
        }
        (self.authorize, self.provider, self.state, self.site) = (authorize, provider, state, site)
    }

    /// The end of a sign-in.
    enum End: Sendable {
        case signedIn(AuthenticatedUser)
        /// The user is asked whether an account is theirs.
        case question(PendingLink)
        /// The user is asked whether the session of another user ends.
        case otherSession(OtherSessionView)
    }

    /// Signs the user of `profile` in.
    ///
    /// - Parameter login: What is needed to end the provider's session together with that here; nil if each ends alone.
    /// - Throws: Refusals of the pool.
    func end(with profile: ExternalProfile, login: SAMLLogin? = nil) async throws -> End {
        switch try await site.externalAccounts.find(profile, at: provider, authorize.call, login: login) {
        case .question(let link): .question(link)
        case .found(let found): .signedIn(try await site.begin(found, at: provider, authorize.call, login))
        }
    }

    /// Where the browser begins again after a failure.
    var beginning: String { "\(LoginPage.path)?\(authorize.query)" }
}
