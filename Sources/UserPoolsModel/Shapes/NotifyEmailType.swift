// Generated from cognito-idp.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

package import WireRuntime

/// The model's `NotifyEmailType`.
package struct NotifyEmailType: Structure {
    package var htmlBody: String?
    package var subject: String
    package var textBody: String?

    package init(
        htmlBody: String? = nil,
        subject: String,
        textBody: String? = nil
    ) {
        self.htmlBody = htmlBody
        self.subject = subject
        self.textBody = textBody
    }

    package init(_ fields: JSONObject) throws {
        htmlBody = try fields.value("HtmlBody")
        subject = try fields.requiredValue("Subject")
        textBody = try fields.value("TextBody")
    }

    package func write(members json: inout JSONWriter) {
        json.field("HtmlBody", htmlBody)
        json.field("Subject", subject)
        json.field("TextBody", textBody)
    }

    package static let shape = StructureShape("NotifyEmailType", [
        .init("HtmlBody", UserPoolsShapes.emailNotificationBodyType),
        .init("Subject", UserPoolsShapes.emailNotificationSubjectType, required: true),
        .init("TextBody", UserPoolsShapes.emailNotificationBodyType),
    ])
}
