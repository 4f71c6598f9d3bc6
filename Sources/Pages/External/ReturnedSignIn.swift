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
    private let site: HostedSite
    private let state: FederationState
    private let text: String
    private let provider: IdentityProvider

    /// Opens the state, which only this browser can, and reads the app's request anew.
    ///
    /// - Throws: `FederationRefusal.unknownSignIn`, also if it was used before (FED-01) or the provider has been taken
    ///   away meanwhile (FED-08), and `AuthorizeError`.
    init(_ parameters: QueryParameters, _ browser: BrowserCookie, _ request: WireRequest, _ site: HostedSite)
        async throws
    {
        guard !browser.isNew, !parameters.repeats("state"), let text = parameters.anyText("state") else {
            throw FederationRefusal.unknownSignIn
        }
        self.text = text
        self.site = site
        state = try FederationState(text, of: browser.text, site.cipher, now: site.world.now())
        let host = try await site.pool(request)
        guard host == nil || host == state.pool else { throw FederationRefusal.unknownSignIn }
        authorize = try await site.reader.read(QueryParameters(state.query, plusSign: .space), in: state.pool)
        AuditContext.note(state.pool)
        let name = state.provider
        let providers = try await site.settings.providers(of: authorize.call.client)
        guard let provider = providers.first(where: { $0.name.hasSameBytes(as: name) }),
            try await site.externalSignIn.use(state.id, in: state.pool, until: state.expiresAt)
        else { throw FederationRefusal.unknownSignIn }
        self.provider = provider
    }

    /// The user, signed in.
    ///
    /// - Throws: `FederationRefusal`, and refusals of the pool.
    func user(_ parameters: QueryParameters) async throws -> AuthenticatedUser {
        if let error = parameters.anyText("error") {
            throw FederationRefusal.denied(provider: provider.name, error: Self.shown(error))
        }
        guard !parameters.repeats("code"), let code = parameters.anyText("code") else {
            throw FederationRefusal.wrongAnswer(provider: provider.name, reason: "it has neither a code nor an error")
        }
        let answer = ProviderAnswer(
            code: Secret(code), user: parameters.anyText("user"), issuer: parameters.anyText("iss"))
        let connector = try site.external.connectors.connector(of: provider)
        let profile = try await connector.finish(answer, to: state.request(text))
        let found = try await site.externalAccounts.find(profile, at: provider, authorize.call)
        return try await site.externalSignIn.begin(for: found.user, isNew: found.isNew, authorize.call)
    }

    /// An error code of a provider, as an app may see it (FED-13).
    private static func shown(_ error: String) -> String {
        let isCode = error.utf8.allSatisfy { $0.isASCIIAlphanumeric || "_-".utf8.contains($0) }
        return isCode && error.utf8.count <= 64 ? error : "unknown_error"
    }
}
