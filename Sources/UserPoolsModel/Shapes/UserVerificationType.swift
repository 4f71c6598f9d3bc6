// Generated from cognito-idp.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

public import WireRuntime

/// One of the words of the model's `UserVerificationType`.
public struct UserVerificationType: OpenEnum {
    public var rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static var required: Self { Self(rawValue: "required") }
    public static var preferred: Self { Self(rawValue: "preferred") }
}
