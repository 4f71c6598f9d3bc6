// Generated from cognito-idp.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

package import WireRuntime

/// The model's `EmailMfaConfigType`.
package struct EmailMfaConfigType: Structure {
    package var message: String?
    package var subject: String?

    package init(
        message: String? = nil,
        subject: String? = nil
    ) {
        self.message = message
        self.subject = subject
    }

    package init(_ fields: JSONObject) throws {
        message = try fields.value("Message")
        subject = try fields.value("Subject")
    }

    package func write(members json: inout JSONWriter) {
        json.field("Message", message)
        json.field("Subject", subject)
    }

    package static let shape = StructureShape("EmailMfaConfigType", [
        .init("Message", UserPoolsShapes.emailMfaMessageType),
        .init("Subject", UserPoolsShapes.emailMfaSubjectType),
    ])
}
