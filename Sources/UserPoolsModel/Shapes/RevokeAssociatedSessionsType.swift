// Generated from cognito-idp.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

public import WireRuntime

/// One of the words of the model's `RevokeAssociatedSessionsType`.
public struct RevokeAssociatedSessionsType: OpenEnum {
    public var rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static var nothing: Self { Self(rawValue: "NONE") }
    public static var linked: Self { Self(rawValue: "LINKED") }
}
