// Generated from cognito-idp.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

#if Server

public import Kernel
public import WireRuntime

/// The input of UpdateIdentityProvider.
public struct UpdateIdentityProviderInput: OperationInput, NamesUserPool {
    public var acrMapping: [String: String]?
    public var attributeMapping: [String: String]?
    public var idpIdentifiers: [String]?
    public var providerDetails: [String: String]?
    public var providerName: String
    public var userPoolId: UserPoolID

    public init(
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

    public init(_ fields: JSONObject) throws {
        acrMapping = try fields.value("AcrMapping")
        attributeMapping = try fields.value("AttributeMapping")
        idpIdentifiers = try fields.value("IdpIdentifiers")
        providerDetails = try fields.value("ProviderDetails")
        providerName = try fields.requiredValue("ProviderName")
        userPoolId = try fields.requiredValue("UserPoolId")
    }

    public func write(members json: inout JSONWriter) {
        json.field("AcrMapping", acrMapping)
        json.field("AttributeMapping", attributeMapping)
        json.field("IdpIdentifiers", idpIdentifiers)
        json.field("ProviderDetails", providerDetails)
        json.field("ProviderName", providerName)
        json.field("UserPoolId", userPoolId)
    }

    public static let shape = StructureShape("UpdateIdentityProviderRequest", [
        .init("AcrMapping", UserPoolsShapes.acrMappingType),
        .init("AttributeMapping", UserPoolsShapes.attributeMappingType),
        .init("IdpIdentifiers", UserPoolsShapes.idpIdentifiersListType),
        .init("ProviderDetails", UserPoolsShapes.providerDetailsType),
        .init("ProviderName", UserPoolsShapes.providerNameType, required: true),
        .init("UserPoolId", UserPoolsShapes.userPoolIdType, required: true),
    ])

    public typealias Output = UpdateIdentityProviderOutput
    public static let operation = OperationModel(
        name: "UpdateIdentityProvider", service: .userPools, signed: true, hasOutput: true,
        errors: [
            .invalidParameter, .unsupportedIdentityProvider, .resourceNotFound, .concurrentModification,
            .notAuthorized, .tooManyRequests, .internalError,
        ])

    public var resource: Resource { .userPool(userPoolId) }
}

/// The output of UpdateIdentityProvider.
public struct UpdateIdentityProviderOutput: OperationOutput {
    public var identityProvider: IdentityProviderType

    public init(
        identityProvider: IdentityProviderType
    ) {
        self.identityProvider = identityProvider
    }

    public init(_ fields: JSONObject) throws {
        identityProvider = try fields.requiredValue("IdentityProvider")
    }

    public func write(members json: inout JSONWriter) {
        json.field("IdentityProvider", identityProvider)
    }

    public static let shape = StructureShape("UpdateIdentityProviderResponse", [
        .init("IdentityProvider", .structure(IdentityProviderType.shape), required: true),
    ])
}

#endif
