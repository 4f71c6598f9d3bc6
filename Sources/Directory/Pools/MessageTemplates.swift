/// The texts that a pool sends instead of the house's own (spec area UP-MSG).
///
/// Nil means the house's own.
public struct MessageTemplates: Codable, Sendable, Equatable {
    /// How an e-mail address is verified (UP-MSG-21).
    public enum EmailOption: String, Codable, Sendable {
        case code = "CONFIRM_WITH_CODE"
        case link = "CONFIRM_WITH_LINK"
    }

    /// How an e-mail address is verified.
    public var emailOption = EmailOption.code
    /// Holds `{####}` where the code stands (UP-MSG-18).
    public var smsVerification: String?
    /// Holds `{####}` where the code stands (UP-MSG-22).
    public var emailVerification: String?
    /// The subject of the e-mail with the code.
    public var emailSubject: String?
    /// Holds `{##label##}` where the link stands (UP-MSG-24).
    public var emailByLink: String?
    /// The subject of the e-mail with the link.
    public var emailSubjectByLink: String?
    /// The text message of the second factor.
    ///
    /// Holds `{####}` (UP-MSG-15).
    public var smsAuthentication: String?

    /// No text of its own.
    public init() {}
}
