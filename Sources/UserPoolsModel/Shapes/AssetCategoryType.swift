// Generated from cognito-idp.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

public import WireRuntime

/// One of the words of the model's `AssetCategoryType`.
public struct AssetCategoryType: OpenEnum {
    public var rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static var faviconIco: Self { Self(rawValue: "FAVICON_ICO") }
    public static var faviconSvg: Self { Self(rawValue: "FAVICON_SVG") }
    public static var emailGraphic: Self { Self(rawValue: "EMAIL_GRAPHIC") }
    public static var smsGraphic: Self { Self(rawValue: "SMS_GRAPHIC") }
    public static var authAppGraphic: Self { Self(rawValue: "AUTH_APP_GRAPHIC") }
    public static var passwordGraphic: Self { Self(rawValue: "PASSWORD_GRAPHIC") }
    public static var passkeyGraphic: Self { Self(rawValue: "PASSKEY_GRAPHIC") }
    public static var pageHeaderLogo: Self { Self(rawValue: "PAGE_HEADER_LOGO") }
    public static var pageHeaderBackground: Self { Self(rawValue: "PAGE_HEADER_BACKGROUND") }
    public static var pageFooterLogo: Self { Self(rawValue: "PAGE_FOOTER_LOGO") }
    public static var pageFooterBackground: Self { Self(rawValue: "PAGE_FOOTER_BACKGROUND") }
    public static var pageBackground: Self { Self(rawValue: "PAGE_BACKGROUND") }
    public static var formBackground: Self { Self(rawValue: "FORM_BACKGROUND") }
    public static var formLogo: Self { Self(rawValue: "FORM_LOGO") }
    public static var idpButtonIcon: Self { Self(rawValue: "IDP_BUTTON_ICON") }
}
