import Accounts
import Authentication
import Directory
import Kernel
import OAuth
import Tokens
import Wire

/// A form next to the second factors. Their page is shown again after it.
protocol FactorEntryPage: AccountHostedPage {}

extension FactorEntryPage {
    static var name: String { SecondFactorsPage.name }
    static var page: AccountPage { .factors }
    static var needsProof: Bool { true }

    func show(_ browser: Authorization.SignedInBrowser, in hosted: HostedRequest, with problems: FormProblems)
        async throws -> HostedResponse
    {
        guard !problems.isEmpty else { return .redirect(hosted.link(SecondFactorsPage.path)) }
        return try await SecondFactorsPage().show(browser, in: hosted, with: problems)
    }
}

/// `/account/authenticator/new`: makes the key of an authenticator app.
struct NewAuthenticatorPage: FactorEntryPage {
    static let path = "/account/authenticator/new"
    static let operation = "AssociateSoftwareToken"

    func submit(_: QueryParameters, by browser: Authorization.SignedInBrowser, in hosted: HostedRequest)
        async throws -> HostedResponse
    {
        let key = try await hosted.site.account.associateSoftwareToken(browser.identity)
        let user = browser.user.user
        let step = PendingStep(
            user.username.rawValue, shownAs: hosted.pool.displayName(of: user), kind: .authenticator(key: key.exposed))
        return .redirect(try hosted.link(AuthenticatorCodePage.path, at: step))
    }
}

/// `/account/authenticator`: shows the key, and asks for the first code of the app.
struct AuthenticatorCodePage: AccountHostedPage {
    static let path = "/account/authenticator"
    static let name = "GetAuthenticatorPage"
    static let operation = "VerifySoftwareToken"
    static let page = AccountPage.factors
    static let needsProof = true

    func show(_: Authorization.SignedInBrowser, in hosted: HostedRequest, with problems: FormProblems)
        async throws -> HostedResponse
    {
        let back = hosted.link(SecondFactorsPage.path)
        guard let step = hosted.step, case .authenticator(let key) = step.kind else { return .redirect(back) }
        let setUp = AuthenticatorSetupView(
            form: hosted.form(), key: key, address: PendingStep.address(ofKey: key, for: step.name, in: hosted),
            problems: problems)
        return .view(NewAuthenticatorView(setUp, back: back))
    }

    /// Registers the app, and turns it on. It becomes the preferred factor if the user had no other.
    func submit(_ form: QueryParameters, by browser: Authorization.SignedInBrowser, in hosted: HostedRequest)
        async throws -> HostedResponse
    {
        let account = hosted.site.account
        try await account.verifySoftwareToken(
            try form.secret(FieldName.code), deviceName: nil, for: browser.identity)
        let factors = try await account.overview(browser.identity).secondFactors
        let isPreferred = factors.enabled.isEmpty || factors.preferred == .softwareToken
        let change = SecondFactorChange(.softwareToken, isEnabled: true, isPreferred: isPreferred)
        let renewed = hosted.renewal(of: browser)
        try await account.setSecondFactors([change], for: renewed.identity)
        return hosted.accountPage(.factors, renewing: renewed)
    }
}

/// `/account/authenticator/remove`: forgets the authenticator app.
struct AuthenticatorRemovalPage: FactorEntryPage {
    static let path = "/account/authenticator/remove"
    static let operation = "DeleteSoftwareToken"

    func submit(_: QueryParameters, by browser: Authorization.SignedInBrowser, in hosted: HostedRequest)
        async throws -> HostedResponse
    {
        let renewed = hosted.renewal(of: browser)
        try await hosted.site.account.deleteSoftwareToken(renewed.identity)
        return hosted.accountPage(.factors, renewing: renewed)
    }
}

/// `/account/codes`: makes new recovery codes and shows them, once.
struct RecoveryCodesPage: FactorEntryPage {
    static let path = "/account/codes"
    static let operation = "CreateRecoveryCodes"

    func submit(_: QueryParameters, by browser: Authorization.SignedInBrowser, in hosted: HostedRequest)
        async throws -> HostedResponse
    {
        let renewed = hosted.renewal(of: browser)
        let codes = try await hosted.site.account.createRecoveryCodes(renewed.identity)
        return .view(
            NewRecoveryCodesView(codes.map(\.exposed), back: hosted.link(SecondFactorsPage.path)),
            cookies: [hosted.cookie(of: renewed)])
    }
}
