extension ConsoleTexts.Settings {
    static let japaneseRisks: [String: ConsoleTexts.SettingText] = [
        "CompromisedCredentialsRiskConfiguration.Actions.EventAction": .init(
            "パスワードが漏えいしている場合の対応。– は対応なし。",
            effect: "BLOCK にすると、ユーザーが変更するまで、そのパスワードは拒否されます。"),
        "CompromisedCredentialsRiskConfiguration.EventFilter": .init(
            "パスワードを照合する場面。指定がなければ常に照合。", effect: "これらのイベントでパスワードが照合されます。"),
        "AccountTakeoverRiskConfiguration": .init(
            "リスクのあるサインインに対応するかどうか：オン、または –（オフ）。",
            effect: "設定しないと、リスクのあるサインインに対応しません。"),
        "EventAction": .init(
            "このリスクレベルでの対応。– は対応なし。",
            effect: "BLOCK はサインインを拒否し、MFA… は第 2 要素を求めます。"),
        "Notify": .init("ユーザーにメールで知らせるかどうか。", effect: "true にすると、そのようなサインインの後にメールを送信します。"),
        "AccountTakeoverRiskConfiguration.NotifyConfiguration.SourceArn": .init(
            "これらのメールを送信する SES の ID。– はメールなし。", effect: "メールはここから送信されます。"),
        "AccountTakeoverRiskConfiguration.NotifyConfiguration.From": .init(
            "これらのメールの差出人。", effect: "メールはこのアドレスから送信されます。"),
        "AccountTakeoverRiskConfiguration.NotifyConfiguration.ReplyTo": .init(
            "返信先。", effect: "返信はここに届きます。"),
        "NotifyEmail.Subject": .init("件名。空欄は標準のメール。", effect: "メールの件名になります。"),
        "NotifyEmail.HtmlBody": .init("HTML 形式のメール。", effect: "メールの文面になります。"),
        "NotifyEmail.TextBody": .init("プレーンテキスト形式のメール。", effect: "メールの文面になります。"),
        "RiskExceptionConfiguration": .init(
            "一部のアドレスを別に扱うかどうか：オン、または –（オフ）。",
            effect: "設定しないと、例外のアドレスはありません。"),
        "RiskExceptionConfiguration.BlockedIPRangeList": .init(
            "サインインを許可しないアドレス範囲。", effect: "そこからのサインインは拒否されます。"),
        "RiskExceptionConfiguration.SkippedIPRangeList": .init(
            "判定の対象としないアドレス範囲。", effect: "そこからのサインインは判定されません。"),
        "LogConfigurations": .init(
            "JSON 形式の送信先。EventSource ごとに 1 つ。", effect: "エントリーはそこへ送られます。それ以外は保存されません。"),
    ]

    static let japaneseTriggers: [String: ConsoleTexts.SettingText] = [
        "LambdaConfig.PreSignUp": trigger("ユーザーの登録前に"),
        "LambdaConfig.PostConfirmation": trigger("ユーザーの確認後に"),
        "LambdaConfig.PreAuthentication": trigger("サインインの前に"),
        "LambdaConfig.PostAuthentication": trigger("サインインの後に"),
        "LambdaConfig.CustomMessage": trigger("メッセージの送信前に"),
        "LambdaConfig.UserMigration": trigger("名前が不明なときに"),
        "LambdaConfig.DefineAuthChallenge": trigger("次のチャレンジを決めるために"),
        "LambdaConfig.CreateAuthChallenge": trigger("チャレンジを作成するために"),
        "LambdaConfig.VerifyAuthChallengeResponse": trigger("回答を判定するために"),
        "LambdaConfig.PreTokenGenerationConfig.LambdaArn": trigger("トークンの発行前に"),
        "LambdaConfig.CustomSMSSender.LambdaArn": trigger("SMS の送信に代えて"),
        "LambdaConfig.CustomEmailSender.LambdaArn": trigger("メールの送信に代えて"),
        "LambdaConfig.InboundFederation.LambdaArn": trigger("ユーザーがほかのプロバイダーから来たときに"),
        "LambdaVersion": .init("イベントのバージョン。", effect: "関数はこのバージョンのイベントを受け取ります。"),
        "LambdaConfig.KMSKeyID": .init(
            "カスタム送信者がコードを受け取るときのキー。", effect: "関数がコードを読むには、このキーが必要です。"),
    ]

    private static func trigger(_ time: String) -> ConsoleTexts.SettingText {
        .init(
            "\(time)呼び出される関数。",
            effect: "処理はこの関数を待ち、関数が失敗すると処理も失敗します。空欄：何も呼び出されません。")
    }
}
