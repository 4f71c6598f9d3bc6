// Generated from cognito-idp.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

import WireRuntime

/// One of the words of the model's `ResourceServerManagedByType`.
package struct ResourceServerManagedByType: OpenEnum {
    package var rawValue: String
    package init(rawValue: String) { self.rawValue = rawValue }

    package static var cognito: Self { Self(rawValue: "COGNITO") }
}
