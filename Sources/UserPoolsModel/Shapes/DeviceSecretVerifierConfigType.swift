// Generated from cognito-idp.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

public import WireRuntime

/// The model's `DeviceSecretVerifierConfigType`.
public struct DeviceSecretVerifierConfigType: Structure {
    public var passwordVerifier: String?
    public var salt: String?

    public init(
        passwordVerifier: String? = nil,
        salt: String? = nil
    ) {
        self.passwordVerifier = passwordVerifier
        self.salt = salt
    }

    public init(_ fields: JSONObject) throws {
        passwordVerifier = try fields.value("PasswordVerifier")
        salt = try fields.value("Salt")
    }

    public func write(members json: inout JSONWriter) {
        json.field("PasswordVerifier", passwordVerifier)
        json.field("Salt", salt)
    }

    public static let shape = StructureShape("DeviceSecretVerifierConfigType", [
        .init("PasswordVerifier", UserPoolsShapes.stringType),
        .init("Salt", UserPoolsShapes.stringType),
    ])
}
