// Generated from cognito-idp.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

public import WireRuntime

/// One of the words of the model's `PasswordHashingAlgorithmType`.
public struct PasswordHashingAlgorithmType: OpenEnum {
    public var rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static var bcrypt: Self { Self(rawValue: "BCRYPT") }
    public static var scrypt: Self { Self(rawValue: "SCRYPT") }
    public static var argon2id: Self { Self(rawValue: "ARGON2ID") }
    public static var pbkdf2Sha256: Self { Self(rawValue: "PBKDF2_SHA256") }
}
