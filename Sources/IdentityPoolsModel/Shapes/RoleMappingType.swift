// Generated from cognito-identity.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

public import WireRuntime

/// One of the words of the model's `RoleMappingType`.
public struct RoleMappingType: OpenEnum {
    public var rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static var token: Self { Self(rawValue: "Token") }
    public static var rules: Self { Self(rawValue: "Rules") }
}
