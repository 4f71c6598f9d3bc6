// Generated from iam.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

import WireRuntime

/// One of the words of the model's `PolicyIdentifierPolicyType`.
package struct IAMPolicyIdentifierPolicyType: OpenEnum {
    package var rawValue: String
    package init(rawValue: String) { self.rawValue = rawValue }

    package static var inline: Self { Self(rawValue: "inline") }
    package static var awsManaged: Self { Self(rawValue: "aws-managed") }
    package static var userManaged: Self { Self(rawValue: "user-managed") }
    package static var permissionBoundary: Self { Self(rawValue: "permission-boundary") }
    package static var scp: Self { Self(rawValue: "scp") }
    package static var rcp: Self { Self(rawValue: "rcp") }
}
