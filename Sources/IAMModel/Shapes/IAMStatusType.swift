// Generated from iam.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

public import WireRuntime

/// One of the words of the model's `statusType`.
public struct IAMStatusType: OpenEnum {
    public var rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static var active: Self { Self(rawValue: "Active") }
    public static var inactive: Self { Self(rawValue: "Inactive") }
    public static var expired: Self { Self(rawValue: "Expired") }
}
