// Generated from cognito-idp.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

package import WireRuntime

/// The model's `UsernameConfigurationType`.
package struct UsernameConfigurationType: Structure {
    package var caseSensitive: Bool

    package init(
        caseSensitive: Bool
    ) {
        self.caseSensitive = caseSensitive
    }

    package init(_ fields: JSONObject) throws {
        caseSensitive = try fields.requiredValue("CaseSensitive")
    }

    package func write(members json: inout JSONWriter) {
        json.field("CaseSensitive", caseSensitive)
    }

    package static let shape = StructureShape("UsernameConfigurationType", [
        .init("CaseSensitive", UserPoolsShapes.wrappedBooleanType, required: true),
    ])
}
