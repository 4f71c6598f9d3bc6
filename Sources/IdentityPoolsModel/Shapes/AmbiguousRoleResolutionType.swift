// Generated from cognito-identity.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

import WireRuntime

/// One of the words of the model's `AmbiguousRoleResolutionType`.
package struct AmbiguousRoleResolutionType: OpenEnum {
    package var rawValue: String
    package init(rawValue: String) { self.rawValue = rawValue }

    package static var authenticatedRole: Self { Self(rawValue: "AuthenticatedRole") }
    package static var deny: Self { Self(rawValue: "Deny") }
}
