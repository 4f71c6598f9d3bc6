// Generated from cognito-idp.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

import WireRuntime

/// One of the words of the model's `SecurityPolicyType`.
package struct SecurityPolicyType: OpenEnum {
    package var rawValue: String
    package init(rawValue: String) { self.rawValue = rawValue }

    package static var tlsV1: Self { Self(rawValue: "TLS_V1") }
    package static var tlsV1_2_2021: Self { Self(rawValue: "TLS_V1_2_2021") }
    package static var tlsV1_3_2025: Self { Self(rawValue: "TLS_V1_3_2025") }
}
