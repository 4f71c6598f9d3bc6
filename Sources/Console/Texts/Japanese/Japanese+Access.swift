extension ConsoleTexts.Access {
    static let japanese = Self(
        title: "アクセス", lead: "操作を呼び出せる主体：IAM のユーザーとロール、そのポリシー、プロバイダー。",
        shipped: "オペレーター用のポリシー",
        shippedLead: "すべてのアカウントにあります。ユーザーまたはロールにアタッチしてください。その業務に、ほかのポリシーは必要ありません。",
        shippedPolicy: "このポリシーは Martlet に付属しています。アタッチはできますが、変更はできません。",
        shippedPolicies: [
            ("MartletAdmin", "すべて"), ("MartletUserAdmin", "ユーザー、グループ、セッション、ID（設定は不可）"),
            ("MartletConfigAdmin", "プールとクライアントの設定（ユーザーのデータは不可）"),
            ("MartletReadOnly", "すべての読み取り（シークレットを除く）"),
            ("MartletAuditor", "権限の割り当てとサインインの読み取り"),
        ], attached: "アタッチ済みのポリシー", detach: "デタッチ", inline: "インラインポリシー",
        newInline: "インラインポリシーを追加", inlineLead: "このユーザーまたはロールだけに属するポリシーです。",
        keys: "アクセスキー", newKey: "新しいアクセスキー",
        secretOnce: "シークレットを今コピーしてください。このページに一度だけ表示され、再表示はできません。", activate: "有効化",
        deactivate: "無効化", deleteKey: "削除", trust: "信頼ポリシー",
        trustLead: "ロールを引き受けられる主体です。", editTrust: "信頼ポリシーを編集", remove: "削除",
        clientIDs: "クライアント ID", back: "戻る", policyLead: "変更すると新しいバージョンが作られ、それがデフォルトになります。",
        holders: "アタッチ先", noHolders: "このポリシーを持つユーザーやロールはありません。", versions: "バージョン",
        isDefault: "デフォルト", makeDefault: "デフォルトにする", simulator: "ポリシーシミュレーター",
        simulatorLead: "ポリシーがリクエストを許可するかどうかと、それを決めるステートメントを調べます。",
        simulate: "ポリシーをシミュレート", simulation: "シミュレート", principal: "ユーザーまたはロール",
        principalHint: "その ARN。空欄にすると、下のポリシーだけを試します。", document: "ポリシー",
        documentHint: "ポリシードキュメント。単独で、またはユーザーやロールのポリシーに加えて評価します。", actions: "アクション",
        actionsHint: "1 行に 1 つ（例：cognito-idp:ListUsers）。", resources: "リソース",
        resourcesHint: "ARN を 1 行に 1 つ。空欄は任意のリソース。", context: "コンテキスト",
        contextHint: "1 行に 1 つ key=value（例：aws:SourceIp=192.0.2.1）。同じキーの行は、そのキーの複数の値になります。",
        nothingToSimulate: "ユーザーまたはロールを指定するか、ポリシーを書き、アクションを指定してください。", results: "判定",
        decidedBy: "判定の根拠", nearly: "条件次第で判定が変わるもの",
        noStatement: "許可するステートメントはありません。",
        unread: "あなたのポリシーでは次のドキュメントを読み取れないため、ステートメントは表示されません：",
        moreActions: "これは最初の判定です。残りのアクションは別にシミュレートしてください。",
        otherResource: "ほかのリソースが対象です。", missing: { "\($0) がありません。" },
        missingKeys: { "ポリシーが参照し、リクエストに含まれないコンテキストキー：\($0)。" },
        doneBefore: { "それより前に完了し、そのまま残るもの：\($0.joined(separator: "、"))。" }, effect: consequence,
        decision: { decisions[$0] ?? $0 }, failed: { condition($0, key: $1, given: $2) })

    private static let decisions = [
        "allowed": "許可", "explicitDeny": "ステートメントにより拒否", "implicitDeny": "拒否：許可されていません",
    ]

    private static func condition(_ test: String, key: String, given: [String]?) -> String {
        guard let given else { return "\(key) に対する \(test) が成り立ちません。リクエストにこのキーがありません。" }
        return "\(key) に対する \(test) が成り立ちません。リクエストの値は \(given.joined(separator: "、")) です。"
    }

    private static func consequence(_ action: AccessAction) -> String {
        switch action {
        case .attachUserPolicy, .attachRolePolicy: "1 秒以内に、このポリシーで許可の内容が決まるようになります。"
        case .detachUserPolicy, .detachRolePolicy: "このポリシーだけが許可していたことは、1 秒以内に拒否されます。"
        case .deleteUserPolicy, .deleteRolePolicy: "ポリシーは削除されます。このポリシーだけが許可していたことは、1 秒以内に拒否されます。"
        case .createAccessKey: "プログラムはこのキーで署名できます。シークレットは次のページに一度だけ表示されます。"
        case .updateAccessKey: "無効なキーで署名するプログラムは、直ちに拒否されます。"
        case .deleteAccessKey: "このキーで署名するプログラムは直ちに拒否され、シークレットは失われます。"
        case .tagRole, .untagRole: "ロールのタグを参照するポリシーは、新しいタグで評価されます。"
        case .setDefaultVersion: "1 秒以内に、このポリシーを持つすべてのユーザーとロールにこのバージョンが適用されます。"
        case .deleteVersion: "このバージョンのドキュメントは失われます。デフォルトのバージョンは残ります。"
        case .addClientID: "このクライアント宛てのトークンが受け付けられます。"
        case .removeClientID: "このクライアント宛てのトークンは拒否されます。"
        }
    }
}

extension ConsoleTexts.Changes {
    static let japaneseAccessOutcomes = [
        "CreateIdentityPool": "ID プールを作成しました。認証情報を渡すにはロールが必要です。",
        "UpdateIdentityPool": "ID プールを保存しました。",
        "SetIdentityPoolRoles": "ロールを保存しました。", "SetPrincipalTagAttributeMap": "プリンシパルタグを保存しました。",
        "DeleteIdentityPool": "ID プールを削除しました。", "DeleteIdentities": "ID を削除しました。",
        "UnlinkDeveloperIdentity": "ユーザーの連携を解除しました。", "CreateUser": "ユーザーを作成しました。",
        "UpdateUser": "ユーザーを保存しました。", "DeleteUser": "ユーザーを削除しました。", "CreateRole": "ロールを作成しました。",
        "UpdateRole": "ロールを保存しました。", "DeleteRole": "ロールを削除しました。",
        "UpdateAssumeRolePolicy": "信頼ポリシーを保存しました。", "CreatePolicy": "ポリシーを作成しました。",
        "CreatePolicyVersion": "ポリシーを新しいバージョンとして保存しました。", "DeletePolicy": "ポリシーを削除しました。",
        "PutUserPolicy": "インラインポリシーを保存しました。", "PutRolePolicy": "インラインポリシーを保存しました。",
        "DeleteUserPolicy": "インラインポリシーを削除しました。", "DeleteRolePolicy": "インラインポリシーを削除しました。",
        "AttachUserPolicy": "ポリシーをアタッチしました。", "AttachRolePolicy": "ポリシーをアタッチしました。",
        "DetachUserPolicy": "ポリシーをデタッチしました。", "DetachRolePolicy": "ポリシーをデタッチしました。",
        "UpdateAccessKey": "アクセスキーを変更しました。", "DeleteAccessKey": "アクセスキーを削除しました。",
        "TagRole": "タグを保存しました。", "UntagRole": "タグを削除しました。",
        "SetDefaultPolicyVersion": "このバージョンをデフォルトにしました。", "DeletePolicyVersion": "バージョンを削除しました。",
        "CreateOpenIDConnectProvider": "プロバイダーを作成しました。",
        "DeleteOpenIDConnectProvider": "プロバイダーを削除しました。",
        "UpdateOpenIDConnectProviderThumbprint": "プロバイダーを保存しました。",
        "AddClientIDToOpenIDConnectProvider": "クライアント ID を追加しました。",
        "RemoveClientIDFromOpenIDConnectProvider": "クライアント ID を削除しました。",
        "CreateSAMLProvider": "プロバイダーを作成しました。", "UpdateSAMLProvider": "プロバイダーを保存しました。",
        "DeleteSAMLProvider": "プロバイダーを削除しました。",
    ]
}

extension ConsoleTexts.Parts {
    static let japaneseAccessParts: [String: ConsoleTexts.PartText] = [
        "user": .init(
            title: "IAM ユーザー", create: "IAM ユーザーを作成", lead: "アクセスキーを持つプログラムとオペレーターです。",
            effect: "ユーザーには、まだ権限もアクセスキーもありません。"),
        "role": .init(
            title: "ロール", create: "ロールを作成", lead: "引き受ける主体（ID、ユーザー、ほかのプログラム）に与える権限です。",
            effect: "信頼ポリシーで指定した主体がロールを引き受けられます。まだ権限はありません。"),
        "policy": .init(
            title: "ポリシー", create: "ポリシーを作成", lead: "ユーザーとロールが共有する権限です。",
            effect: "アタッチするまで、ポリシーに効果はありません。"),
        "openid-provider": .init(
            title: "OpenID プロバイダー", create: "OpenID プロバイダーを作成", lead: "ID プールとロールが信頼するトークンの発行者です。",
            effect: "ID プールと信頼ポリシーでこのプロバイダーを指定できます。"),
        "saml-provider": .init(
            title: "SAML プロバイダー", create: "SAML プロバイダーを作成", lead: "ID プールとロールが信頼するアサーションのプロバイダーです。",
            effect: "ID プールと信頼ポリシーでこのプロバイダーを指定できます。"),
    ]

    static let japaneseAccessDeletions: [String: String] = [
        "user": "アクセスキーまたはアタッチされたポリシーのあるユーザーは削除できません。先にそれらを取り除いてください。",
        "role": "ポリシーがアタッチされたロールは削除できません。ロールの認証情報は直ちに使えなくなります。",
        "policy": "アタッチされているポリシーと、ほかのバージョンがあるポリシーは削除できません。",
        "openid-provider": "これを指定する ID プールとロールは、そのユーザーを受け入れなくなります。",
        "saml-provider": "これを指定する ID プールとロールは、そのユーザーを受け入れなくなります。",
    ]
}

extension ConsoleTexts.Settings {
    static let japaneseAccess: [String: ConsoleTexts.SettingText] = [
        "UserName": .init("ユーザーの名前。", effect: ""),
        "NewUserName": .init(
            "名前。アクセスキーとポリシーは残ります。", effect: "ユーザーの以前の ARN を指定するポリシーは一致しなくなります。"),
        "NewPath": .init("ARN で名前の前に付くパス。", effect: "ユーザーの ARN が変わります。"),
        "Path": .init("ARN で名前の前に付くパス。空欄は /。", effect: ""),
        "RoleName": .init("名前。後から変更できません。", effect: ""),
        "AssumeRolePolicyDocument": .init("ロールを引き受けられる主体です。", effect: ""),
        "Role.Description": .init("オペレーター向けの説明。", effect: "一覧に表示されます。"),
        "MaxSessionDuration": .init(
            "セッションの最大の長さ（秒）。", effect: "今後、これより長いセッションは拒否されます。"),
        "PolicyName": .init("名前。後から変更できません。", effect: ""),
        "PolicyDocument": .init(
            "JSON 形式のポリシー。", effect: "ドキュメントで許可されなくなったことは、1 秒以内に拒否されます。"),
        "Url": .init("https:// で始まる発行者。後から変更できません。", effect: ""),
        "ClientIDList": .init("トークンの対象となるクライアント ID。", effect: ""),
        "ThumbprintList": .init(
            "証明書のダイジェスト。Martlet はツールのために保存しますが、照合には使いません。",
            effect: "プロバイダーを読み取るツールには、これらが表示されます。"),
        "SAMLMetadataDocument": .init(
            "XML 形式のプロバイダーのメタデータ。", effect: "以前のキーで署名されたアサーションは拒否されます。"),
    ]
}
