import Kernel
import WireRuntime

extension SettingsSection {
    /// The texts of codes. A text is shown if the pool sends it.
    static let verificationMessages = SettingsSection(
        name: "messages", source: { .pool($0) },
        fields: [
            SettingField("SmsAuthenticationMessage", affects: .recipients, isShown: hasSecondFactors),
            SettingField("VerificationMessageTemplate.SmsMessage", affects: .recipients) {
                verifies("phone_number", in: $0)
            },
            SettingField("VerificationMessageTemplate.DefaultEmailOption", affects: .recipients, isRequired: true) {
                verifies("email", in: $0)
            },
            SettingField("VerificationMessageTemplate.EmailSubject", affects: .recipients) {
                verifies("email", in: $0)
            },
            SettingField("VerificationMessageTemplate.EmailMessage", affects: .recipients) {
                verifies("email", in: $0)
            },
            SettingField("VerificationMessageTemplate.EmailSubjectByLink", affects: .recipients) {
                verifies("email", in: $0)
            },
            SettingField("VerificationMessageTemplate.EmailMessageByLink", affects: .recipients) {
                verifies("email", in: $0)
            },
        ])

    @Sendable private static func hasSecondFactors(_ pool: JSONObject) -> Bool {
        ["ON", "OPTIONAL"].contains(pool["MfaConfiguration"]?.string)
    }

    private static func verifies(_ attribute: String, in pool: JSONObject) -> Bool {
        pool["AutoVerifiedAttributes"]?.texts?.contains { $0.hasSameBytes(as: attribute) } ?? false
    }

    static let invitations = SettingsSection(
        name: "invitations", source: { .pool($0) },
        fields: [
            SettingField("AdminCreateUserConfig.InviteMessageTemplate.SMSMessage", affects: .recipients),
            SettingField("AdminCreateUserConfig.InviteMessageTemplate.EmailSubject", affects: .recipients),
            SettingField("AdminCreateUserConfig.InviteMessageTemplate.EmailMessage", affects: .recipients),
        ])

    static let senders = SettingsSection(
        name: "senders", source: { .pool($0) },
        fields: [
            SettingField("EmailConfiguration.From", affects: .recipients, style: .line),
            SettingField("EmailConfiguration.ReplyToEmailAddress", affects: .recipients),
            SettingField("EmailConfiguration.EmailSendingAccount", affects: .recipients),
            SettingField("EmailConfiguration.SourceArn", affects: .recipients),
            SettingField("EmailConfiguration.ConfigurationSet", affects: .recipients),
            SettingField("SmsConfiguration.SnsCallerArn", affects: .recipients, owner: "SmsConfiguration"),
            SettingField("SmsConfiguration.ExternalId", affects: .recipients, style: .line),
            SettingField("SmsConfiguration.SnsRegion", affects: .recipients),
        ])
}
