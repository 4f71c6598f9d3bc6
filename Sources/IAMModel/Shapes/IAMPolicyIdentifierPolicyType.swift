// Generated from iam.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

public import WireRuntime

/// One of the words of the model's `PolicyIdentifierPolicyType`.
public struct IAMPolicyIdentifierPolicyType: OpenEnum {
    public var rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static var inline: Self { Self(rawValue: "inline") }
    public static var awsManaged: Self { Self(rawValue: "aws-managed") }
    public static var userManaged: Self { Self(rawValue: "user-managed") }
    public static var permissionBoundary: Self { Self(rawValue: "permission-boundary") }
    public static var scp: Self { Self(rawValue: "scp") }
    public static var rcp: Self { Self(rawValue: "rcp") }
}
