// Generated from cognito-idp.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

public import WireRuntime

/// One of the words of the model's `SessionTypeType`.
public struct SessionTypeType: OpenEnum {
    public var rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static var token: Self { Self(rawValue: "TOKEN") }
    public static var sso: Self { Self(rawValue: "SSO") }
}
