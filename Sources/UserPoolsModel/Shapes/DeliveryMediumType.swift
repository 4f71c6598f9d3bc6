// Generated from cognito-idp.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

public import WireRuntime

/// One of the words of the model's `DeliveryMediumType`.
public struct DeliveryMediumType: OpenEnum {
    public var rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static var sms: Self { Self(rawValue: "SMS") }
    public static var email: Self { Self(rawValue: "EMAIL") }
}
