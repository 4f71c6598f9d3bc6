extension ConsoleTexts.Settings {
    static let simplifiedChineseRisks: [String: ConsoleTexts.SettingText] = [
        "CompromisedCredentialsRiskConfiguration.Actions.EventAction": .init(
            "密码已泄露时的处理；– 表示不处理。",
            effect: "BLOCK 会拒绝这样的密码，直到用户设置新密码。"),
        "CompromisedCredentialsRiskConfiguration.EventFilter": .init(
            "何时查询密码；如果没有，则始终查询。", effect: "在这些事件中查询密码。"),
        "AccountTakeoverRiskConfiguration": .init(
            "有风险的登录是否有后果：开启，或 – 表示关闭。",
            effect: "没有它，有风险的登录没有后果。"),
        "EventAction": .init(
            "在此风险级别的处理；– 表示不处理。",
            effect: "BLOCK 会拒绝登录；MFA… 会要求第二验证因素。"),
        "Notify": .init("是否通过邮件通知用户。", effect: "true 会在此类登录后发送邮件。"),
        "AccountTakeoverRiskConfiguration.NotifyConfiguration.SourceArn": .init(
            "发送这些邮件的 SES 身份；– 表示不发邮件。", effect: "邮件由它发出。"),
        "AccountTakeoverRiskConfiguration.NotifyConfiguration.From": .init(
            "这些邮件的发件人。", effect: "邮件从此地址发出。"),
        "AccountTakeoverRiskConfiguration.NotifyConfiguration.ReplyTo": .init(
            "回复的收件地址。", effect: "回复会发往该地址。"),
        "NotifyEmail.Subject": .init("主题；留空则使用标准邮件。", effect: "邮件使用此主题。"),
        "NotifyEmail.HtmlBody": .init("HTML 格式的邮件。", effect: "邮件使用此内容。"),
        "NotifyEmail.TextBody": .init("纯文本格式的邮件。", effect: "邮件使用此内容。"),
        "RiskExceptionConfiguration": .init(
            "是否对某些地址另行判断：开启，或 – 表示关闭。",
            effect: "没有它，就没有例外的地址。"),
        "RiskExceptionConfiguration.BlockedIPRangeList": .init(
            "不允许登录的地址范围。", effect: "来自那里的登录会被拒绝。"),
        "RiskExceptionConfiguration.SkippedIPRangeList": .init(
            "不作判断的地址范围。", effect: "来自那里的登录不作判断。"),
        "LogConfigurations": .init(
            "JSON 格式的目标，每个 EventSource 一个。", effect: "条目会发往那里；其他条目不保留。"),
    ]

    static let simplifiedChineseTriggers: [String: ConsoleTexts.SettingText] = [
        "LambdaConfig.PreSignUp": trigger("在用户注册前"),
        "LambdaConfig.PostConfirmation": trigger("在用户确认后"),
        "LambdaConfig.PreAuthentication": trigger("在登录前"),
        "LambdaConfig.PostAuthentication": trigger("在登录后"),
        "LambdaConfig.CustomMessage": trigger("在发送消息前"),
        "LambdaConfig.UserMigration": trigger("在名称未知时"),
        "LambdaConfig.DefineAuthChallenge": trigger("为决定下一个质询而"),
        "LambdaConfig.CreateAuthChallenge": trigger("为创建质询而"),
        "LambdaConfig.VerifyAuthChallengeResponse": trigger("为判断回答而"),
        "LambdaConfig.PreTokenGenerationConfig.LambdaArn": trigger("在颁发令牌前"),
        "LambdaConfig.CustomSMSSender.LambdaArn": trigger("代替发送短信而"),
        "LambdaConfig.CustomEmailSender.LambdaArn": trigger("代替发送邮件而"),
        "LambdaConfig.InboundFederation.LambdaArn": trigger("在用户来自其他提供商时"),
        "LambdaVersion": .init("事件的版本。", effect: "函数会收到此版本的事件。"),
        "LambdaConfig.KMSKeyID": .init(
            "自定义发送者接收验证码所用的密钥。", effect: "函数需要此密钥来读取验证码。"),
    ]

    private static func trigger(_ time: String) -> ConsoleTexts.SettingText {
        .init(
            "\(time)调用的函数。",
            effect: "该步骤会等待此函数；如果函数失败，该步骤也失败。留空：不调用任何函数。")
    }
}
