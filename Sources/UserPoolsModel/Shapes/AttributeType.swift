// Generated from cognito-idp.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

package import Kernel
package import WireRuntime

/// The model's `AttributeType`.
package struct AttributeType: Structure {
    package var name: String
    package var value: Secret<String>?

    package init(
        name: String,
        value: Secret<String>? = nil
    ) {
        self.name = name
        self.value = value
    }

    package init(_ fields: JSONObject) throws {
        name = try fields.requiredValue("Name")
        value = try fields.value("Value")
    }

    package func write(members json: inout JSONWriter) {
        json.field("Name", name)
        json.field("Value", value)
    }

    package static let shape = StructureShape("AttributeType", [
        .init("Name", UserPoolsShapes.attributeNameType, required: true),
        .init("Value", UserPoolsShapes.attributeValueType),
    ])
}
