/// What an administrator decides about a pool (spec areas UP-POOL to UP-MSG).
///
/// It is stored as one JSON text. A member that is added later must therefore be optional: rows that were written
/// before it lack it. Settings whose feature is not built have no member here; the API refuses them by name.
public struct PoolSettings: Codable, Sendable, Equatable {
    /// What it asks of a password.
    public var passwordPolicy = PasswordPolicy.standard
    /// What may be asked first when a person signs in.
    public var firstFactors: [FirstFactor] = [.password]
    /// Whether the pool refuses to be deleted.
    public var deletionProtection = false
    /// The contacts that sign-up verifies by itself (UP-VER-01).
    public var autoVerifiedAttributes: [ContactAttribute] = []
    /// What a person may sign in with besides the username; decided for good at creation (UP-ALIAS-04, UP-POOL-17).
    public var aliasAttributes: [AliasAttribute] = []
    /// What stands in place of a chosen username; decided for good at creation (UP-UNAME-01, UP-POOL-17).
    public var usernameAttributes: [ContactAttribute] = []
    /// Whether upper and lower case make two names; nil where the creator did not say.
    public var caseSensitivity: Bool?
    /// The texts it sends.
    public var messages = MessageTemplates()
    /// How accounts that administrators make begin.
    public var adminCreateUser = AdminCreateUserSettings()
    /// Whether a second factor is asked for.
    public var mfa = MFAMode.off
    /// Nil where it was never mentioned.
    public var advancedSecurity: AdvancedSecurityMode?
    /// Where its e-mails come from.
    public var email = EmailSettings()
    /// Nil where the pool sends no text messages.
    public var sms: SMSSettings?
    /// The contacts whose old value stays until the new one is verified; nil where it was never mentioned.
    public var attributesVerifiedBeforeUpdate: [ContactAttribute]?
    /// The ways to recover an account, the first choice first; nil where the creator did not say.
    public var accountRecovery: [RecoveryMechanism]?
    /// Words that an administrator hung on it.
    public var tags: [String: String] = [:]
    /// Its plan.
    public var tier = PoolTier.essentials

    /// The settings of a pool about which nothing was said.
    public init() {}

    /// Whether upper and lower case make two names.
    ///
    /// The service's own default is that they do.
    public var usernameCaseSensitive: Bool { caseSensitivity ?? true }

    /// The ways to recover an account.
    ///
    /// Where nobody chose, the text message is preferred, as it always was.
    public var recoveryOrder: [RecoveryMechanism] { accountRecovery ?? [.verifiedPhoneNumber, .verifiedEmail] }

    /// Whether `contact` changes only once its new value is verified.
    public func keepsOldValue(of contact: ContactAttribute) -> Bool {
        attributesVerifiedBeforeUpdate?.contains(contact) ?? false
    }
}
