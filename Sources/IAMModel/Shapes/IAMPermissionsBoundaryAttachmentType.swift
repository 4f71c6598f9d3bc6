// Generated from iam.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

public import WireRuntime

/// One of the words of the model's `PermissionsBoundaryAttachmentType`.
public struct IAMPermissionsBoundaryAttachmentType: OpenEnum {
    public var rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static var permissionsBoundaryPolicy: Self { Self(rawValue: "PermissionsBoundaryPolicy") }
}
