// Generated from cognito-idp.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

public import WireRuntime

/// One of the words of the model's `ReplicaRoleType`.
public struct ReplicaRoleType: OpenEnum {
    public var rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static var primary: Self { Self(rawValue: "PRIMARY") }
    public static var secondary: Self { Self(rawValue: "SECONDARY") }
}
