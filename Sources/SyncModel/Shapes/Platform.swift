// Generated from cognito-sync.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

import WireRuntime

/// One of the words of the model's `Platform`.
package struct Platform: OpenEnum {
    package var rawValue: String
    package init(rawValue: String) { self.rawValue = rawValue }

    package static var apns: Self { Self(rawValue: "APNS") }
    package static var apnsSandbox: Self { Self(rawValue: "APNS_SANDBOX") }
    package static var gcm: Self { Self(rawValue: "GCM") }
    package static var adm: Self { Self(rawValue: "ADM") }
}
