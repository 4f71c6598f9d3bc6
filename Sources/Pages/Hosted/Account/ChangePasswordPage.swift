import Accounts
import Authentication
import Directory
import Factors
import Kernel
import OAuth
import Tokens
import Wire

/// `/account/password`: a new password. The present password authorises it; a user without one must have signed in
/// recently.
struct ChangePasswordPage: AccountHostedPage {
    static let path = AccountPage.password.path
    static let name = "GetPasswordPage"
    static let operation = "ChangePassword"
    static let page = AccountPage.password
    static let needsProof = false

    func show(_ browser: Authorization.SignedInBrowser, in hosted: HostedRequest, with problems: FormProblems)
        async throws -> HostedResponse
    {
        let user = browser.user.user
        guard user.status != .externalProvider else { return .redirect(hosted.link(AccountOverviewPage.path)) }
        guard user.credential != nil || hosted.isProven(browser) else {
            return .redirect(try hosted.newSignIn(of: browser.user, for: Self.page))
        }
        return .view(
            ChangePasswordView(
                form: hosted.form(), hasPassword: user.credential != nil,
                rules: PasswordRules(hosted.pool, isOfNewUser: user.credential == nil),
                name: hosted.pool.displayName(of: user), back: hosted.link(AccountOverviewPage.path),
                problems: problems))
    }

    func submit(_ form: QueryParameters, by browser: Authorization.SignedInBrowser, in hosted: HostedRequest)
        async throws -> HostedResponse
    {
        let hasPassword = browser.user.user.credential != nil
        guard hasPassword || hosted.isProven(browser) else {
            return .redirect(try hosted.newSignIn(of: browser.user, for: Self.page))
        }
        let old = try hasPassword ? form.secret(FieldName.password) : nil
        let renewed = hosted.renewal(of: browser)
        do {
            try await hosted.site.account.changePassword(from: old, to: try form.newPassword(), for: renewed.identity)
        } catch SignInRefusal.wrongCredentials { throw WrongPassword() }
        return hosted.accountPage(.overview, renewing: renewed)
    }
}
