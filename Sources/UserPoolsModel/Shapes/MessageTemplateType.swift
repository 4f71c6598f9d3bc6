// Generated from cognito-idp.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

package import WireRuntime

/// The model's `MessageTemplateType`.
package struct MessageTemplateType: Structure {
    package var emailMessage: String?
    package var emailSubject: String?
    package var smsMessage: String?

    package init(
        emailMessage: String? = nil,
        emailSubject: String? = nil,
        smsMessage: String? = nil
    ) {
        self.emailMessage = emailMessage
        self.emailSubject = emailSubject
        self.smsMessage = smsMessage
    }

    package init(_ fields: JSONObject) throws {
        emailMessage = try fields.value("EmailMessage")
        emailSubject = try fields.value("EmailSubject")
        smsMessage = try fields.value("SMSMessage")
    }

    package func write(members json: inout JSONWriter) {
        json.field("EmailMessage", emailMessage)
        json.field("EmailSubject", emailSubject)
        json.field("SMSMessage", smsMessage)
    }

    package static let shape = StructureShape("MessageTemplateType", [
        .init("EmailMessage", UserPoolsShapes.emailInviteMessageType),
        .init("EmailSubject", UserPoolsShapes.emailVerificationSubjectType),
        .init("SMSMessage", UserPoolsShapes.smsInviteMessageType),
    ])
}
