// Generated from cognito-idp.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

public import WireRuntime

/// One of the words of the model's `EmailSendingAccountType`.
public struct EmailSendingAccountType: OpenEnum {
    public var rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static var cognitoDefault: Self { Self(rawValue: "COGNITO_DEFAULT") }
    public static var developer: Self { Self(rawValue: "DEVELOPER") }
}
