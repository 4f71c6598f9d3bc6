// Generated from cognito-idp.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

import WireRuntime

/// One of the words of the model's `CompromisedCredentialsEventActionType`.
package struct CompromisedCredentialsEventActionType: OpenEnum {
    package var rawValue: String
    package init(rawValue: String) { self.rawValue = rawValue }

    package static var block: Self { Self(rawValue: "BLOCK") }
    package static var noAction: Self { Self(rawValue: "NO_ACTION") }
}
