// Generated from cognito-idp.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

public import WireRuntime

/// One of the words of the model's `ExplicitAuthFlowsType`.
public struct ExplicitAuthFlowsType: OpenEnum {
    public var rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static var adminNoSrpAuth: Self { Self(rawValue: "ADMIN_NO_SRP_AUTH") }
    public static var customAuthFlowOnly: Self { Self(rawValue: "CUSTOM_AUTH_FLOW_ONLY") }
    public static var userPasswordAuth: Self { Self(rawValue: "USER_PASSWORD_AUTH") }
    public static var allowAdminUserPasswordAuth: Self { Self(rawValue: "ALLOW_ADMIN_USER_PASSWORD_AUTH") }
    public static var allowCustomAuth: Self { Self(rawValue: "ALLOW_CUSTOM_AUTH") }
    public static var allowUserPasswordAuth: Self { Self(rawValue: "ALLOW_USER_PASSWORD_AUTH") }
    public static var allowUserSrpAuth: Self { Self(rawValue: "ALLOW_USER_SRP_AUTH") }
    public static var allowRefreshTokenAuth: Self { Self(rawValue: "ALLOW_REFRESH_TOKEN_AUTH") }
    public static var allowUserAuth: Self { Self(rawValue: "ALLOW_USER_AUTH") }
    public static var allowTokenExchangeDelegation: Self { Self(rawValue: "ALLOW_TOKEN_EXCHANGE_DELEGATION") }
    public static var allowTokenExchangeImpersonation: Self { Self(rawValue: "ALLOW_TOKEN_EXCHANGE_IMPERSONATION") }
}
