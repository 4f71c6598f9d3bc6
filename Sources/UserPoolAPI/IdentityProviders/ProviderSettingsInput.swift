import Directory
import UserPoolsModel

/// The inputs that describe an identity provider.
protocol ProviderSettingsInput: Sendable {
    var acrMapping: [String: String]? { get }
    var details: [String: String]? { get }
}

extension CreateIdentityProviderInput: ProviderSettingsInput {
    var details: [String: String]? { providerDetails }
}

extension UpdateIdentityProviderInput: ProviderSettingsInput {
    var details: [String: String]? { providerDetails }
}
