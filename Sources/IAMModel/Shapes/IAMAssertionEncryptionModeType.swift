// Generated from iam.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

import WireRuntime

/// One of the words of the model's `assertionEncryptionModeType`.
package struct IAMAssertionEncryptionModeType: OpenEnum {
    package var rawValue: String
    package init(rawValue: String) { self.rawValue = rawValue }

    package static var required: Self { Self(rawValue: "Required") }
    package static var allowed: Self { Self(rawValue: "Allowed") }
}
