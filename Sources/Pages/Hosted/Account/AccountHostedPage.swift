import Accounts
import Authentication
import Directory
import Kernel
import OAuth
import Tokens
import Wire

/// A page of the account of the user who is signed in in this browser. It only does things that the user could do with
/// an access token.
protocol AccountHostedPage: HostedPage {
    /// The page to return to after a sign-in.
    static var page: AccountPage { get }
    /// Whether the form could weaken the account, so that it needs a sign-in of the last ten minutes.
    static var needsProof: Bool { get }

    func show(_ browser: Authorization.SignedInBrowser, in hosted: HostedRequest, with problems: FormProblems)
        async throws -> HostedResponse

    func submit(_ form: QueryParameters, by browser: Authorization.SignedInBrowser, in hosted: HostedRequest)
        async throws -> HostedResponse
}

extension AccountHostedPage {
    static var isOfAccount: Bool { true }

    static func usesSession(_: QueryParameters) -> Bool { true }

    func show(_ hosted: HostedRequest, with problems: FormProblems) async throws -> HostedResponse {
        guard let browser = try await hosted.signedInBrowser() else { return .redirect(hosted.signIn(for: Self.page)) }
        return try await show(browser, in: hosted, with: problems)
    }

    func submit(_ form: QueryParameters, in hosted: HostedRequest) async throws -> HostedResponse {
        guard let browser = try await hosted.signedInBrowser() else { return .redirect(hosted.signIn(for: Self.page)) }
        guard !Self.needsProof || hosted.isProven(browser) else {
            return .redirect(try hosted.newSignIn(of: browser.user, for: Self.page))
        }
        return try await submit(form, by: browser, in: hosted)
    }
}

extension HostedRequest {
    /// How many seconds a sign-in authorises changes that could weaken the account.
    private static let proofSeconds: Int64 = 600

    /// The user who is signed in in this browser; nil if the client does not accept the session.
    fileprivate func signedInBrowser() async throws -> Authorization.SignedInBrowser? {
        let found = try await site.authorization.browser(of: request, for: authorize)
        if let found { AuditContext.note(found.identity.user) }
        return found
    }

    /// Whether the user has signed in recently enough.
    func isProven(_ browser: Authorization.SignedInBrowser) -> Bool {
        site.world.now().seconds(since: browser.user.authenticatedAt) < Self.proofSeconds
    }

    /// The sign-in that leads to `page`.
    fileprivate func signIn(for page: AccountPage) -> String {
        var next = authorize
        next.accountPage = page
        return "\(LoginPage.path)?\(next.query)"
    }

    /// The sign-in that `user`, who is signed in, completes again to prove their identity.
    func newSignIn(of user: AuthenticatedUser, for page: AccountPage) throws -> String {
        var next = authorize
        (next.prompts, next.accountPage) = ([.login], page)
        let step = PendingStep(user.user.username.rawValue, shownAs: pool.displayName(of: user.user), kind: .named)
        let sealed = try step.sealed(next.context, browser: browser, cipher: site.cipher)
        return "\(LoginPage.path)?\(next.query)&step=\(sealed)&notice=\(PageNotice.signInAgain.rawValue)"
    }

    /// A new text for the session of `browser`. The change of how the user signs in writes it, and the former text then
    /// belongs to no session.
    func renewal(of browser: Authorization.SignedInBrowser) -> RenewedBrowserSession {
        site.authorization.renewal(of: browser)
    }

    /// The cookie with the session's new text.
    func cookie(of renewed: RenewedBrowserSession) -> WireRequest.Header {
        site.authorization.cookie(of: pool.id, for: request).setting(renewed.text, of: pool)
    }

    /// The page of the account after a change, and the cookie with the new text that the change has written.
    func accountPage(_ page: AccountPage, renewing renewed: RenewedBrowserSession? = nil) -> HostedResponse {
        .redirect(
            link(page.path, with: [PageNotice.saved.field]), cookies: renewed.map { [cookie(of: $0)] } ?? [])
    }

    /// The address of the user's account, from any page; nil if the pool does not show it.
    var account: String? {
        pool.extensions.showsAccount ?? true ? authorize.ofAccount.account : nil
    }
}
