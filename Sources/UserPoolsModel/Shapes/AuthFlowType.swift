// Generated from cognito-idp.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

public import WireRuntime

/// One of the words of the model's `AuthFlowType`.
public struct AuthFlowType: OpenEnum {
    public var rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static var userSrpAuth: Self { Self(rawValue: "USER_SRP_AUTH") }
    public static var refreshTokenAuth: Self { Self(rawValue: "REFRESH_TOKEN_AUTH") }
    public static var refreshToken: Self { Self(rawValue: "REFRESH_TOKEN") }
    public static var customAuth: Self { Self(rawValue: "CUSTOM_AUTH") }
    public static var adminNoSrpAuth: Self { Self(rawValue: "ADMIN_NO_SRP_AUTH") }
    public static var userPasswordAuth: Self { Self(rawValue: "USER_PASSWORD_AUTH") }
    public static var adminUserPasswordAuth: Self { Self(rawValue: "ADMIN_USER_PASSWORD_AUTH") }
    public static var userAuth: Self { Self(rawValue: "USER_AUTH") }
}
