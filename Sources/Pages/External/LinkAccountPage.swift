import Accounts
import Authentication
import Cryptography
import Directory
import Federation
import Kernel
import OAuth
import Wire

/// `/login/link`: asks the user of a provider whether the account with the same address is theirs. If it is, they sign
/// in to it on the usual pages, which then links the identity.
struct LinkAccountPage: HostedPage {
    static let path = "/login/link"
    static let name = "GetLinkPage"
    static let operation = "AnswerLink"

    /// The address of the question.
    static func address(
        of link: PendingLink, authorize: AuthorizeRequest, browser: BrowserCookie, cipher: SecretCipher
    ) throws -> String {
        let text = try link.sealed(for: browser.text, client: authorize.context.client, cipher: cipher)
        return "\(path)?\(authorize.query)\(PendingLink.field(text))"
    }

    /// Without a link the sign-in starts again: it took too long, or the address belongs to another browser.
    func show(_ hosted: HostedRequest, with problems: FormProblems) async throws -> HostedResponse {
        guard let link = hosted.pendingLink else { return .redirect(hosted.link(LoginPage.path)) }
        let isOther = hosted.parameters["notice"] == Self.otherAccount
        return .view(
            LinkAccountView(
                form: hosted.form(), provider: link.provider, address: link.address,
                problems: FormProblems(problems.form ?? (isOther ? .otherAccount : nil))))
    }

    /// Only the two buttons have an effect: a form without one changes nothing.
    func submit(_ form: QueryParameters, in hosted: HostedRequest) async throws -> HostedResponse {
        guard let link = hosted.pendingLink else { return .redirect(hosted.link(LoginPage.path)) }
        switch form.button {
        case .connect: return .redirect(hosted.ownSignIn)
        case .separate: return try await hosted.separate(link)
        default: return .redirect(hosted.link(Self.path))
        }
    }

    /// The notice for a user who has signed in to another account.
    static let otherAccount = "other"
}

extension HostedRequest {
    /// The sign-in page for users of the pool itself, with the pending link.
    fileprivate var ownSignIn: String {
        var own = authorize
        own.identityProvider = IdentityProvider.ownName
        return "\(LoginPage.path)?\(own.query)\(linkField)"
    }

    /// Signs the provider's user in with a separate account.
    fileprivate func separate(_ link: PendingLink) async throws -> HostedResponse {
        do {
            let provider = try await spend(link)
            let found = try await site.externalAccounts.separate(link, at: provider, from: authorize.context)
            let user = try await site.openSession(
                for: found, at: provider, through: authorize.context, login: link.login)
            let app = try await site.redirectToApp(after: user, for: authorize, in: request, browser: browser)
            return .redirect(app.location, cookies: app.cookies)
        } catch { return try response(to: error) }
    }

    /// Links the identity to `user`, who has just signed in here. Without the link, the whole sign-in ends.
    ///
    /// - Returns: The response instead of the app's callback; nil if the identity was linked.
    func link(_ link: PendingLink, to user: AuthenticatedUser) async throws -> HostedResponse? {
        do {
            guard link.user == user.user.id else { throw LinkingRefusal.otherAccount }
            let provider = try await spend(link)
            try await site.externalAccounts.link(
                link, at: provider, to: user.user.id, from: authorize.context, session: user.session)
            return nil
        } catch {
            try await site.authorization.end(user.session, in: pool.id)
            if case LinkingRefusal.otherAccount = error {
                return .redirect(self.link(LinkAccountPage.path, with: [("notice", LinkAccountPage.otherAccount)]))
            }
            return try response(to: error)
        }
    }

    /// Spends the link.
    ///
    /// - Returns: Its provider.
    /// - Throws: `FederationRefusal.unknownSignIn` if it has already been spent (FED-16), or the provider has since
    ///   been removed (FED-08).
    private func spend(_ link: PendingLink) async throws -> IdentityProvider {
        let providers = try await site.settings.providers(of: client)
        guard let provider = providers.first(where: { $0.name.hasSameBytes(as: link.provider) }),
            try await site.externalSignIn.spend("link \(link.id)", in: pool.id, until: link.expiresAt)
        else { throw FederationRefusal.unknownSignIn }
        return provider
    }

    /// The end of a sign-in that cannot continue: the app receives the pool's refusal, and the user may start again.
    private func response(to error: any Error) throws -> HostedResponse {
        if error is FederationRefusal || error is LinkingRefusal {
            let back = "\(AuthorizeEndpoint.path)?\(authorize.query)"
            throw PageError(FederationRefusal.unknownSignIn, in: nil, back: back)
        }
        guard let failure = OAuthError(ofExternalAccount: error) else { throw error }
        return .redirect(authorize.location(failure))
    }
}

extension PendingLink {
    /// The field of a query with this text.
    static func field(_ text: String) -> String { "&\(parameter)=\(PercentEncoding.encode(text.utf8))" }

    /// The link in an address; nil if it is missing, or belongs to another browser or client.
    init?(_ parameters: QueryParameters, client: Client, browser: BrowserCookie, site: HostedSite) {
        guard !browser.isNew, !parameters.repeats(Self.parameter), let text = parameters.anyText(Self.parameter) else {
            return nil
        }
        let now = site.world.now()
        let links = browser.texts.lazy.compactMap { Self(text, of: $0, client: client, cipher: site.cipher, now: now) }
        guard let link = links.first else { return nil }
        self = link
    }
}
