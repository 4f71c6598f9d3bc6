// Generated from iam.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

public import WireRuntime

/// One of the words of the model's `policyScopeType`.
public struct IAMPolicyScopeType: OpenEnum {
    public var rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static var all: Self { Self(rawValue: "All") }
    public static var aws: Self { Self(rawValue: "AWS") }
    public static var local: Self { Self(rawValue: "Local") }
}
