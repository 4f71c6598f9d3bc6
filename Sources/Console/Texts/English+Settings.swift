import WireRuntime

extension ConsoleTexts.Settings {
    static let english = Self(
        title: "Settings", noSection: "There is no such section of settings.",
        meanwhile: "These settings were changed elsewhere since you opened the page. Nothing was saved. The form "
            + "has them as they are stored now, and your other changes as you typed them.",
        whenShown: "When you opened the page", storedNow: "Stored now", yours: "What you typed",
        sameReading: "Read these settings by a command", lead: { "Settings of \($0), section by section." },
        section: { sections[$0] ?? identityPoolSections[$0] ?? ConsoleTexts.SectionText($0, lead: "") }, fields: texts,
        affected: sentence,
        kind: hint)

    /// The sections by their names.
    static let sections: [String: ConsoleTexts.SectionText] = [
        "general": .init("General", lead: "Name, protection against deletion, tier."),
        "policies": .init("Policies", lead: "What passwords need, who may sign up, and when an invitation expires."),
        "verification": .init(
            "Verification and recovery",
            lead: "Which contacts are verified by a code, and how a forgotten password is recovered."),
        "sign-in": .init("First factors", lead: "What a sign-in by choice may begin with."),
        "second-factors": .init("MFA", lead: "Whether users need a second factor, and which there are."),
        "devices": .init(
            "Devices", lead: "Whether devices are remembered, and whether remembered ones need no second factor."),
        "sessions": .init("Sessions", lead: "Whether sessions are tracked, and how many a user may have."),
        "messages": .init(
            "Messages with codes", lead: "The texts of codes. A text is here if the pool sends such messages."),
        "invitations": .init("Invitations", lead: "What users that administrators create are sent."),
        "senders": .init("Senders of messages", lead: "From and Reply-To of mails, and the services that send."),
        "protection": .init("Threat protection", lead: "Whether sign-ins are judged by their risk."),
        "risk": .init("Risk", lead: "What follows if a sign-in is risky or a password is known to others."),
        "triggers": .init("Triggers", lead: "The function that the pool calls at each step, by its ARN."),
        "logs": .init("Log delivery", lead: "Where entries about messages and sign-ins go."),
        "tags": .init("Tags", lead: "Keys and values of your own, a line key=value for each."),
    ]

    private static let texts = general.merging(factors) { one, _ in one }.merging(messages) { one, _ in one }
        .merging(risks) { one, _ in one }.merging(triggers) { one, _ in one }.merging(parts) { one, _ in one }
        .merging(identityPools) { one, _ in one }.merging(access) { one, _ in one }
        .merging(analytics) { one, _ in one }

    private static func sentence(_ party: AffectedParty, users: Int?) -> String {
        let count = users.map { " (about \($0))" } ?? ""
        return switch party {
        case .operators: "Operators only."
        case .newUsers: "Users who sign up or are created from now on."
        case .newPasswords: "Passwords that are set from now on; others stay good."
        case .nextSignIns: "All users\(count), at the next sign-in."
        case .newTokens: "Tokens that are issued from now on."
        case .recipients: "Recipients of messages that are sent from now on."
        case .apps: "Users of the app."
        case .allUsers: "All users\(count)."
        case .identities: "Identities of the pool, when they next ask for credentials."
        case .callers: "Everyone who acts by it, within a second."
        }
    }

    private static func hint(_ setting: ModelledSetting) -> String {
        switch (setting.field.style, setting.input.kind) {
        case (.pairs, _): return "a line name=description for each"
        case (.choices, _), (.presence, _), (_, .choice), (_, .flag), (_, .line), (_, .text): return limits(setting)
        case (_, let kind):
            return [ConsoleTexts.Explorer.hint(kind), limits(setting)].filter { !$0.utf8.isEmpty }
                .joined(separator: " · ")
        }
    }

    private static func limits(_ setting: ModelledSetting) -> String {
        switch (setting.input.kind, setting.shape.minimum, setting.maximum) {
        case (.number, let minimum?, let maximum?): "\(minimum)–\(maximum)"
        case (.number, let minimum?, nil): "at least \(minimum)"
        case (.line, _, let maximum?), (.text, _, let maximum?): "at most \(maximum) characters"
        default: ""
        }
    }
}

extension ConsoleTexts.Settings {
    private static let general: [String: ConsoleTexts.SettingText] = [
        "PoolName": .init("The name in lists.", effect: "The pool has another name in lists; its id stays."),
        "DeletionProtection": .init(
            "ACTIVE: the pool cannot be deleted.", effect: "INACTIVE lets the pool be deleted with all its users."),
        "UserPoolTier": .init(
            "The tier of features; threat protection needs PLUS.",
            effect: "A tier is refused while the pool uses a feature that it does not have."),
        "Policies.PasswordPolicy.MinimumLength": .init(
            "The fewest characters of a password.", effect: "Shorter passwords are refused."),
        "Policies.PasswordPolicy.RequireLowercase": .init(
            "Whether a password needs a lowercase letter.", effect: "true refuses passwords without one."),
        "Policies.PasswordPolicy.RequireUppercase": .init(
            "Whether a password needs an uppercase letter.", effect: "true refuses passwords without one."),
        "Policies.PasswordPolicy.RequireNumbers": .init(
            "Whether a password needs a digit.", effect: "true refuses passwords without one."),
        "Policies.PasswordPolicy.RequireSymbols": .init(
            "Whether a password needs a special character.", effect: "true refuses passwords without one."),
        "Policies.PasswordPolicy.PasswordHistorySize": .init(
            "How many former passwords cannot be used again.", effect: "The former passwords of a user are refused."),
        "Policies.PasswordPolicy.TemporaryPasswordValidityDays": .init(
            "After how many days an invitation expires.",
            effect: "An invited user who has not signed in by then needs a new invitation."),
        "AdminCreateUserConfig.AllowAdminCreateUserOnly": .init(
            "true: only administrators create users. false: users sign up themselves.",
            effect: "true refuses sign-up in every app of the pool."),
        "UserPoolTags": .init("Tags of the pool.", effect: "Policies and tools that look at tags see the new ones."),
        "AutoVerifiedAttributes": .init(
            "What is verified by a code at sign-up.",
            effect: "Sign-up sends a code there. Without any, users are confirmed by administrators."),
        "UserAttributeUpdateSettings.AttributesRequireVerificationBeforeUpdate": .init(
            "What changes only once its new value is verified.",
            effect: "The old value stays until the code for the new one is entered."),
        "AccountRecoverySetting.RecoveryMechanisms": .init(
            "Where the code for a forgotten password goes, first choice first. admin_only: nowhere.",
            effect: "Users without such a verified contact cannot recover their password by themselves."),
    ]

    private static let factors: [String: ConsoleTexts.SettingText] = [
        "Policies.SignInPolicy.AllowedFirstAuthFactors": .init(
            "What users may begin a sign-in by choice with.",
            effect: "Users who have only what is taken away can no longer sign in by choice."),
        "MfaConfiguration": .init(
            "OFF, OPTIONAL (users decide) or ON (required).",
            effect: "ON asks every user for a second factor; who has none must set one up. OFF asks no one."),
        "SoftwareTokenMfaConfiguration.Enabled": .init(
            "Codes from an authenticator app.", effect: "Without it, authenticator apps are not asked for."),
        "SmsMfaConfiguration": .init(
            "Codes by text message: on, or – for off.", effect: "Without it, no code is sent by text message."),
        "SmsMfaConfiguration.SmsAuthenticationMessage": .init(
            "The text with {####} for the code.", effect: "Text messages say this."),
        "SmsMfaConfiguration.SmsConfiguration.SnsCallerArn": .init(
            "The role by which Amazon sends text messages. Martlet stores it for tools.", effect: "Tools read it."),
        "SmsMfaConfiguration.SmsConfiguration.ExternalId": .init(
            "The external id of the role.", effect: "Tools read it."),
        "EmailMfaConfiguration": .init(
            "Codes by mail: on, or – for off.", effect: "Without it, no code is sent by mail at sign-in."),
        "EmailMfaConfiguration.Subject": .init("The subject of the mail.", effect: "Mails have this subject."),
        "EmailMfaConfiguration.Message": .init("The text with {####} for the code.", effect: "Mails say this."),
        "DeviceConfiguration.DeviceOnlyRememberedOnUserPrompt": .init(
            "–: devices are not remembered. false: always. true: the user decides.",
            effect: "–: the pool no longer remembers devices."),
        "DeviceConfiguration.ChallengeRequiredOnNewDevice": .init(
            "true: only a remembered device signs in without the second factor.",
            effect: "true lets remembered devices stand for the second factor."),
        "UserSessionTracking": .init(
            "ENABLED: each session is listed and can be ended by itself.",
            effect: "DISABLED lists no sessions any more, and the limit below has no effect."),
        "TokenSession.MaxPerUser": .init(
            "How many sessions a user may have at a time.",
            effect: "A sign-in beyond it ends the session that was used least."),
        "UserPoolAddOns.AdvancedSecurityMode": .init(
            "OFF, AUDIT (judge and record) or ENFORCED (act by the settings under Risk).",
            effect: "ENFORCED may ask for a second factor, or refuse a sign-in."),
        "UserPoolAddOns.AdvancedSecurityAdditionalFlows.CustomAuthMode": .init(
            "The same for custom sign-ins, which the mode above is not about: AUDIT or ENFORCED.",
            effect: "ENFORCED may ask for a second factor, or refuse a custom sign-in."),
    ]

    private static let messages: [String: ConsoleTexts.SettingText] = [
        "SmsAuthenticationMessage": .init(
            "The text message with the code of a second factor; {####} is the code.",
            effect: "Text messages say this."),
        "VerificationMessageTemplate.SmsMessage": .init(
            "The text message that verifies a phone number; {####} is the code.", effect: "Text messages say this."),
        "VerificationMessageTemplate.DefaultEmailOption": .init(
            "Whether a mail has a code or a link.", effect: "Mails of sign-ups have the other."),
        "VerificationMessageTemplate.EmailSubject": .init(
            "The subject of a mail with a code.", effect: "Mails have this subject."),
        "VerificationMessageTemplate.EmailMessage": .init(
            "The mail with a code; {####} is the code.", effect: "Mails say this."),
        "VerificationMessageTemplate.EmailSubjectByLink": .init(
            "The subject of a mail with a link.", effect: "Mails have this subject."),
        "VerificationMessageTemplate.EmailMessageByLink": .init(
            "The mail with a link; {##Click here##} is the link.", effect: "Mails say this."),
        "AdminCreateUserConfig.InviteMessageTemplate.SMSMessage": .init(
            "The invitation by text message; {username} and {####} are the name and the password.",
            effect: "Invitations say this."),
        "AdminCreateUserConfig.InviteMessageTemplate.EmailSubject": .init(
            "The subject of an invitation by mail.", effect: "Invitations have this subject."),
        "AdminCreateUserConfig.InviteMessageTemplate.EmailMessage": .init(
            "The invitation by mail; {username} and {####} are the name and the password.",
            effect: "Invitations say this."),
        "EmailConfiguration.From": .init("The sender of mails.", effect: "Mails come from this address."),
        "EmailConfiguration.ReplyToEmailAddress": .init("Where answers go.", effect: "Answers go there."),
        "EmailConfiguration.EmailSendingAccount": .init(
            "Whose service sends: the server's, or the pool's own identity.", effect: "Mails leave by the other."),
        "EmailConfiguration.SourceArn": .init("The identity of SES that sends.", effect: "Mails come from it."),
        "EmailConfiguration.ConfigurationSet": .init(
            "The configuration set that SES is told.", effect: "SES is told this one."),
        "SmsConfiguration.SnsCallerArn": .init(
            "The role by which Amazon sends text messages. Martlet stores it for tools.", effect: "Tools read it."),
        "SmsConfiguration.ExternalId": .init("The external id of the role.", effect: "Tools read it."),
        "SmsConfiguration.SnsRegion": .init("The region of SNS.", effect: "Tools read it."),
    ]
}
