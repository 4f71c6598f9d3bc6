// Generated from cognito-idp.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

public import WireRuntime

/// One of the words of the model's `DeviceRememberedStatusType`.
public struct DeviceRememberedStatusType: OpenEnum {
    public var rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static var remembered: Self { Self(rawValue: "remembered") }
    public static var notRemembered: Self { Self(rawValue: "not_remembered") }
}
