// Generated from cognito-idp.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

public import WireRuntime

/// One of the words of the model's `AttributeDataType`.
public struct AttributeDataType: OpenEnum {
    public var rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static var string: Self { Self(rawValue: "String") }
    public static var number: Self { Self(rawValue: "Number") }
    public static var dateTime: Self { Self(rawValue: "DateTime") }
    public static var boolean: Self { Self(rawValue: "Boolean") }
}
