// Generated from cognito-idp.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

import WireRuntime

/// One of the words of the model's `CustomEmailSenderLambdaVersionType`.
package struct CustomEmailSenderLambdaVersionType: OpenEnum {
    package var rawValue: String
    package init(rawValue: String) { self.rawValue = rawValue }

    package static var v1_0: Self { Self(rawValue: "V1_0") }
}
