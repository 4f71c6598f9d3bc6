import Kernel

/// The settings that have the texts of a message.
struct MessageSetting: Sendable {
    let source: SettingsSource
    /// The paths of its texts. The message has the default texts while they are not set.
    let paths: [SettingPath]
    /// The section of settings that edits them.
    let section: String

    /// The settings of a message; nil for one whose texts are always the default ones.
    init?(_ choice: MessageChoice, in pool: UserPoolID) {
        switch (choice.kind, choice.isSMS) {
        case (.verification, false), (.passwordReset, false):
            self.init(.pool(pool), in: "messages", below: Self.verification, texts: ["EmailSubject", "EmailMessage"])
        case (.verification, true), (.passwordReset, true):
            self.init(.pool(pool), in: "messages", below: Self.verification, texts: ["SmsMessage"])
        case (.verificationLink, _):
            self.init(
                .pool(pool), in: "messages", below: Self.verification,
                texts: ["EmailSubjectByLink", "EmailMessageByLink"])
        case (.invitation, false):
            self.init(.pool(pool), in: "invitations", below: Self.invitation, texts: ["EmailSubject", "EmailMessage"])
        case (.invitation, true):
            self.init(.pool(pool), in: "invitations", below: Self.invitation, texts: ["SMSMessage"])
        case (.secondFactor, true): self.init(.pool(pool), in: "messages", texts: ["SmsAuthenticationMessage"])
        case (.secondFactor, false):
            self.init(
                .secondFactors(pool), in: "second-factors", below: "EmailMfaConfiguration",
                texts: ["Subject", "Message"])
        case (.riskBlocked, _): self.init(.risk(pool), in: "risk", below: Self.notices, texts: ["BlockEmail"])
        case (.riskSecondFactor, _): self.init(.risk(pool), in: "risk", below: Self.notices, texts: ["MfaEmail"])
        case (.riskNotice, _): self.init(.risk(pool), in: "risk", below: Self.notices, texts: ["NoActionEmail"])
        case (.wrongCodes, _), (.lockedFactors, _): return nil
        }
    }

    private init(_ source: SettingsSource, in section: String, below path: SettingPath = "", texts names: [String]) {
        (self.source, self.section) = (source, section)
        paths = names.map { SettingPath(path.parts + [$0]) }
    }

    private static let verification: SettingPath = "VerificationMessageTemplate"
    private static let invitation: SettingPath = "AdminCreateUserConfig.InviteMessageTemplate"
    private static let notices: SettingPath = "AccountTakeoverRiskConfiguration.NotifyConfiguration"
}
