// Generated from cognito-idp.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

import WireRuntime

/// One of the words of the model's `UserStatusType`.
package struct UserStatusType: OpenEnum {
    package var rawValue: String
    package init(rawValue: String) { self.rawValue = rawValue }

    package static var unconfirmed: Self { Self(rawValue: "UNCONFIRMED") }
    package static var confirmed: Self { Self(rawValue: "CONFIRMED") }
    package static var archived: Self { Self(rawValue: "ARCHIVED") }
    package static var compromised: Self { Self(rawValue: "COMPROMISED") }
    package static var unknown: Self { Self(rawValue: "UNKNOWN") }
    package static var resetRequired: Self { Self(rawValue: "RESET_REQUIRED") }
    package static var forceChangePassword: Self { Self(rawValue: "FORCE_CHANGE_PASSWORD") }
    package static var externalProvider: Self { Self(rawValue: "EXTERNAL_PROVIDER") }
}
