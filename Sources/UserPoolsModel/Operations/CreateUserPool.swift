// Generated from cognito-idp.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

#if Server

package import WireRuntime

/// The input of CreateUserPool.
package struct CreateUserPoolInput: OperationInput {
    package var accountRecoverySetting: AccountRecoverySettingType?
    package var acrConfiguration: [String: AcrLevelConfigType]?
    package var adminCreateUserConfig: AdminCreateUserConfigType?
    package var aliasAttributes: [AliasAttributeType]?
    package var autoVerifiedAttributes: [VerifiedAttributeType]?
    package var dcrConfiguration: DcrConfigurationType?
    package var deletionProtection: DeletionProtectionType?
    package var deviceConfiguration: DeviceConfigurationType?
    package var emailConfiguration: EmailConfigurationType?
    package var emailVerificationMessage: String?
    package var emailVerificationSubject: String?
    package var issuerConfiguration: IssuerConfigurationType?
    package var keyConfiguration: KeyConfigurationType?
    package var lambdaConfig: LambdaConfigType?
    package var mfaConfiguration: UserPoolMfaType?
    package var policies: UserPoolPolicyType?
    package var poolName: String
    package var schema: [SchemaAttributeType]?
    package var smsAuthenticationMessage: String?
    package var smsConfiguration: SmsConfigurationType?
    package var smsVerificationMessage: String?
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
        autoVerifiedAttributes: [VerifiedAttributeType]? = nil,
        dcrConfiguration: DcrConfigurationType? = nil,
        deletionProtection: DeletionProtectionType? = nil,
        deviceConfiguration: DeviceConfigurationType? = nil,
        emailConfiguration: EmailConfigurationType? = nil,
        emailVerificationMessage: String? = nil,
        emailVerificationSubject: String? = nil,
        issuerConfiguration: IssuerConfigurationType? = nil,
        keyConfiguration: KeyConfigurationType? = nil,
        lambdaConfig: LambdaConfigType? = nil,
        mfaConfiguration: UserPoolMfaType? = nil,
        policies: UserPoolPolicyType? = nil,
        poolName: String,
        schema: [SchemaAttributeType]? = nil,
        smsAuthenticationMessage: String? = nil,
        smsConfiguration: SmsConfigurationType? = nil,
        smsVerificationMessage: String? = nil,
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
        self.autoVerifiedAttributes = autoVerifiedAttributes
        self.dcrConfiguration = dcrConfiguration
        self.deletionProtection = deletionProtection
        self.deviceConfiguration = deviceConfiguration
        self.emailConfiguration = emailConfiguration
        self.emailVerificationMessage = emailVerificationMessage
        self.emailVerificationSubject = emailVerificationSubject
        self.issuerConfiguration = issuerConfiguration
        self.keyConfiguration = keyConfiguration
        self.lambdaConfig = lambdaConfig
        self.mfaConfiguration = mfaConfiguration
        self.policies = policies
        self.poolName = poolName
        self.schema = schema
        self.smsAuthenticationMessage = smsAuthenticationMessage
        self.smsConfiguration = smsConfiguration
        self.smsVerificationMessage = smsVerificationMessage
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
        autoVerifiedAttributes = try fields.value("AutoVerifiedAttributes")
        dcrConfiguration = try fields.value("DcrConfiguration")
        deletionProtection = try fields.value("DeletionProtection")
        deviceConfiguration = try fields.value("DeviceConfiguration")
        emailConfiguration = try fields.value("EmailConfiguration")
        emailVerificationMessage = try fields.value("EmailVerificationMessage")
        emailVerificationSubject = try fields.value("EmailVerificationSubject")
        issuerConfiguration = try fields.value("IssuerConfiguration")
        keyConfiguration = try fields.value("KeyConfiguration")
        lambdaConfig = try fields.value("LambdaConfig")
        mfaConfiguration = try fields.value("MfaConfiguration")
        policies = try fields.value("Policies")
        poolName = try fields.requiredValue("PoolName")
        schema = try fields.value("Schema")
        smsAuthenticationMessage = try fields.value("SmsAuthenticationMessage")
        smsConfiguration = try fields.value("SmsConfiguration")
        smsVerificationMessage = try fields.value("SmsVerificationMessage")
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
        json.field("AutoVerifiedAttributes", autoVerifiedAttributes)
        json.field("DcrConfiguration", dcrConfiguration)
        json.field("DeletionProtection", deletionProtection)
        json.field("DeviceConfiguration", deviceConfiguration)
        json.field("EmailConfiguration", emailConfiguration)
        json.field("EmailVerificationMessage", emailVerificationMessage)
        json.field("EmailVerificationSubject", emailVerificationSubject)
        json.field("IssuerConfiguration", issuerConfiguration)
        json.field("KeyConfiguration", keyConfiguration)
        json.field("LambdaConfig", lambdaConfig)
        json.field("MfaConfiguration", mfaConfiguration)
        json.field("Policies", policies)
        json.field("PoolName", poolName)
        json.field("Schema", schema)
        json.field("SmsAuthenticationMessage", smsAuthenticationMessage)
        json.field("SmsConfiguration", smsConfiguration)
        json.field("SmsVerificationMessage", smsVerificationMessage)
        json.field("UserAttributeUpdateSettings", userAttributeUpdateSettings)
        json.field("UserPoolAddOns", userPoolAddOns)
        json.field("UserPoolTags", userPoolTags)
        json.field("UserPoolTier", userPoolTier)
        json.field("UsernameAttributes", usernameAttributes)
        json.field("UsernameConfiguration", usernameConfiguration)
        json.field("VerificationMessageTemplate", verificationMessageTemplate)
    }

    package static let shape = StructureShape("CreateUserPoolRequest", [
        .init("AccountRecoverySetting", .structure(AccountRecoverySettingType.shape)),
        .init("AcrConfiguration", UserPoolsShapes.acrConfigurationType),
        .init("AdminCreateUserConfig", .structure(AdminCreateUserConfigType.shape)),
        .init("AliasAttributes", UserPoolsShapes.aliasAttributesListType),
        .init("AutoVerifiedAttributes", UserPoolsShapes.verifiedAttributesListType),
        .init("DcrConfiguration", .structure(DcrConfigurationType.shape)),
        .init("DeletionProtection", UserPoolsShapes.deletionProtectionType),
        .init("DeviceConfiguration", .structure(DeviceConfigurationType.shape)),
        .init("EmailConfiguration", .structure(EmailConfigurationType.shape)),
        .init("EmailVerificationMessage", UserPoolsShapes.emailVerificationMessageType),
        .init("EmailVerificationSubject", UserPoolsShapes.emailVerificationSubjectType),
        .init("IssuerConfiguration", .structure(IssuerConfigurationType.shape)),
        .init("KeyConfiguration", .structure(KeyConfigurationType.shape)),
        .init("LambdaConfig", .structure(LambdaConfigType.shape)),
        .init("MfaConfiguration", UserPoolsShapes.userPoolMfaType),
        .init("Policies", .structure(UserPoolPolicyType.shape)),
        .init("PoolName", UserPoolsShapes.userPoolNameType, required: true),
        .init("Schema", UserPoolsShapes.schemaAttributesListType),
        .init("SmsAuthenticationMessage", UserPoolsShapes.smsVerificationMessageType),
        .init("SmsConfiguration", .structure(SmsConfigurationType.shape)),
        .init("SmsVerificationMessage", UserPoolsShapes.smsVerificationMessageType),
        .init("UserAttributeUpdateSettings", .structure(UserAttributeUpdateSettingsType.shape)),
        .init("UserPoolAddOns", .structure(UserPoolAddOnsType.shape)),
        .init("UserPoolTags", UserPoolsShapes.userPoolTagsType),
        .init("UserPoolTier", UserPoolsShapes.userPoolTierType),
        .init("UsernameAttributes", UserPoolsShapes.usernameAttributesListType),
        .init("UsernameConfiguration", .structure(UsernameConfigurationType.shape)),
        .init("VerificationMessageTemplate", .structure(VerificationMessageTemplateType.shape)),
    ])

    package typealias Output = CreateUserPoolOutput
    package static let operation = OperationModel(
        name: "CreateUserPool", service: .userPools, signed: true, hasOutput: true,
        errors: [
            .invalidParameter, .tooManyRequests, .limitExceeded, .invalidSmsRoleAccessPolicy,
            .invalidSmsRoleTrustRelationship, .invalidEmailRoleAccessPolicy, .notAuthorized, .userPoolTagging,
            .internalError, .tierChangeNotAllowed, .featureUnavailableInTier,
        ])
}

/// The output of CreateUserPool.
package struct CreateUserPoolOutput: OperationOutput {
    package var userPool: UserPoolType?

    package init(
        userPool: UserPoolType? = nil
    ) {
        self.userPool = userPool
    }

    package init(_ fields: JSONObject) throws {
        userPool = try fields.value("UserPool")
    }

    package func write(members json: inout JSONWriter) {
        json.field("UserPool", userPool)
    }

    package static let shape = StructureShape("CreateUserPoolResponse", [
        .init("UserPool", .structure(UserPoolType.shape)),
    ])
}

#endif
