// Generated from cognito-idp.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

import WireRuntime

/// One of the words of the model's `AssetCategoryType`.
package struct AssetCategoryType: OpenEnum {
    package var rawValue: String
    package init(rawValue: String) { self.rawValue = rawValue }

    package static var faviconIco: Self { Self(rawValue: "FAVICON_ICO") }
    package static var faviconSvg: Self { Self(rawValue: "FAVICON_SVG") }
    package static var emailGraphic: Self { Self(rawValue: "EMAIL_GRAPHIC") }
    package static var smsGraphic: Self { Self(rawValue: "SMS_GRAPHIC") }
    package static var authAppGraphic: Self { Self(rawValue: "AUTH_APP_GRAPHIC") }
    package static var passwordGraphic: Self { Self(rawValue: "PASSWORD_GRAPHIC") }
    package static var passkeyGraphic: Self { Self(rawValue: "PASSKEY_GRAPHIC") }
    package static var pageHeaderLogo: Self { Self(rawValue: "PAGE_HEADER_LOGO") }
    package static var pageHeaderBackground: Self { Self(rawValue: "PAGE_HEADER_BACKGROUND") }
    package static var pageFooterLogo: Self { Self(rawValue: "PAGE_FOOTER_LOGO") }
    package static var pageFooterBackground: Self { Self(rawValue: "PAGE_FOOTER_BACKGROUND") }
    package static var pageBackground: Self { Self(rawValue: "PAGE_BACKGROUND") }
    package static var formBackground: Self { Self(rawValue: "FORM_BACKGROUND") }
    package static var formLogo: Self { Self(rawValue: "FORM_LOGO") }
    package static var idpButtonIcon: Self { Self(rawValue: "IDP_BUTTON_ICON") }
}
