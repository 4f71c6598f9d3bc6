// Generated from cognito-idp.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

import WireRuntime

/// One of the words of the model's `AuthFlowType`.
package struct AuthFlowType: OpenEnum {
    package var rawValue: String
    package init(rawValue: String) { self.rawValue = rawValue }

    package static var userSrpAuth: Self { Self(rawValue: "USER_SRP_AUTH") }
    package static var refreshTokenAuth: Self { Self(rawValue: "REFRESH_TOKEN_AUTH") }
    package static var refreshToken: Self { Self(rawValue: "REFRESH_TOKEN") }
    package static var customAuth: Self { Self(rawValue: "CUSTOM_AUTH") }
    package static var adminNoSrpAuth: Self { Self(rawValue: "ADMIN_NO_SRP_AUTH") }
    package static var userPasswordAuth: Self { Self(rawValue: "USER_PASSWORD_AUTH") }
    package static var adminUserPasswordAuth: Self { Self(rawValue: "ADMIN_USER_PASSWORD_AUTH") }
    package static var userAuth: Self { Self(rawValue: "USER_AUTH") }
}
