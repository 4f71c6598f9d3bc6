import Directory
import WireModel

/// The texts of a pool, which the wire has twice: in a template, and as single members that are older.
extension MessageTemplates {
    /// The texts that `input` brings. Where both places have one, the template's counts.
    init(_ input: some PoolSettingsInput) throws {
        self.init()
        let template = input.verificationMessageTemplate
        emailOption = try template?.defaultEmailOption?.word() ?? .code
        smsVerification = template?.smsMessage ?? input.smsVerificationMessage
        emailVerification = template?.emailMessage ?? input.emailVerificationMessage
        emailSubject = template?.emailSubject ?? input.emailVerificationSubject
        emailByLink = template?.emailMessageByLink
        emailSubjectByLink = template?.emailSubjectByLink
        smsAuthentication = input.smsAuthenticationMessage
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
    /// What `input` says, and the defaults where it says nothing.
    init(_ input: AdminCreateUserConfigType?) {
        self.init()
        adminsOnly = input?.allowAdminCreateUserOnly ?? false
        invitationSMS = input?.inviteMessageTemplate?.smsMessage
        invitationEmail = input?.inviteMessageTemplate?.emailMessage
        invitationSubject = input?.inviteMessageTemplate?.emailSubject
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
