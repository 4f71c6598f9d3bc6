package import Accounts
package import Authentication
package import Cryptography
package import Directory
package import Kernel
package import OAuth
package import Wire

/// The services of the hosted pages.
package struct HostedSite: Sendable {
    let frame: RequestFrame
    let authorization: Authorization
    let reader: AuthorizeRequestReader
    let devices: DeviceAnswers
    let authenticator: Authenticator
    let registration: Registration
    let confirmation: Confirmation
    let recovery: Recovery
    let account: Account
    let browserDevices: BrowserDevices
    let external: ExternalSite
    let externalAccounts: ExternalAccounts
    let externalSignIn: ExternalSignIn
    let providerLogout: ProviderLogout
    let settings: SettingsCache
    let cipher: SecretCipher
    let world: World
    let poolOfHost: AuthorizeEndpoint.PoolOfHost
    let exchanges = CodeExchanges()

    /// The pages of a server.
    package init(
        frame: RequestFrame, authorization: Authorization, reader: AuthorizeRequestReader,
        authenticator: Authenticator, accounts: AccountServices, external: ExternalSite,
        externalSignIn: ExternalSignIn, settings: SettingsCache, cipher: SecretCipher,
        world: World, poolOfHost: @escaping AuthorizeEndpoint.PoolOfHost = { _ in nil }
    ) {
        self.frame = frame
        self.authorization = authorization
        self.reader = reader
        devices = DeviceAnswers(reader)
        self.authenticator = authenticator
        registration = Registration(accounts)
        confirmation = Confirmation(accounts)
        recovery = Recovery(accounts)
        account = Account(accounts)
        browserDevices = BrowserDevices(accounts)
        self.external = external
        externalAccounts = ExternalAccounts(accounts)
        self.externalSignIn = externalSignIn
        providerLogout = ProviderLogout(accounts)
        self.settings = settings
        self.cipher = cipher
        self.world = world
        self.poolOfHost = poolOfHost
    }

    /// The redirect to the provider that an ended session came from.
    package var signOutAtProvider: LogoutEndpoint.ProviderSignOut {
        { browserSession, pool, location, request in
            try await SAMLLogoutPage(site: self).redirectToProvider(
                of: browserSession, in: pool, to: location, for: request)
        }
    }

    /// The routes of all pages.
    package var routes: [PathRoute] {
        let signIn: [any HostedPage] = [
            LoginPage(), ChallengePage(), SignUpPage(), ConfirmPage(), ResendCodePage(), ForgotPasswordPage(),
            ResetPasswordPage(), DevicePage(), LinkAccountPage(), RememberDevicePage(),
        ]
        let pages = signIn + Self.accountPages
        return pages.flatMap { HostedPageRoutes(page: $0, site: self).routes } + ErrorPage(site: self).routes
            + PostToAppPage(site: self).routes + DeviceCodePage(site: self).routes + SignedOutPage(site: self).routes
            + ProviderResponsePage(site: self).routes + SAMLResponsePage(site: self).routes
            + SAMLLogoutPage(site: self).routes + ProviderTestPage(site: self).routes + [changePasswordRoute]
            + PageAssets(frame: frame).routes
    }
}
