// Generated from cognito-idp.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

public import WireRuntime

/// The model's `EmailMfaSettingsType`.
public struct EmailMfaSettingsType: Structure {
    public var enabled: Bool?
    public var preferredMfa: Bool?

    public init(
        enabled: Bool? = nil,
        preferredMfa: Bool? = nil
    ) {
        self.enabled = enabled
        self.preferredMfa = preferredMfa
    }

    public init(_ fields: JSONObject) throws {
        enabled = try fields.value("Enabled")
        preferredMfa = try fields.value("PreferredMfa")
    }

    public func write(members json: inout JSONWriter) {
        json.field("Enabled", enabled)
        json.field("PreferredMfa", preferredMfa)
    }

    public static let shape = StructureShape("EmailMfaSettingsType", [
        .init("Enabled", UserPoolsShapes.booleanType),
        .init("PreferredMfa", UserPoolsShapes.booleanType),
    ])
}
