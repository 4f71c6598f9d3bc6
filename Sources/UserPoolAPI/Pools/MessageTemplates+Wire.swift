import Directory
import UserPoolsModel

/// The message texts of a pool. The wire format has them twice: in a template, and as older separate members.
extension MessageTemplates {
    /// The texts in `input`. If both places have a text, the template's is used.
    init(_ input: some PoolSettingsInput) throws {
        self.init()
        let template = input.verificationMessageTemplate
        emailOption = try template?.defaultEmailOption?.storedValue() ?? .code
        smsVerification = template?.smsMessage ?? input.smsVerificationMessage
        emailVerification = template?.emailMessage ?? input.emailVerificationMessage
        emailSubject = template?.emailSubject ?? input.emailVerificationSubject
        emailByLink = template?.emailMessageByLink
        emailSubjectByLink = template?.emailSubjectByLink
        smsAuthentication = input.smsAuthenticationMessage
    }
}

extension VerificationMessageTemplateType {
    init(_ messages: MessageTemplates) {
        self.init(
            defaultEmailOption: DefaultEmailOptionType(messages.emailOption), emailMessage: messages.emailVerification,
            emailMessageByLink: messages.emailByLink, emailSubject: messages.emailSubject,
            emailSubjectByLink: messages.emailSubjectByLink, smsMessage: messages.smsVerification)
    }
}

extension AdminCreateUserSettings {
    /// The settings in `input`, with the defaults for missing ones.
    init(_ input: AdminCreateUserConfigType?) {
        self.init()
        adminsOnly = input?.allowAdminCreateUserOnly ?? false
        invitationSMS = input?.inviteMessageTemplate?.smsMessage
        invitationEmail = input?.inviteMessageTemplate?.emailMessage
        invitationSubject = input?.inviteMessageTemplate?.emailSubject
    }
}

extension AdminCreateUserConfigType {
    /// The settings for users that administrators create, as the service shows them.
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
