// Generated from cognito-idp.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

public import WireRuntime

/// One of the words of the model's `RiskLevelType`.
public struct RiskLevelType: OpenEnum {
    public var rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static var low: Self { Self(rawValue: "Low") }
    public static var medium: Self { Self(rawValue: "Medium") }
    public static var high: Self { Self(rawValue: "High") }
}
