import Kernel
import WireRuntime

/// Some settings of a pool that have a page together.
struct SettingsSection: Sendable {
    /// Its name in addresses, and the key of its texts.
    let name: String
    let source: @Sendable (UserPoolID) -> SettingsSource
    let fields: [SettingField]

    /// The sections in the order of the pages' links.
    static let all = [
        general, policies, verification, firstFactors, secondFactors, devices, sessions, verificationMessages,
        invitations,
        senders, protection, risk, triggers, logs, tags,
    ]
}

extension SettingsSection {
    private static func pool(_ name: String, fields: [SettingField]) -> SettingsSection {
        SettingsSection(name: name, source: { .pool($0) }, fields: fields)
    }

    private static let general = pool(
        "general",
        fields: [
            SettingField("PoolName", affects: .operators, isRequired: true),
            SettingField("DeletionProtection", affects: .operators, isRequired: true),
            SettingField("UserPoolTier", affects: .operators, isRequired: true),
        ])

    private static let policies = pool(
        "policies",
        fields: [
            SettingField("Policies.PasswordPolicy.MinimumLength", affects: .newPasswords, isRequired: true),
            SettingField("Policies.PasswordPolicy.RequireLowercase", affects: .newPasswords, isRequired: true),
            SettingField("Policies.PasswordPolicy.RequireUppercase", affects: .newPasswords, isRequired: true),
            SettingField("Policies.PasswordPolicy.RequireNumbers", affects: .newPasswords, isRequired: true),
            SettingField("Policies.PasswordPolicy.RequireSymbols", affects: .newPasswords, isRequired: true),
            SettingField("Policies.PasswordPolicy.PasswordHistorySize", affects: .newPasswords),
            SettingField("Policies.PasswordPolicy.TemporaryPasswordValidityDays", affects: .newUsers, isRequired: true),
            SettingField("AdminCreateUserConfig.AllowAdminCreateUserOnly", affects: .newUsers, isRequired: true),
        ])

    private static let verification = pool(
        "verification",
        fields: [
            SettingField("AutoVerifiedAttributes", affects: .newUsers),
            SettingField(
                "UserAttributeUpdateSettings.AttributesRequireVerificationBeforeUpdate", affects: .allUsers),
            SettingField(
                "AccountRecoverySetting.RecoveryMechanisms", affects: .allUsers, grade: .costly,
                style: .choices(recoveries), isRequired: true),
        ])

    /// The orders in which a forgotten password is recovered.
    private static let recoveries: [(name: String, value: JSON)] = [
        ["verified_email"], ["verified_phone_number"], ["verified_email", "verified_phone_number"],
        ["verified_phone_number", "verified_email"], ["admin_only"],
    ].map { names in
        let mechanisms = names.enumerated().map { index, name in
            JSON.object(JSONObject([.init("Name", .string(name)), .init("Priority", .integer(Int64(index) + 1))]))
        }
        return (names.joined(separator: ", "), .array(mechanisms))
    }

    private static let firstFactors = pool(
        "sign-in",
        fields: [
            SettingField("Policies.SignInPolicy.AllowedFirstAuthFactors", affects: .nextSignIns, grade: .costly)
        ])

    private static let secondFactors = SettingsSection(
        name: "second-factors", source: { .secondFactors($0) },
        fields: [
            SettingField("MfaConfiguration", affects: .nextSignIns, grade: .costly, isRequired: true),
            SettingField("SoftwareTokenMfaConfiguration.Enabled", affects: .nextSignIns, grade: .costly),
            SettingField("SmsMfaConfiguration", affects: .nextSignIns, grade: .costly, style: .presence),
            SettingField("SmsMfaConfiguration.SmsAuthenticationMessage", affects: .recipients),
            SettingField(
                "SmsMfaConfiguration.SmsConfiguration.SnsCallerArn", affects: .recipients,
                owner: "SmsMfaConfiguration.SmsConfiguration"),
            SettingField("SmsMfaConfiguration.SmsConfiguration.ExternalId", affects: .recipients, style: .line),
            SettingField("EmailMfaConfiguration", affects: .nextSignIns, grade: .costly, style: .presence),
            SettingField("EmailMfaConfiguration.Subject", affects: .recipients),
            SettingField("EmailMfaConfiguration.Message", affects: .recipients),
        ])

    private static let devices = pool(
        "devices",
        fields: [
            SettingField(
                "DeviceConfiguration.DeviceOnlyRememberedOnUserPrompt", affects: .nextSignIns,
                owner: "DeviceConfiguration"),
            SettingField("DeviceConfiguration.ChallengeRequiredOnNewDevice", affects: .nextSignIns),
        ])

    private static let sessions = SettingsSection(
        name: "sessions", source: { .sessions($0) },
        fields: [
            SettingField("UserSessionTracking", affects: .nextSignIns, grade: .costly, isRequired: true),
            SettingField("TokenSession.MaxPerUser", affects: .nextSignIns, grade: .costly, isRequired: true),
        ])

    private static let tags = pool("tags", fields: [SettingField("UserPoolTags", affects: .operators)])
}
