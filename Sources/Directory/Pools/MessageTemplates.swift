/// A pool's own message texts (UP-MSG). Nil means Martlet's default text.
public struct MessageTemplates: Codable, Sendable, Equatable {
    /// How an e-mail address is verified (UP-MSG-21).
    public enum EmailOption: String, Codable, Sendable {
        case code = "CONFIRM_WITH_CODE"
        case link = "CONFIRM_WITH_LINK"
    }

    /// How an e-mail address is verified.
    public var emailOption = EmailOption.code
    /// Contains the placeholder `{####}` of the code (UP-MSG-18).
    public var smsVerification: String?
    /// Contains the placeholder `{####}` of the code (UP-MSG-22).
    public var emailVerification: String?
    /// The subject of the e-mail with the code.
    public var emailSubject: String?
    /// Contains the placeholder `{##label##}` of the link (UP-MSG-24).
    public var emailByLink: String?
    /// The subject of the e-mail with the link.
    public var emailSubjectByLink: String?
    /// The text message of the second factor. Contains `{####}` (UP-MSG-15).
    public var smsAuthentication: String?

    /// Default texts only.
    public init() {}
}
