// Generated from cognito-idp.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

public import WireRuntime

/// The model's `VerificationMessageTemplateType`.
public struct VerificationMessageTemplateType: Structure {
    public var defaultEmailOption: DefaultEmailOptionType?
    public var emailMessage: String?
    public var emailMessageByLink: String?
    public var emailSubject: String?
    public var emailSubjectByLink: String?
    public var smsMessage: String?

    public init(
        defaultEmailOption: DefaultEmailOptionType? = nil,
        emailMessage: String? = nil,
        emailMessageByLink: String? = nil,
        emailSubject: String? = nil,
        emailSubjectByLink: String? = nil,
        smsMessage: String? = nil
    ) {
        self.defaultEmailOption = defaultEmailOption
        self.emailMessage = emailMessage
        self.emailMessageByLink = emailMessageByLink
        self.emailSubject = emailSubject
        self.emailSubjectByLink = emailSubjectByLink
        self.smsMessage = smsMessage
    }

    public init(_ fields: JSONObject) throws {
        defaultEmailOption = try fields.value("DefaultEmailOption")
        emailMessage = try fields.value("EmailMessage")
        emailMessageByLink = try fields.value("EmailMessageByLink")
        emailSubject = try fields.value("EmailSubject")
        emailSubjectByLink = try fields.value("EmailSubjectByLink")
        smsMessage = try fields.value("SmsMessage")
    }

    public func write(members json: inout JSONWriter) {
        json.field("DefaultEmailOption", defaultEmailOption)
        json.field("EmailMessage", emailMessage)
        json.field("EmailMessageByLink", emailMessageByLink)
        json.field("EmailSubject", emailSubject)
        json.field("EmailSubjectByLink", emailSubjectByLink)
        json.field("SmsMessage", smsMessage)
    }

    public static let shape = StructureShape("VerificationMessageTemplateType", [
        .init("DefaultEmailOption", UserPoolsShapes.defaultEmailOptionType),
        .init("EmailMessage", UserPoolsShapes.emailVerificationMessageType),
        .init("EmailMessageByLink", UserPoolsShapes.emailVerificationMessageByLinkType),
        .init("EmailSubject", UserPoolsShapes.emailVerificationSubjectType),
        .init("EmailSubjectByLink", UserPoolsShapes.emailVerificationSubjectByLinkType),
        .init("SmsMessage", UserPoolsShapes.smsVerificationMessageType),
    ])
}
