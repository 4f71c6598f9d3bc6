// Generated from iam.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

import WireRuntime

/// One of the words of the model's `PolicySourceType`.
package struct IAMPolicySourceType: OpenEnum {
    package var rawValue: String
    package init(rawValue: String) { self.rawValue = rawValue }

    package static var user: Self { Self(rawValue: "user") }
    package static var group: Self { Self(rawValue: "group") }
    package static var role: Self { Self(rawValue: "role") }
    package static var awsManaged: Self { Self(rawValue: "aws-managed") }
    package static var userManaged: Self { Self(rawValue: "user-managed") }
    package static var resource: Self { Self(rawValue: "resource") }
    package static var nothing: Self { Self(rawValue: "none") }
}
