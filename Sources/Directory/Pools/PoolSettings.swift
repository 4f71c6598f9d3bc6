/// An administrator's settings for a pool (UP-POOL to UP-MSG).
///
/// They are stored as one JSON text, so a member added later must be optional, because older rows lack it. Settings of
/// features that do not exist have no member; the API refuses them by name.
public struct PoolSettings: Codable, Sendable, Equatable {
    /// The password rules.
    public var passwordPolicy = PasswordPolicy.standard
    /// The first factors that users may sign in with.
    public var firstFactors: [FirstFactor] = [.password]
    /// Whether the pool is protected from deletion.
    public var deletionProtection = false
    /// The contacts that sign-up verifies (UP-VER-01).
    public var autoVerifiedAttributes: [ContactAttribute] = []
    /// The attributes that users may sign in with besides the username; fixed at creation (UP-ALIAS-04, UP-POOL-17).
    public var aliasAttributes: [AliasAttribute] = []
    /// The contacts that serve as usernames; fixed at creation (UP-UNAME-01, UP-POOL-17).
    public var usernameAttributes: [ContactAttribute] = []
    /// Whether names are case-sensitive; nil if not specified.
    public var caseSensitivity: Bool?
    /// The message texts.
    public var messages = MessageTemplates()
    /// Settings for accounts that administrators create.
    public var adminCreateUser = AdminCreateUserSettings()
    /// Whether a second factor is required.
    public var mfa = MFAMode.off
    /// Which second factors there are; nil if never specified.
    public var secondFactors: SecondFactorSettings?
    /// How devices are remembered; nil if they are not (UP-DEV-01).
    public var devices: DeviceSettings?
    /// Nil if never specified.
    public var advancedSecurity: AdvancedSecurityMode?
    /// The sender of e-mails.
    public var email = EmailSettings()
    /// Nil if the pool sends no text messages.
    public var sms: SMSSettings?
    /// The contacts that keep their old value until the new one is verified; nil if never specified.
    public var attributesVerifiedBeforeUpdate: [ContactAttribute]?
    /// The recovery mechanisms in order of preference; nil if not specified.
    public var accountRecovery: [RecoveryMechanism]?
    /// The pool's tags.
    public var tags: [String: String] = [:]
    /// The functions that the pool calls; nil if it never had any.
    public var triggers: TriggerSettings?
    /// The feature plan.
    public var tier = PoolTier.essentials

    /// The default settings.
    public init() {}

    /// Whether names are case-sensitive. By default they are, as in Cognito.
    public var usernameCaseSensitive: Bool { caseSensitivity ?? true }

    /// The ways to recover an account.
    ///
    /// E-mail comes first if the pool has no order of its own, as in Cognito.
    public var recoveryOrder: [RecoveryMechanism] { accountRecovery ?? [.verifiedEmail, .verifiedPhoneNumber] }

    /// Whether `contact` changes only after its new value is verified.
    public func keepsOldValue(of contact: ContactAttribute) -> Bool {
        attributesVerifiedBeforeUpdate?.contains(contact) ?? false
    }
}
