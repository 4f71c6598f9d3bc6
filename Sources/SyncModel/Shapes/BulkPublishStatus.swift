// Generated from cognito-sync.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

public import WireRuntime

/// One of the words of the model's `BulkPublishStatus`.
public struct BulkPublishStatus: OpenEnum {
    public var rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static var notStarted: Self { Self(rawValue: "NOT_STARTED") }
    public static var inProgress: Self { Self(rawValue: "IN_PROGRESS") }
    public static var failed: Self { Self(rawValue: "FAILED") }
    public static var succeeded: Self { Self(rawValue: "SUCCEEDED") }
}
