// Generated from iam.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

public import WireRuntime

/// One of the words of the model's `ContextKeyTypeEnum`.
public struct IAMContextKeyTypeEnum: OpenEnum {
    public var rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static var string: Self { Self(rawValue: "string") }
    public static var stringList: Self { Self(rawValue: "stringList") }
    public static var numeric: Self { Self(rawValue: "numeric") }
    public static var numericList: Self { Self(rawValue: "numericList") }
    public static var boolean: Self { Self(rawValue: "boolean") }
    public static var booleanList: Self { Self(rawValue: "booleanList") }
    public static var ip: Self { Self(rawValue: "ip") }
    public static var ipList: Self { Self(rawValue: "ipList") }
    public static var binary: Self { Self(rawValue: "binary") }
    public static var binaryList: Self { Self(rawValue: "binaryList") }
    public static var date: Self { Self(rawValue: "date") }
    public static var dateList: Self { Self(rawValue: "dateList") }
}
