// Generated from cognito-idp.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

import WireRuntime

/// One of the words of the model's `AssetExtensionType`.
package struct AssetExtensionType: OpenEnum {
    package var rawValue: String
    package init(rawValue: String) { self.rawValue = rawValue }

    package static var ico: Self { Self(rawValue: "ICO") }
    package static var jpeg: Self { Self(rawValue: "JPEG") }
    package static var png: Self { Self(rawValue: "PNG") }
    package static var svg: Self { Self(rawValue: "SVG") }
    package static var webp: Self { Self(rawValue: "WEBP") }
}
