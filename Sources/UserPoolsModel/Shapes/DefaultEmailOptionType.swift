// Generated from cognito-idp.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

public import WireRuntime

/// One of the words of the model's `DefaultEmailOptionType`.
public struct DefaultEmailOptionType: OpenEnum {
    public var rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static var confirmWithLink: Self { Self(rawValue: "CONFIRM_WITH_LINK") }
    public static var confirmWithCode: Self { Self(rawValue: "CONFIRM_WITH_CODE") }
}
