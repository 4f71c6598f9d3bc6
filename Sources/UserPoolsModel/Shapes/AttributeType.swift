// Generated from cognito-idp.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

public import Kernel
public import WireRuntime

/// The model's `AttributeType`.
public struct AttributeType: Structure {
    public var name: String
    public var value: Secret<String>?

    public init(
        name: String,
        value: Secret<String>? = nil
    ) {
        self.name = name
        self.value = value
    }

    public init(_ fields: JSONObject) throws {
        name = try fields.requiredValue("Name")
        value = try fields.value("Value")
    }

    public func write(members json: inout JSONWriter) {
        json.field("Name", name)
        json.field("Value", value)
    }

    public static let shape = StructureShape("AttributeType", [
        .init("Name", UserPoolsShapes.attributeNameType, required: true),
        .init("Value", UserPoolsShapes.attributeValueType),
    ])
}
