import Directory
import Kernel
import UserPoolsModel

/// The members that CreateUserPool and UpdateUserPool share.
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
    /// The settings in `input`, with the service's default for each missing one.
    ///
    /// - Throws: `InvalidInput` if a value is invalid or requires a feature that is not built.
    init(_ input: some PoolSettingsInput) throws {
        try UnbuiltSettings.requireNone(in: input)
        self.init()
        passwordPolicy = try PasswordPolicy(
            input.policies?.passwordPolicy, adminCreateUser: input.adminCreateUserConfig)
        firstFactors =
            try input.policies?.signInPolicy?.allowedFirstAuthFactors?.map { try $0.storedValue() } ?? firstFactors
        deletionProtection = input.deletionProtection == .active
        autoVerifiedAttributes = try input.autoVerifiedAttributes?.map { try $0.storedValue() } ?? []
        messages = try MessageTemplates(input)
        adminCreateUser = AdminCreateUserSettings(input.adminCreateUserConfig)
        mfa = try input.mfaConfiguration?.storedValue() ?? .off
        devices = input.deviceConfiguration.map { DeviceSettings($0) }
        advancedSecurity = try input.userPoolAddOns?.advancedSecurityMode.storedValue()
        customAuthSecurity = try input.userPoolAddOns?.advancedSecurityAdditionalFlows?.customAuthMode?.storedValue()
        email = try EmailSettings(input.emailConfiguration)
        sms = try input.smsConfiguration.map(SMSSettings.init)
        attributesVerifiedBeforeUpdate = try input.userAttributeUpdateSettings.map {
            try ($0.attributesRequireVerificationBeforeUpdate ?? []).map { try $0.storedValue() }
        }
        accountRecovery = try input.accountRecoverySetting?.recoveryMechanisms.map(RecoveryMechanism.order)
        tags = input.userPoolTags ?? [:]
        triggers = try TriggerSettings(input.lambdaConfig)
        tier = try input.userPoolTier?.storedValue() ?? .essentials
    }

    init(creation input: CreateUserPoolInput) throws {
        try self.init(input)
        aliasAttributes = try input.aliasAttributes?.map { try $0.storedValue() } ?? []
        usernameAttributes = try input.usernameAttributes?.map { try $0.storedValue() } ?? []
        caseSensitivity = input.usernameConfiguration?.caseSensitive
    }

    /// These settings after an update.
    ///
    /// Members that an update leaves out return to their defaults. The service keeps the settings that are fixed at
    /// creation (UP-POOL-17), the tier, each of the two `Policies`, `UserAttributeUpdateSettings`, `MfaConfiguration`,
    /// and the settings of `SetUserPoolMfaConfig`, `SetUserPoolSessionConfiguration`, `SetRiskConfiguration` and
    /// `SetLogDeliveryConfiguration`. Martlet also keeps `DeletionProtection`, since a pool that loses it by accident
    /// can be deleted.
    func updated(by input: UpdateUserPoolInput) throws -> PoolSettings {
        var updated = try PoolSettings(input)
        updated.aliasAttributes = aliasAttributes
        updated.usernameAttributes = usernameAttributes
        updated.caseSensitivity = caseSensitivity
        if input.policies?.passwordPolicy == nil {
            let days = updated.passwordPolicy.temporaryPasswordValidityDays
            updated.passwordPolicy = passwordPolicy
            if input.adminCreateUserConfig?.unusedAccountValidityDays != nil {
                updated.passwordPolicy.temporaryPasswordValidityDays = days
            }
        }
        if input.policies?.signInPolicy?.allowedFirstAuthFactors == nil { updated.firstFactors = firstFactors }
        if input.userPoolTier == nil { updated.tier = tier }
        if input.deletionProtection == nil { updated.deletionProtection = deletionProtection }
        if input.mfaConfiguration == nil { updated.mfa = mfa }
        updated.secondFactors = secondFactors
        updated.sessions = sessions
        updated.risk = risk
        updated.logDelivery = logDelivery
        if input.userAttributeUpdateSettings == nil {
            updated.attributesVerifiedBeforeUpdate = attributesVerifiedBeforeUpdate
        }
        return updated
    }
}
