// Generated from cognito-idp.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

public import WireRuntime

/// The model's `NumberAttributeConstraintsType`.
public struct NumberAttributeConstraintsType: Structure {
    public var maxValue: String?
    public var minValue: String?

    public init(
        maxValue: String? = nil,
        minValue: String? = nil
    ) {
        self.maxValue = maxValue
        self.minValue = minValue
    }

    public init(_ fields: JSONObject) throws {
        maxValue = try fields.value("MaxValue")
        minValue = try fields.value("MinValue")
    }

    public func write(members json: inout JSONWriter) {
        json.field("MaxValue", maxValue)
        json.field("MinValue", minValue)
    }

    public static let shape = StructureShape("NumberAttributeConstraintsType", [
        .init("MaxValue", UserPoolsShapes.stringType),
        .init("MinValue", UserPoolsShapes.stringType),
    ])
}
