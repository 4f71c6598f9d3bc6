// Generated from cognito-idp.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

#if Server

package import Kernel
package import WireRuntime

/// The input of UpdateUserPool.
package struct UpdateUserPoolInput: OperationInput, NamesUserPool {
    package var accountRecoverySetting: AccountRecoverySettingType?
    package var acrConfiguration: [String: AcrLevelConfigType]?
    package var adminCreateUserConfig: AdminCreateUserConfigType?
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
    package var poolName: String?
    package var smsAuthenticationMessage: String?
    package var smsConfiguration: SmsConfigurationType?
    package var smsVerificationMessage: String?
    package var userAttributeUpdateSettings: UserAttributeUpdateSettingsType?
    package var userPoolAddOns: UserPoolAddOnsType?
    package var userPoolId: UserPoolID
    package var userPoolTags: [String: String]?
    package var userPoolTier: UserPoolTierType?
    package var verificationMessageTemplate: VerificationMessageTemplateType?

    package init(
        accountRecoverySetting: AccountRecoverySettingType? = nil,
        acrConfiguration: [String: AcrLevelConfigType]? = nil,
        adminCreateUserConfig: AdminCreateUserConfigType? = nil,
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
        poolName: String? = nil,
        smsAuthenticationMessage: String? = nil,
        smsConfiguration: SmsConfigurationType? = nil,
        smsVerificationMessage: String? = nil,
        userAttributeUpdateSettings: UserAttributeUpdateSettingsType? = nil,
        userPoolAddOns: UserPoolAddOnsType? = nil,
        userPoolId: UserPoolID,
        userPoolTags: [String: String]? = nil,
        userPoolTier: UserPoolTierType? = nil,
        verificationMessageTemplate: VerificationMessageTemplateType? = nil
    ) {
        self.accountRecoverySetting = accountRecoverySetting
        self.acrConfiguration = acrConfiguration
        self.adminCreateUserConfig = adminCreateUserConfig
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
        self.smsAuthenticationMessage = smsAuthenticationMessage
        self.smsConfiguration = smsConfiguration
        self.smsVerificationMessage = smsVerificationMessage
        self.userAttributeUpdateSettings = userAttributeUpdateSettings
        self.userPoolAddOns = userPoolAddOns
        self.userPoolId = userPoolId
        self.userPoolTags = userPoolTags
        self.userPoolTier = userPoolTier
        self.verificationMessageTemplate = verificationMessageTemplate
    }

    package init(_ fields: JSONObject) throws {
        accountRecoverySetting = try fields.value("AccountRecoverySetting")
        acrConfiguration = try fields.value("AcrConfiguration")
        adminCreateUserConfig = try fields.value("AdminCreateUserConfig")
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
        poolName = try fields.value("PoolName")
        smsAuthenticationMessage = try fields.value("SmsAuthenticationMessage")
        smsConfiguration = try fields.value("SmsConfiguration")
        smsVerificationMessage = try fields.value("SmsVerificationMessage")
        userAttributeUpdateSettings = try fields.value("UserAttributeUpdateSettings")
        userPoolAddOns = try fields.value("UserPoolAddOns")
        userPoolId = try fields.requiredValue("UserPoolId")
        userPoolTags = try fields.value("UserPoolTags")
        userPoolTier = try fields.value("UserPoolTier")
        verificationMessageTemplate = try fields.value("VerificationMessageTemplate")
    }

    package func write(members json: inout JSONWriter) {
        json.field("AccountRecoverySetting", accountRecoverySetting)
        json.field("AcrConfiguration", acrConfiguration)
        json.field("AdminCreateUserConfig", adminCreateUserConfig)
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
        json.field("SmsAuthenticationMessage", smsAuthenticationMessage)
        json.field("SmsConfiguration", smsConfiguration)
        json.field("SmsVerificationMessage", smsVerificationMessage)
        json.field("UserAttributeUpdateSettings", userAttributeUpdateSettings)
        json.field("UserPoolAddOns", userPoolAddOns)
        json.field("UserPoolId", userPoolId)
        json.field("UserPoolTags", userPoolTags)
        json.field("UserPoolTier", userPoolTier)
        json.field("VerificationMessageTemplate", verificationMessageTemplate)
    }

    package static let shape = StructureShape("UpdateUserPoolRequest", [
        .init("AccountRecoverySetting", .structure(AccountRecoverySettingType.shape)),
        .init("AcrConfiguration", UserPoolsShapes.acrConfigurationType),
        .init("AdminCreateUserConfig", .structure(AdminCreateUserConfigType.shape)),
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
        .init("PoolName", UserPoolsShapes.userPoolNameType),
        .init("SmsAuthenticationMessage", UserPoolsShapes.smsVerificationMessageType),
        .init("SmsConfiguration", .structure(SmsConfigurationType.shape)),
        .init("SmsVerificationMessage", UserPoolsShapes.smsVerificationMessageType),
        .init("UserAttributeUpdateSettings", .structure(UserAttributeUpdateSettingsType.shape)),
        .init("UserPoolAddOns", .structure(UserPoolAddOnsType.shape)),
        .init("UserPoolId", UserPoolsShapes.userPoolIdType, required: true),
        .init("UserPoolTags", UserPoolsShapes.userPoolTagsType),
        .init("UserPoolTier", UserPoolsShapes.userPoolTierType),
        .init("VerificationMessageTemplate", .structure(VerificationMessageTemplateType.shape)),
    ])

    package typealias Output = UpdateUserPoolOutput
    package static let operation = OperationModel(
        name: "UpdateUserPool", service: .userPools, signed: true, hasOutput: true,
        errors: [
            .resourceNotFound, .invalidParameter, .concurrentModification, .tooManyRequests, .notAuthorized,
            .userImportInProgress, .internalError, .invalidSmsRoleAccessPolicy, .invalidSmsRoleTrustRelationship,
            .userPoolTagging, .invalidEmailRoleAccessPolicy, .operationNotEnabled, .tierChangeNotAllowed,
            .featureUnavailableInTier,
        ])

    package var resource: Resource { .userPool(userPoolId) }
}

/// The output of UpdateUserPool.
package struct UpdateUserPoolOutput: OperationOutput {
    package init() {}

    package init(_: JSONObject) throws {}

    package func write(members _: inout JSONWriter) {}

    package static let shape = StructureShape("UpdateUserPoolResponse", [])
}

#endif
