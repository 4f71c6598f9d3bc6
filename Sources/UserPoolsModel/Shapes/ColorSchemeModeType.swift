// Generated from cognito-idp.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

public import WireRuntime

/// One of the words of the model's `ColorSchemeModeType`.
public struct ColorSchemeModeType: OpenEnum {
    public var rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static var light: Self { Self(rawValue: "LIGHT") }
    public static var dark: Self { Self(rawValue: "DARK") }
    public static var dynamic: Self { Self(rawValue: "DYNAMIC") }
}
