/// A pool's own message texts (UP-MSG). Nil members mean Martlet's default texts.
package struct MessageTemplates: Codable, Sendable, Equatable {
    /// How an e-mail address is verified (UP-MSG-21).
    package enum EmailOption: String, Codable, Sendable {
        case code = "CONFIRM_WITH_CODE"
        case link = "CONFIRM_WITH_LINK"
    }

    /// How an e-mail address is verified.
    package var emailOption = EmailOption.code
    /// Contains the placeholder `{####}` of the code (UP-MSG-18).
    package var smsVerification: String?
    /// Contains the placeholder `{####}` of the code (UP-MSG-22).
    package var emailVerification: String?
    /// The subject of the e-mail with the code.
    package var emailSubject: String?
    /// Contains the placeholder `{##label##}` of the link (UP-MSG-24).
    package var emailByLink: String?
    /// The subject of the e-mail with the link.
    package var emailSubjectByLink: String?
    /// The text message of the second factor. Contains `{####}` (UP-MSG-15).
    package var smsAuthentication: String?

    /// Default texts only.
    package init() {}
}
