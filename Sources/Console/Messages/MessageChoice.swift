import Kernel
import Wire
import WireRuntime

/// A message that a page shows: its kind, its channel, and a language.
struct MessageChoice: Sendable {
    /// The kinds as the command line has them.
    enum Kind: String, CaseIterable, Sendable {
        case verification
        case verificationLink = "verification-link"
        case passwordReset = "password-reset"
        case invitation
        case secondFactor = "second-factor"
        case wrongCodes = "wrong-codes"
        case lockedFactors = "locked-factors"
        case riskBlocked = "risk-blocked"
        case riskSecondFactor = "risk-second-factor"
        case riskNotice = "risk-notice"

        var isSentBySMS: Bool {
            switch self {
            case .verification, .passwordReset, .invitation, .secondFactor: true
            default: false
            }
        }
    }

    let kind: Kind
    let isSMS: Bool
    /// A language's tag; nil for the pool's.
    let language: String?

    init(_ query: QueryParameters) {
        kind = query["kind"].flatMap(Kind.init(rawValue:)) ?? .verification
        isSMS = query["channel"] == "sms" && kind.isSentBySMS
        language = query["language"]
    }

    private init(_ kind: Kind, isSMS: Bool, language: String?) {
        (self.kind, self.isSMS, self.language) = (kind, isSMS, language)
    }

    func inLanguage(_ tag: String) -> MessageChoice { MessageChoice(kind, isSMS: isSMS, language: tag) }

    /// The parameters of an address.
    var query: [(name: String, value: String)] {
        [("kind", kind.rawValue), ("channel", isSMS ? "sms" : "email")]
            + (language.map { [(name: "language", value: $0)] } ?? [])
    }

    /// As commands take it.
    func sample(in pool: UserPoolID) -> JSONObject {
        var sample = JSONObject([
            .init("pool", .string(pool.rawValue)), .init("kind", .string(kind.rawValue)),
            .init("isSMS", .boolean(isSMS)),
        ])
        sample["language"] = language.map(JSON.string)
        return sample
    }

    /// As words of the command line.
    var words: String {
        "\(kind.rawValue)\(isSMS ? " --sms" : "")\(language.map { " --language \(SameCommand.shell($0))" } ?? "")"
    }
}

/// Where the texts of a message are set.
struct MessageSetting: Sendable {
    let source: SettingsSource
    /// The paths of its texts; the message has the default texts without them.
    let paths: [SettingPath]
    /// The section of settings that edits them.
    let section: String

    /// Nil for messages whose texts are always the default ones.
    init?(_ choice: MessageChoice, in pool: UserPoolID) {
        switch (choice.kind, choice.isSMS) {
        case (.verification, false), (.passwordReset, false):
            self.init(
                .pool(pool), in: "messages", below: "VerificationMessageTemplate",
                texts: ["EmailSubject", "EmailMessage"])
        case (.verification, true), (.passwordReset, true):
            self.init(.pool(pool), in: "messages", below: "VerificationMessageTemplate", texts: ["SmsMessage"])
        case (.verificationLink, _):
            self.init(
                .pool(pool), in: "messages", below: "VerificationMessageTemplate",
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

    private static let invitation: SettingPath = "AdminCreateUserConfig.InviteMessageTemplate"
    private static let notices: SettingPath = "AccountTakeoverRiskConfiguration.NotifyConfiguration"
}
