// Generated from cognito-idp.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

import WireRuntime

/// One of the words of the model's `ClientTypeType`.
package struct ClientTypeType: OpenEnum {
    package var rawValue: String
    package init(rawValue: String) { self.rawValue = rawValue }

    package static var regular: Self { Self(rawValue: "REGULAR") }
    package static var dcr: Self { Self(rawValue: "DCR") }
}
