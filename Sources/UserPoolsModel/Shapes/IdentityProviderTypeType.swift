// Generated from cognito-idp.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

import WireRuntime

/// One of the words of the model's `IdentityProviderTypeType`.
package struct IdentityProviderTypeType: OpenEnum {
    package var rawValue: String
    package init(rawValue: String) { self.rawValue = rawValue }

    package static var saml: Self { Self(rawValue: "SAML") }
    package static var facebook: Self { Self(rawValue: "Facebook") }
    package static var google: Self { Self(rawValue: "Google") }
    package static var loginWithAmazon: Self { Self(rawValue: "LoginWithAmazon") }
    package static var signInWithApple: Self { Self(rawValue: "SignInWithApple") }
    package static var oidc: Self { Self(rawValue: "OIDC") }
}
