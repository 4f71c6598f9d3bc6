import Cryptography
import Directory
import Kernel
import Tokens
import UserPoolsModel

extension SAMLSigningKeys {
    /// The provider's description for administrators. A SAML provider has the certificate for encrypting assertions
    /// even if encryption is not required: a tool reads it back after every change.
    func described(_ provider: IdentityProvider) async throws -> IdentityProviderType {
        var described = IdentityProviderType(provider)
        if provider.kind == .saml {
            described.providerDetails?["ActiveEncryptionCertificate"] = try await certificate(of: provider.pool).text
        }
        return described
    }
}

extension IdentityProviderType {
    /// The provider's description for administrators, with masked secrets.
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
