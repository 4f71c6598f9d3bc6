extension DefaultTexts {
    /// Chinese in simplified characters.
    static let simplifiedChinese = DefaultTexts(
        verification: MailTexts("您的验证码", body: "您的验证码是 {####}"),
        passwordReset: MailTexts("您的密码重置验证码", body: "您的密码重置验证码是 {####}"),
        link: MailTexts("您的验证链接", body: "请点击链接以验证您的电子邮件地址。{##验证电子邮件##}"),
        invitation: MailTexts("您的临时密码", body: "您的用户名是 {username}，临时密码是 {####}。"),
        authentication: MailTexts("您的身份验证码", body: "您的身份验证码是 {####}"),
        wrongCodes: WrongCodeTexts(
            subject: "您的账户有错误的验证码", lockedSubject: "您的账户已锁定",
            happened: { "有人以 {username} 登录，输入了正确的密码，随后输入了 \($0) 个错误的验证码。" },
            advice: "如果不是您本人，说明他人知道您的密码，请更改密码。",
            locked: "在管理员解锁您的账户之前，不再接受验证码。"),
        risk: RiskTexts(
            subject: "新的登录尝试", blockedSubject: "登录尝试已被阻止",
            blocked: "我们阻止了一次对您账户 {username} 的登录。",
            secondFactor: "对您账户 {username} 的一次异常登录被要求提供第二个验证因素。",
            noAction: "您的账户 {username} 有一次异常登录。",
            time: "时间", device: "设备", address: "地址",
            wasUser: "如果是您本人，{##请告诉我们##}。",
            wasNotUser: "如果不是，请更改密码并{##通知我们##}。"))
}
