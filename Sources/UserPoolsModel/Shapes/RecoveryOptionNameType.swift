// Generated from cognito-idp.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

import WireRuntime

/// One of the words of the model's `RecoveryOptionNameType`.
package struct RecoveryOptionNameType: OpenEnum {
    package var rawValue: String
    package init(rawValue: String) { self.rawValue = rawValue }

    package static var verifiedEmail: Self { Self(rawValue: "verified_email") }
    package static var verifiedPhoneNumber: Self { Self(rawValue: "verified_phone_number") }
    package static var adminOnly: Self { Self(rawValue: "admin_only") }
}
