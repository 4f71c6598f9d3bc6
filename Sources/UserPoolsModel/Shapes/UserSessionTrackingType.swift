// Generated from cognito-idp.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

public import WireRuntime

/// One of the words of the model's `UserSessionTrackingType`.
public struct UserSessionTrackingType: OpenEnum {
    public var rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static var enabled: Self { Self(rawValue: "ENABLED") }
    public static var disabled: Self { Self(rawValue: "DISABLED") }
}
