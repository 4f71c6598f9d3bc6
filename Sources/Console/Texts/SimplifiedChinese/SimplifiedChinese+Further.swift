extension ConsoleTexts.Further {
    static let simplifiedChinese = Self(
        invitation: .simplifiedChinese, secrets: .simplifiedChinese, codes: .simplifiedChinese,
        analytics: .simplifiedChinese, wizard: .simplifiedChinese,
        mapping: .init(
            title: "属性映射",
            lead: "各提供商对用户池属性的称呼。", effect: ""),
        done: { simplifiedChineseOutcomes[$0] })

    private static let simplifiedChineseOutcomes = [
        "AddUserPoolClientSecret": "密钥已添加。", "DeleteUserPoolClientSecret": "密钥已移除。",
    ]
}

extension ConsoleTexts.OperatorInvitation {
    fileprivate static let simplifiedChinese = Self(
        title: "邀请操作员",
        lead: "创建一位操作员，由其在一天内仅可使用一次的地址上选择密码。",
        name: "用户名",
        role: "权限",
        email: "邮箱地址",
        emailHint: "可以为空。如果控制台有自己的地址且服务器可以发送邮件，地址会发送到该邮箱；否则显示在此处。",
        effect: "打开此地址的人将成为操作员，拥有该角色的权限。",
        denied: "只有账户本身，以及角色允许 martlet:AdministerServer 和 martlet:ManageOperators 的操作员才能这样做。",
        address: "操作员的地址",
        addressLead: "请立即交给操作员：它只在此页面显示，以后不再显示。",
        sent: "地址已发送。",
        roleName: simplifiedChineseRole)

    private static func simplifiedChineseRole(_ role: String) -> String {
        switch role {
        case "read-only": "read-only: 查看除密钥外的所有内容，不能更改"
        case "auditor": "auditor: 读取审计日志"
        case "user-admin": "user-admin: 用户和组，不含设置"
        case "config-admin": "config-admin: 设置，不含用户"
        case "admin": "admin: 全部"
        default: role
        }
    }
}

extension ConsoleTexts.ClientSecretPages {
    fileprivate static let simplifiedChinese = Self(
        title: "密钥",
        lead: "一个客户端可以有两个密钥，以便其应用从一个换到另一个：添加第二个，交给应用，然后移除第一个。",
        id: "ID",
        created: "创建时间",
        add: "添加密钥",
        remove: "移除",
        addEffect: "在移除其中一个之前，两个密钥都有效。",
        removeEffect: "仍在使用此密钥的应用将无法再让用户登录。",
        new: "新密钥",
        once: "请立即复制密钥：它只在此页面显示，以后不再显示。",
        back: "返回应用客户端")
}

extension ConsoleTexts.RecoveryCodePages {
    fileprivate static let simplifiedChinese = Self(
        title: "恢复代码",
        create: "生成新代码",
        effect: "用户将获得十个代码，替换以前的代码。每个代码可代替第二因素的验证码使用一次。",
        once: "请立即将代码交给用户：它们只在此页面显示，以后不再显示。",
        denied: "只有账户本身，以及角色允许 martlet:AdministerServer 和 martlet:ManageOperators 的操作员才能生成代码。",
        left: { "剩余 \($0) 个" })
}

extension ConsoleTexts.AnalyticsPages {
    fileprivate static let simplifiedChinese = Self(
        title: "分析",
        lead: "会收到注册、登录和失败通知的项目，每个应用客户端一个。多个客户端可以共用一个项目。",
        client: "应用客户端",
        project: "项目",
        shared: "共享属性",
        role: "角色",
        add: "添加应用映射",
        change: "更改")
}

extension ConsoleTexts.PoolWizard {
    fileprivate static let simplifiedChinese = Self(
        client: "应用客户端",
        clientHint: "第一个带密钥的应用客户端的名称；留空表示不创建。",
        clientEffect: "客户端会获得一个密钥，可在用户池的页面上查看。",
        showDetails: "显示详细信息",
        allClients: "所有应用客户端",
        customs: "自定义属性",
        customsHint: "不含“custom:”，它会加在每个名称之前。",
        name: "名称",
        type: "类型",
        min: "最小长度或值",
        max: "最大长度或值",
        mutable: "可更改",
        addFirst: "添加自定义属性",
        addAnother: "添加另一个属性")
}

extension ConsoleTexts.Settings {
    static let simplifiedChineseAnalytics: [String: ConsoleTexts.SettingText] = [
        "AnalyticsConfiguration.ApplicationId": .init(
            "项目的 ID，还需要角色和外部 ID。留空且没有 ARN 表示没有项目。",
            effect: "从现在起，此项目会收到应用用户的通知。"),
        "AnalyticsConfiguration.ApplicationArn": .init(
            "项目的 ARN，代替其 ID、角色和外部 ID。",
            effect: "从现在起，此项目会收到应用用户的通知。"),
        "AnalyticsConfiguration.RoleArn": .init(
            "用于通知项目的角色。",
            effect: "事件以此角色发出。"),
        "AnalyticsConfiguration.ExternalId": .init(
            "角色的外部 ID。",
            effect: "会向角色提供此 ID。"),
        "AnalyticsConfiguration.UserDataShared": .init(
            "项目是否也获得邮箱地址和电话号码。",
            effect: "true：从现在起，项目会获得用户的地址。"),
    ]
}
