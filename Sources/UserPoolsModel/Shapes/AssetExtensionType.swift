// Generated from cognito-idp.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

public import WireRuntime

/// One of the words of the model's `AssetExtensionType`.
public struct AssetExtensionType: OpenEnum {
    public var rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static var ico: Self { Self(rawValue: "ICO") }
    public static var jpeg: Self { Self(rawValue: "JPEG") }
    public static var png: Self { Self(rawValue: "PNG") }
    public static var svg: Self { Self(rawValue: "SVG") }
    public static var webp: Self { Self(rawValue: "WEBP") }
}
