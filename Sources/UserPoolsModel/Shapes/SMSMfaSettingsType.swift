// Generated from cognito-idp.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

package import WireRuntime

/// The model's `SMSMfaSettingsType`.
package struct SMSMfaSettingsType: Structure {
    package var enabled: Bool?
    package var preferredMfa: Bool?

    package init(
        enabled: Bool? = nil,
        preferredMfa: Bool? = nil
    ) {
        self.enabled = enabled
        self.preferredMfa = preferredMfa
    }

    package init(_ fields: JSONObject) throws {
        enabled = try fields.value("Enabled")
        preferredMfa = try fields.value("PreferredMfa")
    }

    package func write(members json: inout JSONWriter) {
        json.field("Enabled", enabled)
        json.field("PreferredMfa", preferredMfa)
    }

    package static let shape = StructureShape("SMSMfaSettingsType", [
        .init("Enabled", UserPoolsShapes.booleanType),
        .init("PreferredMfa", UserPoolsShapes.booleanType),
    ])
}
