// Generated from cognito-idp.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

import WireRuntime

/// One of the words of the model's `ReplicaRoleType`.
package struct ReplicaRoleType: OpenEnum {
    package var rawValue: String
    package init(rawValue: String) { self.rawValue = rawValue }

    package static var primary: Self { Self(rawValue: "PRIMARY") }
    package static var secondary: Self { Self(rawValue: "SECONDARY") }
}
