// Generated from cognito-idp.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

public import WireRuntime

/// One of the words of the model's `EventFilterType`.
public struct EventFilterType: OpenEnum {
    public var rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static var signIn: Self { Self(rawValue: "SIGN_IN") }
    public static var passwordChange: Self { Self(rawValue: "PASSWORD_CHANGE") }
    public static var signUp: Self { Self(rawValue: "SIGN_UP") }
}
