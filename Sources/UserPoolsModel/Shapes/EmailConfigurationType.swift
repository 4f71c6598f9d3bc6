// Generated from cognito-idp.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

public import WireRuntime

/// The model's `EmailConfigurationType`.
public struct EmailConfigurationType: Structure {
    public var configurationSet: String?
    public var emailSendingAccount: EmailSendingAccountType?
    public var from: String?
    public var replyToEmailAddress: String?
    public var sourceArn: String?

    public init(
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

    public init(_ fields: JSONObject) throws {
        configurationSet = try fields.value("ConfigurationSet")
        emailSendingAccount = try fields.value("EmailSendingAccount")
        from = try fields.value("From")
        replyToEmailAddress = try fields.value("ReplyToEmailAddress")
        sourceArn = try fields.value("SourceArn")
    }

    public func write(members json: inout JSONWriter) {
        json.field("ConfigurationSet", configurationSet)
        json.field("EmailSendingAccount", emailSendingAccount)
        json.field("From", from)
        json.field("ReplyToEmailAddress", replyToEmailAddress)
        json.field("SourceArn", sourceArn)
    }

    public static let shape = StructureShape("EmailConfigurationType", [
        .init("ConfigurationSet", UserPoolsShapes.sesConfigurationSet),
        .init("EmailSendingAccount", UserPoolsShapes.emailSendingAccountType),
        .init("From", UserPoolsShapes.stringType),
        .init("ReplyToEmailAddress", UserPoolsShapes.emailAddressType),
        .init("SourceArn", UserPoolsShapes.arnType),
    ])
}
