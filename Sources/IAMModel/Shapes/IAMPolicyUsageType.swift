// Generated from iam.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

import WireRuntime

/// One of the words of the model's `PolicyUsageType`.
package struct IAMPolicyUsageType: OpenEnum {
    package var rawValue: String
    package init(rawValue: String) { self.rawValue = rawValue }

    package static var permissionsPolicy: Self { Self(rawValue: "PermissionsPolicy") }
    package static var permissionsBoundary: Self { Self(rawValue: "PermissionsBoundary") }
}
