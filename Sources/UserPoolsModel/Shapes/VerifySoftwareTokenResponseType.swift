// Generated from cognito-idp.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

public import WireRuntime

/// One of the words of the model's `VerifySoftwareTokenResponseType`.
public struct VerifySoftwareTokenResponseType: OpenEnum {
    public var rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static var success: Self { Self(rawValue: "SUCCESS") }
    public static var error: Self { Self(rawValue: "ERROR") }
}
