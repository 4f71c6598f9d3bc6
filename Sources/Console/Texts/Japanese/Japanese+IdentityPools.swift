extension ConsoleTexts.IdentityPoolPages {
    static let japanese = Self(
        title: "ID プール", create: "ID プールを作成",
        createLead: "ID プールは、ユーザーとゲストに ID とロールの認証情報を与えます。",
        createEffect: "アプリは ID を取得できます。認証情報にはロールが必要です。次のページで作成します。",
        admitsNone: "ゲストもプロバイダーもないと、ID は存在できません。どちらかを許可してください。",
        parts: "ID プールの構成要素", edit: "ID プールを編集", providers: "認証プロバイダー",
        noProviders: "ユーザーに別のロールを与えられるプロバイダーが、このプールにはありません。", roles: "ロール",
        rolesLead: "サインイン済みの ID とゲストが受け取る認証情報のロールです。", newRoles: "新しいロールを作成",
        newRolesLead: "認証情報には 2 つのロールが必要です。サインイン済みの ID 用とゲスト用です。「許可」を選ぶと、両方を作成し、このプールの ID "
            + "だけがそれらを引き受けられるようにし、各 ID に自身の Sync データセットを許可します。",
        newRolesEffect: "ID はこれらのロールの認証情報を受け取ります。ほかに許可することは、ロールに追加してください。",
        newRoleName: "作成するロールの名前です。", allow: "許可", dontAllow: "許可しない",
        rules: "ロールのルール",
        rulesLead: "最初に一致したルールが適用されます。ルールは並べ替えられます。確認するまで何も保存されません。",
        principalTags: "プリンシパルタグ",
        principalTagsLead: "ポリシーが参照できるタグ（aws:PrincipalTag）。トークンのクレームから作られます。",
        snippets: "アプリ用のコード", browser: "ID ブラウザー", identityID: "ID の識別子",
        noIdentities: "ID が見つかりません。", logins: "ログイン", guest: "なし：ゲスト",
        hideDisabled: "無効な ID を隠す", showDisabled: "無効な ID を表示",
        developerUsers: "開発者プロバイダーのユーザー", developerUser: "ユーザー識別子",
        noDeveloperUsers: "この ID に開発者プロバイダーのユーザーはありません。", unlink: "連携を解除",
        unlinkEffect:
            "ユーザーは次のサインインで別の ID を受け取ります。ログインが 1 つも残らない場合、この ID は無効になります。",
        deleteIdentity: "ID を削除",
        deleteIdentityEffect: "ID とそのデータセットを削除します。ユーザーは次のサインインで別の ID を受け取ります。",
        deleteEffect: "プールのすべての ID とそのデータを削除します。プールを使うアプリは動作しなくなります。",
        addRow: "さらに追加", removeRow: "削除", moveUp: "上へ移動", moveDown: "下へ移動", row: { "\($0) 番" },
        member: { members[$0] },
        missingRoles: { "プールに次の ID 用のロールがなく、それらの ID は認証情報を受け取れません：\($0)。" },
        rulesOf: { "\($0) のロールのルール" }, principalTagsOf: { "\($0) のプリンシパルタグ" },
        delete: { "ID プール \($0) を削除" })

    private static let members = [
        "ProviderName": "ユーザープール ID", "ClientId": "アプリクライアント ID",
        "ServerSideTokenCheck": "取り消されたトークンを拒否",
    ]
}

extension ConsoleTexts.Settings {
    /// The sections of an identity pool by their names.
    static let japaneseIdentityPoolSections: [String: ConsoleTexts.SectionText] = [
        "identity-pool": .init("名前とフロー", lead: "一覧での名前、基本フロー、タグ。"),
        "identity-guests": .init(
            "未認証の ID", lead: "ゲストがサインインせずに ID を取得できるかどうか。"),
        "identity-cognito": .init("Cognito", lead: "ユーザーが ID を取得できるユーザープールと、そのアプリクライアント。"),
        "identity-facebook": .init("Facebook", lead: "Facebook でのアプリの App ID。\(appWarning)"),
        "identity-google": .init("Google", lead: "Google でのアプリのクライアント ID。\(appWarning)"),
        "identity-amazon": .init("Amazon", lead: "Login with Amazon でのアプリの App ID。\(appWarning)"),
        "identity-apple": .init("Apple", lead: "Apple でのアプリの services ID。\(appWarning)"),
        "identity-twitter": .init("Twitter", lead: "アプリのコンシューマーキーとシークレット。間に ; を入れます。"),
        "identity-oidc": .init(
            "OpenID", lead: "アカウントの OpenID Connect プロバイダー。新しいものは「アクセス」で作成します。"),
        "identity-saml": .init("SAML", lead: "アカウントの SAML プロバイダー。新しいものは「アクセス」で作成します。"),
        "identity-developer": .init(
            "カスタム", lead: "独自のサインインの名前。そのバックエンドがトークンを要求します。後から変更できません。"),
    ]

    private static let appWarning = "変更すると、以前のアプリの既存ユーザーはサインインできなくなります。"

    static let japaneseIdentityPools: [String: ConsoleTexts.SettingText] = [
        "IdentityPoolName": .init("一覧での名前。", effect: "プールの名前が変わります。ID はそのままです。"),
        "AllowClassicFlow": .init(
            "true：アプリは OpenID トークンを要求し、STS でロールを選べます。",
            effect: "false にすると基本フローは拒否され、それを使うアプリは認証情報を取得できません。"),
        "IdentityPoolTags": .init(
            "プールのタグ。", effect: "タグを参照するポリシーとツールには、新しいタグが見えます。"),
        "AllowUnauthenticatedIdentities": .init(
            "true：誰でもゲストとして ID を取得できます。",
            effect: "false にするとゲストは拒否され、既存のゲストも認証情報を取得できなくなります。"),
        "CognitoIdentityProviders": .init(
            "ユーザープールの ID と、そのアプリクライアントの 1 つ。",
            effect: "なくなったクライアントのユーザーは、認証情報を取得できなくなります。"),
        "SupportedLoginProviders": .init(
            "プロバイダーでのアプリの ID。空欄はなし。",
            effect: "アプリケーション ID を変更すると、既存のユーザーは利用できなくなります。以前の ID 宛てのトークンは拒否されます。"),
        "OpenIdConnectProviderARNs": .init(
            "トークンによって ID を与えるプロバイダー。", effect: "なくなったプロバイダーのユーザーは、認証情報を取得できません。"),
        "SamlProviderARNs": .init(
            "アサーションによって、そこで指定されたロールとともに ID を与えるプロバイダー。",
            effect: "なくなったプロバイダーのユーザーは、認証情報を取得できません。"),
        "DeveloperProviderName": .init(
            "login.example.app のような名前。後から変更できません。", effect: "バックエンドがトークンを要求できます。"),
        "Roles.authenticated": .init(
            "サインイン済みの ID 用。", effect: "サインイン済みの ID は、このロールの認証情報を受け取ります。"),
        "Roles.unauthenticated": .init("ゲスト用。", effect: "ゲストは、このロールの認証情報を受け取ります。"),
        "RoleMappings.Type": .init(
            "Token：トークンの優先ロール。Rules：下のルール。–：サインイン済みの ID のロール。",
            effect: "プロバイダーのユーザーのロールが変わることがあります。"),
        "RoleMappings.AmbiguousRoleResolution": .init(
            "一致するルールがないか、トークンにロールの指定がない場合：サインイン済みの ID のロールにするか、ロールなしにするか。",
            effect: "Deny にすると、一致しないユーザーには認証情報を渡しません。"),
        "RoleMappings.Rules": .init(
            "最大 25 個。クレームが最初に一致したルールのロールになります。",
            effect: "ユーザーのロールが変わることがあります。順序で決まります。"),
        "UseDefaults": .init(
            "true：ユーザーの ID を username、クライアントの ID を client とします。",
            effect: "以前のタグを参照するポリシーは一致しなくなります。"),
        "PrincipalTags": .init(
            "タグとクレーム：department=custom:dept。", effect: "以前のタグを参照するポリシーは一致しなくなります。"),
    ]
}
