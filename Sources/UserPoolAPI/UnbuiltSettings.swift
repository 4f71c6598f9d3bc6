import Kernel
import UserPoolsModel
import WireRuntime

/// The settings whose features are not built yet.
///
/// A setting that is stored without effect is misleading: an operator could assume that a pool calls triggers. Each of
/// these settings is refused by name, except for the value that turns the feature off. A test counts them, so the list
/// can only get shorter.
enum UnbuiltSettings {
    /// A setting, and whether an input uses it.
    struct Setting<Input>: Sendable {
        let name: String
        let isUsed: @Sendable (Input) -> Bool

        init(_ name: String, isUsed: @escaping @Sendable (Input) -> Bool) {
            self.name = name
            self.isUsed = isUsed
        }
    }

    static let ofPools: [Setting<any PoolSettingsInput>] = [
        Setting("Policies.SignInPolicy WEB_AUTHN or SOFTWARE_TOKEN") {
            $0.policies?.signInPolicy?.allowedFirstAuthFactors?.contains { $0 == .webAuthn || $0 == .softwareToken }
                ?? false
        },
        Setting("SmsConfiguration.EumsSms") { $0.smsConfiguration?.eumsSms != nil },
        Setting("AcrConfiguration") { !($0.acrConfiguration ?? [:]).isEmpty },
        Setting("DcrConfiguration") {
            $0.dcrConfiguration.map {
                $0.enableStatus == .enabled || $0.openDcrEnabled == true || $0.allowedScopes != nil
                    || $0.authenticatedGrantTypes != nil || $0.openDcrGrantTypes != nil
            } ?? false
        },
        Setting("KeyConfiguration CUSTOMER_MANAGED_KEY or KmsKeyArn") {
            $0.keyConfiguration.map { ($0.keyType ?? .awsOwnedKey) != .awsOwnedKey || $0.kmsKeyArn != nil } ?? false
        },
        Setting("IssuerConfiguration UPDATED") { ($0.issuerConfiguration?.type ?? .original) != .original },
    ]

    static let ofClients: [Setting<any ClientSettingsInput>] = [
        Setting("ExplicitAuthFlows ALLOW_TOKEN_EXCHANGE_DELEGATION") {
            $0.explicitAuthFlows?.contains(.allowTokenExchangeDelegation) ?? false
        },
        Setting("ExplicitAuthFlows ALLOW_TOKEN_EXCHANGE_IMPERSONATION") {
            $0.explicitAuthFlows?.contains(.allowTokenExchangeImpersonation) ?? false
        },
    ]

    static let ofSecondFactors: [Setting<SetUserPoolMfaConfigInput>] = [
        Setting("WebAuthnConfiguration") { $0.webAuthnConfiguration != nil },
        Setting("SmsMfaConfiguration.SmsConfiguration.EumsSms") {
            $0.smsMfaConfiguration?.smsConfiguration?.eumsSms != nil
        },
    ]

    static let ofPreferences: [Setting<any SecondFactorsInput>] = [
        Setting("WebAuthnMfaSettings") { $0.webAuthnMfaSettings?.enabled ?? false }
    ]

    static let ofDomains: [Setting<any DomainInput>] = [
        Setting("ManagedLoginVersion 2") { ($0.managedLoginVersion ?? 1) != 1 },
        Setting("Routing") { $0.routing?.failover != nil },
        Setting("CustomDomainConfig.SecurityPolicy other than TLS_V1_2_2021") {
            $0.customDomainConfig?.securityPolicy.map { $0 != .tlsV1_2_2021 } ?? false
        },
    ]

    static let ofProviders: [Setting<any ProviderSettingsInput>] = [
        Setting("AcrMapping") { !($0.acrMapping ?? [:]).isEmpty }
    ]

    /// - Throws: `InvalidInput`, naming every setting in `input` that is not built.
    static func requireNone(in input: some ProviderSettingsInput) throws {
        try refuse(ofProviders.filter { $0.isUsed(input) }.map(\.name))
    }

    /// - Throws: `InvalidInput`, naming every setting in `input` that is not built.
    static func requireNone(in input: some DomainInput) throws {
        try refuse(ofDomains.filter { $0.isUsed(input) }.map(\.name))
    }

    /// - Throws: `InvalidInput`, naming every setting in `input` that is not built.
    static func requireNone(in input: some PoolSettingsInput) throws {
        try refuse(ofPools.filter { $0.isUsed(input) }.map(\.name))
    }

    /// - Throws: `InvalidInput`, naming every setting in `input` that is not built.
    static func requireNone(in input: some ClientSettingsInput) throws {
        try refuse(ofClients.filter { $0.isUsed(input) }.map(\.name))
    }

    /// - Throws: `InvalidInput`, naming every setting in `input` that is not built.
    static func requireNone(in input: SetUserPoolMfaConfigInput) throws {
        try refuse(ofSecondFactors.filter { $0.isUsed(input) }.map(\.name))
    }

    /// - Throws: `InvalidInput`, naming every setting in `input` that is not built.
    static func requireNone(in input: some SecondFactorsInput) throws {
        try refuse(ofPreferences.filter { $0.isUsed(input) }.map(\.name))
    }

    private static func refuse(_ names: [String]) throws {
        guard !names.isEmpty else { return }
        throw InvalidInput("Not built yet in Martlet: \(names.joined(separator: ", ")).")
    }
}
