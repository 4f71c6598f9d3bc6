import Kernel

/// The e-mails about risky sign-ins (UP-ASF-17). Nil members mean Martlet's default texts.
package struct RiskNotices: Codable, Sendable, Equatable {
    /// The sender. Its account is the administrator's.
    package var sender: EmailSettings
    package var block: RiskMail?
    package var secondFactor: RiskMail?
    package var noAction: RiskMail?

    /// E-mails from this sender, with the default texts.
    ///
    /// - Throws: `InvalidInput` for an invalid sender.
    package init(from: String?, replyTo: String?, sourceARN: String) throws {
        sender = EmailSettings()
        (sender.account, sender.from, sender.replyTo) = (.developer, from, replyTo)
        sender.sourceARN = sourceARN
        try sender.check()
    }

    package subscript(notice: RiskNotice) -> RiskMail? {
        switch notice {
        case .block: block
        case .secondFactor: secondFactor
        case .noAction: noAction
        }
    }
}

/// The outcome of the sign-in that an e-mail is about.
package enum RiskNotice: CaseIterable, Sendable {
    case block
    case secondFactor
    case noAction
}

/// The texts of an e-mail about a risky sign-in.
package struct RiskMail: Codable, Sendable, Equatable {
    package var subject: String
    package var html: String?
    package var text: String?

    /// An e-mail with these texts.
    ///
    /// - Throws: `InvalidInput` for a subject of more than a line.
    package init(subject: String, html: String?, text: String?) throws {
        guard subject.unicodeScalars.allSatisfy({ $0.value >= 0x20 && $0.value != 0x7F }) else {
            throw InvalidInput("The subject of a notification must be one line.")
        }
        (self.subject, self.html, self.text) = (subject, html, text)
    }
}
