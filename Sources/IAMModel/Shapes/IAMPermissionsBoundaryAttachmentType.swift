// Generated from iam.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

import WireRuntime

/// One of the words of the model's `PermissionsBoundaryAttachmentType`.
package struct IAMPermissionsBoundaryAttachmentType: OpenEnum {
    package var rawValue: String
    package init(rawValue: String) { self.rawValue = rawValue }

    package static var permissionsBoundaryPolicy: Self { Self(rawValue: "PermissionsBoundaryPolicy") }
}
