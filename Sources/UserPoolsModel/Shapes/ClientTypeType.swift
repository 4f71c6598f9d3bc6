// Generated from cognito-idp.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

public import WireRuntime

/// One of the words of the model's `ClientTypeType`.
public struct ClientTypeType: OpenEnum {
    public var rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static var regular: Self { Self(rawValue: "REGULAR") }
    public static var dcr: Self { Self(rawValue: "DCR") }
}
