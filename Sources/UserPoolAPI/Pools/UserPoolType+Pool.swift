import Directory
import Kernel
import UserPoolsModel

extension UserPoolType {
    /// The pool as the service describes it.
    ///
    /// A setting that was never set is left out or shown as its default, as in the service.
    init(_ pool: UserPool, in accountRegion: AccountRegion, userCount: Int, domains: [PoolDomain] = []) {
        let settings = pool.settings
        self.init(
            accountRecoverySetting: AccountRecoverySettingType(settings.recoveryOrder),
            adminCreateUserConfig: AdminCreateUserConfigType(settings),
            aliasAttributes: settings.aliasAttributes.map { AliasAttributeType($0) }.nilIfEmpty,
            arn: accountRegion.arn(of: pool.id),
            autoVerifiedAttributes: settings.autoVerifiedAttributes.map { VerifiedAttributeType($0) }.nilIfEmpty,
            creationDate: pool.createdAt, customDomain: domains.first { $0.kind == .custom }?.name,
            deletionProtection: settings.deletionProtection ? .active : .inactive,
            deviceConfiguration: settings.devices.map { DeviceConfigurationType($0) },
            domain: domains.first { $0.kind == .prefix }?.name,
            emailConfiguration: EmailConfigurationType(settings.email),
            emailVerificationMessage: settings.messages.emailVerification,
            emailVerificationSubject: settings.messages.emailSubject, estimatedNumberOfUsers: userCount,
            id: pool.id, issuerConfiguration: IssuerConfigurationType(type: .original),
            keyConfiguration: KeyConfigurationType(keyType: .awsOwnedKey),
            lambdaConfig: LambdaConfigType(settings.triggers),
            lastModifiedDate: pool.modifiedAt, mfaConfiguration: UserPoolMfaType(settings.mfa), name: pool.name,
            policies: UserPoolPolicyType(settings),
            schemaAttributes: pool.schema.definitions.map { SchemaAttributeType($0) },
            smsAuthenticationMessage: settings.messages.smsAuthentication,
            smsConfiguration: settings.sms.map { SmsConfigurationType($0, in: accountRegion.region) },
            smsVerificationMessage: settings.messages.smsVerification,
            userAttributeUpdateSettings: settings.attributesVerifiedBeforeUpdate.map {
                UserAttributeUpdateSettingsType(
                    attributesRequireVerificationBeforeUpdate: $0.map { VerifiedAttributeType($0) })
            },
            userPoolAddOns: settings.advancedSecurity.map {
                UserPoolAddOnsType(
                    advancedSecurityAdditionalFlows: settings.customAuthSecurity.map {
                        AdvancedSecurityAdditionalFlowsType(customAuthMode: AdvancedSecurityEnabledModeType($0))
                    }, advancedSecurityMode: AdvancedSecurityModeType($0))
            },
            userPoolTags: settings.tags, userPoolTier: UserPoolTierType(settings.tier),
            usernameAttributes: settings.usernameAttributes.map { UsernameAttributeType($0) }.nilIfEmpty,
            usernameConfiguration: settings.caseSensitivity.map { UsernameConfigurationType(caseSensitive: $0) },
            verificationMessageTemplate: VerificationMessageTemplateType(settings.messages))
    }
}

extension UserPoolPolicyType {
    /// The policies as the service shows them.
    init(_ settings: PoolSettings) {
        self.init(
            passwordPolicy: PasswordPolicyType(settings.passwordPolicy),
            signInPolicy: SignInPolicyType(
                allowedFirstAuthFactors: settings.firstFactors.map { AuthFactorType($0) }))
    }
}

extension UserPoolDescriptionType {
    /// The pool as lists show it.
    init(_ pool: UserPool) {
        self.init(
            creationDate: pool.createdAt, id: pool.id, lambdaConfig: LambdaConfigType(pool.settings.triggers),
            lastModifiedDate: pool.modifiedAt, name: pool.name)
    }
}
