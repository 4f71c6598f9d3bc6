// Generated from cognito-idp.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

public import WireRuntime

/// One of the words of the model's `EventSourceName`.
public struct EventSourceName: OpenEnum {
    public var rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static var userNotification: Self { Self(rawValue: "userNotification") }
    public static var userAuthEvents: Self { Self(rawValue: "userAuthEvents") }
}
