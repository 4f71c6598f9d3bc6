import Directory
import WireModel

/// The texts of a pool, which the wire has twice: in a template, and as single members that are older.
extension MessageTemplates {
    /// The texts that `said` brings. Where both places have one, the template's counts.
    init(_ said: some PoolSettingsInput) throws {
        self.init()
        let template = said.verificationMessageTemplate
        emailOption = try template?.defaultEmailOption?.word() ?? .code
        smsVerification = template?.smsMessage ?? said.smsVerificationMessage
        emailVerification = template?.emailMessage ?? said.emailVerificationMessage
        emailSubject = template?.emailSubject ?? said.emailVerificationSubject
        emailByLink = template?.emailMessageByLink
        emailSubjectByLink = template?.emailSubjectByLink
        smsAuthentication = said.smsAuthenticationMessage
    }
}

extension VerificationMessageTemplateType {
    /// The texts as the service shows them.
    init(_ messages: MessageTemplates) {
        self.init(
            defaultEmailOption: DefaultEmailOptionType(messages.emailOption), emailMessage: messages.emailVerification,
            emailMessageByLink: messages.emailByLink, emailSubject: messages.emailSubject,
            emailSubjectByLink: messages.emailSubjectByLink, smsMessage: messages.smsVerification)
    }
}

extension AdminCreateUserSettings {
    /// What `said` says, and the defaults where it says nothing.
    init(_ said: AdminCreateUserConfigType?) {
        self.init()
        adminsOnly = said?.allowAdminCreateUserOnly ?? false
        invitationSMS = said?.inviteMessageTemplate?.smsMessage
        invitationEmail = said?.inviteMessageTemplate?.emailMessage
        invitationSubject = said?.inviteMessageTemplate?.emailSubject
    }
}

extension AdminCreateUserConfigType {
    /// How accounts that administrators make begin, as the service shows it.
    init(_ settings: PoolSettings) {
        let invitation = settings.adminCreateUser
        let texts = [invitation.invitationSMS, invitation.invitationEmail, invitation.invitationSubject]
        self.init(
            allowAdminCreateUserOnly: invitation.adminsOnly,
            inviteMessageTemplate: texts.allSatisfy { $0 == nil }
                ? nil
                : MessageTemplateType(
                    emailMessage: invitation.invitationEmail, emailSubject: invitation.invitationSubject,
                    smsMessage: invitation.invitationSMS),
            unusedAccountValidityDays: settings.passwordPolicy.temporaryPasswordValidityDays)
    }
}
