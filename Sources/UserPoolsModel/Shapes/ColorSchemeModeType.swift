// Generated from cognito-idp.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

import WireRuntime

/// One of the words of the model's `ColorSchemeModeType`.
package struct ColorSchemeModeType: OpenEnum {
    package var rawValue: String
    package init(rawValue: String) { self.rawValue = rawValue }

    package static var light: Self { Self(rawValue: "LIGHT") }
    package static var dark: Self { Self(rawValue: "DARK") }
    package static var dynamic: Self { Self(rawValue: "DYNAMIC") }
}
