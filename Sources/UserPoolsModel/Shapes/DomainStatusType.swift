// Generated from cognito-idp.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

public import WireRuntime

/// One of the words of the model's `DomainStatusType`.
public struct DomainStatusType: OpenEnum {
    public var rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static var creating: Self { Self(rawValue: "CREATING") }
    public static var deleting: Self { Self(rawValue: "DELETING") }
    public static var updating: Self { Self(rawValue: "UPDATING") }
    public static var active: Self { Self(rawValue: "ACTIVE") }
    public static var failed: Self { Self(rawValue: "FAILED") }
}
