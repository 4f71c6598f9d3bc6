// Generated from cognito-idp.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

public import WireRuntime

/// The model's `ProviderUserIdentifierType`.
public struct ProviderUserIdentifierType: Structure {
    public var providerAttributeName: String?
    public var providerAttributeValue: String?
    public var providerName: String?

    public init(
        providerAttributeName: String? = nil,
        providerAttributeValue: String? = nil,
        providerName: String? = nil
    ) {
        self.providerAttributeName = providerAttributeName
        self.providerAttributeValue = providerAttributeValue
        self.providerName = providerName
    }

    public init(_ fields: JSONObject) throws {
        providerAttributeName = try fields.value("ProviderAttributeName")
        providerAttributeValue = try fields.value("ProviderAttributeValue")
        providerName = try fields.value("ProviderName")
    }

    public func write(members json: inout JSONWriter) {
        json.field("ProviderAttributeName", providerAttributeName)
        json.field("ProviderAttributeValue", providerAttributeValue)
        json.field("ProviderName", providerName)
    }

    public static let shape = StructureShape("ProviderUserIdentifierType", [
        .init("ProviderAttributeName", UserPoolsShapes.stringType),
        .init("ProviderAttributeValue", UserPoolsShapes.stringType),
        .init("ProviderName", UserPoolsShapes.providerNameType),
    ])
}
