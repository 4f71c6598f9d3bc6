extension ConsoleTexts.IdentityPoolPages {
    static let simplifiedChinese = Self(
        title: "身份池", create: "创建身份池",
        createLead: "身份池为用户和访客提供身份以及角色的凭证。",
        createEffect: "应用可以获取身份。提供凭证还需要角色，可在下一页创建。",
        admitsNone: "既没有访客也没有提供商，就不会有任何身份。请允许其中之一。",
        parts: "身份池的组成部分", edit: "编辑身份池", providers: "身份验证提供商",
        noProviders: "此池没有可让用户获得其他角色的提供商。", roles: "角色",
        rolesLead: "已登录的身份和访客所获凭证的角色。", newRoles: "创建新角色",
        newRolesLead: "凭证需要两个角色：一个用于已登录的身份，一个用于访客。“允许”会创建这两个角色，只让此池的身份担任它们，并允许每个身份使用自己的同步数据集。",
        newRolesEffect: "身份会获得这些角色的凭证。其他权限请自行添加到角色。",
        newRoleName: "要创建的角色的名称。", allow: "允许", dontAllow: "不允许",
        rules: "角色规则",
        rulesLead: "由第一条匹配的规则决定。规则可以移动；查看更改之前不会存储任何内容。",
        principalTags: "主体标签",
        principalTagsLead: "策略可以检查的标签（aws:PrincipalTag），取自令牌的声明。",
        snippets: "用于您的应用", browser: "身份浏览器", identityID: "身份 ID",
        noIdentities: "未找到身份。", logins: "登录方式", guest: "无：访客",
        hideDisabled: "隐藏已禁用的身份", showDisabled: "显示已禁用的身份",
        developerUsers: "开发者提供商的用户", developerUser: "用户标识符",
        noDeveloperUsers: "此身份没有开发者提供商的用户。", unlink: "取消关联",
        unlinkEffect:
            "用户下次登录时会获得另一个身份。如果没有剩余的登录方式，此身份将被禁用。",
        deleteIdentity: "删除身份",
        deleteIdentityEffect: "身份及其数据集将被删除。用户下次登录时会获得另一个身份。",
        deleteEffect: "池中的所有身份及其数据都会被删除。使用此池的应用将停止工作。",
        addRow: "再添加一个", removeRow: "移除", moveUp: "上移", moveDown: "下移", row: { "第 \($0) 项" },
        member: { members[$0] },
        missingRoles: { "此池没有用于以下身份的角色，它们得不到凭证：\($0)。" },
        rulesOf: { "\($0) 的角色规则" }, principalTagsOf: { "\($0) 的主体标签" },
        delete: { "删除身份池 \($0)" })

    private static let members = [
        "ProviderName": "用户池 ID", "ClientId": "应用客户端 ID",
        "ServerSideTokenCheck": "拒绝已撤销的令牌",
    ]
}

extension ConsoleTexts.Settings {
    /// The sections of an identity pool by their names.
    static let simplifiedChineseIdentityPoolSections: [String: ConsoleTexts.SectionText] = [
        "identity-pool": .init("名称和流程", lead: "列表中的名称、基本流程、标签。"),
        "identity-guests": .init(
            "未经身份验证的身份", lead: "访客是否无需登录即可获得身份。"),
        "identity-cognito": .init("Cognito", lead: "其用户可获得身份的用户池，每个池对应一个应用客户端。"),
        "identity-facebook": .init("Facebook", lead: "您的应用在 Facebook 的 App ID。\(appWarning)"),
        "identity-google": .init("Google", lead: "您的应用在 Google 的客户端 ID。\(appWarning)"),
        "identity-amazon": .init("Amazon", lead: "您的应用在 Login with Amazon 的 App ID。\(appWarning)"),
        "identity-apple": .init("Apple", lead: "您的应用在 Apple 的 services ID。\(appWarning)"),
        "identity-twitter": .init("Twitter", lead: "您的应用的 consumer key 和 secret，中间用 ; 分隔。"),
        "identity-oidc": .init(
            "OpenID", lead: "账户的 OpenID Connect 提供商。新的提供商在“访问权限”中创建。"),
        "identity-saml": .init("SAML", lead: "账户的 SAML 提供商。新的提供商在“访问权限”中创建。"),
        "identity-developer": .init(
            "自定义", lead: "您自己的登录方式的名称，由其后端请求令牌。永远不能更改。"),
    ]

    private static let appWarning = "如果更改，以前应用的现有用户将无法再登录。"

    static let simplifiedChineseIdentityPools: [String: ConsoleTexts.SettingText] = [
        "IdentityPoolName": .init("列表中的名称。", effect: "池的名称改变；其 ID 不变。"),
        "AllowClassicFlow": .init(
            "true：应用可以请求 OpenID 令牌，并在 STS 选择角色。",
            effect: "false 会拒绝基本流程：使用它的应用得不到凭证。"),
        "IdentityPoolTags": .init(
            "池的标签。", effect: "检查标签的策略和工具会看到新标签。"),
        "AllowUnauthenticatedIdentities": .init(
            "true：任何人都可以作为访客获得身份。",
            effect: "false 会拒绝访客，已有的访客也不再获得凭证。"),
        "CognitoIdentityProviders": .init(
            "用户池的 ID 及其一个应用客户端。",
            effect: "已去掉的客户端的用户不再获得凭证。"),
        "SupportedLoginProviders": .init(
            "应用在提供商处的 ID；留空表示没有。",
            effect: "更改应用 ID 会使现有用户失效：发给以前 ID 的令牌会被拒绝。"),
        "OpenIdConnectProviderARNs": .init(
            "其令牌可换取身份的提供商。", effect: "已去掉的提供商的用户得不到凭证。"),
        "SamlProviderARNs": .init(
            "其断言可换取身份的提供商，角色由断言指定。",
            effect: "已去掉的提供商的用户得不到凭证。"),
        "DeveloperProviderName": .init(
            "例如 login.example.app 的名称，永远不能更改。", effect: "您的后端可以请求令牌。"),
        "Roles.authenticated": .init(
            "用于已登录的身份。", effect: "已登录的身份会获得此角色的凭证。"),
        "Roles.unauthenticated": .init("用于访客。", effect: "访客会获得此角色的凭证。"),
        "RoleMappings.Type": .init(
            "Token：令牌首选的角色。Rules：下面的规则。–：已登录身份的角色。",
            effect: "此提供商的用户可能会获得其他角色。"),
        "RoleMappings.AmbiguousRoleResolution": .init(
            "没有匹配的规则或令牌未指定角色时：使用已登录身份的角色，或不使用任何角色。",
            effect: "Deny 会拒绝向没有匹配的用户提供凭证。"),
        "RoleMappings.Rules": .init(
            "最多 25 条。由第一条声明匹配的规则给出角色。",
            effect: "用户可能会获得其他角色。由顺序决定。"),
        "UseDefaults": .init(
            "true：用户的 ID 和客户端的 ID 分别作为 username 和 client。",
            effect: "要求以前标签的策略将不再匹配。"),
        "PrincipalTags": .init(
            "标签和声明：department=custom:dept。", effect: "要求以前标签的策略将不再匹配。"),
    ]
}
