// Generated from cognito-idp.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

package import WireRuntime

/// The model's `NumberAttributeConstraintsType`.
package struct NumberAttributeConstraintsType: Structure {
    package var maxValue: String?
    package var minValue: String?

    package init(
        maxValue: String? = nil,
        minValue: String? = nil
    ) {
        self.maxValue = maxValue
        self.minValue = minValue
    }

    package init(_ fields: JSONObject) throws {
        maxValue = try fields.value("MaxValue")
        minValue = try fields.value("MinValue")
    }

    package func write(members json: inout JSONWriter) {
        json.field("MaxValue", maxValue)
        json.field("MinValue", minValue)
    }

    package static let shape = StructureShape("NumberAttributeConstraintsType", [
        .init("MaxValue", UserPoolsShapes.stringType),
        .init("MinValue", UserPoolsShapes.stringType),
    ])
}
