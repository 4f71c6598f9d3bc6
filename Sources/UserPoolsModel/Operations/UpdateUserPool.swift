// Generated from cognito-idp.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

#if Server

public import Kernel
public import WireRuntime

/// The input of UpdateUserPool.
public struct UpdateUserPoolInput: OperationInput, NamesUserPool {
    public var accountRecoverySetting: AccountRecoverySettingType?
    public var acrConfiguration: [String: AcrLevelConfigType]?
    public var adminCreateUserConfig: AdminCreateUserConfigType?
    public var autoVerifiedAttributes: [VerifiedAttributeType]?
    public var dcrConfiguration: DcrConfigurationType?
    public var deletionProtection: DeletionProtectionType?
    public var deviceConfiguration: DeviceConfigurationType?
    public var emailConfiguration: EmailConfigurationType?
    public var emailVerificationMessage: String?
    public var emailVerificationSubject: String?
    public var issuerConfiguration: IssuerConfigurationType?
    public var keyConfiguration: KeyConfigurationType?
    public var lambdaConfig: LambdaConfigType?
    public var mfaConfiguration: UserPoolMfaType?
    public var policies: UserPoolPolicyType?
    public var poolName: String?
    public var smsAuthenticationMessage: String?
    public var smsConfiguration: SmsConfigurationType?
    public var smsVerificationMessage: String?
    public var userAttributeUpdateSettings: UserAttributeUpdateSettingsType?
    public var userPoolAddOns: UserPoolAddOnsType?
    public var userPoolId: UserPoolID
    public var userPoolTags: [String: String]?
    public var userPoolTier: UserPoolTierType?
    public var verificationMessageTemplate: VerificationMessageTemplateType?

    public init(
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

    public init(_ fields: JSONObject) throws {
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

    public func write(members json: inout JSONWriter) {
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

    public static let shape = StructureShape("UpdateUserPoolRequest", [
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

    public typealias Output = UpdateUserPoolOutput
    public static let operation = OperationModel(
        name: "UpdateUserPool", service: .userPools, signed: true, hasOutput: true,
        errors: [
            .resourceNotFound, .invalidParameter, .concurrentModification, .tooManyRequests, .notAuthorized,
            .userImportInProgress, .internalError, .invalidSmsRoleAccessPolicy, .invalidSmsRoleTrustRelationship,
            .userPoolTagging, .invalidEmailRoleAccessPolicy, .operationNotEnabled, .tierChangeNotAllowed,
            .featureUnavailableInTier,
        ])

    public var resource: Resource { .userPool(userPoolId) }
}

/// The output of UpdateUserPool.
public struct UpdateUserPoolOutput: OperationOutput {
    public init() {}

    public init(_: JSONObject) throws {}

    public func write(members _: inout JSONWriter) {}

    public static let shape = StructureShape("UpdateUserPoolResponse", [])
}

#endif
