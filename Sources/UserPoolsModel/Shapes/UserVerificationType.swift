// Generated from cognito-idp.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

import WireRuntime

/// One of the words of the model's `UserVerificationType`.
package struct UserVerificationType: OpenEnum {
    package var rawValue: String
    package init(rawValue: String) { self.rawValue = rawValue }

    package static var required: Self { Self(rawValue: "required") }
    package static var preferred: Self { Self(rawValue: "preferred") }
}
