// Generated from cognito-idp.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

import WireRuntime

/// One of the words of the model's `IssuedTokenTypeIdentifierType`.
package struct IssuedTokenTypeIdentifierType: OpenEnum {
    package var rawValue: String
    package init(rawValue: String) { self.rawValue = rawValue }

    package static var accessToken: Self { Self(rawValue: "ACCESS_TOKEN") }
    package static var idToken: Self { Self(rawValue: "ID_TOKEN") }
}
