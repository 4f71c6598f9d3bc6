// Generated from cognito-idp.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

public import WireRuntime

/// One of the words of the model's `ResourceServerManagedByType`.
public struct ResourceServerManagedByType: OpenEnum {
    public var rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static var cognito: Self { Self(rawValue: "COGNITO") }
}
