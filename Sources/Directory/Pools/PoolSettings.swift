/// An administrator's settings for a pool (UP-POOL to UP-MSG).
///
/// They are stored as one JSON text, so a member added later must be optional, because older rows lack it. Settings of
/// missing features do not have members; the API refuses them by name.
package struct PoolSettings: Codable, Sendable, Equatable {
    /// The password rules.
    package var passwordPolicy = PasswordPolicy.standard
    /// The first factors that users may sign in with.
    package var firstFactors: [FirstFactor] = [.password]
    /// Whether the pool is protected from deletion.
    package var deletionProtection = false
    /// The contacts that sign-up verifies (UP-VER-01).
    package var autoVerifiedAttributes: [ContactAttribute] = []
    /// The attributes that users may sign in with in addition to the username; fixed at creation (UP-ALIAS-04,
    /// UP-POOL-17).
    package var aliasAttributes: [AliasAttribute] = []
    /// The contacts that serve as usernames; fixed at creation (UP-UNAME-01, UP-POOL-17).
    package var usernameAttributes: [ContactAttribute] = []
    /// Whether names are case-sensitive; nil if not specified.
    package var caseSensitivity: Bool?
    /// The message texts.
    package var messages = MessageTemplates()
    /// Settings for accounts that administrators create.
    package var adminCreateUser = AdminCreateUserSettings()
    /// Whether a second factor is required.
    package var mfa = MFAMode.off
    /// The available second factors; nil if never specified.
    package var secondFactors: SecondFactorSettings?
    /// How devices are remembered; nil if they are not (UP-DEV-01).
    package var devices: DeviceSettings?
    /// The reaction to suspicious sign-ins, except custom ones; nil if never specified.
    package var advancedSecurity: AdvancedSecurityMode?
    /// The reaction to suspicious custom sign-ins; nil for none.
    package var customAuthSecurity: AdvancedSecurityMode?
    /// The sender of e-mails.
    package var email = EmailSettings()
    /// Nil if the pool sends no text messages.
    package var sms: SMSSettings?
    /// The contacts that keep their old value until the new one is verified; nil if never specified.
    package var attributesVerifiedBeforeUpdate: [ContactAttribute]?
    /// The recovery mechanisms in order of preference; nil if not specified.
    package var accountRecovery: [RecoveryMechanism]?
    /// Whether sessions are tracked, and how many a user may have; nil if never specified.
    package var sessions: SessionSettings?
    /// The reactions to risky sign-ins; nil if never specified.
    package var risk: RiskConfiguration?
    /// The destinations of log entries; nil for none.
    package var logDelivery: LogDelivery?
    /// The pool's tags.
    package var tags: [String: String] = [:]
    /// The functions that the pool calls; nil if it never had any.
    package var triggers: TriggerSettings?
    /// The feature plan.
    package var tier = PoolTier.essentials

    /// The default settings.
    package init() {}
}

extension PoolSettings {
    /// Whether names are case-sensitive. By default they are, as in Cognito.
    package var usernameCaseSensitive: Bool { caseSensitivity ?? true }

    /// The ways to recover an account.
    ///
    /// E-mail comes first if the pool does not specify an order, as in Cognito.
    package var recoveryOrder: [RecoveryMechanism] { accountRecovery ?? [.verifiedEmail, .verifiedPhoneNumber] }

    /// Whether `contact` changes only after its new value is verified.
    package func keepsOldValue(of contact: ContactAttribute) -> Bool {
        attributesVerifiedBeforeUpdate?.contains(contact) ?? false
    }
}
