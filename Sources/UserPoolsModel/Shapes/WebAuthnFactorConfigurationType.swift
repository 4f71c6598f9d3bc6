// Generated from cognito-idp.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

public import WireRuntime

/// One of the words of the model's `WebAuthnFactorConfigurationType`.
public struct WebAuthnFactorConfigurationType: OpenEnum {
    public var rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static var singleFactor: Self { Self(rawValue: "SINGLE_FACTOR") }
    public static var multiFactorWithUserVerification: Self { Self(rawValue: "MULTI_FACTOR_WITH_USER_VERIFICATION") }
}
