import Kernel
import Wire
import WireRuntime

/// The message that a page shows: its kind, its channel, and its language.
struct MessageChoice: Sendable {
    /// The kinds, by the names that the command line has for them.
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

        /// Whether there is a text message besides the e-mail.
        var hasTextMessage: Bool {
            switch self {
            case .verification, .passwordReset, .invitation, .secondFactor: true
            case .verificationLink, .wrongCodes, .lockedFactors, .riskBlocked, .riskSecondFactor, .riskNotice: false
            }
        }
    }

    let kind: Kind
    let isSMS: Bool
    /// The tag of the language; nil for the pool's.
    let language: String?

    /// The message that an address names; a verification code if it names none.
    init(_ query: QueryParameters) {
        kind = query["kind"].flatMap(Kind.init(rawValue:)) ?? .verification
        isSMS = query["channel"] == "sms" && kind.hasTextMessage
        language = query["language"]
    }

    private init(_ kind: Kind, isSMS: Bool, language: String?) {
        (self.kind, self.isSMS, self.language) = (kind, isSMS, language)
    }

    /// The same message in another language.
    func inLanguage(_ tag: String) -> MessageChoice { MessageChoice(kind, isSMS: isSMS, language: tag) }

    /// The parameters of the address, which `init(_:)` reads.
    var query: [(name: String, value: String)] {
        [("kind", kind.rawValue), ("channel", isSMS ? "sms" : "email")]
            + (language.map { [(name: "language", value: $0)] } ?? [])
    }

    /// The message in the inputs of commands.
    func sample(in pool: UserPoolID) -> JSONObject {
        var sample = JSONObject([
            .init("pool", .string(pool.rawValue)), .init("kind", .string(kind.rawValue)),
            .init("isSMS", .boolean(isSMS)),
        ])
        sample["language"] = language.map(JSON.string)
        return sample
    }

    /// The message in a command line.
    var words: String {
        "\(kind.rawValue)\(isSMS ? " --sms" : "")\(language.map { " --language \(SameCommand.shell($0))" } ?? "")"
    }
}
