// Generated from cognito-idp.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

import WireRuntime

/// One of the words of the model's `AccountTakeoverEventActionType`.
package struct AccountTakeoverEventActionType: OpenEnum {
    package var rawValue: String
    package init(rawValue: String) { self.rawValue = rawValue }

    package static var block: Self { Self(rawValue: "BLOCK") }
    package static var mfaIfConfigured: Self { Self(rawValue: "MFA_IF_CONFIGURED") }
    package static var mfaRequired: Self { Self(rawValue: "MFA_REQUIRED") }
    package static var noAction: Self { Self(rawValue: "NO_ACTION") }
}
