// Generated from cognito-idp.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

public import WireRuntime

/// One of the words of the model's `ChallengeResponse`.
public struct ChallengeResponse: OpenEnum {
    public var rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static var success: Self { Self(rawValue: "Success") }
    public static var failure: Self { Self(rawValue: "Failure") }
}
