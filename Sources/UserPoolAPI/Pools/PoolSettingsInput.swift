import Directory
import Kernel
import WireModel

/// What CreateUserPool and UpdateUserPool both say about a pool.
protocol PoolSettingsInput {
    var accountRecoverySetting: AccountRecoverySettingType? { get }
    var acrConfiguration: [String: AcrLevelConfigType]? { get }
    var adminCreateUserConfig: AdminCreateUserConfigType? { get }
    var autoVerifiedAttributes: [VerifiedAttributeType]? { get }
    var dcrConfiguration: DcrConfigurationType? { get }
    var deletionProtection: DeletionProtectionType? { get }
    var deviceConfiguration: DeviceConfigurationType? { get }
    var emailConfiguration: EmailConfigurationType? { get }
    var emailVerificationMessage: String? { get }
    var emailVerificationSubject: String? { get }
    var issuerConfiguration: IssuerConfigurationType? { get }
    var keyConfiguration: KeyConfigurationType? { get }
    var lambdaConfig: LambdaConfigType? { get }
    var mfaConfiguration: UserPoolMfaType? { get }
    var policies: UserPoolPolicyType? { get }
    var smsAuthenticationMessage: String? { get }
    var smsConfiguration: SmsConfigurationType? { get }
    var smsVerificationMessage: String? { get }
    var userAttributeUpdateSettings: UserAttributeUpdateSettingsType? { get }
    var userPoolAddOns: UserPoolAddOnsType? { get }
    var userPoolTags: [String: String]? { get }
    var userPoolTier: UserPoolTierType? { get }
    var verificationMessageTemplate: VerificationMessageTemplateType? { get }
}

extension CreateUserPoolInput: PoolSettingsInput {}
extension UpdateUserPoolInput: PoolSettingsInput {}

extension PoolSettings {
    /// What `said` says, and the service's defaults where it says nothing.
    ///
    /// Throws `Refusal` where something is asked that does not exist or is not built.
    init(_ said: some PoolSettingsInput) throws {
        try UnbuiltSettings.check(said)
        self.init()
        passwordPolicy = try PasswordPolicy(said.policies?.passwordPolicy, said.adminCreateUserConfig)
        firstFactors = try said.policies?.signInPolicy?.allowedFirstAuthFactors?.map { try $0.word() } ?? firstFactors
        deletionProtection = said.deletionProtection == .active
        autoVerifiedAttributes = try said.autoVerifiedAttributes?.map { try $0.word() } ?? []
        messages = try MessageTemplates(said)
        adminCreateUser = AdminCreateUserSettings(said.adminCreateUserConfig)
        mfa = try said.mfaConfiguration?.word() ?? .off
        advancedSecurity = try said.userPoolAddOns?.advancedSecurityMode.word()
        email = try EmailSettings(said.emailConfiguration)
        sms = try said.smsConfiguration.map(SMSSettings.init)
        attributesVerifiedBeforeUpdate = try said.userAttributeUpdateSettings.map {
            try ($0.attributesRequireVerificationBeforeUpdate ?? []).map { try $0.word() }
        }
        accountRecovery = try said.accountRecoverySetting?.recoveryMechanisms.map(RecoveryMechanism.order)
        tags = said.userPoolTags ?? [:]
        tier = try said.userPoolTier?.word() ?? .essentials
    }

    /// The settings of a new pool.
    init(creation said: CreateUserPoolInput) throws {
        try self.init(said)
        aliasAttributes = try said.aliasAttributes?.map { try $0.word() } ?? []
        usernameAttributes = try said.usernameAttributes?.map { try $0.word() } ?? []
        caseSensitivity = said.usernameConfiguration?.caseSensitive
    }

    /// These settings after an update.
    ///
    /// What an update leaves out goes back to its default, as the service has it, except for what was decided for good
    /// at creation (UP-POOL-17), what has operations of its own (tags, second factors), the plan, and the protection
    /// from deletion, which must not vanish by an oversight.
    func updated(by said: UpdateUserPoolInput) throws -> PoolSettings {
        var updated = try PoolSettings(said)
        updated.aliasAttributes = aliasAttributes
        updated.usernameAttributes = usernameAttributes
        updated.caseSensitivity = caseSensitivity
        if said.deletionProtection == nil { updated.deletionProtection = deletionProtection }
        if said.mfaConfiguration == nil { updated.mfa = mfa }
        if said.userPoolTags == nil { updated.tags = tags }
        if said.userPoolTier == nil { updated.tier = tier }
        return updated
    }
}
