// Generated from cognito-idp.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

public import WireRuntime

/// One of the words of the model's `UserPoolMfaType`.
public struct UserPoolMfaType: OpenEnum {
    public var rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static var off: Self { Self(rawValue: "OFF") }
    public static var on: Self { Self(rawValue: "ON") }
    public static var optional: Self { Self(rawValue: "OPTIONAL") }
}
