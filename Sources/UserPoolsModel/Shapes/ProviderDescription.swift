// Generated from cognito-idp.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

public import Kernel
public import WireRuntime

/// The model's `ProviderDescription`.
public struct ProviderDescription: Structure {
    public var creationDate: Instant?
    public var lastModifiedDate: Instant?
    public var providerName: String?
    public var providerType: IdentityProviderTypeType?

    public init(
        creationDate: Instant? = nil,
        lastModifiedDate: Instant? = nil,
        providerName: String? = nil,
        providerType: IdentityProviderTypeType? = nil
    ) {
        self.creationDate = creationDate
        self.lastModifiedDate = lastModifiedDate
        self.providerName = providerName
        self.providerType = providerType
    }

    public init(_ fields: JSONObject) throws {
        creationDate = try fields.value("CreationDate")
        lastModifiedDate = try fields.value("LastModifiedDate")
        providerName = try fields.value("ProviderName")
        providerType = try fields.value("ProviderType")
    }

    public func write(members json: inout JSONWriter) {
        json.field("CreationDate", creationDate)
        json.field("LastModifiedDate", lastModifiedDate)
        json.field("ProviderName", providerName)
        json.field("ProviderType", providerType)
    }

    public static let shape = StructureShape("ProviderDescription", [
        .init("CreationDate", UserPoolsShapes.dateType),
        .init("LastModifiedDate", UserPoolsShapes.dateType),
        .init("ProviderName", UserPoolsShapes.providerNameType),
        .init("ProviderType", UserPoolsShapes.identityProviderTypeType),
    ])
}
