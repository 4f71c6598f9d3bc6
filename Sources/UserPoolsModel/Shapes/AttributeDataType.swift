// Generated from cognito-idp.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

import WireRuntime

/// One of the words of the model's `AttributeDataType`.
package struct AttributeDataType: OpenEnum {
    package var rawValue: String
    package init(rawValue: String) { self.rawValue = rawValue }

    package static var string: Self { Self(rawValue: "String") }
    package static var number: Self { Self(rawValue: "Number") }
    package static var dateTime: Self { Self(rawValue: "DateTime") }
    package static var boolean: Self { Self(rawValue: "Boolean") }
}
