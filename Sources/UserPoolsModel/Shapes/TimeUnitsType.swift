// Generated from cognito-idp.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

public import WireRuntime

/// One of the words of the model's `TimeUnitsType`.
public struct TimeUnitsType: OpenEnum {
    public var rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static var seconds: Self { Self(rawValue: "seconds") }
    public static var minutes: Self { Self(rawValue: "minutes") }
    public static var hours: Self { Self(rawValue: "hours") }
    public static var days: Self { Self(rawValue: "days") }
}
