extension ConsoleTexts {
    static let japanese = ConsoleTexts(
        language: "ja", entry: .japanese, shell: .japanese, home: .japanese, search: .japanese, sessions: .japanese,
        explorer: .japanese, changes: .japanese, pools: .japanese, users: .japanese, clients: .japanese,
        settings: .japanese, parts: .japanese, schema: .japanese, domains: .japanese, triggers: .japanese,
        checks: .japanese, refusals: .japanese, inspector: .japanese, sync: .japanese, server: .japanese,
        identityPools: .japanese, access: .japanese, administration: .japanese, further: .japanese)
}

extension ConsoleTexts.Entry {
    fileprivate static let japanese = Self(
        title: "コンソールに入る", enterAs: "次の権限でコンソールに入ります",
        limits: "セッションは、15 分間操作がないとき、8 時間たったとき、またはコンソールを出たときに終了します。",
        button: "入る", refused: "このアドレスは有効ではありません",
        foreign: "フォームが別のサイトから送信されました。", noSession: "サインインしていません",
        howToEnter: "サーバーで「martlet console open」を実行し、表示されたアドレスを 1 分以内に開いてください。",
        signIn: "サインイン", signInAgain: "もう一度サインイン", signedIn: "サインインしています", goOn: "続ける",
        notFound: "このアカウントにはオペレーター用のプールがありません。サーバーで「martlet console invite NAME」を実行してください。",
        otherHost: "オペレーターはコンソール専用のアドレスでサインインします。",
        notAsked: "このサインインは、このブラウザーで始めたものではないか、始めてから 10 分を過ぎています。最初からやり直してください。",
        notFinished: "サインインが完了しませんでした。", setup: .japanese)
}

extension ConsoleTexts.Setup {
    fileprivate static let japanese = Self(
        title: "最初のオペレーター", invitedTitle: "招待されています",
        lead: "オペレーター用のユーザープール、オペレーターの種類ごとのグループとロール、そしてすべての権限を持つ最初のオペレーターとしてあなたのユーザーを作成します。"
            + "その後、サインインして認証アプリを登録します。",
        invitedLead: "パスワードを決めてください。その後、サインインして認証アプリを登録します。", name: "ユーザー名",
        nameHint: "英字、数字、+ = , . @ - _ が使えます。監査ログにはこの名前が記録されます。", email: "メールアドレス",
        emailHint: "空欄でもかまいません。パスワードを忘れたときの再設定に使えます。", password: "パスワード",
        again: "パスワード（確認）",
        passwordHint: "12 文字以上で、英大文字、英小文字、数字、記号を含めてください。",
        button: "次へ", done: "完了しました。サインインしてください。",
        notGood: "このアドレスは使用済みか、期限切れか、変更されています。サーバーで「martlet console invite NAME」を実行して、"
            + "新しいアドレスを取得してください。",
        differ: "2 つのパスワードが一致しません。", noName: "ユーザー名を入力してください。")
}

extension ConsoleTexts.Shell {
    fileprivate static let japanese = Self(
        skip: "本文へ移動", navigation: "コンソール", path: "このページの上位",
        signedInAs: "現在の権限", language: "言語", failed: "処理できませんでした",
        denied: "ポリシーで許可されていません", forged: "フォームの有効期限が切れています",
        forgedHelp: "何も変更されていません。ページを開き直し、フォームをもう一度送信してください。", table: "表",
        copy: "コピー", copied: "コピーしました", first: "最初のページ", next: "次のページ")
}

extension ConsoleTexts.Home {
    fileprivate static let japanese = Self(
        title: "ホーム", identityPools: "ID プール", noIdentityPools: "ID プールはまだありません。",
        estimatedUsers: "ユーザー（推定）", allPools: "すべてのユーザープール", tools: "ツール")
}

extension ConsoleTexts.Search {
    fileprivate static let japanese = Self(
        title: "検索", label: "検索", placeholder: "ページ、プール、ユーザー、操作（ / ）", button: "検索",
        empty: "探すものを入力してください。ページ、プールの ID または名前、操作のほか、プールのページではユーザーも検索できます。",
        none: "見つかりませんでした。", users: "ユーザー", pools: "ユーザープール", operations: "操作",
        pages: "ページ", more: "ほかのプールも検索", palette: "移動", found: { "「\($0)」の検索結果" },
        usersOf: { "\($0) のユーザー" })
}

extension ConsoleTexts.Sessions {
    fileprivate static let japanese = Self(
        title: "セッション",
        lead: "コンソールに入っているブラウザーです。アクセスキーまたはロールが削除されたときも、セッションは終了します。",
        caller: "権限", from: "接続元", began: "開始", used: "最終使用", ends: "終了予定", action: "操作", end: "終了",
        current: "このセッション", leave: "コンソールを出る", missing: "そのセッションはありません。")
}

extension ConsoleTexts.Explorer {
    fileprivate static let japanese = Self(
        title: "操作", lead: "API のすべての操作をフォームから、あなたの権限で実行できます。",
        unbuilt: "未実装", unbuiltLead: "この API 操作は、このバージョンの Martlet では実装されていません。",
        noSuchOperation: "その操作はありません。", reads: "読み取りのみ", changes: "データを変更",
        deletes: "データを削除", byPolicies: "ポリシーで判定", withoutPolicies: "権限は不要",
        input: "入力", noInput: "この操作に入力はありません。", send: "送信", asJSON: "入力を JSON で書く",
        asForm: "フォームに戻る", json: "JSON 形式の入力", region: "リージョン",
        regionHint: "入力でプールを指定しない場合に使います。", succeeded: "完了しました。",
        request: "送信した内容と、同じことを行うコマンド", sameCLI: "AWS CLI で同じことを行う",
        samePython: "boto3 で同じことを行う", sameTerraform: "Terraform で管理する",
        terraformHint: "「terraform plan -generate-config-out=generated.tf」で設定が書き出されます。",
        sameJSON: "JSON 形式の入力",
        confirmLead: "入力で指定したものを完全に削除します。元に戻すことはできません。",
        otherName: "名前が違います。何も削除されていません。", confirmTitle: { "\($0)：実行しますか？" },
        typeName: { "続けるには「\($0)」と入力してください" }, optional: { "省略可能（\($0)）" },
        count: { "\($1) 件中 \($0) 件を実装" }, kind: japaneseHint)

    /// How a value of a kind is typed.
    static func japaneseHint(_ kind: InputField.Kind) -> String {
        switch kind {
        case .line, .choice: "テキスト"
        case .text: "複数行のテキスト。バイト列は Base64"
        case .secret: "秘密の値：再表示されません"
        case .number: "整数"
        case .time: "時刻（例：2026-11-21T00:30:00Z）、または 1970 年からの秒数"
        case .flag: "true または false"
        case .list: "リスト：1 行に 1 つ"
        case .map: "マップ：1 行に 1 つ key=value"
        case .json: "JSON"
        }
    }
}

extension ConsoleTexts.Changes {
    fileprivate static let japanese = Self(
        setting: "設定", before: "変更前", after: "変更後", effect: "変更の結果", affected: "影響を受ける対象",
        review: "変更内容を確認", confirm: "実行", cancel: "キャンセル", nothing: "変更点はありません。",
        notFresh: "元に戻せない操作には、10 分以内に始めたセッションが必要です。もう一度「martlet console open」を実行して、このページに戻ってください。"
            + "何も変更されていません。",
        otherName: "名前が違います。何も変更されていません。", undo: "元に戻す", grade: warning,
        done: { outcomes[$0] ?? japaneseAccessOutcomes[$0] ?? ConsoleTexts.Administration.japaneseOutcomes[$0] })

    private static func warning(_ grade: DangerGrade) -> String? {
        switch grade {
        case .reversible: nil
        case .costly: "ユーザーに影響があります。設定を戻しても、その間に失われたものは戻りません。"
        case .irreversible: "この操作は元に戻せません。"
        }
    }

    private static let outcomes = [
        "AdminEnableUser": "ユーザーを有効にしました。", "AdminDisableUser": "ユーザーを無効にしました。",
        "AdminResetUserPassword": "ユーザーは新しいパスワードを設定する必要があります。",
        "AdminUserGlobalSignOut": "ユーザーをすべての場所からサインアウトさせました。",
        "AdminConfirmSignUp": "ユーザーを確認済みにしました。", "AdminAddUserToGroup": "ユーザーをグループに追加しました。",
        "AdminRemoveUserFromGroup": "ユーザーをグループから外しました。",
        "AdminUpdateUserAttributes": "属性を保存しました。",
        "AdminDeleteUserAttributes": "属性を保存しました。",
        "CreateUserPoolClient": "アプリクライアントを作成しました。", "EndConsoleSession": "セッションを終了しました。",
        "UpdateUserPool": "設定を保存しました。", "SetUserPoolMfaConfig": "設定を保存しました。",
        "SetUserPoolSessionConfiguration": "設定を保存しました。",
        "SetRiskConfiguration": "設定を保存しました。", "SetLogDeliveryConfiguration": "設定を保存しました。",
        "UpdateUserPoolClient": "設定を保存しました。", "AddCustomAttributes": "属性を追加しました。",
        "CreateGroup": "グループを作成しました。", "UpdateGroup": "グループを保存しました。",
        "DeleteGroup": "グループを削除しました。", "CreateResourceServer": "リソースサーバーを作成しました。",
        "UpdateResourceServer": "リソースサーバーを保存しました。",
        "DeleteResourceServer": "リソースサーバーを削除しました。",
        "CreateIdentityProvider": "プロバイダーを作成しました。", "UpdateIdentityProvider": "プロバイダーを保存しました。",
        "DeleteIdentityProvider": "プロバイダーを削除しました。", "CreateUserPoolDomain": "ドメインを作成しました。",
        "DeleteUserPoolDomain": "ドメインを削除しました。", "DeleteUserPoolClient": "アプリクライアントを削除しました。",
        "DeleteUserPool": "プールを削除しました。",
        "UpdateRecords": "レコードを保存しました。", "DeleteDataset": "データセットを削除しました。",
        "SetIdentityPoolConfiguration": "設定を保存しました。", "SetCognitoEvents": "設定を保存しました。",
        "BulkPublish": "一括発行を開始しました。",
    ]
}

extension ConsoleTexts.Pools {
    fileprivate static let japanese = Self(
        title: "ユーザープール", none: "ユーザープールはまだありません。", name: "名前", id: "ID", created: "作成日時",
        changed: "変更日時", create: "ユーザープールを作成", overview: "概要", parts: "プールの構成要素",
        more: "操作として実行", integration: "アプリの統合", federation: "フェデレーション",
        creation: .japanese)
}

extension ConsoleTexts.Users {
    fileprivate static let japanese = Self(
        title: "ユーザー", none: "ユーザーが見つかりません。", search: "先頭の文字列", searchIn: "属性",
        anyAttribute: "入力内容から判断", find: "検索", username: "ユーザー名", email: "メールアドレス", phone: "電話番号",
        status: "ステータス", enabled: "有効", created: "作成日時", isEnabled: "有効", isDisabled: "無効",
        attributes: "属性", editAttributes: "属性を編集",
        emptiedAttribute: "値が空の属性は削除されます。",
        attributesEffect: "パスワードとセッションはそのままです。新しいトークンには新しい値が入ります。",
        disableFirst: "ここで削除できるのは、無効なユーザーだけです。", groups: "グループ", group: "グループ",
        noGroups: "ユーザーはどのグループにも属していません。", precedence: "優先順位", role: "ロール", actionHeading: "操作",
        history: "サインイン履歴", noHistory: "サインインの記録はありません。", time: "時刻", event: "イベント",
        outcome: "結果", risk: "リスク", from: "接続元", sessions: "セッション", someSessions: "すべてのセッション",
        noSessions: "なし", creation: .japanese, security: .japanese, searched: { "検索条件：\($0)" }, action: label,
        effect: consequence)

    private static func label(_ action: UserAction) -> String {
        switch action {
        case .enable: "有効にする"
        case .disable: "無効にする"
        case .resetPassword: "パスワードをリセット"
        case .signOut: "すべての場所でサインアウト"
        case .confirm: "確認済みにする"
        case .addToGroup: "グループに追加"
        case .removeFromGroup: "グループから外す"
        }
    }

    private static func consequence(_ action: UserAction) -> String {
        switch action {
        case .enable: "ユーザーは再びサインインできます。"
        case .disable: "ユーザーはサインインできなくなり、すべてのセッションが終了します。何も削除されません。"
        case .resetPassword: "ユーザーにコードが送信されます。次にサインインする前に、新しいパスワードを設定する必要があります。"
        case .signOut:
            "すべてのセッションが終了します。トークンを自身で検証するサービスは、アクセストークンを有効期限まで受け付けます。"
        case .confirm: "ユーザーは、送信されたコードを入力せずにサインインできます。"
        case .addToGroup: "次のサインインから、トークンにグループとそのロールが含まれます。"
        case .removeFromGroup: "次のサインインから、トークンにグループとそのロールが含まれなくなります。"
        }
    }
}

extension ConsoleTexts.Clients {
    fileprivate static let japanese = Self(
        title: "アプリクライアント", none: "アプリクライアントはまだありません。", name: "名前", id: "クライアント ID",
        create: "アプリクライアントを作成", settings: "設定",
        settingsLead: "アプリに許可することと、トークンの有効期間です。", change: "設定を変更",
        snippet: "アプリ用のコード",
        noSecret: "クライアントにシークレットはありません。", hasSecret: "クライアントにシークレットがあります。", showSecret: "シークレットを表示",
        shownSecret: "シークレットはこのページにだけ表示されます。", callbacks: "コールバックアドレス",
        callbacksHint: "1 行に 1 つ。指定がないと、クライアントはサインインページを使えません。", scopes: "スコープ",
        scopesHint: "プログラム用：リソースサーバーのスコープを 1 行に 1 つ。", kindHeading: "アプリの種類",
        kind: label, effect: consequence)

    private static func label(_ kind: ClientKind) -> String {
        switch kind {
        case .web: "サーバー上のウェブアプリ：シークレットあり。ユーザーはサインインページでサインイン"
        case .spa: "ブラウザーのシングルページアプリ：シークレットなし。PKCE 付きの認可コード"
        case .mobile: "デバイス上のアプリ：シークレットなし。SRP またはサインインページでサインイン"
        case .machine: "ユーザーのいないプログラム：シークレットあり。クライアントクレデンシャル"
        }
    }

    private static func consequence(_ kind: ClientKind) -> String {
        kind.hasUsers ? "プールのユーザーがアプリにサインインできるようになります。" : "プログラムは自身のアクセストークンを取得できます。"
    }
}
