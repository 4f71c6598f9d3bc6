// Generated from cognito-idp.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

package import WireRuntime

/// The model's `DeviceSecretVerifierConfigType`.
package struct DeviceSecretVerifierConfigType: Structure {
    package var passwordVerifier: String?
    package var salt: String?

    package init(
        passwordVerifier: String? = nil,
        salt: String? = nil
    ) {
        self.passwordVerifier = passwordVerifier
        self.salt = salt
    }

    package init(_ fields: JSONObject) throws {
        passwordVerifier = try fields.value("PasswordVerifier")
        salt = try fields.value("Salt")
    }

    package func write(members json: inout JSONWriter) {
        json.field("PasswordVerifier", passwordVerifier)
        json.field("Salt", salt)
    }

    package static let shape = StructureShape("DeviceSecretVerifierConfigType", [
        .init("PasswordVerifier", UserPoolsShapes.stringType),
        .init("Salt", UserPoolsShapes.stringType),
    ])
}
