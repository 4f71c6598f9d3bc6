import Directory
import UserPoolsModel

/// The inputs that describe an identity provider.
protocol ProviderSettingsInput: Sendable {
    var acrMapping: [String: String]? { get }
    /// The type of a new provider; nil if the provider exists.
    var newType: IdentityProviderTypeType? { get }
}

extension CreateIdentityProviderInput: ProviderSettingsInput {
    var newType: IdentityProviderTypeType? { providerType }
}

extension UpdateIdentityProviderInput: ProviderSettingsInput {
    var newType: IdentityProviderTypeType? { nil }
}
