// Generated from iam.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

public import WireRuntime

/// One of the words of the model's `PolicySourceType`.
public struct IAMPolicySourceType: OpenEnum {
    public var rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static var user: Self { Self(rawValue: "user") }
    public static var group: Self { Self(rawValue: "group") }
    public static var role: Self { Self(rawValue: "role") }
    public static var awsManaged: Self { Self(rawValue: "aws-managed") }
    public static var userManaged: Self { Self(rawValue: "user-managed") }
    public static var resource: Self { Self(rawValue: "resource") }
    public static var nothing: Self { Self(rawValue: "none") }
}
