// Generated from cognito-idp.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

public import WireRuntime

/// The model's `UserPoolPolicyType`.
public struct UserPoolPolicyType: Structure {
    public var passwordPolicy: PasswordPolicyType?
    public var signInPolicy: SignInPolicyType?

    public init(
        passwordPolicy: PasswordPolicyType? = nil,
        signInPolicy: SignInPolicyType? = nil
    ) {
        self.passwordPolicy = passwordPolicy
        self.signInPolicy = signInPolicy
    }

    public init(_ fields: JSONObject) throws {
        passwordPolicy = try fields.value("PasswordPolicy")
        signInPolicy = try fields.value("SignInPolicy")
    }

    public func write(members json: inout JSONWriter) {
        json.field("PasswordPolicy", passwordPolicy)
        json.field("SignInPolicy", signInPolicy)
    }

    public static let shape = StructureShape("UserPoolPolicyType", [
        .init("PasswordPolicy", .structure(PasswordPolicyType.shape)),
        .init("SignInPolicy", .structure(SignInPolicyType.shape)),
    ])
}
