// Generated from cognito-idp.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

package import WireRuntime

/// The model's `StringAttributeConstraintsType`.
package struct StringAttributeConstraintsType: Structure {
    package var maxLength: String?
    package var minLength: String?

    package init(
        maxLength: String? = nil,
        minLength: String? = nil
    ) {
        self.maxLength = maxLength
        self.minLength = minLength
    }

    package init(_ fields: JSONObject) throws {
        maxLength = try fields.value("MaxLength")
        minLength = try fields.value("MinLength")
    }

    package func write(members json: inout JSONWriter) {
        json.field("MaxLength", maxLength)
        json.field("MinLength", minLength)
    }

    package static let shape = StructureShape("StringAttributeConstraintsType", [
        .init("MaxLength", UserPoolsShapes.stringType),
        .init("MinLength", UserPoolsShapes.stringType),
    ])
}
