extension ConsoleTexts.Settings {
    static let japaneseClients: [String: ConsoleTexts.SettingText] = [
        "ClientName": .init("一覧での名前。", effect: "一覧に表示されます。"),
        "SupportedIdentityProviders": .init(
            "サインインページでユーザーがサインインに使える方法。", effect: "除いたものは拒否されます。"),
        "CallbackURLs": .init(
            "サインイン後の戻り先。1 行に 1 つ。", effect: "一覧にないアドレスへのサインインは失敗します。"),
        "LogoutURLs": .init(
            "サインアウト後の戻り先。1 行に 1 つ。", effect: "以前のアドレスへのサインアウトは失敗します。"),
        "DefaultRedirectURI": .init("コールバックアドレスのいずれか。", effect: "アドレスのないリクエストはここに戻ります。"),
        "AllowedOAuthFlowsUserPoolClient": .init(
            "アプリがサインインページとスコープを使うかどうか。", effect: "false にすると、アプリは OAuth エンドポイントを使えません。"),
        "AllowedOAuthFlows": .init("トークンの取得方法。", effect: "除いたフローは拒否されます。"),
        "AllowedOAuthScopes": .init(
            "アプリが要求できるスコープ。リソースサーバーのスコープも含みます。",
            effect: "除いたスコープは拒否されます。"),
        "ExplicitAuthFlows": .init("アプリが API でユーザーをサインインさせる方法。", effect: "それ以外のフローは拒否されます。"),
        "PreventUserExistenceErrors": .init(
            "ENABLED：応答から名前の有無は分かりません。", effect: "LEGACY では、どの名前が存在するかが分かります。"),
        "EnableTokenRevocation": .init(
            "リフレッシュトークンを取り消せるかどうか。", effect: "false：取り消せません。"),
        "EnablePropagateAdditionalUserContextData": .init(
            "アプリがユーザーのアドレスを伝えるかどうか。", effect: "脅威保護はそれをもとに判定します。"),
        "AuthSessionValidity": .init(
            "サインインの次の手順に進める時間（分）。", effect: "それより遅いサインインは最初からやり直しになります。"),
        "AccessTokenValidity": .init("アクセストークンの有効期間。", effect: "トークンの有効期限が早く、または遅くなります。"),
        "IdTokenValidity": .init("ID トークンの有効期間。", effect: "トークンの有効期限が早く、または遅くなります。"),
        "RefreshTokenValidity": .init(
            "ユーザーがサインインしたままでいられる期間。", effect: "ユーザーが再びサインインする時期が早く、または遅くなります。"),
        "TokenValidityUnits.AccessToken": .init("単位。", effect: "上の数値が表す時間が変わります。"),
        "TokenValidityUnits.IdToken": .init("単位。", effect: "上の数値が表す時間が変わります。"),
        "TokenValidityUnits.RefreshToken": .init("単位。", effect: "上の数値が表す時間が変わります。"),
        "RefreshTokenRotation.Feature": .init(
            "ENABLED：更新のたびに新しいリフレッシュトークンを返します。", effect: "アプリは毎回、新しいトークンを保存する必要があります。"),
        "RefreshTokenRotation.RetryGracePeriodSeconds": .init(
            "以前のトークンも引き続き有効な時間（秒）。", effect: "届かなかった応答を、もう一度要求できます。"),
        "ReadAttributes": .init(
            "アプリが読み取れる属性。指定がなければ、すべての標準属性。", effect: "トークンと GetUser に含まれなくなります。"),
        "WriteAttributes": .init(
            "アプリが書き込める属性。指定がなければ、すべての標準属性。", effect: "それ以外の変更は拒否されます。"),
    ]
}
