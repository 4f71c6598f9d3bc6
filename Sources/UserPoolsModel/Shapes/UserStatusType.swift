// Generated from cognito-idp.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

public import WireRuntime

/// One of the words of the model's `UserStatusType`.
public struct UserStatusType: OpenEnum {
    public var rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static var unconfirmed: Self { Self(rawValue: "UNCONFIRMED") }
    public static var confirmed: Self { Self(rawValue: "CONFIRMED") }
    public static var archived: Self { Self(rawValue: "ARCHIVED") }
    public static var compromised: Self { Self(rawValue: "COMPROMISED") }
    public static var unknown: Self { Self(rawValue: "UNKNOWN") }
    public static var resetRequired: Self { Self(rawValue: "RESET_REQUIRED") }
    public static var forceChangePassword: Self { Self(rawValue: "FORCE_CHANGE_PASSWORD") }
    public static var externalProvider: Self { Self(rawValue: "EXTERNAL_PROVIDER") }
}
