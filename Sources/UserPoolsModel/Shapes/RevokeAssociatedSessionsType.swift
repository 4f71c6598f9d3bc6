// Generated from cognito-idp.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

import WireRuntime

/// One of the words of the model's `RevokeAssociatedSessionsType`.
package struct RevokeAssociatedSessionsType: OpenEnum {
    package var rawValue: String
    package init(rawValue: String) { self.rawValue = rawValue }

    package static var nothing: Self { Self(rawValue: "NONE") }
    package static var linked: Self { Self(rawValue: "LINKED") }
}
