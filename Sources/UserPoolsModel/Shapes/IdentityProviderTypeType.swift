// Generated from cognito-idp.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

public import WireRuntime

/// One of the words of the model's `IdentityProviderTypeType`.
public struct IdentityProviderTypeType: OpenEnum {
    public var rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static var saml: Self { Self(rawValue: "SAML") }
    public static var facebook: Self { Self(rawValue: "Facebook") }
    public static var google: Self { Self(rawValue: "Google") }
    public static var loginWithAmazon: Self { Self(rawValue: "LoginWithAmazon") }
    public static var signInWithApple: Self { Self(rawValue: "SignInWithApple") }
    public static var oidc: Self { Self(rawValue: "OIDC") }
}
