// Generated from cognito-idp.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

public import WireRuntime

/// The model's `MessageTemplateType`.
public struct MessageTemplateType: Structure {
    public var emailMessage: String?
    public var emailSubject: String?
    public var smsMessage: String?

    public init(
        emailMessage: String? = nil,
        emailSubject: String? = nil,
        smsMessage: String? = nil
    ) {
        self.emailMessage = emailMessage
        self.emailSubject = emailSubject
        self.smsMessage = smsMessage
    }

    public init(_ fields: JSONObject) throws {
        emailMessage = try fields.value("EmailMessage")
        emailSubject = try fields.value("EmailSubject")
        smsMessage = try fields.value("SMSMessage")
    }

    public func write(members json: inout JSONWriter) {
        json.field("EmailMessage", emailMessage)
        json.field("EmailSubject", emailSubject)
        json.field("SMSMessage", smsMessage)
    }

    public static let shape = StructureShape("MessageTemplateType", [
        .init("EmailMessage", UserPoolsShapes.emailInviteMessageType),
        .init("EmailSubject", UserPoolsShapes.emailVerificationSubjectType),
        .init("SMSMessage", UserPoolsShapes.smsInviteMessageType),
    ])
}
