// Generated from cognito-idp.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

public import WireRuntime

/// One of the words of the model's `FeedbackValueType`.
public struct FeedbackValueType: OpenEnum {
    public var rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static var valid: Self { Self(rawValue: "Valid") }
    public static var invalid: Self { Self(rawValue: "Invalid") }
}
