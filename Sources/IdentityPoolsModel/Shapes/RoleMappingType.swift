// Generated from cognito-identity.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

import WireRuntime

/// One of the words of the model's `RoleMappingType`.
package struct RoleMappingType: OpenEnum {
    package var rawValue: String
    package init(rawValue: String) { self.rawValue = rawValue }

    package static var token: Self { Self(rawValue: "Token") }
    package static var rules: Self { Self(rawValue: "Rules") }
}
