// Generated from cognito-idp.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

public import WireRuntime

/// One of the words of the model's `IssuerType`.
public struct IssuerType: OpenEnum {
    public var rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static var original: Self { Self(rawValue: "ORIGINAL") }
    public static var updated: Self { Self(rawValue: "UPDATED") }
}
