// Generated from cognito-idp.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

import WireRuntime

/// One of the words of the model's `EmailSendingAccountType`.
package struct EmailSendingAccountType: OpenEnum {
    package var rawValue: String
    package init(rawValue: String) { self.rawValue = rawValue }

    package static var cognitoDefault: Self { Self(rawValue: "COGNITO_DEFAULT") }
    package static var developer: Self { Self(rawValue: "DEVELOPER") }
}
