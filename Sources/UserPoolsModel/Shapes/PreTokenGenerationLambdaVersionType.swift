// Generated from cognito-idp.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

import WireRuntime

/// One of the words of the model's `PreTokenGenerationLambdaVersionType`.
package struct PreTokenGenerationLambdaVersionType: OpenEnum {
    package var rawValue: String
    package init(rawValue: String) { self.rawValue = rawValue }

    package static var v1_0: Self { Self(rawValue: "V1_0") }
    package static var v2_0: Self { Self(rawValue: "V2_0") }
    package static var v3_0: Self { Self(rawValue: "V3_0") }
}
