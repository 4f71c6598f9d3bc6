// Generated from cognito-idp.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

package import WireRuntime

/// The model's `ClientSSOSessionConfigType`.
package struct ClientSSOSessionConfigType: Structure {
    package var maxValidityMinutes: Int

    package init(
        maxValidityMinutes: Int
    ) {
        self.maxValidityMinutes = maxValidityMinutes
    }

    package init(_ fields: JSONObject) throws {
        maxValidityMinutes = try fields.requiredValue("MaxValidityMinutes")
    }

    package func write(members json: inout JSONWriter) {
        json.field("MaxValidityMinutes", maxValidityMinutes)
    }

    package static let shape = StructureShape("ClientSSOSessionConfigType", [
        .init("MaxValidityMinutes", UserPoolsShapes.ssoSessionMaxValidityMinutesType, required: true),
    ])
}
