import Accounts
import Authentication
import Directory
import Factors
import Kernel
import OAuth
import Tokens
import Wire

/// `/account`: the user's ways to sign in, sessions and devices.
struct AccountOverviewPage: AccountHostedPage {
    static let path = AccountPage.overview.path
    static let name = "GetAccountPage"
    static let operation = "GlobalSignOut"
    static let page = AccountPage.overview
    static let needsProof = false

    func show(_ browser: Authorization.SignedInBrowser, in hosted: HostedRequest, with problems: FormProblems)
        async throws -> HostedResponse
    {
        let overview = try await hosted.site.account.overview(browser.identity)
        var view = AccountView(
            name: hosted.pool.displayName(of: overview.user), everywhere: hosted.form(Self.path),
            signOut: hosted.signOut, problems: problems)
        view.notice = hosted.notice
        let isOwn = overview.user.status != .externalProvider
        view.password = isOwn ? hosted.link(ChangePasswordPage.path) : nil
        if isOwn, !hosted.pool.settings.offeredSecondFactors.isEmpty {
            view.factors = AccountFactors(
                enabled: overview.askedFactors(in: hosted.pool).map(FactorOption.Kind.init),
                page: hosted.link(SecondFactorsPage.path))
        }
        if let sessions = overview.sessions {
            view.sessions = AccountList(
                try await hosted.shown(sessions, to: browser), form: hosted.form(AccountSessionPage.path))
        }
        let here = hosted.deviceProof?.key
        view.devices = AccountList(
            overview.devices.map { device in
                AccountDevice(
                    key: device.key.rawValue, name: device.name, isCurrent: device.key == here,
                    lastUsed: device.authenticatedAt)
            }, form: hosted.form(AccountDevicePage.path))
        view.providers = AccountList(
            overview.identities.filter { !$0.isDisabled }.map { overview.shown($0) },
            form: hosted.form(AccountProviderPage.path))
        return .view(view)
    }

    /// Ends all sessions of the user, including that of this browser. A form without the button changes nothing.
    func submit(_ form: QueryParameters, by browser: Authorization.SignedInBrowser, in hosted: HostedRequest)
        async throws -> HostedResponse
    {
        guard form.button == .everywhere else { return .redirect(hosted.link(Self.path)) }
        try await hosted.site.account.signOutEverywhere(browser.identity)
        let cookie = hosted.site.authorization.cookie(of: hosted.pool.id, for: hosted.request)
        return .redirect(hosted.signedOut, cookies: [cookie.clearing])
    }
}

extension HostedRequest {
    /// Where this browser signs out.
    fileprivate var signOut: String { "/logout?\(clientAndLanguage)" }
    fileprivate var signedOut: String { "\(SignedOutPage.path)?\(clientAndLanguage)" }

    private var clientAndLanguage: String {
        let language = Language(askedBy: request).map { [("lang", $0.rawValue)] } ?? []
        let fields = [("client_id", client.id.rawValue)] + language
        return fields.map { "\($0.0)=\(PercentEncoding.encode($0.1.utf8))" }.joined(separator: "&")
    }

    /// The sessions with the names of their apps. The session in use ends by signing out.
    fileprivate func shown(_ sessions: [TrackedSession], to browser: Authorization.SignedInBrowser) async throws
        -> [AccountSession]
    {
        let current = browser.identity.session.id.map { TrackedSessionID.browser($0) }
        var names: [ClientID: String] = [:]
        for client in Set(sessions.compactMap(\.client)) { names[client] = try await name(of: client) }
        return sessions.map { session in
            let isCurrent = session.id == current
            return AccountSession(
                id: isCurrent ? nil : session.id.text,
                device: session.activity.isOnKnownDevice ? session.activity.device : nil,
                app: session.id.isBrowser ? nil : session.client.map { names[$0] ?? $0.rawValue },
                isCurrent: isCurrent, lastActive: session.activity.at, address: session.activity.address)
        }
    }

    /// The client's name for users; nil if it was deleted.
    private func name(of client: ClientID) async throws -> String? {
        do {
            let found = try await site.settings.client(client)
            return found.extensions.displayName ?? found.name
        } catch is MissingResource { return nil }
    }
}

extension AccountOverview {
    /// The second factors that a sign-in may ask for.
    fileprivate func askedFactors(in pool: UserPool) -> [SecondFactor] {
        secondFactors.asked(of: user, in: pool.settings)
    }

    fileprivate func shown(_ identity: ExternalIdentity) -> AccountProvider {
        AccountProvider(
            id: identity.isRemovable(from: user, with: identities) ? AccountProviderPage.id(of: identity) : nil,
            name: identity.provider, since: identity.createdAt)
    }
}

extension FactorOption.Kind {
    /// The kind of a second factor.
    init(_ factor: SecondFactor) {
        switch factor {
        case .sms: self = .smsCode
        case .softwareToken: self = .authenticatorApp
        case .email: self = .emailCode
        }
    }
}
