// Generated from cognito-idp.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

public import Kernel
public import WireRuntime

/// The model's `IdentityProviderType`.
public struct IdentityProviderType: Structure {
    public var acrMapping: [String: String]?
    public var attributeMapping: [String: String]?
    public var creationDate: Instant?
    public var idpIdentifiers: [String]?
    public var lastModifiedDate: Instant?
    public var providerDetails: [String: String]?
    public var providerName: String?
    public var providerType: IdentityProviderTypeType?
    public var userPoolId: UserPoolID?

    public init(
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

    public init(_ fields: JSONObject) throws {
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

    public func write(members json: inout JSONWriter) {
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

    public static let shape = StructureShape("IdentityProviderType", [
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
