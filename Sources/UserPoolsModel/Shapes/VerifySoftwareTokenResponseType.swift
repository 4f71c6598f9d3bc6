// Generated from cognito-idp.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

import WireRuntime

/// One of the words of the model's `VerifySoftwareTokenResponseType`.
package struct VerifySoftwareTokenResponseType: OpenEnum {
    package var rawValue: String
    package init(rawValue: String) { self.rawValue = rawValue }

    package static var success: Self { Self(rawValue: "SUCCESS") }
    package static var error: Self { Self(rawValue: "ERROR") }
}
