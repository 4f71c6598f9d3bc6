import Directory
import Kernel
import UserPoolsModel

extension RiskNotices {
    /// - Throws: `InvalidInput` for a sender or a subject that cannot be used.
    init(_ input: NotifyConfigurationType) throws {
        try self.init(from: input.from, replyTo: input.replyTo, sourceARN: input.sourceArn)
        block = try input.blockEmail.map(RiskMail.init)
        secondFactor = try input.mfaEmail.map(RiskMail.init)
        noAction = try input.noActionEmail.map(RiskMail.init)
    }
}

extension NotifyConfigurationType {
    /// The e-mails as the service shows them.
    init(_ notices: RiskNotices) {
        func shown(_ mail: RiskMail?) -> NotifyEmailType? {
            mail.map { NotifyEmailType(htmlBody: $0.html, subject: $0.subject, textBody: $0.text) }
        }
        self.init(
            blockEmail: shown(notices.block), from: notices.sender.from, mfaEmail: shown(notices.secondFactor),
            noActionEmail: shown(notices.noAction), replyTo: notices.sender.replyTo,
            sourceArn: notices.sender.sourceARN ?? "")
    }
}

extension RiskMail {
    fileprivate init(_ input: NotifyEmailType) throws {
        try self.init(subject: input.subject, html: input.htmlBody, text: input.textBody)
    }
}
