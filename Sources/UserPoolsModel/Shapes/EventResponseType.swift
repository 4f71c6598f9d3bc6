// Generated from cognito-idp.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

public import WireRuntime

/// One of the words of the model's `EventResponseType`.
public struct EventResponseType: OpenEnum {
    public var rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static var pass: Self { Self(rawValue: "Pass") }
    public static var fail: Self { Self(rawValue: "Fail") }
    public static var inProgress: Self { Self(rawValue: "InProgress") }
}
