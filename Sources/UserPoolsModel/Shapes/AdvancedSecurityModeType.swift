// Generated from cognito-idp.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

public import WireRuntime

/// One of the words of the model's `AdvancedSecurityModeType`.
public struct AdvancedSecurityModeType: OpenEnum {
    public var rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static var off: Self { Self(rawValue: "OFF") }
    public static var audit: Self { Self(rawValue: "AUDIT") }
    public static var enforced: Self { Self(rawValue: "ENFORCED") }
}
