// Generated from cognito-idp.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

package import WireRuntime

/// The model's `UserPoolPolicyType`.
package struct UserPoolPolicyType: Structure {
    package var passwordPolicy: PasswordPolicyType?
    package var signInPolicy: SignInPolicyType?

    package init(
        passwordPolicy: PasswordPolicyType? = nil,
        signInPolicy: SignInPolicyType? = nil
    ) {
        self.passwordPolicy = passwordPolicy
        self.signInPolicy = signInPolicy
    }

    package init(_ fields: JSONObject) throws {
        passwordPolicy = try fields.value("PasswordPolicy")
        signInPolicy = try fields.value("SignInPolicy")
    }

    package func write(members json: inout JSONWriter) {
        json.field("PasswordPolicy", passwordPolicy)
        json.field("SignInPolicy", signInPolicy)
    }

    package static let shape = StructureShape("UserPoolPolicyType", [
        .init("PasswordPolicy", .structure(PasswordPolicyType.shape)),
        .init("SignInPolicy", .structure(SignInPolicyType.shape)),
    ])
}
