// Generated from cognito-identity.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

public import WireRuntime

/// One of the words of the model's `MappingRuleMatchType`.
public struct MappingRuleMatchType: OpenEnum {
    public var rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static var equals: Self { Self(rawValue: "Equals") }
    public static var contains: Self { Self(rawValue: "Contains") }
    public static var startsWith: Self { Self(rawValue: "StartsWith") }
    public static var notEqual: Self { Self(rawValue: "NotEqual") }
}
