// Generated from iam.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

public import WireRuntime

/// The model's `Tag`.
public struct IAMTag: Structure {
    public var key: String
    public var value: String

    public init(
        key: String,
        value: String
    ) {
        self.key = key
        self.value = value
    }

    public init(_ fields: JSONObject) throws {
        key = try fields.requiredValue("Key")
        value = try fields.requiredValue("Value")
    }

    public func write(members json: inout JSONWriter) {
        json.field("Key", key)
        json.field("Value", value)
    }

    public static let shape = StructureShape("Tag", [
        .init("Key", IAMShapes.tagKeyType, required: true),
        .init("Value", IAMShapes.tagValueType, required: true),
    ])
}
