import WireRuntime

extension ConsoleTexts.Settings {
    static let korean = Self(
        title: "설정", noSection: "그런 설정 섹션이 없습니다.",
        meanwhile: "페이지를 연 뒤 다른 곳에서 이 설정이 변경되었습니다. 아무것도 저장되지 않았습니다. 양식에는 현재 저장된 설정과, 입력한 그대로의 다른 변경 내용이 표시됩니다.",
        whenShown: "페이지를 열었을 때", storedNow: "현재 저장된 값", yours: "입력한 값",
        sameReading: "명령으로 이 설정 읽기", lead: { "\($0)의 설정을 섹션별로 보여 줍니다." },
        section: { koreanSections[$0] ?? koreanIdentityPoolSections[$0] ?? ConsoleTexts.SectionText($0, lead: "") },
        fields: texts,
        affected: sentence,
        kind: hint)

    /// The sections by their names.
    static let koreanSections: [String: ConsoleTexts.SectionText] = [
        "general": .init("일반", lead: "이름, 삭제 방지, 등급."),
        "policies": .init("정책", lead: "비밀번호의 조건, 가입할 수 있는 사람, 초대가 만료되는 시점."),
        "verification": .init(
            "확인 및 복구",
            lead: "코드로 확인하는 연락처와 잊어버린 비밀번호를 복구하는 방법."),
        "sign-in": .init("1차 인증 수단", lead: "선택형 로그인을 시작할 수 있는 수단."),
        "second-factors": .init("MFA", lead: "사용자에게 2차 인증 수단이 필요한지, 어떤 수단이 있는지."),
        "devices": .init(
            "기기", lead: "기기를 기억할지, 기억된 기기에는 2차 인증 수단이 필요 없는지."),
        "sessions": .init("세션", lead: "세션을 추적할지, 사용자가 몇 개까지 가질 수 있는지."),
        "messages": .init(
            "코드 메시지", lead: "코드 메시지의 텍스트. 풀이 그런 메시지를 보내는 경우에만 여기에 있습니다."),
        "invitations": .init("초대", lead: "관리자가 만든 사용자에게 보내는 내용."),
        "senders": .init("메시지 발신자", lead: "메일의 From과 Reply-To, 그리고 보내는 서비스."),
        "protection": .init("위협 보호", lead: "로그인의 위험을 판단할지 여부."),
        "risk": .init("위험", lead: "로그인이 위험하거나 비밀번호가 다른 사람에게 알려진 경우의 조치."),
        "triggers": .init("트리거", lead: "풀이 각 단계에서 호출하는 함수의 ARN."),
        "logs": .init("로그 전달", lead: "메시지와 로그인에 관한 항목이 전달되는 곳."),
        "tags": .init("태그", lead: "직접 정하는 키와 값, 태그마다 key=value 한 줄."),
    ]

    private static let texts = general.merging(factors) { one, _ in one }.merging(messages) { one, _ in one }
        .merging(koreanRisks) { one, _ in one }.merging(koreanTriggers) { one, _ in one }.merging(koreanParts) {
            one, _ in one
        }
        .merging(koreanIdentityPools) { one, _ in one }.merging(koreanAccess) { one, _ in one }
        .merging(koreanAnalytics) { one, _ in one }

    private static func sentence(_ party: AffectedParty, users: Int?) -> String {
        let count = users.map { "(약 \($0)명)" } ?? ""
        return switch party {
        case .operators: "운영자만."
        case .newUsers: "이제부터 가입하거나 만들어지는 사용자."
        case .newPasswords: "이제부터 설정하는 비밀번호. 다른 비밀번호는 계속 유효합니다."
        case .nextSignIns: "모든 사용자\(count), 다음 로그인 때."
        case .newTokens: "이제부터 발급되는 토큰."
        case .recipients: "이제부터 보내는 메시지의 수신자."
        case .apps: "앱의 사용자."
        case .allUsers: "모든 사용자\(count)."
        case .identities: "풀의 아이덴티티, 다음에 자격 증명을 요청할 때."
        case .callers: "이를 통해 작업하는 모든 대상, 1초 안에."
        }
    }

    private static func hint(_ setting: ModelledSetting) -> String {
        switch (setting.field.style, setting.input.kind) {
        case (.pairs, _): return "항목마다 name=description 한 줄"
        case (.choices, _), (.presence, _), (_, .choice), (_, .flag), (_, .line), (_, .text): return limits(setting)
        case (_, let kind):
            return [ConsoleTexts.Explorer.koreanHint(kind), limits(setting)].filter { !$0.utf8.isEmpty }
                .joined(separator: " · ")
        }
    }

    private static func limits(_ setting: ModelledSetting) -> String {
        switch (setting.input.kind, setting.shape.minimum, setting.maximum) {
        case (.number, let minimum?, let maximum?): "\(minimum)~\(maximum)"
        case (.number, let minimum?, nil): "\(minimum) 이상"
        case (.line, _, let maximum?), (.text, _, let maximum?): "최대 \(maximum)자"
        default: ""
        }
    }
}

extension ConsoleTexts.Settings {
    private static let general: [String: ConsoleTexts.SettingText] = [
        "PoolName": .init("목록에 표시되는 이름.", effect: "목록에서 풀의 이름이 바뀝니다. ID는 유지됩니다."),
        "DeletionProtection": .init(
            "ACTIVE: 풀을 삭제할 수 없습니다.", effect: "INACTIVE이면 풀을 모든 사용자와 함께 삭제할 수 있습니다."),
        "UserPoolTier": .init(
            "기능 등급. 위협 보호에는 PLUS가 필요합니다.",
            effect: "등급에 없는 기능을 풀이 사용하는 동안에는 그 등급이 거부됩니다."),
        "Policies.PasswordPolicy.MinimumLength": .init(
            "비밀번호의 최소 글자 수.", effect: "더 짧은 비밀번호는 거부됩니다."),
        "Policies.PasswordPolicy.RequireLowercase": .init(
            "비밀번호에 영문 소문자가 필요한지 여부.", effect: "true이면 소문자가 없는 비밀번호를 거부합니다."),
        "Policies.PasswordPolicy.RequireUppercase": .init(
            "비밀번호에 영문 대문자가 필요한지 여부.", effect: "true이면 대문자가 없는 비밀번호를 거부합니다."),
        "Policies.PasswordPolicy.RequireNumbers": .init(
            "비밀번호에 숫자가 필요한지 여부.", effect: "true이면 숫자가 없는 비밀번호를 거부합니다."),
        "Policies.PasswordPolicy.RequireSymbols": .init(
            "비밀번호에 특수 문자가 필요한지 여부.", effect: "true이면 특수 문자가 없는 비밀번호를 거부합니다."),
        "Policies.PasswordPolicy.PasswordHistorySize": .init(
            "다시 사용할 수 없는 이전 비밀번호의 수.", effect: "사용자의 이전 비밀번호는 거부됩니다."),
        "Policies.PasswordPolicy.TemporaryPasswordValidityDays": .init(
            "초대가 만료될 때까지의 일수.",
            effect: "그때까지 로그인하지 않은 초대된 사용자에게는 새 초대가 필요합니다."),
        "AdminCreateUserConfig.AllowAdminCreateUserOnly": .init(
            "true: 관리자만 사용자를 만듭니다. false: 사용자가 직접 가입합니다.",
            effect: "true이면 풀의 모든 앱에서 가입을 거부합니다."),
        "UserPoolTags": .init("풀의 태그.", effect: "태그를 확인하는 정책과 도구에 새 태그가 적용됩니다."),
        "AutoVerifiedAttributes": .init(
            "가입할 때 코드로 확인하는 속성.",
            effect: "가입할 때 이 속성으로 코드를 보냅니다. 없으면 관리자가 사용자를 확인합니다."),
        "UserAttributeUpdateSettings.AttributesRequireVerificationBeforeUpdate": .init(
            "새 값이 확인되어야만 변경되는 속성.",
            effect: "새 값의 코드를 입력할 때까지 이전 값이 유지됩니다."),
        "AccountRecoverySetting.RecoveryMechanisms": .init(
            "비밀번호를 잊었을 때 코드를 보내는 곳, 우선순위순. admin_only: 보내지 않음.",
            effect: "확인된 해당 연락처가 없는 사용자는 스스로 비밀번호를 복구할 수 없습니다."),
    ]

    private static let factors: [String: ConsoleTexts.SettingText] = [
        "Policies.SignInPolicy.AllowedFirstAuthFactors": .init(
            "사용자가 선택형 로그인을 시작할 수 있는 수단.",
            effect: "빼낸 수단만 가진 사용자는 더 이상 선택형으로 로그인할 수 없습니다."),
        "MfaConfiguration": .init(
            "OFF, OPTIONAL(사용자가 결정) 또는 ON(필수).",
            effect: "ON이면 모든 사용자에게 2차 인증을 요청하며, 수단이 없는 사용자는 설정해야 합니다. OFF이면 아무에게도 요청하지 않습니다."),
        "SoftwareTokenMfaConfiguration.Enabled": .init(
            "인증 앱의 코드.", effect: "없으면 인증 앱의 코드를 요청하지 않습니다."),
        "SmsMfaConfiguration": .init(
            "문자 메시지 코드: 켜짐, 끄려면 –.", effect: "없으면 문자 메시지로 코드를 보내지 않습니다."),
        "SmsMfaConfiguration.SmsAuthenticationMessage": .init(
            "코드 자리에 {####}이 있는 텍스트.", effect: "문자 메시지에 이 내용이 사용됩니다."),
        "SmsMfaConfiguration.SmsConfiguration.SnsCallerArn": .init(
            "Amazon이 문자 메시지를 보낼 때 쓰는 역할. Martlet은 도구를 위해 저장합니다.", effect: "도구가 읽습니다."),
        "SmsMfaConfiguration.SmsConfiguration.ExternalId": .init(
            "역할의 외부 ID.", effect: "도구가 읽습니다."),
        "EmailMfaConfiguration": .init(
            "메일 코드: 켜짐, 끄려면 –.", effect: "없으면 로그인할 때 메일로 코드를 보내지 않습니다."),
        "EmailMfaConfiguration.Subject": .init("메일의 제목.", effect: "메일에 이 제목이 사용됩니다."),
        "EmailMfaConfiguration.Message": .init("코드 자리에 {####}이 있는 텍스트.", effect: "메일에 이 내용이 사용됩니다."),
        "DeviceConfiguration.DeviceOnlyRememberedOnUserPrompt": .init(
            "–: 기기를 기억하지 않음. false: 항상 기억. true: 사용자가 결정.",
            effect: "–이면 풀이 더 이상 기기를 기억하지 않습니다."),
        "DeviceConfiguration.ChallengeRequiredOnNewDevice": .init(
            "true: 기억된 기기만 2차 인증 없이 로그인합니다.",
            effect: "true이면 기억된 기기가 2차 인증을 대신합니다."),
        "UserSessionTracking": .init(
            "ENABLED: 각 세션이 목록에 표시되고 따로 종료할 수 있습니다.",
            effect: "DISABLED이면 세션이 더 이상 목록에 표시되지 않고, 아래 제한은 효과가 없습니다."),
        "TokenSession.MaxPerUser": .init(
            "사용자가 동시에 가질 수 있는 세션 수.",
            effect: "이를 넘는 로그인은 가장 적게 사용한 세션을 종료합니다."),
        "UserPoolAddOns.AdvancedSecurityMode": .init(
            "OFF, AUDIT(판단하고 기록) 또는 ENFORCED(“위험”의 설정에 따라 조치).",
            effect: "ENFORCED이면 2차 인증을 요청하거나 로그인을 거부할 수 있습니다."),
        "UserPoolAddOns.AdvancedSecurityAdditionalFlows.CustomAuthMode": .init(
            "위 모드가 적용되지 않는 사용자 지정 로그인에 대한 같은 설정: AUDIT 또는 ENFORCED.",
            effect: "ENFORCED이면 2차 인증을 요청하거나 사용자 지정 로그인을 거부할 수 있습니다."),
    ]

    private static let messages: [String: ConsoleTexts.SettingText] = [
        "SmsAuthenticationMessage": .init(
            "2차 인증 코드를 담은 문자 메시지. {####}이 코드입니다.",
            effect: "문자 메시지에 이 내용이 사용됩니다."),
        "VerificationMessageTemplate.SmsMessage": .init(
            "전화번호를 확인하는 문자 메시지. {####}이 코드입니다.", effect: "문자 메시지에 이 내용이 사용됩니다."),
        "VerificationMessageTemplate.DefaultEmailOption": .init(
            "메일에 코드를 넣을지 링크를 넣을지 여부.", effect: "가입 메일에 다른 쪽이 들어갑니다."),
        "VerificationMessageTemplate.EmailSubject": .init(
            "코드가 있는 메일의 제목.", effect: "메일에 이 제목이 사용됩니다."),
        "VerificationMessageTemplate.EmailMessage": .init(
            "코드가 있는 메일. {####}이 코드입니다.", effect: "메일에 이 내용이 사용됩니다."),
        "VerificationMessageTemplate.EmailSubjectByLink": .init(
            "링크가 있는 메일의 제목.", effect: "메일에 이 제목이 사용됩니다."),
        "VerificationMessageTemplate.EmailMessageByLink": .init(
            "링크가 있는 메일. {##Click here##}가 링크입니다.", effect: "메일에 이 내용이 사용됩니다."),
        "AdminCreateUserConfig.InviteMessageTemplate.SMSMessage": .init(
            "문자 메시지 초대. {username}과 {####}이 이름과 비밀번호입니다.",
            effect: "초대에 이 내용이 사용됩니다."),
        "AdminCreateUserConfig.InviteMessageTemplate.EmailSubject": .init(
            "메일 초대의 제목.", effect: "초대에 이 제목이 사용됩니다."),
        "AdminCreateUserConfig.InviteMessageTemplate.EmailMessage": .init(
            "메일 초대. {username}과 {####}이 이름과 비밀번호입니다.",
            effect: "초대에 이 내용이 사용됩니다."),
        "EmailConfiguration.From": .init("메일의 보낸 사람.", effect: "이 주소가 메일의 보낸 사람이 됩니다."),
        "EmailConfiguration.ReplyToEmailAddress": .init("회신이 가는 주소.", effect: "회신이 이 주소로 갑니다."),
        "EmailConfiguration.EmailSendingAccount": .init(
            "메일을 보내는 서비스: 서버의 서비스 또는 풀의 자체 아이덴티티.", effect: "메일이 다른 쪽을 통해 나갑니다."),
        "EmailConfiguration.SourceArn": .init("메일을 보내는 SES 아이덴티티.", effect: "메일을 이 아이덴티티로 보냅니다."),
        "EmailConfiguration.ConfigurationSet": .init(
            "SES에 전달하는 구성 세트(configuration set).", effect: "SES에 이 세트를 전달합니다."),
        "SmsConfiguration.SnsCallerArn": .init(
            "Amazon이 문자 메시지를 보낼 때 쓰는 역할. Martlet은 도구를 위해 저장합니다.", effect: "도구가 읽습니다."),
        "SmsConfiguration.ExternalId": .init("역할의 외부 ID.", effect: "도구가 읽습니다."),
        "SmsConfiguration.SnsRegion": .init("SNS의 리전.", effect: "도구가 읽습니다."),
    ]
}
