// Generated from cognito-idp.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

package import Kernel
package import WireRuntime

/// The model's `IdentityProviderType`.
package struct IdentityProviderType: Structure {
    package var acrMapping: [String: String]?
    package var attributeMapping: [String: String]?
    package var creationDate: Instant?
    package var idpIdentifiers: [String]?
    package var lastModifiedDate: Instant?
    package var providerDetails: [String: String]?
    package var providerName: String?
    package var providerType: IdentityProviderTypeType?
    package var userPoolId: UserPoolID?

    package init(
        acrMapping: [String: String]? = nil,
        attributeMapping: [String: String]? = nil,
        creationDate: Instant? = nil,
        idpIdentifiers: [String]? = nil,
        lastModifiedDate: Instant? = nil,
        providerDetails: [String: String]? = nil,
        providerName: String? = nil,
        providerType: IdentityProviderTypeType? = nil,
        userPoolId: UserPoolID? = nil
    ) {
        self.acrMapping = acrMapping
        self.attributeMapping = attributeMapping
        self.creationDate = creationDate
        self.idpIdentifiers = idpIdentifiers
        self.lastModifiedDate = lastModifiedDate
        self.providerDetails = providerDetails
        self.providerName = providerName
        self.providerType = providerType
        self.userPoolId = userPoolId
    }

    package init(_ fields: JSONObject) throws {
        acrMapping = try fields.value("AcrMapping")
        attributeMapping = try fields.value("AttributeMapping")
        creationDate = try fields.value("CreationDate")
        idpIdentifiers = try fields.value("IdpIdentifiers")
        lastModifiedDate = try fields.value("LastModifiedDate")
        providerDetails = try fields.value("ProviderDetails")
        providerName = try fields.value("ProviderName")
        providerType = try fields.value("ProviderType")
        userPoolId = try fields.value("UserPoolId")
    }

    package func write(members json: inout JSONWriter) {
        json.field("AcrMapping", acrMapping)
        json.field("AttributeMapping", attributeMapping)
        json.field("CreationDate", creationDate)
        json.field("IdpIdentifiers", idpIdentifiers)
        json.field("LastModifiedDate", lastModifiedDate)
        json.field("ProviderDetails", providerDetails)
        json.field("ProviderName", providerName)
        json.field("ProviderType", providerType)
        json.field("UserPoolId", userPoolId)
    }

    package static let shape = StructureShape("IdentityProviderType", [
        .init("AcrMapping", UserPoolsShapes.acrMappingType),
        .init("AttributeMapping", UserPoolsShapes.attributeMappingType),
        .init("CreationDate", UserPoolsShapes.dateType),
        .init("IdpIdentifiers", UserPoolsShapes.idpIdentifiersListType),
        .init("LastModifiedDate", UserPoolsShapes.dateType),
        .init("ProviderDetails", UserPoolsShapes.providerDetailsType),
        .init("ProviderName", UserPoolsShapes.providerNameType),
        .init("ProviderType", UserPoolsShapes.identityProviderTypeType),
        .init("UserPoolId", UserPoolsShapes.userPoolIdType),
    ])
}
