extension ConsoleTexts.PoolCreation {
    static let japanese = Self(
        nameHint: "オペレーター向け。ユーザーにはページのタイトルに表示されます。", defaults: "デフォルトを確認",
        settings: "設定を順に進める",
        effect: "ユーザーとアプリクライアントのないプールが作成されます。そのほかは、プールの設定の各ページにあります。",
        permanent: "後から変更できるのは martlet pool schema だけです。",
        aliasEffect: "メールアドレスや電話番号は、確認されると名前として使えます。",
        needsSMS: "SMS のコードには、SnsCallerArn を含む SmsConfiguration が必要です。まだ設定されていません。",
        nothing: "なし", signInHeading: "ユーザーのサインインに使うもの", aliases: "確認後に使えるもの",
        names: "ユーザー名", distinguishesCase: "Ada と ada を別のユーザーとする", required: "必須の属性",
        verified: "登録時にコードで確認", signUp: "登録",
        byAdministratorOnly: "管理者だけがユーザーを作成", length: "パスワードの最小文字数",
        later:
            "MFA、メッセージ、ドメイン、外観、プロバイダー、トリガー、保護、アプリクライアントは、プールの作成後に設定します。",
        signIn: name)

    private static func name(_ signIn: NewPool.SignIn) -> String {
        switch signIn {
        case .username: "ユーザー名"
        case .email: "メールアドレス"
        case .phone: "電話番号"
        case .emailOrPhone: "メールアドレスまたは電話番号"
        }
    }
}
