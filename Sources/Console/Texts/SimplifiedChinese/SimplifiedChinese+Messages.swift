extension ConsoleTexts.Messages {
    static let simplifiedChinese = Self(
        title: "消息",
        lead: "用户收到的每种消息，其中的名称和验证码是虚构的。不会调用编写或发送消息的函数。", kind: "消息", language: "语言", channel: "发送方式",
        email: "邮件", sms: "短信", show: "显示", from: "发件人", replyTo: "Reply-To", subject: "主题",
        html: "HTML 邮件", text: "纯文本", poolLanguage: "池的语言",
        allLanguages: "所有语言",
        allLead: "默认文本有各种语言的版本。您自己的文本在所有语言中都相同。",
        send: "发送给我", destination: "收件地址",
        sendLead: "以服务器发送池中消息的方式发送此消息，并说明是否已被接收。",
        sent: "已发送。", queued: "正在发件箱中等待。", edit: "编辑文本", reset: "恢复默认文本",
        resetEffect: "消息重新使用用户语言的默认文本。",
        noReset: "此消息的文本不是设置项。", kinds: name, length: size)

    private static func name(_ kind: MessageChoice.Kind) -> String {
        switch kind {
        case .verification: "验证码"
        case .verificationLink: "验证链接"
        case .passwordReset: "重置密码"
        case .invitation: "邀请"
        case .secondFactor: "登录验证码"
        case .wrongCodes: "多次输入错误的验证码"
        case .lockedFactors: "第二验证因素已锁定"
        case .riskBlocked: "有风险的登录：已阻止"
        case .riskSecondFactor: "有风险的登录：要求第二验证因素"
        case .riskNotice: "有风险的登录：通知"
        }
    }

    private static func size(_ length: TextMessageLength) -> String {
        let letters = length.alphabet == .gsm ? "GSM 7-bit" : "Unicode"
        let segments = "\(length.segments) 段"
        return "\(segments)：\(length.units) 个字符，\(letters)。"
    }
}
