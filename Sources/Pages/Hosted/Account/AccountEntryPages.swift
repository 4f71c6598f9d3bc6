import Accounts
import Directory
import Kernel
import OAuth
import Tokens
import Wire

/// A form next to an entry of the account's page. The page is shown again after it.
protocol AccountEntryPage: AccountHostedPage {}

extension AccountEntryPage {
    static var name: String { AccountOverviewPage.name }
    static var page: AccountPage { .overview }

    func show(_ browser: Authorization.SignedInBrowser, in hosted: HostedRequest, with problems: FormProblems)
        async throws -> HostedResponse
    {
        guard !problems.isEmpty else { return .redirect(hosted.link(AccountOverviewPage.path)) }
        return try await AccountOverviewPage().show(browser, in: hosted, with: problems)
    }
}

/// `/account/session`: ends another session. If it is the sign-in of a browser, all sessions that came from it end as
/// well.
struct AccountSessionPage: AccountEntryPage {
    static let path = "/account/session"
    static let operation = "RevokeUserSession"
    static let needsProof = false

    func submit(_ form: QueryParameters, by browser: Authorization.SignedInBrowser, in hosted: HostedRequest)
        async throws -> HostedResponse
    {
        let id = form[FieldName.choice] ?? ""
        let isBrowser = try TrackedSessionID(id).isBrowser
        try await hosted.site.account.endSession(id, isLinked: isBrowser, for: browser.identity)
        return hosted.accountPage(.overview)
    }
}

/// `/account/device`: forgets a device.
struct AccountDevicePage: AccountEntryPage {
    static let path = "/account/device"
    static let operation = "ForgetDevice"
    static let needsProof = false

    func submit(_ form: QueryParameters, by browser: Authorization.SignedInBrowser, in hosted: HostedRequest)
        async throws -> HostedResponse
    {
        let key = DeviceKey(rawValue: form[FieldName.choice] ?? "")
        try await hosted.site.account.forgetDevice(key, for: browser.identity)
        return hosted.accountPage(.overview)
    }
}

/// `/account/provider`: unlinks an account of another provider from the user.
struct AccountProviderPage: AccountEntryPage {
    static let path = "/account/provider"
    static let operation = "UnlinkProvider"
    static let needsProof = true

    /// The value of an identity's button. It can be split because a provider's name does not have spaces.
    static func id(of identity: ExternalIdentity) -> String { "\(identity.provider) \(identity.value)" }

    func submit(_ form: QueryParameters, by browser: Authorization.SignedInBrowser, in hosted: HostedRequest)
        async throws -> HostedResponse
    {
        let parts = (form[FieldName.choice] ?? "").utf8.split(separator: UInt8(ascii: " "), maxSplits: 1)
            .map { String(decoding: $0, as: UTF8.self) }
        guard parts.count == 2 else { throw ExternalAccountRefusal.notLinked }
        let renewed = hosted.renewal(of: browser)
        try await hosted.site.account.unlink(parts[1], at: parts[0], for: renewed.identity)
        return hosted.accountPage(.overview, renewing: renewed)
    }
}
