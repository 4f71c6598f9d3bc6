// Generated from cognito-idp.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

public import WireRuntime

/// One of the words of the model's `ChallengeName`.
public struct ChallengeName: OpenEnum {
    public var rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static var password: Self { Self(rawValue: "Password") }
    public static var mfa: Self { Self(rawValue: "Mfa") }
}
