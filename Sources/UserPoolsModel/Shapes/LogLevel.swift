// Generated from cognito-idp.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

import WireRuntime

/// One of the words of the model's `LogLevel`.
package struct LogLevel: OpenEnum {
    package var rawValue: String
    package init(rawValue: String) { self.rawValue = rawValue }

    package static var error: Self { Self(rawValue: "ERROR") }
    package static var info: Self { Self(rawValue: "INFO") }
}
