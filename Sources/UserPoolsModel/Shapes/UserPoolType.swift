// Generated from cognito-idp.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

package import Kernel
package import WireRuntime

/// The model's `UserPoolType`.
package struct UserPoolType: Structure {
    package var accountRecoverySetting: AccountRecoverySettingType?
    package var acrConfiguration: [String: AcrLevelConfigType]?
    package var adminCreateUserConfig: AdminCreateUserConfigType?
    package var aliasAttributes: [AliasAttributeType]?
    package var arn: String?
    package var autoVerifiedAttributes: [VerifiedAttributeType]?
    package var creationDate: Instant?
    package var customDomain: String?
    package var dcrConfiguration: DcrConfigurationType?
    package var deletionProtection: DeletionProtectionType?
    package var deviceConfiguration: DeviceConfigurationType?
    package var domain: String?
    package var emailConfiguration: EmailConfigurationType?
    package var emailConfigurationFailure: String?
    package var emailVerificationMessage: String?
    package var emailVerificationSubject: String?
    package var estimatedNumberOfUsers: Int?
    package var id: UserPoolID?
    package var issuerConfiguration: IssuerConfigurationType?
    package var keyConfiguration: KeyConfigurationType?
    package var lambdaConfig: LambdaConfigType?
    package var lastModifiedDate: Instant?
    package var mfaConfiguration: UserPoolMfaType?
    package var name: String?
    package var policies: UserPoolPolicyType?
    package var schemaAttributes: [SchemaAttributeType]?
    package var smsAuthenticationMessage: String?
    package var smsConfiguration: SmsConfigurationType?
    package var smsConfigurationFailure: String?
    package var smsVerificationMessage: String?
    package var status: StatusType?
    package var userAttributeUpdateSettings: UserAttributeUpdateSettingsType?
    package var userPoolAddOns: UserPoolAddOnsType?
    package var userPoolTags: [String: String]?
    package var userPoolTier: UserPoolTierType?
    package var usernameAttributes: [UsernameAttributeType]?
    package var usernameConfiguration: UsernameConfigurationType?
    package var verificationMessageTemplate: VerificationMessageTemplateType?

    package init(
        accountRecoverySetting: AccountRecoverySettingType? = nil,
        acrConfiguration: [String: AcrLevelConfigType]? = nil,
        adminCreateUserConfig: AdminCreateUserConfigType? = nil,
        aliasAttributes: [AliasAttributeType]? = nil,
        arn: String? = nil,
        autoVerifiedAttributes: [VerifiedAttributeType]? = nil,
        creationDate: Instant? = nil,
        customDomain: String? = nil,
        dcrConfiguration: DcrConfigurationType? = nil,
        deletionProtection: DeletionProtectionType? = nil,
        deviceConfiguration: DeviceConfigurationType? = nil,
        domain: String? = nil,
        emailConfiguration: EmailConfigurationType? = nil,
        emailConfigurationFailure: String? = nil,
        emailVerificationMessage: String? = nil,
        emailVerificationSubject: String? = nil,
        estimatedNumberOfUsers: Int? = nil,
        id: UserPoolID? = nil,
        issuerConfiguration: IssuerConfigurationType? = nil,
        keyConfiguration: KeyConfigurationType? = nil,
        lambdaConfig: LambdaConfigType? = nil,
        lastModifiedDate: Instant? = nil,
        mfaConfiguration: UserPoolMfaType? = nil,
        name: String? = nil,
        policies: UserPoolPolicyType? = nil,
        schemaAttributes: [SchemaAttributeType]? = nil,
        smsAuthenticationMessage: String? = nil,
        smsConfiguration: SmsConfigurationType? = nil,
        smsConfigurationFailure: String? = nil,
        smsVerificationMessage: String? = nil,
        status: StatusType? = nil,
        userAttributeUpdateSettings: UserAttributeUpdateSettingsType? = nil,
        userPoolAddOns: UserPoolAddOnsType? = nil,
        userPoolTags: [String: String]? = nil,
        userPoolTier: UserPoolTierType? = nil,
        usernameAttributes: [UsernameAttributeType]? = nil,
        usernameConfiguration: UsernameConfigurationType? = nil,
        verificationMessageTemplate: VerificationMessageTemplateType? = nil
    ) {
        self.accountRecoverySetting = accountRecoverySetting
        self.acrConfiguration = acrConfiguration
        self.adminCreateUserConfig = adminCreateUserConfig
        self.aliasAttributes = aliasAttributes
        self.arn = arn
        self.autoVerifiedAttributes = autoVerifiedAttributes
        self.creationDate = creationDate
        self.customDomain = customDomain
        self.dcrConfiguration = dcrConfiguration
        self.deletionProtection = deletionProtection
        self.deviceConfiguration = deviceConfiguration
        self.domain = domain
        self.emailConfiguration = emailConfiguration
        self.emailConfigurationFailure = emailConfigurationFailure
        self.emailVerificationMessage = emailVerificationMessage
        self.emailVerificationSubject = emailVerificationSubject
        self.estimatedNumberOfUsers = estimatedNumberOfUsers
        self.id = id
        self.issuerConfiguration = issuerConfiguration
        self.keyConfiguration = keyConfiguration
        self.lambdaConfig = lambdaConfig
        self.lastModifiedDate = lastModifiedDate
        self.mfaConfiguration = mfaConfiguration
        self.name = name
        self.policies = policies
        self.schemaAttributes = schemaAttributes
        self.smsAuthenticationMessage = smsAuthenticationMessage
        self.smsConfiguration = smsConfiguration
        self.smsConfigurationFailure = smsConfigurationFailure
        self.smsVerificationMessage = smsVerificationMessage
        self.status = status
        self.userAttributeUpdateSettings = userAttributeUpdateSettings
        self.userPoolAddOns = userPoolAddOns
        self.userPoolTags = userPoolTags
        self.userPoolTier = userPoolTier
        self.usernameAttributes = usernameAttributes
        self.usernameConfiguration = usernameConfiguration
        self.verificationMessageTemplate = verificationMessageTemplate
    }

    package init(_ fields: JSONObject) throws {
        accountRecoverySetting = try fields.value("AccountRecoverySetting")
        acrConfiguration = try fields.value("AcrConfiguration")
        adminCreateUserConfig = try fields.value("AdminCreateUserConfig")
        aliasAttributes = try fields.value("AliasAttributes")
        arn = try fields.value("Arn")
        autoVerifiedAttributes = try fields.value("AutoVerifiedAttributes")
        creationDate = try fields.value("CreationDate")
        customDomain = try fields.value("CustomDomain")
        dcrConfiguration = try fields.value("DcrConfiguration")
        deletionProtection = try fields.value("DeletionProtection")
        deviceConfiguration = try fields.value("DeviceConfiguration")
        domain = try fields.value("Domain")
        emailConfiguration = try fields.value("EmailConfiguration")
        emailConfigurationFailure = try fields.value("EmailConfigurationFailure")
        emailVerificationMessage = try fields.value("EmailVerificationMessage")
        emailVerificationSubject = try fields.value("EmailVerificationSubject")
        estimatedNumberOfUsers = try fields.value("EstimatedNumberOfUsers")
        id = try fields.value("Id")
        issuerConfiguration = try fields.value("IssuerConfiguration")
        keyConfiguration = try fields.value("KeyConfiguration")
        lambdaConfig = try fields.value("LambdaConfig")
        lastModifiedDate = try fields.value("LastModifiedDate")
        mfaConfiguration = try fields.value("MfaConfiguration")
        name = try fields.value("Name")
        policies = try fields.value("Policies")
        schemaAttributes = try fields.value("SchemaAttributes")
        smsAuthenticationMessage = try fields.value("SmsAuthenticationMessage")
        smsConfiguration = try fields.value("SmsConfiguration")
        smsConfigurationFailure = try fields.value("SmsConfigurationFailure")
        smsVerificationMessage = try fields.value("SmsVerificationMessage")
        status = try fields.value("Status")
        userAttributeUpdateSettings = try fields.value("UserAttributeUpdateSettings")
        userPoolAddOns = try fields.value("UserPoolAddOns")
        userPoolTags = try fields.value("UserPoolTags")
        userPoolTier = try fields.value("UserPoolTier")
        usernameAttributes = try fields.value("UsernameAttributes")
        usernameConfiguration = try fields.value("UsernameConfiguration")
        verificationMessageTemplate = try fields.value("VerificationMessageTemplate")
    }

    package func write(members json: inout JSONWriter) {
        json.field("AccountRecoverySetting", accountRecoverySetting)
        json.field("AcrConfiguration", acrConfiguration)
        json.field("AdminCreateUserConfig", adminCreateUserConfig)
        json.field("AliasAttributes", aliasAttributes)
        json.field("Arn", arn)
        json.field("AutoVerifiedAttributes", autoVerifiedAttributes)
        json.field("CreationDate", creationDate)
        json.field("CustomDomain", customDomain)
        json.field("DcrConfiguration", dcrConfiguration)
        json.field("DeletionProtection", deletionProtection)
        json.field("DeviceConfiguration", deviceConfiguration)
        json.field("Domain", domain)
        json.field("EmailConfiguration", emailConfiguration)
        json.field("EmailConfigurationFailure", emailConfigurationFailure)
        json.field("EmailVerificationMessage", emailVerificationMessage)
        json.field("EmailVerificationSubject", emailVerificationSubject)
        json.field("EstimatedNumberOfUsers", estimatedNumberOfUsers)
        json.field("Id", id)
        json.field("IssuerConfiguration", issuerConfiguration)
        json.field("KeyConfiguration", keyConfiguration)
        json.field("LambdaConfig", lambdaConfig)
        json.field("LastModifiedDate", lastModifiedDate)
        json.field("MfaConfiguration", mfaConfiguration)
        json.field("Name", name)
        json.field("Policies", policies)
        json.field("SchemaAttributes", schemaAttributes)
        json.field("SmsAuthenticationMessage", smsAuthenticationMessage)
        json.field("SmsConfiguration", smsConfiguration)
        json.field("SmsConfigurationFailure", smsConfigurationFailure)
        json.field("SmsVerificationMessage", smsVerificationMessage)
        json.field("Status", status)
        json.field("UserAttributeUpdateSettings", userAttributeUpdateSettings)
        json.field("UserPoolAddOns", userPoolAddOns)
        json.field("UserPoolTags", userPoolTags)
        json.field("UserPoolTier", userPoolTier)
        json.field("UsernameAttributes", usernameAttributes)
        json.field("UsernameConfiguration", usernameConfiguration)
        json.field("VerificationMessageTemplate", verificationMessageTemplate)
    }

    package static let shape = StructureShape("UserPoolType", [
        .init("AccountRecoverySetting", .structure(AccountRecoverySettingType.shape)),
        .init("AcrConfiguration", UserPoolsShapes.acrConfigurationType),
        .init("AdminCreateUserConfig", .structure(AdminCreateUserConfigType.shape)),
        .init("AliasAttributes", UserPoolsShapes.aliasAttributesListType),
        .init("Arn", UserPoolsShapes.arnType),
        .init("AutoVerifiedAttributes", UserPoolsShapes.verifiedAttributesListType),
        .init("CreationDate", UserPoolsShapes.dateType),
        .init("CustomDomain", UserPoolsShapes.domainType),
        .init("DcrConfiguration", .structure(DcrConfigurationType.shape)),
        .init("DeletionProtection", UserPoolsShapes.deletionProtectionType),
        .init("DeviceConfiguration", .structure(DeviceConfigurationType.shape)),
        .init("Domain", UserPoolsShapes.domainType),
        .init("EmailConfiguration", .structure(EmailConfigurationType.shape)),
        .init("EmailConfigurationFailure", UserPoolsShapes.stringType),
        .init("EmailVerificationMessage", UserPoolsShapes.emailVerificationMessageType),
        .init("EmailVerificationSubject", UserPoolsShapes.emailVerificationSubjectType),
        .init("EstimatedNumberOfUsers", UserPoolsShapes.integerType),
        .init("Id", UserPoolsShapes.userPoolIdType),
        .init("IssuerConfiguration", .structure(IssuerConfigurationType.shape)),
        .init("KeyConfiguration", .structure(KeyConfigurationType.shape)),
        .init("LambdaConfig", .structure(LambdaConfigType.shape)),
        .init("LastModifiedDate", UserPoolsShapes.dateType),
        .init("MfaConfiguration", UserPoolsShapes.userPoolMfaType),
        .init("Name", UserPoolsShapes.userPoolNameType),
        .init("Policies", .structure(UserPoolPolicyType.shape)),
        .init("SchemaAttributes", UserPoolsShapes.schemaAttributesListType),
        .init("SmsAuthenticationMessage", UserPoolsShapes.smsVerificationMessageType),
        .init("SmsConfiguration", .structure(SmsConfigurationType.shape)),
        .init("SmsConfigurationFailure", UserPoolsShapes.stringType),
        .init("SmsVerificationMessage", UserPoolsShapes.smsVerificationMessageType),
        .init("Status", UserPoolsShapes.statusType),
        .init("UserAttributeUpdateSettings", .structure(UserAttributeUpdateSettingsType.shape)),
        .init("UserPoolAddOns", .structure(UserPoolAddOnsType.shape)),
        .init("UserPoolTags", UserPoolsShapes.userPoolTagsType),
        .init("UserPoolTier", UserPoolsShapes.userPoolTierType),
        .init("UsernameAttributes", UserPoolsShapes.usernameAttributesListType),
        .init("UsernameConfiguration", .structure(UsernameConfigurationType.shape)),
        .init("VerificationMessageTemplate", .structure(VerificationMessageTemplateType.shape)),
    ])
}
