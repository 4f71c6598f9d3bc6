extension ConsoleTexts.Further {
    static let japanese = Self(
        invitation: .japanese, secrets: .japanese, codes: .japanese, analytics: .japanese, wizard: .japanese,
        mapping: .init(
            title: "属性マッピング",
            lead: "各プロバイダーでの、プールの属性の呼び名です。", effect: ""),
        done: { japaneseOutcomes[$0] })

    private static let japaneseOutcomes = [
        "AddUserPoolClientSecret": "シークレットを追加しました。", "DeleteUserPoolClientSecret": "シークレットを削除しました。",
    ]
}

extension ConsoleTexts.OperatorInvitation {
    fileprivate static let japanese = Self(
        title: "オペレーターを招待",
        lead: "オペレーターを作成します。オペレーターは、1 日以内に 1 回だけ有効なアドレスでパスワードを選びます。",
        name: "ユーザー名",
        role: "権限",
        email: "メールアドレス",
        emailHint: "空でもかまいません。コンソールに専用のアドレスがあり、サーバーがメールを送信できる場合は、そこにアドレスが送られます。それ以外の場合は、ここに表示されます。",
        effect: "このアドレスを開いた人が、ロールの権限を持つオペレーターになります。",
        denied: "これを行えるのは、アカウント自体と、ロールで martlet:AdministerServer と martlet:ManageOperators が許可されているオペレーターだけです。",
        address: "オペレーター用のアドレス",
        addressLead: "今すぐオペレーターに渡してください。このページにだけ表示され、再表示はできません。",
        sent: "アドレスを送信しました。",
        roleName: japaneseRole)

    private static func japaneseRole(_ role: String) -> String {
        switch role {
        case "read-only": "read-only: シークレット以外をすべて閲覧、変更は不可"
        case "auditor": "auditor: 監査ログの閲覧"
        case "user-admin": "user-admin: ユーザーとグループ、設定は不可"
        case "config-admin": "config-admin: 設定、ユーザーは不可"
        case "admin": "admin: すべて"
        default: role
        }
    }
}

extension ConsoleTexts.ClientSecretPages {
    fileprivate static let japanese = Self(
        title: "シークレット",
        lead: "クライアントは 2 つまで持てます。アプリを切り替えるには、2 つ目を追加してアプリに渡し、その後 1 つ目を削除します。",
        id: "ID",
        created: "作成日時",
        add: "シークレットを追加",
        remove: "削除",
        addEffect: "どちらかを削除するまで、両方のシークレットが有効です。",
        removeEffect: "このシークレットをまだ使っているアプリでは、ユーザーがサインインできなくなります。",
        new: "新しいシークレット",
        once: "シークレットを今コピーしてください。このページに一度だけ表示され、再表示はできません。",
        back: "アプリクライアントに戻る")
}

extension ConsoleTexts.RecoveryCodePages {
    fileprivate static let japanese = Self(
        title: "リカバリーコード",
        create: "新しいコードを作成",
        effect: "これまでのコードに代わる 10 個のコードが作成されます。各コードは、第二要素のコードの代わりに 1 回使えます。",
        once: "今すぐユーザーに渡してください。コードはこのページにだけ表示され、再表示はできません。",
        denied: "コードを作成できるのは、アカウント自体と、ロールで martlet:AdministerServer と martlet:ManageOperators が許可されているオペレーターだけです。",
        left: { "残り \($0)" })
}

extension ConsoleTexts.AnalyticsPages {
    fileprivate static let japanese = Self(
        title: "分析",
        lead: "サインアップ、サインイン、失敗が通知されるプロジェクトです。アプリクライアントごとに 1 つです。複数のクライアントで 1 つのプロジェクトを共有できます。",
        client: "アプリクライアント",
        project: "プロジェクト",
        shared: "属性の共有",
        role: "ロール",
        add: "アプリのマッピングを追加",
        change: "変更")
}

extension ConsoleTexts.PoolWizard {
    fileprivate static let japanese = Self(
        client: "アプリクライアント",
        clientHint: "シークレット付きの最初のアプリクライアントの名前。不要な場合は空にします。",
        clientEffect: "クライアントにシークレットが作成されます。プールのページで表示できます。",
        showDetails: "詳細を表示",
        allClients: "すべてのアプリクライアント",
        customs: "カスタム属性",
        customsHint: "各名前の前に付く「custom:」は除きます。",
        name: "名前",
        type: "型",
        min: "最小の長さまたは値",
        max: "最大の長さまたは値",
        mutable: "変更可能",
        addFirst: "カスタム属性を追加",
        addAnother: "別の属性を追加")
}

extension ConsoleTexts.Settings {
    static let japaneseAnalytics: [String: ConsoleTexts.SettingText] = [
        "AnalyticsConfiguration.ApplicationId": .init(
            "プロジェクトの ID。ロールと外部 ID も必要です。ARN もなく空の場合は、プロジェクトなしです。",
            effect: "今後、アプリのユーザーがこのプロジェクトに通知されます。"),
        "AnalyticsConfiguration.ApplicationArn": .init(
            "ID、ロール、外部 ID に代わる、プロジェクトの ARN。",
            effect: "今後、アプリのユーザーがこのプロジェクトに通知されます。"),
        "AnalyticsConfiguration.RoleArn": .init(
            "プロジェクトへの通知に使うロール。",
            effect: "イベントはこのロールで送信されます。"),
        "AnalyticsConfiguration.ExternalId": .init(
            "ロールの外部 ID。",
            effect: "ロールにこの ID が渡されます。"),
        "AnalyticsConfiguration.UserDataShared": .init(
            "メールアドレスと電話番号もプロジェクトに渡すかどうか。",
            effect: "true：今後、ユーザーのアドレスがプロジェクトに渡されます。"),
    ]
}
