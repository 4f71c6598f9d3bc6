// Generated from cognito-idp.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

#if Server

package import Kernel
package import WireRuntime

/// The input of UpdateIdentityProvider.
package struct UpdateIdentityProviderInput: OperationInput, NamesUserPool {
    package var acrMapping: [String: String]?
    package var attributeMapping: [String: String]?
    package var idpIdentifiers: [String]?
    package var providerDetails: [String: String]?
    package var providerName: String
    package var userPoolId: UserPoolID

    package init(
        acrMapping: [String: String]? = nil,
        attributeMapping: [String: String]? = nil,
        idpIdentifiers: [String]? = nil,
        providerDetails: [String: String]? = nil,
        providerName: String,
        userPoolId: UserPoolID
    ) {
        self.acrMapping = acrMapping
        self.attributeMapping = attributeMapping
        self.idpIdentifiers = idpIdentifiers
        self.providerDetails = providerDetails
        self.providerName = providerName
        self.userPoolId = userPoolId
    }

    package init(_ fields: JSONObject) throws {
        acrMapping = try fields.value("AcrMapping")
        attributeMapping = try fields.value("AttributeMapping")
        idpIdentifiers = try fields.value("IdpIdentifiers")
        providerDetails = try fields.value("ProviderDetails")
        providerName = try fields.requiredValue("ProviderName")
        userPoolId = try fields.requiredValue("UserPoolId")
    }

    package func write(members json: inout JSONWriter) {
        json.field("AcrMapping", acrMapping)
        json.field("AttributeMapping", attributeMapping)
        json.field("IdpIdentifiers", idpIdentifiers)
        json.field("ProviderDetails", providerDetails)
        json.field("ProviderName", providerName)
        json.field("UserPoolId", userPoolId)
    }

    package static let shape = StructureShape("UpdateIdentityProviderRequest", [
        .init("AcrMapping", UserPoolsShapes.acrMappingType),
        .init("AttributeMapping", UserPoolsShapes.attributeMappingType),
        .init("IdpIdentifiers", UserPoolsShapes.idpIdentifiersListType),
        .init("ProviderDetails", UserPoolsShapes.providerDetailsType),
        .init("ProviderName", UserPoolsShapes.providerNameType, required: true),
        .init("UserPoolId", UserPoolsShapes.userPoolIdType, required: true),
    ])

    package typealias Output = UpdateIdentityProviderOutput
    package static let operation = OperationModel(
        name: "UpdateIdentityProvider", service: .userPools, signed: true, hasOutput: true,
        errors: [
            .invalidParameter, .unsupportedIdentityProvider, .resourceNotFound, .concurrentModification,
            .notAuthorized, .tooManyRequests, .internalError,
        ])

    package var resource: Resource { .userPool(userPoolId) }
}

/// The output of UpdateIdentityProvider.
package struct UpdateIdentityProviderOutput: OperationOutput {
    package var identityProvider: IdentityProviderType

    package init(
        identityProvider: IdentityProviderType
    ) {
        self.identityProvider = identityProvider
    }

    package init(_ fields: JSONObject) throws {
        identityProvider = try fields.requiredValue("IdentityProvider")
    }

    package func write(members json: inout JSONWriter) {
        json.field("IdentityProvider", identityProvider)
    }

    package static let shape = StructureShape("UpdateIdentityProviderResponse", [
        .init("IdentityProvider", .structure(IdentityProviderType.shape), required: true),
    ])
}

#endif
