// Generated from cognito-idp.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

public import WireRuntime

/// The model's `NotifyEmailType`.
public struct NotifyEmailType: Structure {
    public var htmlBody: String?
    public var subject: String
    public var textBody: String?

    public init(
        htmlBody: String? = nil,
        subject: String,
        textBody: String? = nil
    ) {
        self.htmlBody = htmlBody
        self.subject = subject
        self.textBody = textBody
    }

    public init(_ fields: JSONObject) throws {
        htmlBody = try fields.value("HtmlBody")
        subject = try fields.requiredValue("Subject")
        textBody = try fields.value("TextBody")
    }

    public func write(members json: inout JSONWriter) {
        json.field("HtmlBody", htmlBody)
        json.field("Subject", subject)
        json.field("TextBody", textBody)
    }

    public static let shape = StructureShape("NotifyEmailType", [
        .init("HtmlBody", UserPoolsShapes.emailNotificationBodyType),
        .init("Subject", UserPoolsShapes.emailNotificationSubjectType, required: true),
        .init("TextBody", UserPoolsShapes.emailNotificationBodyType),
    ])
}
