// Generated from cognito-idp.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

import WireRuntime

/// One of the words of the model's `TimeUnitsType`.
package struct TimeUnitsType: OpenEnum {
    package var rawValue: String
    package init(rawValue: String) { self.rawValue = rawValue }

    package static var seconds: Self { Self(rawValue: "seconds") }
    package static var minutes: Self { Self(rawValue: "minutes") }
    package static var hours: Self { Self(rawValue: "hours") }
    package static var days: Self { Self(rawValue: "days") }
}
