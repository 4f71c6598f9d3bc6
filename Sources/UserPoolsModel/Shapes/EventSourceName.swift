// Generated from cognito-idp.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

import WireRuntime

/// One of the words of the model's `EventSourceName`.
package struct EventSourceName: OpenEnum {
    package var rawValue: String
    package init(rawValue: String) { self.rawValue = rawValue }

    package static var userNotification: Self { Self(rawValue: "userNotification") }
    package static var userAuthEvents: Self { Self(rawValue: "userAuthEvents") }
}
