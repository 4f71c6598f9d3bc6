import WireRuntime

extension ConsoleTexts.Settings {
    static let traditionalChinese = Self(
        title: "設定", noSection: "沒有此設定部分。",
        meanwhile: "您開啟頁面後，這些設定在別處被變更。未儲存任何內容。表單中顯示現在儲存的值，以及您輸入的其他變更。",
        whenShown: "您開啟頁面時", storedNow: "現在儲存的值", yours: "您輸入的值",
        sameReading: "用指令讀取這些設定", lead: { "\($0) 的設定，分部分顯示。" },
        section: {
            traditionalChineseSections[$0] ?? traditionalChineseIdentityPoolSections[$0]
                ?? ConsoleTexts.SectionText($0, lead: "")
        }, fields: texts,
        affected: sentence,
        kind: hint)

    /// The sections by their names.
    static let traditionalChineseSections: [String: ConsoleTexts.SectionText] = [
        "general": .init("一般", lead: "名稱、刪除保護、等級。"),
        "policies": .init("政策", lead: "密碼要求、誰可以註冊，以及邀請何時過期。"),
        "verification": .init(
            "驗證和復原",
            lead: "哪些聯絡方式透過驗證碼驗證，以及忘記密碼時如何復原。"),
        "sign-in": .init("首要驗證因素", lead: "自選方式登入可以從哪些因素開始。"),
        "second-factors": .init("MFA", lead: "使用者是否需要第二驗證因素，以及有哪些。"),
        "devices": .init(
            "裝置", lead: "是否記住裝置，以及已記住的裝置是否不需第二驗證因素。"),
        "sessions": .init("工作階段", lead: "是否追蹤工作階段，以及每個使用者可以有多少個工作階段。"),
        "messages": .init(
            "驗證碼訊息", lead: "驗證碼的文字。僅當集區傳送此類訊息時，才會顯示其文字。"),
        "invitations": .init("邀請", lead: "傳送給管理員所建立使用者的內容。"),
        "senders": .init("訊息寄件人", lead: "郵件的 From 和 Reply-To，以及傳送服務。"),
        "protection": .init("威脅防護", lead: "是否判斷登入的風險。"),
        "risk": .init("風險", lead: "登入有風險或密碼已外洩時的處理。"),
        "triggers": .init("觸發程序", lead: "集區在每個步驟呼叫的函式，以 ARN 表示。"),
        "logs": .init("記錄檔傳送", lead: "有關訊息和登入的項目發往何處。"),
        "tags": .init("標籤", lead: "您自己的鍵和值，每行一個 key=value。"),
    ]

    private static let texts = general.merging(factors) { one, _ in one }.merging(messages) { one, _ in one }
        .merging(traditionalChineseRisks) { one, _ in one }.merging(traditionalChineseTriggers) { one, _ in one }
        .merging(traditionalChineseParts) { one, _ in one }
        .merging(traditionalChineseIdentityPools) { one, _ in one }.merging(traditionalChineseAccess) { one, _ in one }
        .merging(traditionalChineseAnalytics) { one, _ in one }

    private static func sentence(_ party: AffectedParty, users: Int?) -> String {
        let count = users.map { "（約 \($0) 個）" } ?? ""
        return switch party {
        case .operators: "僅操作人員。"
        case .newUsers: "從現在起註冊或建立的使用者。"
        case .newPasswords: "從現在起設定的密碼；其他密碼仍然有效。"
        case .nextSignIns: "所有使用者\(count)，在下次登入時。"
        case .newTokens: "從現在起簽發的權杖。"
        case .recipients: "從現在起傳送的訊息的收件人。"
        case .apps: "應用程式的使用者。"
        case .allUsers: "所有使用者\(count)。"
        case .identities: "集區的身分，在它們下次請求憑證時。"
        case .callers: "憑它操作的所有主體，一秒內生效。"
        }
    }

    private static func hint(_ setting: ModelledSetting) -> String {
        switch (setting.field.style, setting.input.kind) {
        case (.pairs, _): return "每行一個 name=description"
        case (.choices, _), (.presence, _), (_, .choice), (_, .flag), (_, .line), (_, .text): return limits(setting)
        case (_, let kind):
            return [ConsoleTexts.Explorer.traditionalChineseHint(kind), limits(setting)].filter { !$0.utf8.isEmpty }
                .joined(separator: " · ")
        }
    }

    private static func limits(_ setting: ModelledSetting) -> String {
        switch (setting.input.kind, setting.shape.minimum, setting.maximum) {
        case (.number, let minimum?, let maximum?): "\(minimum)–\(maximum)"
        case (.number, let minimum?, nil): "至少 \(minimum)"
        case (.line, _, let maximum?), (.text, _, let maximum?): "最多 \(maximum) 個字元"
        default: ""
        }
    }
}

extension ConsoleTexts.Settings {
    private static let general: [String: ConsoleTexts.SettingText] = [
        "PoolName": .init("清單中的名稱。", effect: "集區在清單中的名稱改變；其 ID 不變。"),
        "DeletionProtection": .init(
            "ACTIVE：無法刪除集區。", effect: "INACTIVE 允許刪除集區及其所有使用者。"),
        "UserPoolTier": .init(
            "功能等級；威脅防護需要 PLUS。",
            effect: "如果集區正在使用某個等級沒有的功能，該等級會被拒絕。"),
        "Policies.PasswordPolicy.MinimumLength": .init(
            "密碼的最少字元數。", effect: "更短的密碼會被拒絕。"),
        "Policies.PasswordPolicy.RequireLowercase": .init(
            "密碼是否需要小寫字母。", effect: "true 會拒絕不包含它的密碼。"),
        "Policies.PasswordPolicy.RequireUppercase": .init(
            "密碼是否需要大寫字母。", effect: "true 會拒絕不包含它的密碼。"),
        "Policies.PasswordPolicy.RequireNumbers": .init(
            "密碼是否需要數字。", effect: "true 會拒絕不包含它的密碼。"),
        "Policies.PasswordPolicy.RequireSymbols": .init(
            "密碼是否需要特殊字元。", effect: "true 會拒絕不包含它的密碼。"),
        "Policies.PasswordPolicy.PasswordHistorySize": .init(
            "不能再次使用的以前密碼的數量。", effect: "使用者以前的密碼會被拒絕。"),
        "Policies.PasswordPolicy.TemporaryPasswordValidityDays": .init(
            "邀請在多少天後過期。",
            effect: "屆時未登入的受邀使用者需要新的邀請。"),
        "AdminCreateUserConfig.AllowAdminCreateUserOnly": .init(
            "true：只有管理員建立使用者。false：使用者自行註冊。",
            effect: "true 會在集區的所有應用程式中拒絕註冊。"),
        "UserPoolTags": .init("集區的標籤。", effect: "檢查標籤的政策和工具會看到新標籤。"),
        "AutoVerifiedAttributes": .init(
            "註冊時透過驗證碼驗證的內容。",
            effect: "註冊時會向其傳送驗證碼。如果沒有，則由管理員確認使用者。"),
        "UserAttributeUpdateSettings.AttributesRequireVerificationBeforeUpdate": .init(
            "只有新值驗證後才會變更的屬性。",
            effect: "在輸入新值的驗證碼之前，舊值保留。"),
        "AccountRecoverySetting.RecoveryMechanisms": .init(
            "忘記密碼時驗證碼的傳送目標，按優先順序。admin_only：不傳送。",
            effect: "沒有此類已驗證聯絡方式的使用者無法自行復原密碼。"),
    ]

    private static let factors: [String: ConsoleTexts.SettingText] = [
        "Policies.SignInPolicy.AllowedFirstAuthFactors": .init(
            "使用者進行自選方式登入時可以首先使用的因素。",
            effect: "只有被去掉的因素的使用者將無法再進行自選方式登入。"),
        "MfaConfiguration": .init(
            "OFF、OPTIONAL（由使用者決定）或 ON（必要）。",
            effect: "ON 要求每個使用者提供第二驗證因素；沒有的使用者必須設定。OFF 不要求任何人。"),
        "SoftwareTokenMfaConfiguration.Enabled": .init(
            "驗證器應用程式的驗證碼。", effect: "沒有它，不會要求驗證器應用程式的驗證碼。"),
        "SmsMfaConfiguration": .init(
            "簡訊驗證碼：開啟，或 – 表示關閉。", effect: "沒有它，不會透過簡訊傳送驗證碼。"),
        "SmsMfaConfiguration.SmsAuthenticationMessage": .init(
            "文字，其中 {####} 為驗證碼。", effect: "簡訊使用此內容。"),
        "SmsMfaConfiguration.SmsConfiguration.SnsCallerArn": .init(
            "Amazon 傳送簡訊所用的角色。Martlet 為工具儲存它。", effect: "工具會讀取它。"),
        "SmsMfaConfiguration.SmsConfiguration.ExternalId": .init(
            "角色的外部 ID。", effect: "工具會讀取它。"),
        "EmailMfaConfiguration": .init(
            "郵件驗證碼：開啟，或 – 表示關閉。", effect: "沒有它，登入時不會透過郵件傳送驗證碼。"),
        "EmailMfaConfiguration.Subject": .init("郵件的主旨。", effect: "郵件使用此主旨。"),
        "EmailMfaConfiguration.Message": .init("文字，其中 {####} 為驗證碼。", effect: "郵件使用此內容。"),
        "DeviceConfiguration.DeviceOnlyRememberedOnUserPrompt": .init(
            "–：不記住裝置。false：始終記住。true：由使用者決定。",
            effect: "–：集區不再記住裝置。"),
        "DeviceConfiguration.ChallengeRequiredOnNewDevice": .init(
            "true：只有已記住的裝置不需第二驗證因素即可登入。",
            effect: "true 讓已記住的裝置代替第二驗證因素。"),
        "UserSessionTracking": .init(
            "ENABLED：列出每個工作階段，並可單獨結束。",
            effect: "DISABLED 不再列出工作階段，下面的限制也不起作用。"),
        "TokenSession.MaxPerUser": .init(
            "一個使用者可同時擁有的工作階段數。",
            effect: "超出限制的登入會結束使用最少的工作階段。"),
        "UserPoolAddOns.AdvancedSecurityMode": .init(
            "OFF、AUDIT（判斷並記錄）或 ENFORCED（按「風險」中的設定處理）。",
            effect: "ENFORCED 可能會要求第二驗證因素，或拒絕登入。"),
        "UserPoolAddOns.AdvancedSecurityAdditionalFlows.CustomAuthMode": .init(
            "對自訂登入的同樣設定（上面的模式不涉及）：AUDIT 或 ENFORCED。",
            effect: "ENFORCED 可能會要求第二驗證因素，或拒絕自訂登入。"),
    ]

    private static let messages: [String: ConsoleTexts.SettingText] = [
        "SmsAuthenticationMessage": .init(
            "包含第二驗證因素驗證碼的簡訊；{####} 為驗證碼。",
            effect: "簡訊使用此內容。"),
        "VerificationMessageTemplate.SmsMessage": .init(
            "驗證電話號碼的簡訊；{####} 為驗證碼。", effect: "簡訊使用此內容。"),
        "VerificationMessageTemplate.DefaultEmailOption": .init(
            "郵件包含驗證碼還是連結。", effect: "註冊郵件將使用另一種。"),
        "VerificationMessageTemplate.EmailSubject": .init(
            "驗證碼郵件的主旨。", effect: "郵件使用此主旨。"),
        "VerificationMessageTemplate.EmailMessage": .init(
            "驗證碼郵件；{####} 為驗證碼。", effect: "郵件使用此內容。"),
        "VerificationMessageTemplate.EmailSubjectByLink": .init(
            "連結郵件的主旨。", effect: "郵件使用此主旨。"),
        "VerificationMessageTemplate.EmailMessageByLink": .init(
            "連結郵件；{##Click here##} 為連結。", effect: "郵件使用此內容。"),
        "AdminCreateUserConfig.InviteMessageTemplate.SMSMessage": .init(
            "簡訊邀請；{username} 和 {####} 為名稱和密碼。",
            effect: "邀請使用此內容。"),
        "AdminCreateUserConfig.InviteMessageTemplate.EmailSubject": .init(
            "郵件邀請的主旨。", effect: "邀請使用此主旨。"),
        "AdminCreateUserConfig.InviteMessageTemplate.EmailMessage": .init(
            "郵件邀請；{username} 和 {####} 為名稱和密碼。",
            effect: "邀請使用此內容。"),
        "EmailConfiguration.From": .init("郵件的寄件人。", effect: "郵件從此地址發出。"),
        "EmailConfiguration.ReplyToEmailAddress": .init("回覆的收件地址。", effect: "回覆會發往該地址。"),
        "EmailConfiguration.EmailSendingAccount": .init(
            "由誰的服務傳送：伺服器的服務，或集區自己的身分。", effect: "郵件改由另一方發出。"),
        "EmailConfiguration.SourceArn": .init("傳送郵件的 SES 身分。", effect: "郵件由它發出。"),
        "EmailConfiguration.ConfigurationSet": .init(
            "通知 SES 的組態集。", effect: "通知 SES 此組態集。"),
        "SmsConfiguration.SnsCallerArn": .init(
            "Amazon 傳送簡訊所用的角色。Martlet 為工具儲存它。", effect: "工具會讀取它。"),
        "SmsConfiguration.ExternalId": .init("角色的外部 ID。", effect: "工具會讀取它。"),
        "SmsConfiguration.SnsRegion": .init("SNS 的區域。", effect: "工具會讀取它。"),
    ]
}
