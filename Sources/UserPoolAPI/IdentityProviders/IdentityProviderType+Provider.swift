import Directory
import Kernel
import UserPoolsModel

extension IdentityProviderType {
    /// The provider as administrators see it: its secrets are masked.
    init(_ provider: IdentityProvider) {
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
