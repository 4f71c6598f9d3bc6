// Generated from cognito-idp.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

import WireRuntime

/// One of the words of the model's `ExplicitAuthFlowsType`.
package struct ExplicitAuthFlowsType: OpenEnum {
    package var rawValue: String
    package init(rawValue: String) { self.rawValue = rawValue }

    package static var adminNoSrpAuth: Self { Self(rawValue: "ADMIN_NO_SRP_AUTH") }
    package static var customAuthFlowOnly: Self { Self(rawValue: "CUSTOM_AUTH_FLOW_ONLY") }
    package static var userPasswordAuth: Self { Self(rawValue: "USER_PASSWORD_AUTH") }
    package static var allowAdminUserPasswordAuth: Self { Self(rawValue: "ALLOW_ADMIN_USER_PASSWORD_AUTH") }
    package static var allowCustomAuth: Self { Self(rawValue: "ALLOW_CUSTOM_AUTH") }
    package static var allowUserPasswordAuth: Self { Self(rawValue: "ALLOW_USER_PASSWORD_AUTH") }
    package static var allowUserSrpAuth: Self { Self(rawValue: "ALLOW_USER_SRP_AUTH") }
    package static var allowRefreshTokenAuth: Self { Self(rawValue: "ALLOW_REFRESH_TOKEN_AUTH") }
    package static var allowUserAuth: Self { Self(rawValue: "ALLOW_USER_AUTH") }
    package static var allowTokenExchangeDelegation: Self { Self(rawValue: "ALLOW_TOKEN_EXCHANGE_DELEGATION") }
    package static var allowTokenExchangeImpersonation: Self { Self(rawValue: "ALLOW_TOKEN_EXCHANGE_IMPERSONATION") }
}
