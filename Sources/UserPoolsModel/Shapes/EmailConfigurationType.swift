// Generated from cognito-idp.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

package import WireRuntime

/// The model's `EmailConfigurationType`.
package struct EmailConfigurationType: Structure {
    package var configurationSet: String?
    package var emailSendingAccount: EmailSendingAccountType?
    package var from: String?
    package var replyToEmailAddress: String?
    package var sourceArn: String?

    package init(
        configurationSet: String? = nil,
        emailSendingAccount: EmailSendingAccountType? = nil,
        from: String? = nil,
        replyToEmailAddress: String? = nil,
        sourceArn: String? = nil
    ) {
        self.configurationSet = configurationSet
        self.emailSendingAccount = emailSendingAccount
        self.from = from
        self.replyToEmailAddress = replyToEmailAddress
        self.sourceArn = sourceArn
    }

    package init(_ fields: JSONObject) throws {
        configurationSet = try fields.value("ConfigurationSet")
        emailSendingAccount = try fields.value("EmailSendingAccount")
        from = try fields.value("From")
        replyToEmailAddress = try fields.value("ReplyToEmailAddress")
        sourceArn = try fields.value("SourceArn")
    }

    package func write(members json: inout JSONWriter) {
        json.field("ConfigurationSet", configurationSet)
        json.field("EmailSendingAccount", emailSendingAccount)
        json.field("From", from)
        json.field("ReplyToEmailAddress", replyToEmailAddress)
        json.field("SourceArn", sourceArn)
    }

    package static let shape = StructureShape("EmailConfigurationType", [
        .init("ConfigurationSet", UserPoolsShapes.sesConfigurationSet),
        .init("EmailSendingAccount", UserPoolsShapes.emailSendingAccountType),
        .init("From", UserPoolsShapes.stringType),
        .init("ReplyToEmailAddress", UserPoolsShapes.emailAddressType),
        .init("SourceArn", UserPoolsShapes.arnType),
    ])
}
