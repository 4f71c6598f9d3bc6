import Accounts
import Directory
import Kernel
import OAuth
import Tokens
import Wire

/// The forms beside the entries of the account's page, which is shown again after each.
protocol AccountEntryPage: AccountHostedPage {}

extension AccountEntryPage {
    static var name: String { AccountOverviewPage.name }
    static var page: AccountPage { .overview }

    func show(_ browser: Authorization.SignedInBrowser, in hosted: HostedRequest, with problems: FormProblems)
        async throws -> HostedAnswer
    {
        guard !problems.isEmpty else { return .redirect(hosted.link(AccountOverviewPage.path)) }
        return try await AccountOverviewPage().show(browser, in: hosted, with: problems)
    }
}

/// `/account/session`: ends another session. With the sign-in of a browser all that it has signed in to ends.
struct AccountSessionPage: AccountEntryPage {
    static let path = "/account/session"
    static let operation = "RevokeUserSession"
    static let needsProof = false

    func submit(_ form: QueryParameters, by browser: Authorization.SignedInBrowser, in hosted: HostedRequest)
        async throws -> HostedAnswer
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
        async throws -> HostedAnswer
    {
        let key = DeviceKey(rawValue: form[FieldName.choice] ?? "")
        try await hosted.site.account.forgetDevice(key, for: browser.identity)
        return hosted.accountPage(.overview)
    }
}

/// `/account/provider`: takes a linked account of another provider from the user.
struct AccountProviderPage: AccountEntryPage {
    static let path = "/account/provider"
    static let operation = "UnlinkProvider"
    static let needsProof = true

    /// What the button of an identity sends: no provider has a space in its name.
    static func id(of identity: ExternalIdentity) -> String { "\(identity.provider) \(identity.value)" }

    func submit(_ form: QueryParameters, by browser: Authorization.SignedInBrowser, in hosted: HostedRequest)
        async throws -> HostedAnswer
    {
        let parts = (form[FieldName.choice] ?? "").utf8.split(separator: UInt8(ascii: " "), maxSplits: 1)
            .map { String(decoding: $0, as: UTF8.self) }
        guard parts.count == 2 else { throw ExternalAccountRefusal.notLinked }
        try await hosted.site.account.unlink(parts[1], at: parts[0], for: browser.identity)
        return hosted.accountPage(.overview)
    }
}
