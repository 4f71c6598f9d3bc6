// Generated from cognito-idp.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

import WireRuntime

/// One of the words of the model's `SessionTypeType`.
package struct SessionTypeType: OpenEnum {
    package var rawValue: String
    package init(rawValue: String) { self.rawValue = rawValue }

    package static var token: Self { Self(rawValue: "TOKEN") }
    package static var sso: Self { Self(rawValue: "SSO") }
}
