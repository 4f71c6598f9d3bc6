// Generated from cognito-idp.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

public import WireRuntime

/// One of the words of the model's `UserPoolTierType`.
public struct UserPoolTierType: OpenEnum {
    public var rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static var lite: Self { Self(rawValue: "LITE") }
    public static var essentials: Self { Self(rawValue: "ESSENTIALS") }
    public static var plus: Self { Self(rawValue: "PLUS") }
}
