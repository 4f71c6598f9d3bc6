// Generated from cognito-idp.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

public import WireRuntime

/// One of the words of the model's `RiskDecisionType`.
public struct RiskDecisionType: OpenEnum {
    public var rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static var noRisk: Self { Self(rawValue: "NoRisk") }
    public static var accountTakeover: Self { Self(rawValue: "AccountTakeover") }
    public static var block: Self { Self(rawValue: "Block") }
}
