// Generated from iam.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

public import WireRuntime

/// One of the words of the model's `PolicyUsageType`.
public struct IAMPolicyUsageType: OpenEnum {
    public var rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static var permissionsPolicy: Self { Self(rawValue: "PermissionsPolicy") }
    public static var permissionsBoundary: Self { Self(rawValue: "PermissionsBoundary") }
}
