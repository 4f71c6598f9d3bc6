// Generated from iam.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

package import WireRuntime

/// The model's `Tag`.
package struct IAMTag: Structure {
    package var key: String
    package var value: String

    package init(
        key: String,
        value: String
    ) {
        self.key = key
        self.value = value
    }

    package init(_ fields: JSONObject) throws {
        key = try fields.requiredValue("Key")
        value = try fields.requiredValue("Value")
    }

    package func write(members json: inout JSONWriter) {
        json.field("Key", key)
        json.field("Value", value)
    }

    package static let shape = StructureShape("Tag", [
        .init("Key", IAMShapes.tagKeyType, required: true),
        .init("Value", IAMShapes.tagValueType, required: true),
    ])
}
