// Generated from cognito-idp.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

public import WireRuntime

/// One of the words of the model's `UsernameAttributeType`.
public struct UsernameAttributeType: OpenEnum {
    public var rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static var phoneNumber: Self { Self(rawValue: "phone_number") }
    public static var email: Self { Self(rawValue: "email") }
}
