// Generated from cognito-identity.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

import WireRuntime

/// One of the words of the model's `ErrorCode`.
package struct IdentityPoolsErrorCode: OpenEnum {
    package var rawValue: String
    package init(rawValue: String) { self.rawValue = rawValue }

    package static var accessDenied: Self { Self(rawValue: "AccessDenied") }
    package static var internalServerError: Self { Self(rawValue: "InternalServerError") }
}
