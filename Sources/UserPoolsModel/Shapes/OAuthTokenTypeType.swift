// Generated from cognito-idp.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

public import WireRuntime

/// One of the words of the model's `OAuthTokenTypeType`.
public struct OAuthTokenTypeType: OpenEnum {
    public var rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static var bearer: Self { Self(rawValue: "Bearer") }
    public static var nA: Self { Self(rawValue: "N_A") }
}
