// Generated from cognito-idp.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

public import WireRuntime

/// One of the words of the model's `PreventUserExistenceErrorTypes`.
public struct PreventUserExistenceErrorTypes: OpenEnum {
    public var rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static var legacy: Self { Self(rawValue: "LEGACY") }
    public static var enabled: Self { Self(rawValue: "ENABLED") }
}
