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
    /// What `input` says, and the service's defaults where it says nothing.
    ///
    /// Throws `Refusal` where something is asked that does not exist or is not built.
    init(_ input: some PoolSettingsInput) throws {
        try UnbuiltSettings.check(input)
        self.init()
        passwordPolicy = try PasswordPolicy(input.policies?.passwordPolicy, input.adminCreateUserConfig)
        firstFactors = try input.policies?.signInPolicy?.allowedFirstAuthFactors?.map { try $0.word() } ?? firstFactors
        deletionProtection = input.deletionProtection == .active
        autoVerifiedAttributes = try input.autoVerifiedAttributes?.map { try $0.word() } ?? []
        messages = try MessageTemplates(input)
        adminCreateUser = AdminCreateUserSettings(input.adminCreateUserConfig)
        mfa = try input.mfaConfiguration?.word() ?? .off
        advancedSecurity = try input.userPoolAddOns?.advancedSecurityMode.word()
        email = try EmailSettings(input.emailConfiguration)
        sms = try input.smsConfiguration.map(SMSSettings.init)
        attributesVerifiedBeforeUpdate = try input.userAttributeUpdateSettings.map {
            try ($0.attributesRequireVerificationBeforeUpdate ?? []).map { try $0.word() }
        }
        accountRecovery = try input.accountRecoverySetting?.recoveryMechanisms.map(RecoveryMechanism.order)
        tags = input.userPoolTags ?? [:]
        tier = try input.userPoolTier?.word() ?? .essentials
    }

    /// The settings of a new pool.
    init(creation input: CreateUserPoolInput) throws {
        try self.init(input)
        aliasAttributes = try input.aliasAttributes?.map { try $0.word() } ?? []
        usernameAttributes = try input.usernameAttributes?.map { try $0.word() } ?? []
        caseSensitivity = input.usernameConfiguration?.caseSensitive
    }

    /// These settings after an update.
    ///
    /// What an update leaves out goes back to its default, as the service has it, except for what was decided for good
    /// at creation (UP-POOL-17), what has operations of its own (tags, second factors), the plan, and the protection
    /// from deletion, which must not vanish by an oversight.
    func updated(by input: UpdateUserPoolInput) throws -> PoolSettings {
        var updated = try PoolSettings(input)
        updated.aliasAttributes = aliasAttributes
        updated.usernameAttributes = usernameAttributes
        updated.caseSensitivity = caseSensitivity
        if input.deletionProtection == nil { updated.deletionProtection = deletionProtection }
        if input.mfaConfiguration == nil { updated.mfa = mfa }
        if input.userPoolTags == nil { updated.tags = tags }
        if input.userPoolTier == nil { updated.tier = tier }
        return updated
    }
}
