// Generated from cognito-idp.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

package import WireRuntime

/// The model's `ProviderUserIdentifierType`.
package struct ProviderUserIdentifierType: Structure {
    package var providerAttributeName: String?
    package var providerAttributeValue: String?
    package var providerName: String?

    package init(
        providerAttributeName: String? = nil,
        providerAttributeValue: String? = nil,
        providerName: String? = nil
    ) {
        self.providerAttributeName = providerAttributeName
        self.providerAttributeValue = providerAttributeValue
        self.providerName = providerName
    }

    package init(_ fields: JSONObject) throws {
        providerAttributeName = try fields.value("ProviderAttributeName")
        providerAttributeValue = try fields.value("ProviderAttributeValue")
        providerName = try fields.value("ProviderName")
    }

    package func write(members json: inout JSONWriter) {
        json.field("ProviderAttributeName", providerAttributeName)
        json.field("ProviderAttributeValue", providerAttributeValue)
        json.field("ProviderName", providerName)
    }

    package static let shape = StructureShape("ProviderUserIdentifierType", [
        .init("ProviderAttributeName", UserPoolsShapes.stringType),
        .init("ProviderAttributeValue", UserPoolsShapes.stringType),
        .init("ProviderName", UserPoolsShapes.providerNameType),
    ])
}
