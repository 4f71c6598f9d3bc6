import Kernel
import WireRuntime

extension SettingsSection {
    static let protection = SettingsSection(
        name: "protection", source: { .pool($0) },
        fields: [
            SettingField(
                "UserPoolAddOns.AdvancedSecurityMode", affects: .nextSignIns, grade: .costly, owner: "UserPoolAddOns"),
            SettingField(
                "UserPoolAddOns.AdvancedSecurityAdditionalFlows.CustomAuthMode", affects: .nextSignIns,
                grade: .costly, owner: "UserPoolAddOns.AdvancedSecurityAdditionalFlows"),
        ])

    static let risk = SettingsSection(
        name: "risk", source: { .risk($0) }, fields: compromised + takeover + notices + exceptions)

    private static let compromised: [SettingField] = [
        SettingField(
            "CompromisedCredentialsRiskConfiguration.Actions.EventAction", affects: .nextSignIns, grade: .costly,
            owner: "CompromisedCredentialsRiskConfiguration"),
        SettingField("CompromisedCredentialsRiskConfiguration.EventFilter", affects: .nextSignIns),
    ]

    private static var takeover: [SettingField] {
        let presence = SettingField(
            "AccountTakeoverRiskConfiguration", affects: .nextSignIns, grade: .costly, style: .presence)
        return [presence] + ["Low", "Medium", "High"].flatMap { actions(of: $0) }
    }

    private static let exceptions: [SettingField] = [
        SettingField("RiskExceptionConfiguration", affects: .nextSignIns, grade: .costly, style: .presence),
        SettingField("RiskExceptionConfiguration.BlockedIPRangeList", affects: .nextSignIns, grade: .costly),
        SettingField("RiskExceptionConfiguration.SkippedIPRangeList", affects: .nextSignIns),
    ]

    private static func actions(of level: String) -> [SettingField] {
        let action = ["AccountTakeoverRiskConfiguration", "Actions", "\(level)Action"]
        return [
            SettingField(
                SettingPath(action + ["EventAction"]), affects: .nextSignIns, grade: .costly,
                owner: SettingPath(action), text: "EventAction"),
            SettingField(SettingPath(action + ["Notify"]), affects: .recipients, text: "Notify"),
        ]
    }

    private static var notices: [SettingField] {
        let notices = ["AccountTakeoverRiskConfiguration", "NotifyConfiguration"]
        let sender = SettingField(
            SettingPath(notices + ["SourceArn"]), affects: .recipients, owner: SettingPath(notices))
        let others = ["From", "ReplyTo"].map {
            SettingField(SettingPath(notices + [$0]), affects: .recipients, style: .line)
        }
        return [sender] + others + ["BlockEmail", "MfaEmail", "NoActionEmail"].flatMap { mail(notices + [$0]) }
    }

    private static func mail(_ path: [String]) -> [SettingField] {
        let subject = SettingField(
            SettingPath(path + ["Subject"]), affects: .recipients, owner: SettingPath(path),
            text: "NotifyEmail.Subject")
        let bodies = ["HtmlBody", "TextBody"].map { body in
            SettingField(SettingPath(path + [body]), affects: .recipients, text: "NotifyEmail.\(body)")
        }
        return [subject] + bodies
    }

    static let logs = SettingsSection(
        name: "logs", source: { .logs($0) }, fields: [SettingField("LogConfigurations", affects: .operators)])

    /// A function for each trigger.
    static let triggers = SettingsSection(
        name: "triggers", source: { .pool($0) }, fields: plainTriggers + versionedTriggers + [senderKey])

    private static let plainTriggers: [SettingField] = [
        "PreSignUp", "PostConfirmation", "PreAuthentication", "PostAuthentication", "CustomMessage", "UserMigration",
        "DefineAuthChallenge", "CreateAuthChallenge", "VerifyAuthChallengeResponse",
    ].map { SettingField(SettingPath(["LambdaConfig", $0]), affects: .nextSignIns, grade: .costly) }

    private static let versionedTriggers: [SettingField] = [
        "PreTokenGenerationConfig", "CustomSMSSender", "CustomEmailSender", "InboundFederation",
    ].flatMap { versioned($0) }

    private static let senderKey = SettingField("LambdaConfig.KMSKeyID", affects: .recipients)

    private static func versioned(_ trigger: String) -> [SettingField] {
        let path = ["LambdaConfig", trigger]
        return [
            SettingField(
                SettingPath(path + ["LambdaArn"]), affects: .nextSignIns, grade: .costly, owner: SettingPath(path)),
            SettingField(SettingPath(path + ["LambdaVersion"]), affects: .nextSignIns, text: "LambdaVersion"),
        ]
    }
}
