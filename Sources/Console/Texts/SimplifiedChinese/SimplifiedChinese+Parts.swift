extension ConsoleTexts.Parts {
    static let simplifiedChinese = Self(
        none: "还没有。", members: "成员", danger: "无法撤销的操作",
        part: {
            parts[$0] ?? simplifiedChineseAccessParts[$0]
                ?? ConsoleTexts.PartText(title: $0, lead: "", effect: "")
        },
        enable: { "启用 \($0)" }, delete: { "删除 \($0)" },
        deletion: { deletions[$0] ?? simplifiedChineseAccessDeletions[$0] ?? "" },
        usersGo: { "约有 \($0) 个用户会随之删除。" })

    private static let parts: [String: ConsoleTexts.PartText] = [
        "group": .init(
            title: "组", create: "创建组", lead: "用户组，带有角色和优先级。令牌会包含它们。",
            effect: "此组还没有成员。"),
        "resource-server": .init(
            title: "资源服务器", create: "创建资源服务器", lead: "您自己的 API，以及应用可以请求的作用域。",
            effect: "可以允许应用客户端使用这些作用域。"),
        "provider": .init(
            title: "身份提供商", create: "添加身份提供商", lead: "用户可用来登录的账户所在的提供商。",
            effect: "可以允许应用客户端使用此提供商。"),
    ]

    private static let deletions: [String: String] = [
        "group": "其成员仍是池的用户；他们的令牌不再包含该组。",
        "resource-server": "应用客户端会失去其作用域。",
        "provider": "用它登录的用户将无法再登录。",
        "client": "其应用将无法再让用户登录。",
        "domain": "登录页面将不复存在；指向它们的应用会失败。",
        "pool": "池的所有用户、组、客户端和设置都会被删除。请先导出需要的内容（“martlet pool export”、“martlet user export”）。"
            + "DeletionProtection 为 ACTIVE 的池会拒绝删除。",
    ]
}

extension ConsoleTexts.Schema {
    static let simplifiedChinese = Self(
        title: "属性", lead: "池中用户拥有的属性。必需属性和别名在创建时确定。",
        add: "添加自定义属性",
        effect: "每个用户都可以拥有此属性。其名称、类型和限制永远不能更改。")
}

extension ConsoleTexts.Domains {
    static let simplifiedChinese = Self(
        title: "域名", check: "检查是否可用", prefix: "前缀域名", create: "创建域名",
        effect: "登录页面位于此域名。指定证书后，它是您自己的域名。",
        free: { "“\($0)”可用。" }, taken: { "“\($0)”已被占用。" })
}

extension ConsoleTexts.TriggerTest {
    static let simplifiedChinese = Self(
        title: "试用触发器",
        lead: "调用一次触发器的函数。无论它返回什么，池都不会改变。",
        none: "此池没有函数。", trigger: "触发器", event: "事件",
        eventHint: "JSON；留空则使用示例。", tooLong: "事件过长。", send: "调用函数",
        functions: "此处可以指定的函数", function: "函数", began: "开始时间", duration: "用时",
        response: "响应")
}

extension ConsoleTexts.Checks {
    static let simplifiedChinese = Self(
        title: "检查提供商",
        lead: "获取通过此提供商登录开始时所需的内容，并在无需用户的情况下试用其密钥。",
        send: "检查",
        signIn: .simplifiedChinese)
}

extension ConsoleTexts.SignInTest {
    static let simplifiedChinese = Self(
        title: "测试登录",
        lead: "使用浏览器完成提供商的登录流程，并显示提供商发送的内容。不会添加或更改任何用户，也不会开始任何会话。",
        begin: "开始测试",
        open: "打开提供商",
        waiting: "正在等待浏览器。测试有效期为十分钟。",
        accepted: "登录会被接受。",
        refused: "登录会失败：",
        sent: "提供商发送的内容",
        asked: "对提供商的请求",
        made: "登录时的处理结果",
        username: "用户名",
        user: "用户",
        newUser: "将被添加",
        groups: "组",
        noGroups: "规则中不存在的组",
        attribute: "属性",
        notSent: "未发送",
        missing: "缺少的必需属性",
        functions: "未调用的函数")
}

extension ConsoleTexts.Refusals {
    static let simplifiedChinese = Self(
        accountOnly: "只有账户本身以及角色允许 martlet:AdministerServer 的操作员可以执行此操作。")
}

extension ConsoleTexts.Settings {
    static let simplifiedChineseParts: [String: ConsoleTexts.SettingText] = [
        "GroupName": .init("名称，永远不能更改。", effect: ""),
        "Identifier": .init("标识符，永远不能更改，也是每个作用域的开头。", effect: ""),
        "ProviderName": .init("名称，永远不能更改。", effect: ""),
        "Description": .init("供操作员查看。", effect: "显示在列表中。"),
        "RoleArn": .init(
            "成员在身份池中的角色。", effect: "成员会获得此角色的凭证。"),
        "Precedence": .init(
            "数字最小的组决定首选角色。", effect: "令牌可能会指定其他首选角色。"),
        "Name": .init("列表中的名称。", effect: "显示在列表中。"),
        "Scopes": .init("应用可以请求的作用域。", effect: "已去掉的作用域会被拒绝。"),
        "IdpIdentifiers": .init(
            "应用请求此提供商时可以使用的名称。", effect: "使用已去掉的名称的应用会失败。"),
        "AttributeMapping": .init(
            "提供商对此属性的称呼；留空表示没有。可以输入任意名称。",
            effect: "每次通过此提供商登录时都会采用该属性。"),
        "Domain": .init("前缀，或您自己的带证书的域名。", effect: ""),
        "CustomDomainConfig.CertificateArn": .init("仅用于您自己的域名。", effect: ""),
        "Schema.Name": .init("不含“custom:”，它会自动加在前面。", effect: ""),
        "AttributeDataType": .init("值的类型。", effect: ""),
        "Mutable": .init("false：值设置后永远不能更改。", effect: ""),
        "StringAttributeConstraints.MinLength": .init("仅用于 String。", effect: ""),
        "StringAttributeConstraints.MaxLength": .init("仅用于 String。", effect: ""),
        "NumberAttributeConstraints.MinValue": .init("仅用于 Number。", effect: ""),
        "NumberAttributeConstraints.MaxValue": .init("仅用于 Number。", effect: ""),
    ].merging(providerDetails) { one, _ in one }.merging(simplifiedChineseClients) { one, _ in one }

    private static let providerDetails: [String: ConsoleTexts.SettingText] = Dictionary(
        [
            ("client_id", "应用在提供商处的 ID。"), ("client_secret", "留空则保留已存储的值。"),
            ("private_key", "PEM 格式的密钥。留空则保留已存储的密钥。"), ("team_id", "团队的 ID。"),
            ("key_id", "密钥的 ID。"), ("authorize_scopes", "请求的作用域，用空格分隔。"),
            ("api_version", "API 的版本。"), ("oidc_issuer", "颁发者的 URL。"),
            ("attributes_request_method", "获取属性的方式。"), ("jwks_uri", "密钥的 URL。"),
            ("authorize_url", "浏览器前往的地址；留空则采用提供商的说明。"),
            ("token_url", "兑换授权码的地址；留空则采用提供商的说明。"),
            ("attributes_url", "获取属性的地址；留空则采用提供商的说明。"),
            ("MetadataURL", "元数据的 URL，或使用下面的文档。"),
            ("MetadataFile", "XML 格式的元数据。"), ("IDPInit", "登录是否可以从提供商处开始。"),
            ("IDPSignout", "退出登录时是否也在提供商处退出。"),
            ("EncryptedResponses", "响应是否必须加密。"),
            ("RequestSigningAlgorithm", "请求的签名方式；– 表示不签名。"),
        ].map { name, help in
            ("ProviderDetails.\(name)", ConsoleTexts.SettingText(help, effect: "通过此提供商的登录会使用它。"))
        }
    ) { one, _ in one }
}
