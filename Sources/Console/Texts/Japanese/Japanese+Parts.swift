extension ConsoleTexts.Parts {
    static let japanese = Self(
        none: "まだありません。", members: "メンバー", danger: "元に戻せない操作",
        part: {
            parts[$0] ?? japaneseAccessParts[$0] ?? ConsoleTexts.PartText(title: $0, lead: "", effect: "")
        },
        enable: { "\($0) を有効にする" }, delete: { "\($0) を削除" },
        deletion: { deletions[$0] ?? japaneseAccessDeletions[$0] ?? "" },
        usersGo: { "約 \($0) 人のユーザーも一緒に削除されます。" })

    private static let parts: [String: ConsoleTexts.PartText] = [
        "group": .init(
            title: "グループ", create: "グループを作成", lead: "ロールと順位を持つユーザーのグループ。トークンに含まれます。",
            effect: "グループにはまだメンバーがいません。"),
        "resource-server": .init(
            title: "リソースサーバー", create: "リソースサーバーを作成", lead: "独自の API と、アプリが要求できるスコープです。",
            effect: "アプリクライアントにスコープを許可できるようになります。"),
        "provider": .init(
            title: "ID プロバイダー", create: "ID プロバイダーを追加", lead: "ユーザーがサインインに使えるアカウントの提供元です。",
            effect: "アプリクライアントにこのプロバイダーを許可できるようになります。"),
    ]

    private static let deletions: [String: String] = [
        "group": "メンバーはプールのユーザーのままです。トークンにこのグループは含まれなくなります。",
        "resource-server": "アプリクライアントはそのスコープを失います。",
        "provider": "これでサインインしているユーザーは、サインインできなくなります。",
        "client": "このアプリは、ユーザーをサインインさせられなくなります。",
        "domain": "サインインページは表示されなくなり、そこへ誘導するアプリは失敗します。",
        "pool": "プールのすべてのユーザー、グループ、クライアント、設定を削除します。必要なものは先にエクスポートしてください（「martlet pool export」、"
            + "「martlet user export」）。DeletionProtection が ACTIVE のプールは拒否されます。",
    ]
}

extension ConsoleTexts.Schema {
    static let japanese = Self(
        title: "属性", lead: "プールのユーザーが持つ属性です。必須属性とエイリアスは作成時に決まります。",
        add: "カスタム属性を追加",
        effect: "すべてのユーザーがこの属性を持てます。名前、種類、制限は後から変更できません。")
}

extension ConsoleTexts.Domains {
    static let japanese = Self(
        title: "ドメイン", check: "利用できるか確認", prefix: "プレフィックスのドメイン名", create: "ドメインを作成",
        effect: "サインインページはこのドメインに置かれます。証明書を指定すると、独自のドメインになります。",
        free: { "「\($0)」は利用できます。" }, taken: { "「\($0)」は使われています。" })
}

extension ConsoleTexts.TriggerTest {
    static let japanese = Self(
        title: "トリガーを試す",
        lead: "トリガーの関数を 1 回呼び出します。どのような応答でも、プールは変更されません。",
        none: "プールに関数はありません。", trigger: "トリガー", event: "イベント",
        eventHint: "JSON。空欄はサンプル。", tooLong: "イベントが長すぎます。", send: "関数を呼び出す",
        functions: "ここで指定できる関数", function: "関数", began: "開始", duration: "所要時間",
        response: "応答")
}

extension ConsoleTexts.Checks {
    static let japanese = Self(
        title: "プロバイダーを確認",
        lead: "プロバイダーでのサインインの最初に必要なものを取得し、ユーザーなしで試せる場合はシークレットも試します。",
        send: "確認",
        signIn: .japanese)
}

extension ConsoleTexts.SignInTest {
    static let japanese = Self(
        title: "サインインをテスト",
        lead:
            """
            ブラウザーでプロバイダーのサインインを実行し、プロバイダーが送信する内容を表示します。\
            ユーザーは追加も変更もされず、セッションも始まりません。
            """,
        begin: "テストを開始",
        open: "プロバイダーを開く",
        waiting: "ブラウザーを待っています。テストは10分間有効です。",
        accepted: "サインインは受け入れられます。",
        refused: "サインインは失敗します:",
        sent: "プロバイダーが送信した内容",
        asked: "プロバイダーへのリクエスト",
        made: "サインインした場合の結果",
        username: "ユーザー名",
        user: "ユーザー",
        newUser: "追加されます",
        groups: "グループ",
        noGroups: "存在しないルールのグループ",
        attribute: "属性",
        notSent: "送信なし",
        missing: "不足している必須属性",
        functions: "呼び出されなかった関数")
}

extension ConsoleTexts.Refusals {
    static let japanese = Self(
        accountOnly: "これを実行できるのは、アカウント自身と、ロールで martlet:AdministerServer が許可されたオペレーターだけです。")
}

extension ConsoleTexts.Settings {
    static let japaneseParts: [String: ConsoleTexts.SettingText] = [
        "GroupName": .init("名前。後から変更できません。", effect: ""),
        "Identifier": .init("識別子。各スコープの先頭に付き、後から変更できません。", effect: ""),
        "ProviderName": .init("名前。後から変更できません。", effect: ""),
        "Description": .init("オペレーター向けの説明。", effect: "一覧に表示されます。"),
        "RoleArn": .init(
            "ID プールでのメンバーのロール。", effect: "メンバーはこのロールの認証情報を受け取ります。"),
        "Precedence": .init(
            "最も小さい数のグループが優先ロールを決めます。", effect: "トークンの優先ロールが変わることがあります。"),
        "Name": .init("一覧での名前。", effect: "一覧に表示されます。"),
        "Scopes": .init("アプリが要求できるスコープ。", effect: "なくなったスコープは、アプリに拒否されます。"),
        "IdpIdentifiers": .init(
            "アプリがプロバイダーを指定するときに使える名前。", effect: "なくなった名前を指定するアプリは失敗します。"),
        "AttributeMapping": .init(
            "この属性のプロバイダーでの名前。空欄はなし。任意の名前を入力できます。",
            effect: "このプロバイダーでサインインするたびに、属性が取り込まれます。"),
        "Domain": .init("プレフィックス、または証明書のある独自のドメイン。", effect: ""),
        "CustomDomainConfig.CertificateArn": .init("独自のドメインの場合のみ。", effect: ""),
        "Schema.Name": .init("「custom:」を付けない名前。先頭に自動で付きます。", effect: ""),
        "AttributeDataType": .init("値の種類。", effect: ""),
        "Mutable": .init("false：一度設定した値は変更できません。", effect: ""),
        "StringAttributeConstraints.MinLength": .init("String の場合のみ。", effect: ""),
        "StringAttributeConstraints.MaxLength": .init("String の場合のみ。", effect: ""),
        "NumberAttributeConstraints.MinValue": .init("Number の場合のみ。", effect: ""),
        "NumberAttributeConstraints.MaxValue": .init("Number の場合のみ。", effect: ""),
    ].merging(providerDetails) { one, _ in one }.merging(japaneseClients) { one, _ in one }

    private static let providerDetails: [String: ConsoleTexts.SettingText] = Dictionary(
        [
            ("client_id", "プロバイダーでのアプリの ID。"), ("client_secret", "空欄にすると、保存済みの値を保持します。"),
            ("private_key", "PEM 形式のキー。空欄にすると、保存済みの値を保持します。"), ("team_id", "チームの ID。"),
            ("key_id", "キーの ID。"), ("authorize_scopes", "要求するスコープ。間に空白を入れます。"),
            ("api_version", "API のバージョン。"), ("oidc_issuer", "発行者の URL。"),
            ("attributes_request_method", "属性の取得方法。"), ("jwks_uri", "キーの URL。"),
            ("authorize_url", "ブラウザーの移動先。空欄はプロバイダーの指定どおり。"),
            ("token_url", "コードの引き換え先。空欄はプロバイダーの指定どおり。"),
            ("attributes_url", "属性の取得先。空欄はプロバイダーの指定どおり。"),
            ("MetadataURL", "メタデータの URL。または下のドキュメント。"),
            ("MetadataFile", "XML 形式のメタデータ。"), ("IDPInit", "プロバイダー側からサインインを始められるかどうか。"),
            ("IDPSignout", "サインアウトのときに、プロバイダーからもサインアウトするかどうか。"),
            ("EncryptedResponses", "応答の暗号化が必須かどうか。"),
            ("RequestSigningAlgorithm", "リクエストの署名方法。– は署名なし。"),
        ].map { name, help in
            ("ProviderDetails.\(name)", ConsoleTexts.SettingText(help, effect: "このプロバイダーでのサインインに使われます。"))
        }
    ) { one, _ in one }
}
