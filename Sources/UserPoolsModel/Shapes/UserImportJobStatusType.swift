// Generated from cognito-idp.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

public import WireRuntime

/// One of the words of the model's `UserImportJobStatusType`.
public struct UserImportJobStatusType: OpenEnum {
    public var rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static var created: Self { Self(rawValue: "Created") }
    public static var pending: Self { Self(rawValue: "Pending") }
    public static var inProgress: Self { Self(rawValue: "InProgress") }
    public static var stopping: Self { Self(rawValue: "Stopping") }
    public static var expired: Self { Self(rawValue: "Expired") }
    public static var stopped: Self { Self(rawValue: "Stopped") }
    public static var failed: Self { Self(rawValue: "Failed") }
    public static var succeeded: Self { Self(rawValue: "Succeeded") }
}
