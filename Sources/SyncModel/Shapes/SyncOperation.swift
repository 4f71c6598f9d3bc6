// Generated from cognito-sync.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

public import WireRuntime

/// One of the words of the model's `Operation`.
public struct SyncOperation: OpenEnum {
    public var rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static var replace: Self { Self(rawValue: "replace") }
    public static var remove: Self { Self(rawValue: "remove") }
}
