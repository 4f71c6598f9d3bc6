// Generated from cognito-idp.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

public import WireRuntime

/// One of the words of the model's `TokenTypeIdentifierType`.
public struct TokenTypeIdentifierType: OpenEnum {
    public var rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static var accessToken: Self { Self(rawValue: "ACCESS_TOKEN") }
    public static var idToken: Self { Self(rawValue: "ID_TOKEN") }
    public static var saml2: Self { Self(rawValue: "SAML2") }
}
