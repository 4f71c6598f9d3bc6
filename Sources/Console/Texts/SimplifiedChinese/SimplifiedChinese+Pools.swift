extension ConsoleTexts.PoolCreation {
    static let simplifiedChinese = Self(
        nameHint: "供操作员查看；用户会在页面标题中看到它。", defaults: "查看默认设置",
        settings: "逐步设置",
        effect: "没有用户和应用客户端的池。其他内容在池的设置中各有页面。",
        permanent: "以后只有 martlet pool schema 可以更改它。",
        aliasEffect: "地址经过验证后才能作为名称使用。",
        needsSMS: "短信验证码需要带有 SnsCallerArn 的 SmsConfiguration：尚未设置。",
        nothing: "无", signInHeading: "用户的登录方式", aliases: "验证后还可使用",
        names: "用户名", distinguishesCase: "Ada 和 ada 是两个用户", required: "必需的属性",
        verified: "注册时通过验证码验证", signUp: "注册",
        byAdministratorOnly: "只有管理员创建用户", length: "密码的最小长度",
        later:
            "MFA、消息、域名、外观、提供商、触发器、防护和应用客户端在池创建后设置。",
        signIn: name)

    private static func name(_ signIn: NewPool.SignIn) -> String {
        switch signIn {
        case .username: "用户名"
        case .email: "邮箱地址"
        case .phone: "电话号码"
        case .emailOrPhone: "邮箱地址或电话号码"
        }
    }
}
