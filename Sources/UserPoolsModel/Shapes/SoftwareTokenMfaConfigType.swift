// Generated from cognito-idp.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

package import WireRuntime

/// The model's `SoftwareTokenMfaConfigType`.
package struct SoftwareTokenMfaConfigType: Structure {
    package var enabled: Bool?

    package init(
        enabled: Bool? = nil
    ) {
        self.enabled = enabled
    }

    package init(_ fields: JSONObject) throws {
        enabled = try fields.value("Enabled")
    }

    package func write(members json: inout JSONWriter) {
        json.field("Enabled", enabled)
    }

    package static let shape = StructureShape("SoftwareTokenMfaConfigType", [
        .init("Enabled", UserPoolsShapes.booleanType),
    ])
}
