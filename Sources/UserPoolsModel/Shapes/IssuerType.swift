// Generated from cognito-idp.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

import WireRuntime

/// One of the words of the model's `IssuerType`.
package struct IssuerType: OpenEnum {
    package var rawValue: String
    package init(rawValue: String) { self.rawValue = rawValue }

    package static var original: Self { Self(rawValue: "ORIGINAL") }
    package static var updated: Self { Self(rawValue: "UPDATED") }
}
