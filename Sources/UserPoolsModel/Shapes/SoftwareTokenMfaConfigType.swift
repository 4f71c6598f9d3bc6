// Generated from cognito-idp.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

public import WireRuntime

/// The model's `SoftwareTokenMfaConfigType`.
public struct SoftwareTokenMfaConfigType: Structure {
    public var enabled: Bool?

    public init(
        enabled: Bool? = nil
    ) {
        self.enabled = enabled
    }

    public init(_ fields: JSONObject) throws {
        enabled = try fields.value("Enabled")
    }

    public func write(members json: inout JSONWriter) {
        json.field("Enabled", enabled)
    }

    public static let shape = StructureShape("SoftwareTokenMfaConfigType", [
        .init("Enabled", UserPoolsShapes.booleanType),
    ])
}
