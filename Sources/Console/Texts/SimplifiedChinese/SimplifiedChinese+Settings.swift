import WireRuntime

extension ConsoleTexts.Settings {
    static let simplifiedChinese = Self(
        title: "设置", noSection: "没有此设置部分。",
        meanwhile: "您打开页面后，这些设置在别处被更改。未保存任何内容。表单中显示现在存储的值，以及您输入的其他更改。",
        whenShown: "您打开页面时", storedNow: "现在存储的值", yours: "您输入的值",
        sameReading: "用命令读取这些设置", lead: { "\($0) 的设置，分部分显示。" },
        section: {
            simplifiedChineseSections[$0] ?? simplifiedChineseIdentityPoolSections[$0]
                ?? ConsoleTexts.SectionText($0, lead: "")
        }, fields: texts,
        affected: sentence,
        kind: hint)

    /// The sections by their names.
    static let simplifiedChineseSections: [String: ConsoleTexts.SectionText] = [
        "general": .init("常规", lead: "名称、删除保护、等级。"),
        "policies": .init("策略", lead: "密码要求、谁可以注册，以及邀请何时过期。"),
        "verification": .init(
            "验证和恢复",
            lead: "哪些联系方式通过验证码验证，以及忘记密码时如何恢复。"),
        "sign-in": .init("首要验证因素", lead: "自选方式登录可以从哪些因素开始。"),
        "second-factors": .init("MFA", lead: "用户是否需要第二验证因素，以及有哪些。"),
        "devices": .init(
            "设备", lead: "是否记住设备，以及已记住的设备是否无需第二验证因素。"),
        "sessions": .init("会话", lead: "是否跟踪会话，以及每个用户可以有多少个会话。"),
        "messages": .init(
            "验证码消息", lead: "验证码的文本。仅当池发送此类消息时，才会显示其文本。"),
        "invitations": .init("邀请", lead: "发送给管理员所创建用户的内容。"),
        "senders": .init("消息发件人", lead: "邮件的 From 和 Reply-To，以及发送服务。"),
        "protection": .init("威胁防护", lead: "是否判断登录的风险。"),
        "risk": .init("风险", lead: "登录有风险或密码已泄露时的处理。"),
        "triggers": .init("触发器", lead: "池在每个步骤调用的函数，以 ARN 表示。"),
        "logs": .init("日志传送", lead: "有关消息和登录的条目发往何处。"),
        "tags": .init("标签", lead: "您自己的键和值，每行一个 key=value。"),
    ]

    private static let texts = general.merging(factors) { one, _ in one }.merging(messages) { one, _ in one }
        .merging(simplifiedChineseRisks) { one, _ in one }.merging(simplifiedChineseTriggers) { one, _ in one }.merging(
            simplifiedChineseParts
        ) { one, _ in one }
        .merging(simplifiedChineseIdentityPools) { one, _ in one }.merging(simplifiedChineseAccess) { one, _ in one }
        .merging(simplifiedChineseAnalytics) { one, _ in one }

    private static func sentence(_ party: AffectedParty, users: Int?) -> String {
        let count = users.map { "（约 \($0) 个）" } ?? ""
        return switch party {
        case .operators: "仅操作员。"
        case .newUsers: "从现在起注册或创建的用户。"
        case .newPasswords: "从现在起设置的密码；其他密码仍然有效。"
        case .nextSignIns: "所有用户\(count)，在下次登录时。"
        case .newTokens: "从现在起颁发的令牌。"
        case .recipients: "从现在起发送的消息的收件人。"
        case .apps: "应用的用户。"
        case .allUsers: "所有用户\(count)。"
        case .identities: "池的身份，在它们下次请求凭证时。"
        case .callers: "凭它操作的所有主体，一秒内生效。"
        }
    }

    private static func hint(_ setting: ModelledSetting) -> String {
        switch (setting.field.style, setting.input.kind) {
        case (.pairs, _): return "每行一个 name=description"
        case (.choices, _), (.presence, _), (_, .choice), (_, .flag), (_, .line), (_, .text): return limits(setting)
        case (_, let kind):
            return [ConsoleTexts.Explorer.simplifiedChineseHint(kind), limits(setting)].filter { !$0.utf8.isEmpty }
                .joined(separator: " · ")
        }
    }

    private static func limits(_ setting: ModelledSetting) -> String {
        switch (setting.input.kind, setting.shape.minimum, setting.maximum) {
        case (.number, let minimum?, let maximum?): "\(minimum)–\(maximum)"
        case (.number, let minimum?, nil): "至少 \(minimum)"
        case (.line, _, let maximum?), (.text, _, let maximum?): "最多 \(maximum) 个字符"
        default: ""
        }
    }
}

extension ConsoleTexts.Settings {
    private static let general: [String: ConsoleTexts.SettingText] = [
        "PoolName": .init("列表中的名称。", effect: "池在列表中的名称改变；其 ID 不变。"),
        "DeletionProtection": .init(
            "ACTIVE：无法删除池。", effect: "INACTIVE 允许删除池及其所有用户。"),
        "UserPoolTier": .init(
            "功能等级；威胁防护需要 PLUS。",
            effect: "如果池正在使用某个等级没有的功能，该等级会被拒绝。"),
        "Policies.PasswordPolicy.MinimumLength": .init(
            "密码的最少字符数。", effect: "更短的密码会被拒绝。"),
        "Policies.PasswordPolicy.RequireLowercase": .init(
            "密码是否需要小写字母。", effect: "true 会拒绝不包含它的密码。"),
        "Policies.PasswordPolicy.RequireUppercase": .init(
            "密码是否需要大写字母。", effect: "true 会拒绝不包含它的密码。"),
        "Policies.PasswordPolicy.RequireNumbers": .init(
            "密码是否需要数字。", effect: "true 会拒绝不包含它的密码。"),
        "Policies.PasswordPolicy.RequireSymbols": .init(
            "密码是否需要特殊字符。", effect: "true 会拒绝不包含它的密码。"),
        "Policies.PasswordPolicy.PasswordHistorySize": .init(
            "不能再次使用的以前密码的数量。", effect: "用户以前的密码会被拒绝。"),
        "Policies.PasswordPolicy.TemporaryPasswordValidityDays": .init(
            "邀请在多少天后过期。",
            effect: "届时未登录的受邀用户需要新的邀请。"),
        "AdminCreateUserConfig.AllowAdminCreateUserOnly": .init(
            "true：只有管理员创建用户。false：用户自行注册。",
            effect: "true 会在池的所有应用中拒绝注册。"),
        "UserPoolTags": .init("池的标签。", effect: "检查标签的策略和工具会看到新标签。"),
        "AutoVerifiedAttributes": .init(
            "注册时通过验证码验证的内容。",
            effect: "注册时会向其发送验证码。如果没有，则由管理员确认用户。"),
        "UserAttributeUpdateSettings.AttributesRequireVerificationBeforeUpdate": .init(
            "只有新值验证后才会更改的属性。",
            effect: "在输入新值的验证码之前，旧值保留。"),
        "AccountRecoverySetting.RecoveryMechanisms": .init(
            "忘记密码时验证码的发送目标，按优先顺序。admin_only：不发送。",
            effect: "没有此类已验证联系方式的用户无法自行恢复密码。"),
    ]

    private static let factors: [String: ConsoleTexts.SettingText] = [
        "Policies.SignInPolicy.AllowedFirstAuthFactors": .init(
            "用户进行自选方式登录时可以首先使用的因素。",
            effect: "只有被去掉的因素的用户将无法再进行自选方式登录。"),
        "MfaConfiguration": .init(
            "OFF、OPTIONAL（由用户决定）或 ON（必需）。",
            effect: "ON 要求每个用户提供第二验证因素；没有的用户必须设置。OFF 不要求任何人。"),
        "SoftwareTokenMfaConfiguration.Enabled": .init(
            "验证器应用的验证码。", effect: "没有它，不会要求验证器应用的验证码。"),
        "SmsMfaConfiguration": .init(
            "短信验证码：开启，或 – 表示关闭。", effect: "没有它，不会通过短信发送验证码。"),
        "SmsMfaConfiguration.SmsAuthenticationMessage": .init(
            "文本，其中 {####} 为验证码。", effect: "短信使用此内容。"),
        "SmsMfaConfiguration.SmsConfiguration.SnsCallerArn": .init(
            "Amazon 发送短信所用的角色。Martlet 为工具存储它。", effect: "工具会读取它。"),
        "SmsMfaConfiguration.SmsConfiguration.ExternalId": .init(
            "角色的外部 ID。", effect: "工具会读取它。"),
        "EmailMfaConfiguration": .init(
            "邮件验证码：开启，或 – 表示关闭。", effect: "没有它，登录时不会通过邮件发送验证码。"),
        "EmailMfaConfiguration.Subject": .init("邮件的主题。", effect: "邮件使用此主题。"),
        "EmailMfaConfiguration.Message": .init("文本，其中 {####} 为验证码。", effect: "邮件使用此内容。"),
        "DeviceConfiguration.DeviceOnlyRememberedOnUserPrompt": .init(
            "–：不记住设备。false：始终记住。true：由用户决定。",
            effect: "–：池不再记住设备。"),
        "DeviceConfiguration.ChallengeRequiredOnNewDevice": .init(
            "true：只有已记住的设备无需第二验证因素即可登录。",
            effect: "true 让已记住的设备代替第二验证因素。"),
        "UserSessionTracking": .init(
            "ENABLED：列出每个会话，并可单独结束。",
            effect: "DISABLED 不再列出会话，下面的限制也不起作用。"),
        "TokenSession.MaxPerUser": .init(
            "一个用户可同时拥有的会话数。",
            effect: "超出限制的登录会结束使用最少的会话。"),
        "UserPoolAddOns.AdvancedSecurityMode": .init(
            "OFF、AUDIT（判断并记录）或 ENFORCED（按“风险”中的设置处理）。",
            effect: "ENFORCED 可能会要求第二验证因素，或拒绝登录。"),
        "UserPoolAddOns.AdvancedSecurityAdditionalFlows.CustomAuthMode": .init(
            "对自定义登录的同样设置（上面的模式不涉及）：AUDIT 或 ENFORCED。",
            effect: "ENFORCED 可能会要求第二验证因素，或拒绝自定义登录。"),
    ]

    private static let messages: [String: ConsoleTexts.SettingText] = [
        "SmsAuthenticationMessage": .init(
            "包含第二验证因素验证码的短信；{####} 为验证码。",
            effect: "短信使用此内容。"),
        "VerificationMessageTemplate.SmsMessage": .init(
            "验证电话号码的短信；{####} 为验证码。", effect: "短信使用此内容。"),
        "VerificationMessageTemplate.DefaultEmailOption": .init(
            "邮件包含验证码还是链接。", effect: "注册邮件将使用另一种。"),
        "VerificationMessageTemplate.EmailSubject": .init(
            "验证码邮件的主题。", effect: "邮件使用此主题。"),
        "VerificationMessageTemplate.EmailMessage": .init(
            "验证码邮件；{####} 为验证码。", effect: "邮件使用此内容。"),
        "VerificationMessageTemplate.EmailSubjectByLink": .init(
            "链接邮件的主题。", effect: "邮件使用此主题。"),
        "VerificationMessageTemplate.EmailMessageByLink": .init(
            "链接邮件；{##Click here##} 为链接。", effect: "邮件使用此内容。"),
        "AdminCreateUserConfig.InviteMessageTemplate.SMSMessage": .init(
            "短信邀请；{username} 和 {####} 为名称和密码。",
            effect: "邀请使用此内容。"),
        "AdminCreateUserConfig.InviteMessageTemplate.EmailSubject": .init(
            "邮件邀请的主题。", effect: "邀请使用此主题。"),
        "AdminCreateUserConfig.InviteMessageTemplate.EmailMessage": .init(
            "邮件邀请；{username} 和 {####} 为名称和密码。",
            effect: "邀请使用此内容。"),
        "EmailConfiguration.From": .init("邮件的发件人。", effect: "邮件从此地址发出。"),
        "EmailConfiguration.ReplyToEmailAddress": .init("回复的收件地址。", effect: "回复会发往该地址。"),
        "EmailConfiguration.EmailSendingAccount": .init(
            "由谁的服务发送：服务器的服务，或池自己的身份。", effect: "邮件改由另一方发出。"),
        "EmailConfiguration.SourceArn": .init("发送邮件的 SES 身份。", effect: "邮件由它发出。"),
        "EmailConfiguration.ConfigurationSet": .init(
            "告知 SES 的配置集。", effect: "告知 SES 此配置集。"),
        "SmsConfiguration.SnsCallerArn": .init(
            "Amazon 发送短信所用的角色。Martlet 为工具存储它。", effect: "工具会读取它。"),
        "SmsConfiguration.ExternalId": .init("角色的外部 ID。", effect: "工具会读取它。"),
        "SmsConfiguration.SnsRegion": .init("SNS 的区域。", effect: "工具会读取它。"),
    ]
}
