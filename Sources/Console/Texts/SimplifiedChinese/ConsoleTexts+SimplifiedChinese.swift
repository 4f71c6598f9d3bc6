extension ConsoleTexts {
    static let simplifiedChinese = ConsoleTexts(
        language: "zh-CN", entry: .simplifiedChinese, shell: .simplifiedChinese, home: .simplifiedChinese,
        search: .simplifiedChinese, sessions: .simplifiedChinese,
        explorer: .simplifiedChinese, changes: .simplifiedChinese, pools: .simplifiedChinese, users: .simplifiedChinese,
        clients: .simplifiedChinese,
        settings: .simplifiedChinese, parts: .simplifiedChinese, schema: .simplifiedChinese,
        domains: .simplifiedChinese, triggers: .simplifiedChinese,
        checks: .simplifiedChinese, refusals: .simplifiedChinese, inspector: .simplifiedChinese,
        sync: .simplifiedChinese, server: .simplifiedChinese,
        identityPools: .simplifiedChinese, access: .simplifiedChinese, administration: .simplifiedChinese,
        further: .simplifiedChinese)
}

extension ConsoleTexts.Entry {
    fileprivate static let simplifiedChinese = Self(
        title: "进入控制台", enterAs: "您将以下列身份的权限进入",
        limits: "会话在 15 分钟无操作后、8 小时后或您离开时结束。",
        button: "进入", refused: "此地址无效",
        foreign: "表单来自其他网站。", noSession: "您尚未登录",
        howToEnter: "在服务器上运行“martlet console open”，并在一分钟内打开它显示的地址。",
        signIn: "登录", signInAgain: "重新登录", signedIn: "您已登录", goOn: "继续",
        notFound: "此账户没有操作员用户池。请在服务器上运行“martlet console invite NAME”。",
        otherHost: "操作员在控制台自己的地址登录。",
        notAsked: "此登录不是在这个浏览器中开始的，或者已超过十分钟。请重新开始。",
        notFinished: "登录未完成。", setup: .simplifiedChinese)
}

extension ConsoleTexts.Setup {
    fileprivate static let simplifiedChinese = Self(
        title: "第一位操作员", invitedTitle: "您收到了邀请",
        lead: "这将创建一个操作员用户池，为每类操作员创建一个用户组和一个角色，并把您设为第一位操作员，拥有全部权限。然后请登录并注册验证器应用。",
        invitedLead: "请设置密码，然后登录并注册验证器应用。", name: "您的用户名",
        nameHint: "可使用字母、数字和 + = , . @ - _。审计日志以此名称记录您。", email: "邮箱地址",
        emailHint: "可以留空。忘记密码时可用它重设。", password: "密码",
        again: "再次输入密码",
        passwordHint: "至少 12 个字符，包含大写字母、小写字母、数字和符号。",
        button: "继续", done: "已完成。请登录。",
        notGood: "此地址已使用、已过期或已更改。请在服务器上运行“martlet console invite NAME”获取新地址。",
        differ: "两次输入的密码不一致。", noName: "请输入用户名。")
}

extension ConsoleTexts.Shell {
    fileprivate static let simplifiedChinese = Self(
        skip: "跳到内容", navigation: "控制台", path: "此页面的上级",
        signedInAs: "当前身份", language: "语言", failed: "操作未成功",
        denied: "您的策略不允许此操作", forged: "表单已过期",
        forgedHelp: "未作任何更改。请重新打开页面，再次提交表单。", table: "表格",
        copy: "复制", copied: "已复制", first: "第一页", next: "下一页")
}

extension ConsoleTexts.Home {
    fileprivate static let simplifiedChinese = Self(
        title: "首页", identityPools: "身份池", noIdentityPools: "还没有身份池。",
        estimatedUsers: "用户（估计数）", allPools: "所有用户池", tools: "工具")
}

extension ConsoleTexts.Search {
    fileprivate static let simplifiedChinese = Self(
        title: "搜索", label: "搜索", placeholder: "页面、池、用户、操作（ / ）", button: "搜索",
        empty: "请输入要查找的内容：页面、池的 ID 或名称、操作；在池的页面上还可以查找用户。",
        none: "未找到任何内容。", users: "用户", pools: "用户池", operations: "操作",
        pages: "页面", more: "搜索更多池", palette: "前往", found: { "“\($0)”的搜索结果" },
        usersOf: { "\($0) 的用户" })
}

extension ConsoleTexts.Sessions {
    fileprivate static let simplifiedChinese = Self(
        title: "会话",
        lead: "已进入控制台的浏览器。访问密钥或角色被删除时，会话也会结束。",
        caller: "身份", from: "来源", began: "开始时间", used: "上次使用", ends: "结束时间", action: "操作", end: "结束",
        current: "当前会话", leave: "离开控制台", missing: "没有此会话。")
}

extension ConsoleTexts.Explorer {
    fileprivate static let simplifiedChinese = Self(
        title: "操作", lead: "API 的所有操作都以表单呈现，并以您的权限执行。",
        unbuilt: "未实现", unbuiltLead: "此版本的 Martlet 未实现此 API 操作。",
        noSuchOperation: "没有此操作。", reads: "只读", changes: "更改数据",
        deletes: "删除数据", byPolicies: "由您的策略决定", withoutPolicies: "无需权限",
        input: "输入", noInput: "此操作没有输入。", send: "发送", asJSON: "以 JSON 编写输入",
        asForm: "返回表单", json: "JSON 格式的输入", region: "区域",
        regionHint: "用于输入中未指定池的情况。", succeeded: "已完成。",
        request: "发送的内容，以及等效的命令", sameCLI: "用 AWS CLI 完成同样的操作",
        samePython: "用 boto3 完成同样的操作", sameTerraform: "用 Terraform 管理",
        terraformHint: "“terraform plan -generate-config-out=generated.tf”会写出配置。",
        sameJSON: "JSON 格式的输入",
        confirmLead: "这将永久删除输入中指定的内容。",
        otherName: "名称不符。未删除任何内容。", confirmTitle: { "\($0)：确定要执行吗？" },
        typeName: { "输入“\($0)”以继续" }, optional: { "可选（\($0)）" },
        count: { "已实现 \($0) 个，共 \($1) 个" }, kind: simplifiedChineseHint)

    /// How a value of a kind is typed.
    static func simplifiedChineseHint(_ kind: InputField.Kind) -> String {
        switch kind {
        case .line, .choice: "文本"
        case .text: "任意行数的文本，字节用 Base64"
        case .secret: "机密：不会再次显示"
        case .number: "整数"
        case .time: "时间，例如 2026-11-21T00:30:00Z，或自 1970 年起的秒数"
        case .flag: "true 或 false"
        case .list: "列表：每行一项"
        case .map: "映射：每行一个 key=value"
        case .json: "JSON"
        }
    }
}

extension ConsoleTexts.Changes {
    fileprivate static let simplifiedChinese = Self(
        setting: "设置", before: "更改前", after: "更改后", effect: "后果", affected: "受影响者",
        review: "查看更改", confirm: "确认", cancel: "取消", nothing: "没有任何更改。",
        notFresh: "无法撤销的操作需要在最近 10 分钟内开始的会话。请再次运行“martlet console open”，然后回到此页面。未作任何更改。",
        otherName: "名称不符。未作任何更改。", undo: "撤销", grade: warning,
        done: {
            outcomes[$0] ?? simplifiedChineseAccessOutcomes[$0]
                ?? ConsoleTexts.Administration.simplifiedChineseOutcomes[$0]
        })

    private static func warning(_ grade: DangerGrade) -> String? {
        switch grade {
        case .reversible: nil
        case .costly: "用户会受到影响。改回设置也无法恢复他们在此期间失去的内容。"
        case .irreversible: "此操作无法撤销。"
        }
    }

    private static let outcomes = [
        "AdminEnableUser": "用户已启用。", "AdminDisableUser": "用户已禁用。",
        "AdminResetUserPassword": "用户必须设置新密码。",
        "AdminUserGlobalSignOut": "用户已在所有位置退出登录。",
        "AdminConfirmSignUp": "用户已确认。", "AdminAddUserToGroup": "用户已加入组。",
        "AdminRemoveUserFromGroup": "用户已移出组。",
        "AdminUpdateUserAttributes": "属性已保存。",
        "AdminDeleteUserAttributes": "属性已保存。",
        "CreateUserPoolClient": "应用客户端已创建。", "EndConsoleSession": "会话已结束。",
        "UpdateUserPool": "设置已保存。", "SetUserPoolMfaConfig": "设置已保存。",
        "SetUserPoolSessionConfiguration": "设置已保存。",
        "SetRiskConfiguration": "设置已保存。", "SetLogDeliveryConfiguration": "设置已保存。",
        "UpdateUserPoolClient": "设置已保存。", "AddCustomAttributes": "属性已添加。",
        "CreateGroup": "组已创建。", "UpdateGroup": "组已保存。",
        "DeleteGroup": "组已删除。", "CreateResourceServer": "资源服务器已创建。",
        "UpdateResourceServer": "资源服务器已保存。",
        "DeleteResourceServer": "资源服务器已删除。",
        "CreateIdentityProvider": "提供商已创建。", "UpdateIdentityProvider": "提供商已保存。",
        "DeleteIdentityProvider": "提供商已删除。", "CreateUserPoolDomain": "域名已创建。",
        "DeleteUserPoolDomain": "域名已删除。", "DeleteUserPoolClient": "应用客户端已删除。",
        "DeleteUserPool": "池已删除。",
        "UpdateRecords": "记录已存储。", "DeleteDataset": "数据集已删除。",
        "SetIdentityPoolConfiguration": "设置已保存。", "SetCognitoEvents": "设置已保存。",
        "BulkPublish": "批量发布已开始。",
    ]
}

extension ConsoleTexts.Pools {
    fileprivate static let simplifiedChinese = Self(
        title: "用户池", none: "还没有用户池。", name: "名称", id: "ID", created: "创建时间",
        changed: "更改时间", create: "创建用户池", overview: "概览", parts: "池的组成部分",
        more: "作为操作执行", integration: "应用集成", federation: "联合身份",
        creation: .simplifiedChinese)
}

extension ConsoleTexts.Users {
    fileprivate static let simplifiedChinese = Self(
        title: "用户", none: "未找到用户。", search: "开头为", searchIn: "属性",
        anyAttribute: "根据文本判断", find: "查找", username: "用户名", email: "邮箱地址", phone: "电话号码",
        status: "状态", enabled: "启用", created: "创建时间", isEnabled: "已启用", isDisabled: "已禁用",
        attributes: "属性", editAttributes: "编辑属性",
        emptiedAttribute: "没有值的属性将被移除。",
        attributesEffect: "用户的密码和会话保持不变；新令牌显示新值。",
        disableFirst: "此处只能删除已禁用的用户。", groups: "组", group: "组",
        noGroups: "用户不属于任何组。", precedence: "优先级", role: "角色", actionHeading: "操作",
        history: "登录历史", noHistory: "没有登录记录。", time: "时间", event: "事件",
        outcome: "结果", risk: "风险", from: "来源", sessions: "会话", someSessions: "所有会话",
        noSessions: "无", creation: .simplifiedChinese, security: .simplifiedChinese, searched: { "搜索条件：\($0)" },
        action: label,
        effect: consequence)

    private static func label(_ action: UserAction) -> String {
        switch action {
        case .enable: "启用"
        case .disable: "禁用"
        case .resetPassword: "重置密码"
        case .signOut: "在所有位置退出登录"
        case .confirm: "确认"
        case .addToGroup: "加入组"
        case .removeFromGroup: "移出组"
        }
    }

    private static func consequence(_ action: UserAction) -> String {
        switch action {
        case .enable: "用户可以重新登录。"
        case .disable: "用户无法登录，所有会话都会结束。不会删除任何内容。"
        case .resetPassword: "用户会收到验证码，下次登录前必须设置新密码。"
        case .signOut:
            "所有会话都会结束。自行检查令牌的服务在访问令牌过期前仍会接受它们。"
        case .confirm: "用户无需输入已发送的验证码即可登录。"
        case .addToGroup: "从下次登录起，令牌包含该组及其角色。"
        case .removeFromGroup: "从下次登录起，令牌不再包含该组及其角色。"
        }
    }
}

extension ConsoleTexts.Clients {
    fileprivate static let simplifiedChinese = Self(
        title: "应用客户端", none: "还没有应用客户端。", name: "名称", id: "客户端 ID",
        create: "创建应用客户端", settings: "设置",
        settingsLead: "应用可以做什么，以及其令牌的有效期。", change: "更改设置",
        snippet: "用于您的应用",
        noSecret: "此客户端没有密钥。", hasSecret: "此客户端有密钥。", showSecret: "显示密钥",
        shownSecret: "密钥仅在此页面显示。", callbacks: "回调地址",
        callbacksHint: "每行一个。如果没有，客户端无法使用登录页面。", scopes: "作用域",
        scopesHint: "用于程序：资源服务器的作用域，每行一个。", kindHeading: "应用类型",
        kind: label, effect: consequence)

    private static func label(_ kind: ClientKind) -> String {
        switch kind {
        case .web: "服务器上的 Web 应用：有密钥，用户在登录页面登录"
        case .spa: "浏览器中的单页应用：无密钥，使用带 PKCE 的授权码"
        case .mobile: "设备上的应用：无密钥，通过 SRP 或在登录页面登录"
        case .machine: "没有用户的程序：有密钥，使用客户端凭证"
        }
    }

    private static func consequence(_ kind: ClientKind) -> String {
        kind.hasUsers ? "池中的用户可以登录此应用。" : "程序可以为自己获取访问令牌。"
    }
}
