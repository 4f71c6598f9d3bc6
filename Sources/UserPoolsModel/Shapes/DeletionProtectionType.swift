// Generated from cognito-idp.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

public import WireRuntime

/// One of the words of the model's `DeletionProtectionType`.
public struct DeletionProtectionType: OpenEnum {
    public var rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static var active: Self { Self(rawValue: "ACTIVE") }
    public static var inactive: Self { Self(rawValue: "INACTIVE") }
}
