// Generated from cognito-idp.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

package import WireRuntime

/// The model's `VerificationMessageTemplateType`.
package struct VerificationMessageTemplateType: Structure {
    package var defaultEmailOption: DefaultEmailOptionType?
    package var emailMessage: String?
    package var emailMessageByLink: String?
    package var emailSubject: String?
    package var emailSubjectByLink: String?
    package var smsMessage: String?

    package init(
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

    package init(_ fields: JSONObject) throws {
        defaultEmailOption = try fields.value("DefaultEmailOption")
        emailMessage = try fields.value("EmailMessage")
        emailMessageByLink = try fields.value("EmailMessageByLink")
        emailSubject = try fields.value("EmailSubject")
        emailSubjectByLink = try fields.value("EmailSubjectByLink")
        smsMessage = try fields.value("SmsMessage")
    }

    package func write(members json: inout JSONWriter) {
        json.field("DefaultEmailOption", defaultEmailOption)
        json.field("EmailMessage", emailMessage)
        json.field("EmailMessageByLink", emailMessageByLink)
        json.field("EmailSubject", emailSubject)
        json.field("EmailSubjectByLink", emailSubjectByLink)
        json.field("SmsMessage", smsMessage)
    }

    package static let shape = StructureShape("VerificationMessageTemplateType", [
        .init("DefaultEmailOption", UserPoolsShapes.defaultEmailOptionType),
        .init("EmailMessage", UserPoolsShapes.emailVerificationMessageType),
        .init("EmailMessageByLink", UserPoolsShapes.emailVerificationMessageByLinkType),
        .init("EmailSubject", UserPoolsShapes.emailVerificationSubjectType),
        .init("EmailSubjectByLink", UserPoolsShapes.emailVerificationSubjectByLinkType),
        .init("SmsMessage", UserPoolsShapes.smsVerificationMessageType),
    ])
}
