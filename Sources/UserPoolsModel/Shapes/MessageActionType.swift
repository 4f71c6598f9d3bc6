// Generated from cognito-idp.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

import WireRuntime

/// One of the words of the model's `MessageActionType`.
package struct MessageActionType: OpenEnum {
    package var rawValue: String
    package init(rawValue: String) { self.rawValue = rawValue }

    package static var resend: Self { Self(rawValue: "RESEND") }
    package static var suppress: Self { Self(rawValue: "SUPPRESS") }
}
