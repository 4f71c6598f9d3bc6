// Generated from iam.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

public import WireRuntime

/// One of the words of the model's `assertionEncryptionModeType`.
public struct IAMAssertionEncryptionModeType: OpenEnum {
    public var rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static var required: Self { Self(rawValue: "Required") }
    public static var allowed: Self { Self(rawValue: "Allowed") }
}
