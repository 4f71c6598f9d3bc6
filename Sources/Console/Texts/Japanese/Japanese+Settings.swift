import WireRuntime

extension ConsoleTexts.Settings {
    static let japanese = Self(
        title: "設定", noSection: "その設定セクションはありません。",
        meanwhile: "このページを開いた後に、これらの設定がほかで変更されました。何も保存されていません。フォームには、現在保存されている値と、"
            + "あなたが入力したそれ以外の変更が入っています。",
        whenShown: "ページを開いたとき", storedNow: "現在の保存値", yours: "入力した値",
        sameReading: "これらの設定をコマンドで読む", lead: { "\($0) の設定（セクション別）。" },
        section: { japaneseSections[$0] ?? japaneseIdentityPoolSections[$0] ?? ConsoleTexts.SectionText($0, lead: "") },
        fields: texts,
        affected: sentence,
        kind: hint)

    /// The sections by their names.
    static let japaneseSections: [String: ConsoleTexts.SectionText] = [
        "general": .init("全般", lead: "名前、削除保護、プラン。"),
        "policies": .init("ポリシー", lead: "パスワードの条件、登録できるユーザー、招待の有効期限。"),
        "verification": .init(
            "確認と復旧",
            lead: "コードで確認する連絡先と、パスワードを忘れたときの再設定方法。"),
        "sign-in": .init("最初の要素", lead: "方法を選ぶサインインで、最初に使えるもの。"),
        "second-factors": .init("MFA", lead: "第 2 要素が必要かどうかと、その種類。"),
        "devices": .init(
            "デバイス", lead: "デバイスを記憶するかどうかと、記憶したデバイスで第 2 要素を省略するかどうか。"),
        "sessions": .init("セッション", lead: "セッションを追跡するかどうかと、ユーザーあたりの最大数。"),
        "messages": .init(
            "コードのメッセージ", lead: "コードの文面。プールが送信するメッセージの文面だけが表示されます。"),
        "invitations": .init("招待", lead: "管理者が作成したユーザーに送信する内容。"),
        "senders": .init("メッセージの差出人", lead: "メールの From と Reply-To、送信に使うサービス。"),
        "protection": .init("脅威保護", lead: "サインインのリスクを判定するかどうか。"),
        "risk": .init("リスク", lead: "リスクのあるサインインや、漏えいしたパスワードへの対応。"),
        "triggers": .init("トリガー", lead: "プールが各段階で呼び出す関数（ARN）。"),
        "logs": .init("ログの配信", lead: "メッセージとサインインに関するエントリーの送信先。"),
        "tags": .init("タグ", lead: "独自のキーと値。1 行に 1 つ key=value。"),
    ]

    private static let texts = general.merging(factors) { one, _ in one }.merging(messages) { one, _ in one }
        .merging(japaneseRisks) { one, _ in one }.merging(japaneseTriggers) { one, _ in one }.merging(japaneseParts) {
            one, _ in one
        }
        .merging(japaneseIdentityPools) { one, _ in one }.merging(japaneseAccess) { one, _ in one }
        .merging(japaneseAnalytics) { one, _ in one }

    private static func sentence(_ party: AffectedParty, users: Int?) -> String {
        let count = users.map { "（約 \($0) 人）" } ?? ""
        return switch party {
        case .operators: "オペレーターのみ。"
        case .newUsers: "今後登録または作成されるユーザー。"
        case .newPasswords: "今後設定されるパスワード。既存のパスワードは引き続き有効です。"
        case .nextSignIns: "すべてのユーザー\(count)、次のサインインから。"
        case .newTokens: "今後発行されるトークン。"
        case .recipients: "今後送信されるメッセージの受信者。"
        case .apps: "アプリのユーザー。"
        case .allUsers: "すべてのユーザー\(count)。"
        case .identities: "プールの ID。次に認証情報を要求したときから。"
        case .callers: "これによって操作するすべての主体。1 秒以内に反映されます。"
        }
    }

    private static func hint(_ setting: ModelledSetting) -> String {
        switch (setting.field.style, setting.input.kind) {
        case (.pairs, _): return "1 行に 1 つ name=description"
        case (.choices, _), (.presence, _), (_, .choice), (_, .flag), (_, .line), (_, .text): return limits(setting)
        case (_, let kind):
            return [ConsoleTexts.Explorer.japaneseHint(kind), limits(setting)].filter { !$0.utf8.isEmpty }
                .joined(separator: " · ")
        }
    }

    private static func limits(_ setting: ModelledSetting) -> String {
        switch (setting.input.kind, setting.shape.minimum, setting.maximum) {
        case (.number, let minimum?, let maximum?): "\(minimum)–\(maximum)"
        case (.number, let minimum?, nil): "\(minimum) 以上"
        case (.line, _, let maximum?), (.text, _, let maximum?): "最大 \(maximum) 文字"
        default: ""
        }
    }
}

extension ConsoleTexts.Settings {
    private static let general: [String: ConsoleTexts.SettingText] = [
        "PoolName": .init("一覧での名前。", effect: "一覧でのプールの名前が変わります。ID はそのままです。"),
        "DeletionProtection": .init(
            "ACTIVE：プールは削除できません。", effect: "INACTIVE にすると、すべてのユーザーとともにプールを削除できるようになります。"),
        "UserPoolTier": .init(
            "機能のプラン。脅威保護には PLUS が必要です。",
            effect: "プールで使用中の機能がないプランは拒否されます。"),
        "Policies.PasswordPolicy.MinimumLength": .init(
            "パスワードの最小文字数。", effect: "これより短いパスワードは拒否されます。"),
        "Policies.PasswordPolicy.RequireLowercase": .init(
            "パスワードに英小文字が必要かどうか。", effect: "true にすると、これを含まないパスワードは拒否されます。"),
        "Policies.PasswordPolicy.RequireUppercase": .init(
            "パスワードに英大文字が必要かどうか。", effect: "true にすると、これを含まないパスワードは拒否されます。"),
        "Policies.PasswordPolicy.RequireNumbers": .init(
            "パスワードに数字が必要かどうか。", effect: "true にすると、これを含まないパスワードは拒否されます。"),
        "Policies.PasswordPolicy.RequireSymbols": .init(
            "パスワードに記号が必要かどうか。", effect: "true にすると、これを含まないパスワードは拒否されます。"),
        "Policies.PasswordPolicy.PasswordHistorySize": .init(
            "再使用できない過去のパスワードの数。", effect: "ユーザーの過去のパスワードは拒否されます。"),
        "Policies.PasswordPolicy.TemporaryPasswordValidityDays": .init(
            "招待の有効期限（日数）。",
            effect: "期限までにサインインしなかったユーザーには、新しい招待が必要です。"),
        "AdminCreateUserConfig.AllowAdminCreateUserOnly": .init(
            "true：管理者だけがユーザーを作成します。false：ユーザーが自分で登録します。",
            effect: "true にすると、プールのすべてのアプリで登録が拒否されます。"),
        "UserPoolTags": .init("プールのタグ。", effect: "タグを参照するポリシーとツールには、新しいタグが見えます。"),
        "AutoVerifiedAttributes": .init(
            "登録時にコードで確認するもの。",
            effect: "登録時にコードを送信します。指定がなければ、管理者がユーザーを確認します。"),
        "UserAttributeUpdateSettings.AttributesRequireVerificationBeforeUpdate": .init(
            "新しい値が確認されてから変更されるもの。",
            effect: "新しい値のコードが入力されるまで、以前の値が残ります。"),
        "AccountRecoverySetting.RecoveryMechanisms": .init(
            "パスワードを忘れたときのコードの送信先。優先する順。admin_only：送信しない。",
            effect: "確認済みの連絡先がないユーザーは、自分でパスワードを再設定できません。"),
    ]

    private static let factors: [String: ConsoleTexts.SettingText] = [
        "Policies.SignInPolicy.AllowedFirstAuthFactors": .init(
            "方法を選ぶサインインで、ユーザーが最初に使えるもの。",
            effect: "除いた方法しか持たないユーザーは、方法を選ぶサインインができなくなります。"),
        "MfaConfiguration": .init(
            "OFF、OPTIONAL（ユーザーが決める）、または ON（必須）。",
            effect: "ON にすると、すべてのユーザーに第 2 要素を求めます。持っていないユーザーは設定が必要です。OFF では誰にも求めません。"),
        "SoftwareTokenMfaConfiguration.Enabled": .init(
            "認証アプリのコード。", effect: "オフにすると、認証アプリのコードは求められません。"),
        "SmsMfaConfiguration": .init(
            "SMS のコード：オン、または –（オフ）。", effect: "オフにすると、SMS でコードは送信されません。"),
        "SmsMfaConfiguration.SmsAuthenticationMessage": .init(
            "文面。{####} がコードになります。", effect: "SMS の文面になります。"),
        "SmsMfaConfiguration.SmsConfiguration.SnsCallerArn": .init(
            "Amazon が SMS を送信するためのロール。Martlet はツールのために保存します。", effect: "ツールが読み取ります。"),
        "SmsMfaConfiguration.SmsConfiguration.ExternalId": .init(
            "ロールの外部 ID。", effect: "ツールが読み取ります。"),
        "EmailMfaConfiguration": .init(
            "メールのコード：オン、または –（オフ）。", effect: "オフにすると、サインイン時にメールでコードは送信されません。"),
        "EmailMfaConfiguration.Subject": .init("メールの件名。", effect: "メールの件名になります。"),
        "EmailMfaConfiguration.Message": .init("文面。{####} がコードになります。", effect: "メールの文面になります。"),
        "DeviceConfiguration.DeviceOnlyRememberedOnUserPrompt": .init(
            "–：デバイスを記憶しない。false：常に記憶する。true：ユーザーが決める。",
            effect: "–：プールはデバイスを記憶しなくなります。"),
        "DeviceConfiguration.ChallengeRequiredOnNewDevice": .init(
            "true：記憶したデバイスだけが、第 2 要素なしでサインインできます。",
            effect: "true にすると、記憶したデバイスが第 2 要素の代わりになります。"),
        "UserSessionTracking": .init(
            "ENABLED：各セッションが一覧に表示され、個別に終了できます。",
            effect: "DISABLED にすると、セッションは一覧に表示されなくなり、下の上限は無効になります。"),
        "TokenSession.MaxPerUser": .init(
            "ユーザーが同時に持てるセッションの数。",
            effect: "これを超えてサインインすると、最も長く使われていないセッションが終了します。"),
        "UserPoolAddOns.AdvancedSecurityMode": .init(
            "OFF、AUDIT（判定と記録）、または ENFORCED（「リスク」の設定に従って対応）。",
            effect: "ENFORCED では、第 2 要素を求めたり、サインインを拒否したりすることがあります。"),
        "UserPoolAddOns.AdvancedSecurityAdditionalFlows.CustomAuthMode": .init(
            "カスタムサインイン用の同じ設定（上のモードは対象外）：AUDIT または ENFORCED。",
            effect: "ENFORCED では、第 2 要素を求めたり、カスタムサインインを拒否したりすることがあります。"),
    ]

    private static let messages: [String: ConsoleTexts.SettingText] = [
        "SmsAuthenticationMessage": .init(
            "第 2 要素のコードを送る SMS。{####} がコードです。",
            effect: "SMS の文面になります。"),
        "VerificationMessageTemplate.SmsMessage": .init(
            "電話番号を確認する SMS。{####} がコードです。", effect: "SMS の文面になります。"),
        "VerificationMessageTemplate.DefaultEmailOption": .init(
            "メールに入れるのがコードかリンクか。", effect: "登録のメールが、もう一方に変わります。"),
        "VerificationMessageTemplate.EmailSubject": .init(
            "コードのメールの件名。", effect: "メールの件名になります。"),
        "VerificationMessageTemplate.EmailMessage": .init(
            "コードのメール。{####} がコードです。", effect: "メールの文面になります。"),
        "VerificationMessageTemplate.EmailSubjectByLink": .init(
            "リンクのメールの件名。", effect: "メールの件名になります。"),
        "VerificationMessageTemplate.EmailMessageByLink": .init(
            "リンクのメール。{##Click here##} がリンクです。", effect: "メールの文面になります。"),
        "AdminCreateUserConfig.InviteMessageTemplate.SMSMessage": .init(
            "SMS の招待。{username} が名前、{####} がパスワードです。",
            effect: "招待の文面になります。"),
        "AdminCreateUserConfig.InviteMessageTemplate.EmailSubject": .init(
            "メールの招待の件名。", effect: "招待の件名になります。"),
        "AdminCreateUserConfig.InviteMessageTemplate.EmailMessage": .init(
            "メールの招待。{username} が名前、{####} がパスワードです。",
            effect: "招待の文面になります。"),
        "EmailConfiguration.From": .init("メールの差出人。", effect: "メールはこのアドレスから送信されます。"),
        "EmailConfiguration.ReplyToEmailAddress": .init("返信先。", effect: "返信はここに届きます。"),
        "EmailConfiguration.EmailSendingAccount": .init(
            "送信に使うサービス：サーバーのもの、またはプール独自の ID。", effect: "メールの送信元がもう一方に変わります。"),
        "EmailConfiguration.SourceArn": .init("送信に使う SES の ID。", effect: "メールはここから送信されます。"),
        "EmailConfiguration.ConfigurationSet": .init(
            "SES に伝える設定セット。", effect: "SES にこの設定セットが伝えられます。"),
        "SmsConfiguration.SnsCallerArn": .init(
            "Amazon が SMS を送信するためのロール。Martlet はツールのために保存します。", effect: "ツールが読み取ります。"),
        "SmsConfiguration.ExternalId": .init("ロールの外部 ID。", effect: "ツールが読み取ります。"),
        "SmsConfiguration.SnsRegion": .init("SNS のリージョン。", effect: "ツールが読み取ります。"),
    ]
}
