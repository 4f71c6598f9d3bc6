// Generated from cognito-idp.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

public import WireRuntime

/// One of the words of the model's `ReplicaStatusType`.
public struct ReplicaStatusType: OpenEnum {
    public var rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static var creating: Self { Self(rawValue: "CREATING") }
    public static var active: Self { Self(rawValue: "ACTIVE") }
    public static var inactive: Self { Self(rawValue: "INACTIVE") }
    public static var deleting: Self { Self(rawValue: "DELETING") }
}
