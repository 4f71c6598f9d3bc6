// Generated from cognito-idp.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

import WireRuntime

/// One of the words of the model's `DeviceRememberedStatusType`.
package struct DeviceRememberedStatusType: OpenEnum {
    package var rawValue: String
    package init(rawValue: String) { self.rawValue = rawValue }

    package static var remembered: Self { Self(rawValue: "remembered") }
    package static var notRemembered: Self { Self(rawValue: "not_remembered") }
}
