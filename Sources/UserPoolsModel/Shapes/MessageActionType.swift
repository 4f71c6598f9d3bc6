// Generated from cognito-idp.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

public import WireRuntime

/// One of the words of the model's `MessageActionType`.
public struct MessageActionType: OpenEnum {
    public var rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static var resend: Self { Self(rawValue: "RESEND") }
    public static var suppress: Self { Self(rawValue: "SUPPRESS") }
}
