// Generated from cognito-idp.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

import WireRuntime

/// One of the words of the model's `DefaultEmailOptionType`.
package struct DefaultEmailOptionType: OpenEnum {
    package var rawValue: String
    package init(rawValue: String) { self.rawValue = rawValue }

    package static var confirmWithLink: Self { Self(rawValue: "CONFIRM_WITH_LINK") }
    package static var confirmWithCode: Self { Self(rawValue: "CONFIRM_WITH_CODE") }
}
