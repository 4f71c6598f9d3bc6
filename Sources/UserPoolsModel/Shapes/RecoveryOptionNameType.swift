// Generated from cognito-idp.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

public import WireRuntime

/// One of the words of the model's `RecoveryOptionNameType`.
public struct RecoveryOptionNameType: OpenEnum {
    public var rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static var verifiedEmail: Self { Self(rawValue: "verified_email") }
    public static var verifiedPhoneNumber: Self { Self(rawValue: "verified_phone_number") }
    public static var adminOnly: Self { Self(rawValue: "admin_only") }
}
