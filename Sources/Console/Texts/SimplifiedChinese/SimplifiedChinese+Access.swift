extension ConsoleTexts.Access {
    static let simplifiedChinese = Self(
        title: "访问权限", lead: "谁可以调用操作：IAM 的用户和角色、其策略，以及提供商。",
        shipped: "操作员策略",
        shippedLead: "每个账户中都有。将其中一个附加到用户或角色；其工作无需其他策略。",
        shippedPolicy: "此策略随 Martlet 提供，可以附加，但不能更改。",
        shippedPolicies: [
            ("MartletAdmin", "全部"), ("MartletUserAdmin", "用户、组、会话和身份；不含设置"),
            ("MartletConfigAdmin", "池及其客户端的设置；不含用户数据"),
            ("MartletReadOnly", "读取除机密外的全部内容"),
            ("MartletAuditor", "读取权限分配和登录情况"),
        ], attached: "已附加的策略", detach: "分离", inline: "内联策略",
        newInline: "添加内联策略", inlineLead: "仅属于此用户或角色的策略。",
        keys: "访问密钥", newKey: "新建访问密钥",
        secretOnce: "请立即复制密钥：它只在此页面显示，以后不再显示。", activate: "激活",
        deactivate: "停用", deleteKey: "删除", trust: "信任策略",
        trustLead: "谁可以担任此角色。", editTrust: "编辑信任策略", remove: "移除",
        clientIDs: "客户端 ID", back: "返回", policyLead: "每次更改都会生成新版本，并成为默认版本。",
        holders: "附加对象", noHolders: "没有用户或角色拥有此策略。", versions: "版本",
        isDefault: "默认", makeDefault: "设为默认", simulator: "策略模拟器",
        simulatorLead: "策略是否允许某个请求，以及由哪条语句决定。",
        simulate: "模拟策略", simulation: "模拟", principal: "用户或角色",
        principalHint: "其 ARN；留空则仅试用下面的策略。", document: "策略",
        documentHint: "策略文档，可单独使用，也可与用户或角色的策略一起使用。", actions: "操作",
        actionsHint: "每行一个，例如 cognito-idp:ListUsers。", resources: "资源",
        resourcesHint: "每行一个 ARN；留空表示任意资源。", context: "上下文",
        contextHint: "每行一个 key=value，例如 aws:SourceIp=192.0.2.1；同一个键的各行是它的多个值。",
        nothingToSimulate: "请指定用户或角色，或编写策略，并指定操作。", results: "判定",
        decidedBy: "决定依据", nearly: "本会改变判定的语句",
        noStatement: "没有语句允许它。",
        unread: "您的策略不允许读取以下文档，因此不显示语句：",
        moreActions: "这些是前面的判定；其余操作请单独模拟。",
        otherResource: "它针对的是其他资源。", missing: { "缺少 \($0)。" },
        missingKeys: { "策略要求但请求中没有的上下文键：\($0)。" },
        doneBefore: { "在此之前已完成并保留：\($0.joined(separator: "、"))。" }, effect: consequence,
        decision: { decisions[$0] ?? $0 }, failed: { condition($0, key: $1, given: $2) })

    private static let decisions = [
        "allowed": "允许", "explicitDeny": "被语句拒绝", "implicitDeny": "拒绝：未被允许",
    ]

    private static func condition(_ test: String, key: String, given: [String]?) -> String {
        guard let given else { return "针对 \(key) 的 \(test) 不成立：请求中没有此键。" }
        return "针对 \(key) 的 \(test) 不成立：请求中的值为 \(given.joined(separator: "、"))。"
    }

    private static func consequence(_ action: AccessAction) -> String {
        switch action {
        case .attachUserPolicy, .attachRolePolicy: "策略将在一秒内开始决定其权限。"
        case .detachUserPolicy, .detachRolePolicy: "仅由此策略允许的操作将在一秒内被拒绝。"
        case .deleteUserPolicy, .deleteRolePolicy: "策略将被删除。仅由它允许的操作将在一秒内被拒绝。"
        case .createAccessKey: "程序可以用此密钥签名。其机密只在下一页显示一次。"
        case .updateAccessKey: "使用停用密钥签名的程序会立即被拒绝。"
        case .deleteAccessKey: "使用此密钥签名的程序会立即被拒绝，其机密不复存在。"
        case .tagRole, .untagRole: "检查角色标签的策略将使用新标签。"
        case .setDefaultVersion: "对所有拥有此策略的用户和角色，此版本在一秒内生效。"
        case .deleteVersion: "此版本的文档将不复存在。默认版本保留。"
        case .addClientID: "发给此客户端的令牌将被接受。"
        case .removeClientID: "发给此客户端的令牌将被拒绝。"
        }
    }
}

extension ConsoleTexts.Changes {
    static let simplifiedChineseAccessOutcomes = [
        "CreateIdentityPool": "身份池已创建。提供凭证还需要角色。",
        "UpdateIdentityPool": "身份池已成功保存。",
        "SetIdentityPoolRoles": "角色已保存。", "SetPrincipalTagAttributeMap": "主体标签已保存。",
        "DeleteIdentityPool": "身份池已删除。", "DeleteIdentities": "身份已删除。",
        "UnlinkDeveloperIdentity": "用户已取消关联。", "CreateUser": "用户已创建。",
        "UpdateUser": "用户已保存。", "DeleteUser": "用户已删除。", "CreateRole": "角色已创建。",
        "UpdateRole": "角色已保存。", "DeleteRole": "角色已删除。",
        "UpdateAssumeRolePolicy": "信任策略已保存。", "CreatePolicy": "策略已创建。",
        "CreatePolicyVersion": "策略已保存为新版本。", "DeletePolicy": "策略已删除。",
        "PutUserPolicy": "内联策略已保存。", "PutRolePolicy": "内联策略已保存。",
        "DeleteUserPolicy": "内联策略已删除。", "DeleteRolePolicy": "内联策略已删除。",
        "AttachUserPolicy": "策略已附加。", "AttachRolePolicy": "策略已附加。",
        "DetachUserPolicy": "策略已分离。", "DetachRolePolicy": "策略已分离。",
        "UpdateAccessKey": "访问密钥已更改。", "DeleteAccessKey": "访问密钥已删除。",
        "TagRole": "标签已保存。", "UntagRole": "标签已移除。",
        "SetDefaultPolicyVersion": "此版本已设为默认。", "DeletePolicyVersion": "版本已删除。",
        "CreateOpenIDConnectProvider": "提供商已创建。",
        "DeleteOpenIDConnectProvider": "提供商已删除。",
        "UpdateOpenIDConnectProviderThumbprint": "提供商已保存。",
        "AddClientIDToOpenIDConnectProvider": "客户端 ID 已添加。",
        "RemoveClientIDFromOpenIDConnectProvider": "客户端 ID 已移除。",
        "CreateSAMLProvider": "提供商已创建。", "UpdateSAMLProvider": "提供商已保存。",
        "DeleteSAMLProvider": "提供商已删除。",
    ]
}

extension ConsoleTexts.Parts {
    static let simplifiedChineseAccessParts: [String: ConsoleTexts.PartText] = [
        "user": .init(
            title: "IAM 用户", create: "创建 IAM 用户", lead: "拥有访问密钥的程序和操作员。",
            effect: "此用户还没有权限，也没有访问密钥。"),
        "role": .init(
            title: "角色", create: "创建角色", lead: "授予可担任角色者的权限：身份、用户、其他程序。",
            effect: "信任策略指定的主体可以担任此角色。它还没有权限。"),
        "policy": .init(
            title: "策略", create: "创建策略", lead: "用户和角色共享的权限。",
            effect: "策略在附加之前不起作用。"),
        "openid-provider": .init(
            title: "OpenID 提供商", create: "创建 OpenID 提供商", lead: "其令牌受身份池和角色信任的颁发者。",
            effect: "身份池和信任策略可以指定此提供商。"),
        "saml-provider": .init(
            title: "SAML 提供商", create: "创建 SAML 提供商", lead: "其断言受身份池和角色信任的提供商。",
            effect: "身份池和信任策略可以指定此提供商。"),
    ]

    static let simplifiedChineseAccessDeletions: [String: String] = [
        "user": "有访问密钥或已附加策略的用户会被拒绝删除：请先移除它们。",
        "role": "已附加策略的角色会被拒绝删除。角色的凭证会立即失效。",
        "policy": "已附加或有其他版本的策略会被拒绝删除。",
        "openid-provider": "指定它的身份池和角色将不再接纳其用户。",
        "saml-provider": "指定它的身份池和角色将不再接纳其用户。",
    ]
}

extension ConsoleTexts.Settings {
    static let simplifiedChineseAccess: [String: ConsoleTexts.SettingText] = [
        "UserName": .init("用户的名称。", effect: ""),
        "NewUserName": .init(
            "名称。访问密钥和策略保留。", effect: "指定该用户 ARN 的策略将不再匹配。"),
        "NewPath": .init("ARN 中名称前的路径。", effect: "用户的 ARN 会改变。"),
        "Path": .init("ARN 中名称前的路径；留空则为 /。", effect: ""),
        "RoleName": .init("名称，永远不能更改。", effect: ""),
        "AssumeRolePolicyDocument": .init("谁可以担任此角色。", effect: ""),
        "Role.Description": .init("供操作员查看。", effect: "显示在列表中。"),
        "MaxSessionDuration": .init(
            "最长会话时间（秒）。", effect: "从现在起，更长的会话会被拒绝。"),
        "PolicyName": .init("名称，永远不能更改。", effect: ""),
        "PolicyDocument": .init(
            "JSON 格式的策略。", effect: "文档不再允许的操作将在一秒内被拒绝。"),
        "Url": .init("以 https:// 开头的颁发者，永远不能更改。", effect: ""),
        "ClientIDList": .init("令牌所面向的客户端 ID。", effect: ""),
        "ThumbprintList": .init(
            "证书摘要。Martlet 为工具保留它们，但不作比较。",
            effect: "读取此提供商的工具会看到这些摘要。"),
        "SAMLMetadataDocument": .init(
            "XML 格式的提供商元数据。", effect: "用以前的密钥签名的断言会被拒绝。"),
    ]
}
