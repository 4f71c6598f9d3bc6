// Generated from cognito-idp.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

#if Server

public import Kernel
public import WireRuntime

/// The input of CreateIdentityProvider.
public struct CreateIdentityProviderInput: OperationInput, NamesUserPool {
    public var acrMapping: [String: String]?
    public var attributeMapping: [String: String]?
    public var idpIdentifiers: [String]?
    public var providerDetails: [String: String]
    public var providerName: String
    public var providerType: IdentityProviderTypeType
    public var userPoolId: UserPoolID

    public init(
        acrMapping: [String: String]? = nil,
        attributeMapping: [String: String]? = nil,
        idpIdentifiers: [String]? = nil,
        providerDetails: [String: String],
        providerName: String,
        providerType: IdentityProviderTypeType,
        userPoolId: UserPoolID
    ) {
        self.acrMapping = acrMapping
        self.attributeMapping = attributeMapping
        self.idpIdentifiers = idpIdentifiers
        self.providerDetails = providerDetails
        self.providerName = providerName
        self.providerType = providerType
        self.userPoolId = userPoolId
    }

    public init(_ fields: JSONObject) throws {
        acrMapping = try fields.value("AcrMapping")
        attributeMapping = try fields.value("AttributeMapping")
        idpIdentifiers = try fields.value("IdpIdentifiers")
        providerDetails = try fields.requiredValue("ProviderDetails")
        providerName = try fields.requiredValue("ProviderName")
        providerType = try fields.requiredValue("ProviderType")
        userPoolId = try fields.requiredValue("UserPoolId")
    }

    public func write(members json: inout JSONWriter) {
        json.field("AcrMapping", acrMapping)
        json.field("AttributeMapping", attributeMapping)
        json.field("IdpIdentifiers", idpIdentifiers)
        json.field("ProviderDetails", providerDetails)
        json.field("ProviderName", providerName)
        json.field("ProviderType", providerType)
        json.field("UserPoolId", userPoolId)
    }

    public static let shape = StructureShape("CreateIdentityProviderRequest", [
        .init("AcrMapping", UserPoolsShapes.acrMappingType),
        .init("AttributeMapping", UserPoolsShapes.attributeMappingType),
        .init("IdpIdentifiers", UserPoolsShapes.idpIdentifiersListType),
        .init("ProviderDetails", UserPoolsShapes.providerDetailsType, required: true),
        .init("ProviderName", UserPoolsShapes.providerNameTypeV2, required: true),
        .init("ProviderType", UserPoolsShapes.identityProviderTypeType, required: true),
        .init("UserPoolId", UserPoolsShapes.userPoolIdType, required: true),
    ])

    public typealias Output = CreateIdentityProviderOutput
    public static let operation = OperationModel(
        name: "CreateIdentityProvider", service: .userPools, signed: true, hasOutput: true,
        errors: [
            .invalidParameter, .duplicateProvider, .resourceNotFound, .notAuthorized, .tooManyRequests,
            .limitExceeded, .internalError,
        ])

    public var resource: Resource { .userPool(userPoolId) }
}

/// The output of CreateIdentityProvider.
public struct CreateIdentityProviderOutput: OperationOutput {
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

    public static let shape = StructureShape("CreateIdentityProviderResponse", [
        .init("IdentityProvider", .structure(IdentityProviderType.shape), required: true),
    ])
}

#endif
