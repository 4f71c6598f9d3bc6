// Generated from cognito-idp.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

import WireRuntime

/// One of the words of the model's `OAuthFlowType`.
package struct OAuthFlowType: OpenEnum {
    package var rawValue: String
    package init(rawValue: String) { self.rawValue = rawValue }

    package static var code: Self { Self(rawValue: "code") }
    package static var implicit: Self { Self(rawValue: "implicit") }
    package static var clientCredentials: Self { Self(rawValue: "client_credentials") }
}
