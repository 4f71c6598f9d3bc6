import Cryptography
import Directory
import Kernel
import Tokens
import UserPoolsModel

extension SAMLSigningKeys {
    /// The provider as administrators see it. A SAML provider has the certificate that assertions are encrypted for,
    /// also if they need not be encrypted: a tool reads it back after every change.
    func described(_ provider: IdentityProvider) async throws -> IdentityProviderType {
        var described = IdentityProviderType(provider)
        if provider.kind == .saml {
            described.providerDetails?["ActiveEncryptionCertificate"] = try await certificate(of: provider.pool).text
        }
        return described
    }
}

extension IdentityProviderType {
    /// The provider as administrators see it: its secrets are masked.
    fileprivate init(_ provider: IdentityProvider) {
        self.init(
            attributeMapping: provider.attributeMapping, creationDate: provider.createdAt,
            idpIdentifiers: provider.identifiers, lastModifiedDate: provider.modifiedAt,
            providerDetails: provider.describedDetails, providerName: provider.name,
            providerType: IdentityProviderTypeType(provider.kind), userPoolId: provider.pool)
    }
}

extension ProviderDescription {
    /// The entry of a list.
    init(_ provider: IdentityProvider) {
        self.init(
            creationDate: provider.createdAt, lastModifiedDate: provider.modifiedAt, providerName: provider.name,
            providerType: IdentityProviderTypeType(provider.kind))
    }
}
