// Generated from cognito-idp.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

public import WireRuntime

/// The model's `StringAttributeConstraintsType`.
public struct StringAttributeConstraintsType: Structure {
    public var maxLength: String?
    public var minLength: String?

    public init(
        maxLength: String? = nil,
        minLength: String? = nil
    ) {
        self.maxLength = maxLength
        self.minLength = minLength
    }

    public init(_ fields: JSONObject) throws {
        maxLength = try fields.value("MaxLength")
        minLength = try fields.value("MinLength")
    }

    public func write(members json: inout JSONWriter) {
        json.field("MaxLength", maxLength)
        json.field("MinLength", minLength)
    }

    public static let shape = StructureShape("StringAttributeConstraintsType", [
        .init("MaxLength", UserPoolsShapes.stringType),
        .init("MinLength", UserPoolsShapes.stringType),
    ])
}
