// Generated from cognito-idp.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

import WireRuntime

/// One of the words of the model's `AliasAttributeType`.
package struct AliasAttributeType: OpenEnum {
    package var rawValue: String
    package init(rawValue: String) { self.rawValue = rawValue }

    package static var phoneNumber: Self { Self(rawValue: "phone_number") }
    package static var email: Self { Self(rawValue: "email") }
    package static var preferredUsername: Self { Self(rawValue: "preferred_username") }
}
