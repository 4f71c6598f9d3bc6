// Generated from iam.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

import WireRuntime

/// One of the words of the model's `ContextKeyTypeEnum`.
package struct IAMContextKeyTypeEnum: OpenEnum {
    package var rawValue: String
    package init(rawValue: String) { self.rawValue = rawValue }

    package static var string: Self { Self(rawValue: "string") }
    package static var stringList: Self { Self(rawValue: "stringList") }
    package static var numeric: Self { Self(rawValue: "numeric") }
    package static var numericList: Self { Self(rawValue: "numericList") }
    package static var boolean: Self { Self(rawValue: "boolean") }
    package static var booleanList: Self { Self(rawValue: "booleanList") }
    package static var ip: Self { Self(rawValue: "ip") }
    package static var ipList: Self { Self(rawValue: "ipList") }
    package static var binary: Self { Self(rawValue: "binary") }
    package static var binaryList: Self { Self(rawValue: "binaryList") }
    package static var date: Self { Self(rawValue: "date") }
    package static var dateList: Self { Self(rawValue: "dateList") }
}
