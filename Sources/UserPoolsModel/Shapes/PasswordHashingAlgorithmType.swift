// Generated from cognito-idp.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

import WireRuntime

/// One of the words of the model's `PasswordHashingAlgorithmType`.
package struct PasswordHashingAlgorithmType: OpenEnum {
    package var rawValue: String
    package init(rawValue: String) { self.rawValue = rawValue }

    package static var bcrypt: Self { Self(rawValue: "BCRYPT") }
    package static var scrypt: Self { Self(rawValue: "SCRYPT") }
    package static var argon2id: Self { Self(rawValue: "ARGON2ID") }
    package static var pbkdf2Sha256: Self { Self(rawValue: "PBKDF2_SHA256") }
}
