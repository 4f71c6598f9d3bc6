package import Directory

/// The texts of all messages in one language, for pools that have none of their own. A language that lacks one does not
/// compile.
package struct DefaultTexts: Sendable {
    var verification: MailTexts
    var passwordReset: MailTexts
    /// The message with a link, which `{##` and `##}` enclose.
    var link: MailTexts
    var invitation: MailTexts
    var authentication: MailTexts
    var wrongCodes: WrongCodeTexts
    var risk: RiskTexts

    package static func of(_ language: Language) -> DefaultTexts {
        switch language {
        case .english: .english
        case .german: .german
        case .spanish: .spanish
        case .french: .french
        case .italian: .italian
        case .brazilian: .brazilian
        case .japanese: .japanese
        case .korean: .korean
        case .simplifiedChinese: .simplifiedChinese
        case .traditionalChinese: .traditionalChinese
        case .indonesian: .indonesian
        case .arabic: .arabic
        }
    }
}

/// A message. A text message has no subject.
struct MailTexts: Sendable {
    var subject: String
    /// A sentence with placeholders: `{####}` for the code, and `{username}` for the name.
    var body: String

    init(_ subject: String, body: String) { (self.subject, self.body) = (subject, body) }
}

/// The message about wrong codes after the right password.
struct WrongCodeTexts: Sendable {
    var subject: String
    /// The subject if the user is locked.
    var lockedSubject: String
    /// Says that the right password and then a number of wrong codes were entered.
    var happened: @Sendable (Int) -> String
    var advice: String
    var locked: String
}

/// The messages about risky sign-ins.
struct RiskTexts: Sendable {
    var subject: String
    /// The subject if the sign-in was refused.
    var blockedSubject: String
    var blocked: String
    var secondFactor: String
    var noAction: String
    /// The labels of the details of the sign-in.
    var time: String
    var device: String
    var address: String
    /// A sentence with a link, which `{##` and `##}` enclose.
    var wasUser: String
    /// The same for a sign-in by another.
    var wasNotUser: String
}
