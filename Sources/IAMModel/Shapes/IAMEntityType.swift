// Generated from iam.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

public import WireRuntime

/// One of the words of the model's `EntityType`.
public struct IAMEntityType: OpenEnum {
    public var rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static var user: Self { Self(rawValue: "User") }
    public static var role: Self { Self(rawValue: "Role") }
    public static var group: Self { Self(rawValue: "Group") }
    public static var localManagedPolicy: Self { Self(rawValue: "LocalManagedPolicy") }
    public static var aWSManagedPolicy: Self { Self(rawValue: "AWSManagedPolicy") }
}
