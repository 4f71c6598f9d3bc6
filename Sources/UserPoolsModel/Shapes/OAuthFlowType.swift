// Generated from cognito-idp.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

public import WireRuntime

/// One of the words of the model's `OAuthFlowType`.
public struct OAuthFlowType: OpenEnum {
    public var rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static var code: Self { Self(rawValue: "code") }
    public static var implicit: Self { Self(rawValue: "implicit") }
    public static var clientCredentials: Self { Self(rawValue: "client_credentials") }
}
