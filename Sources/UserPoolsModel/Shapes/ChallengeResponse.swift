// Generated from cognito-idp.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

import WireRuntime

/// One of the words of the model's `ChallengeResponse`.
package struct ChallengeResponse: OpenEnum {
    package var rawValue: String
    package init(rawValue: String) { self.rawValue = rawValue }

    package static var success: Self { Self(rawValue: "Success") }
    package static var failure: Self { Self(rawValue: "Failure") }
}
