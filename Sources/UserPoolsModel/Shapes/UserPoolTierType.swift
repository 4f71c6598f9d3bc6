// Generated from cognito-idp.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

import WireRuntime

/// One of the words of the model's `UserPoolTierType`.
package struct UserPoolTierType: OpenEnum {
    package var rawValue: String
    package init(rawValue: String) { self.rawValue = rawValue }

    package static var lite: Self { Self(rawValue: "LITE") }
    package static var essentials: Self { Self(rawValue: "ESSENTIALS") }
    package static var plus: Self { Self(rawValue: "PLUS") }
}
