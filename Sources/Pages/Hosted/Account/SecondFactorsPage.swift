import Accounts
import Authentication
import Directory
import Kernel
import Messaging
import OAuth
import Tokens
import Wire

/// `/account/factors`: the second factors, and which of them sign-ins ask for.
struct SecondFactorsPage: AccountHostedPage {
    static let path = AccountPage.factors.path
    static let name = "GetSecondFactorsPage"
    static let operation = "SetUserMFAPreference"
    static let page = AccountPage.factors
    static let needsProof = true

    func show(_ browser: Authorization.SignedInBrowser, in hosted: HostedRequest, with problems: FormProblems)
        async throws -> HostedResponse
    {
        let overview = try await hosted.site.account.overview(browser.identity)
        let factors = overview.factors(in: hosted.pool)
        guard overview.user.status != .externalProvider, !factors.isEmpty else {
            return .redirect(hosted.link(AccountOverviewPage.path))
        }
        let isProven = hosted.isProven(browser)
        let hasCodes = factors.contains(where: \.isEnabled) || overview.recoveryCodes > 0
        var view = SecondFactorsView(
            factors: factors, forms: isProven ? hosted.factorForms : nil,
            signIn: try isProven ? nil : hosted.newSignIn(of: browser.user, for: Self.page),
            codesLeft: hasCodes ? overview.recoveryCodes : nil, back: hosted.link(AccountOverviewPage.path),
            problems: problems)
        view.isRequired = hosted.pool.settings.mfa == .on
        view.notice = hosted.notice
        return .view(view)
    }

    func submit(_ form: QueryParameters, by browser: Authorization.SignedInBrowser, in hosted: HostedRequest)
        async throws -> HostedResponse
    {
        guard let (change, name) = FactorChange.parsed(form[FieldName.choice] ?? ""),
            let factor = SecondFactor(rawValue: name)
        else { return .redirect(hosted.link(Self.path)) }
        let former = try await hosted.site.account.overview(browser.identity).secondFactors
        let isPreferred =
            switch change {
            case .on: former.enabled.isEmpty
            case .off: false
            case .prefer: true
            }
        let wanted = SecondFactorChange(factor, isEnabled: change != .off, isPreferred: isPreferred)
        let renewed = hosted.renewal(of: browser)
        try await hosted.site.account.setSecondFactors([wanted], for: renewed.identity)
        return hosted.accountPage(.factors, renewing: renewed)
    }
}

extension HostedRequest {
    fileprivate var factorForms: SecondFactorsView.Forms {
        SecondFactorsView.Forms(
            preference: form(SecondFactorsPage.path), setUp: form(NewAuthenticatorPage.path),
            removal: form(AuthenticatorRemovalPage.path), codes: form(RecoveryCodesPage.path))
    }
}

extension AccountOverview {
    /// The factors that the pool offers and the user has or can set up here.
    fileprivate func factors(in pool: UserPool) -> [SecondFactorsView.Factor] {
        let asked = secondFactors.asked(of: user, in: pool.settings)
        return pool.settings.offeredSecondFactors.compactMap { factor in
            let isSetUp = secondFactors.isSetUp(factor, by: user)
            guard isSetUp || factor == .softwareToken else { return nil }
            return SecondFactorsView.Factor(
                FactorOption.Kind(factor), value: factor.rawValue, destination: destination(of: factor),
                isSetUp: isSetUp, isEnabled: asked.contains(factor), isPreferred: secondFactors.preferred == factor)
        }
    }

    private func destination(of factor: SecondFactor) -> String? {
        guard let contact = factor.contact, let address = user.attributes.contact(contact) else { return nil }
        return DeliveryDetails(contact, address: address).destination
    }
}
