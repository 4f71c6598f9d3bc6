// Generated from cognito-idp.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

public import WireRuntime

/// One of the words of the model's `CustomEmailSenderLambdaVersionType`.
public struct CustomEmailSenderLambdaVersionType: OpenEnum {
    public var rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static var v1_0: Self { Self(rawValue: "V1_0") }
}
