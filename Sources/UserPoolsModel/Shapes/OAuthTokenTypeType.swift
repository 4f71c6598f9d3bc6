// Generated from cognito-idp.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

import WireRuntime

/// One of the words of the model's `OAuthTokenTypeType`.
package struct OAuthTokenTypeType: OpenEnum {
    package var rawValue: String
    package init(rawValue: String) { self.rawValue = rawValue }

    package static var bearer: Self { Self(rawValue: "Bearer") }
    package static var nA: Self { Self(rawValue: "N_A") }
}
