// Generated from cognito-idp.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

public import WireRuntime

/// One of the words of the model's `LogLevel`.
public struct LogLevel: OpenEnum {
    public var rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static var error: Self { Self(rawValue: "ERROR") }
    public static var info: Self { Self(rawValue: "INFO") }
}
