// Generated from cognito-idp.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

import WireRuntime

/// One of the words of the model's `DeliveryMediumType`.
package struct DeliveryMediumType: OpenEnum {
    package var rawValue: String
    package init(rawValue: String) { self.rawValue = rawValue }

    package static var sms: Self { Self(rawValue: "SMS") }
    package static var email: Self { Self(rawValue: "EMAIL") }
}
