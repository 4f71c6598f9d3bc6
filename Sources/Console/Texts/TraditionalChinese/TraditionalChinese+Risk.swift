extension ConsoleTexts.Settings {
    static let traditionalChineseRisks: [String: ConsoleTexts.SettingText] = [
        "CompromisedCredentialsRiskConfiguration.Actions.EventAction": .init(
            "密碼已外洩時的處理；– 表示不處理。",
            effect: "BLOCK 會拒絕這樣的密碼，直到使用者設定新密碼。"),
        "CompromisedCredentialsRiskConfiguration.EventFilter": .init(
            "何時查詢密碼；如果沒有，則始終查詢。", effect: "在這些事件中查詢密碼。"),
        "AccountTakeoverRiskConfiguration": .init(
            "有風險的登入是否有影響：開啟，或 – 表示關閉。",
            effect: "沒有它，有風險的登入沒有影響。"),
        "EventAction": .init(
            "在此風險等級的處理；– 表示不處理。",
            effect: "BLOCK 會拒絕登入；MFA… 會要求第二驗證因素。"),
        "Notify": .init("是否透過郵件通知使用者。", effect: "true 會在此類登入後傳送郵件。"),
        "AccountTakeoverRiskConfiguration.NotifyConfiguration.SourceArn": .init(
            "傳送這些郵件的 SES 身分；– 表示不發郵件。", effect: "郵件由它發出。"),
        "AccountTakeoverRiskConfiguration.NotifyConfiguration.From": .init(
            "這些郵件的寄件人。", effect: "郵件從此地址發出。"),
        "AccountTakeoverRiskConfiguration.NotifyConfiguration.ReplyTo": .init(
            "回覆的收件地址。", effect: "回覆會發往該地址。"),
        "NotifyEmail.Subject": .init("主旨；留空則使用標準郵件。", effect: "郵件使用此主旨。"),
        "NotifyEmail.HtmlBody": .init("HTML 格式的郵件。", effect: "郵件使用此內容。"),
        "NotifyEmail.TextBody": .init("純文字格式的郵件。", effect: "郵件使用此內容。"),
        "RiskExceptionConfiguration": .init(
            "是否對某些地址另行判斷：開啟，或 – 表示關閉。",
            effect: "沒有它，就沒有例外的地址。"),
        "RiskExceptionConfiguration.BlockedIPRangeList": .init(
            "不允許登入的位址範圍。", effect: "來自那裡的登入會被拒絕。"),
        "RiskExceptionConfiguration.SkippedIPRangeList": .init(
            "不予判斷的位址範圍。", effect: "來自那裡的登入不予判斷。"),
        "LogConfigurations": .init(
            "JSON 格式的目標，每個 EventSource 一個。", effect: "項目會發往那裡；其他項目不保留。"),
    ]

    static let traditionalChineseTriggers: [String: ConsoleTexts.SettingText] = [
        "LambdaConfig.PreSignUp": trigger("在使用者註冊前"),
        "LambdaConfig.PostConfirmation": trigger("在使用者確認後"),
        "LambdaConfig.PreAuthentication": trigger("在登入前"),
        "LambdaConfig.PostAuthentication": trigger("在登入後"),
        "LambdaConfig.CustomMessage": trigger("在傳送訊息前"),
        "LambdaConfig.UserMigration": trigger("在名稱未知時"),
        "LambdaConfig.DefineAuthChallenge": trigger("為決定下一個挑戰而"),
        "LambdaConfig.CreateAuthChallenge": trigger("為建立挑戰而"),
        "LambdaConfig.VerifyAuthChallengeResponse": trigger("為判斷回答而"),
        "LambdaConfig.PreTokenGenerationConfig.LambdaArn": trigger("在簽發權杖前"),
        "LambdaConfig.CustomSMSSender.LambdaArn": trigger("代替傳送簡訊而"),
        "LambdaConfig.CustomEmailSender.LambdaArn": trigger("代替傳送郵件而"),
        "LambdaConfig.InboundFederation.LambdaArn": trigger("在使用者來自其他提供者時"),
        "LambdaVersion": .init("事件的版本。", effect: "函式會收到此版本的事件。"),
        "LambdaConfig.KMSKeyID": .init(
            "自訂傳送者接收驗證碼所用的金鑰。", effect: "函式需要此金鑰來讀取驗證碼。"),
    ]

    private static func trigger(_ time: String) -> ConsoleTexts.SettingText {
        .init(
            "\(time)呼叫的函式。",
            effect: "該步驟會等待此函式；如果函式失敗，該步驟也失敗。留空：不呼叫任何函式。")
    }
}
