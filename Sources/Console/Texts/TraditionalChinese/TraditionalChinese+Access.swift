extension ConsoleTexts.Access {
    static let traditionalChinese = Self(
        title: "存取權", lead: "誰可以呼叫操作：IAM 的使用者和角色、其政策，以及提供者。",
        shipped: "操作人員政策",
        shippedLead: "每個帳戶中都有。將其中一個附加到使用者或角色；其工作不需其他政策。",
        shippedPolicy: "此政策隨 Martlet 提供，可以附加，但不能變更。",
        shippedPolicies: [
            ("MartletAdmin", "全部"), ("MartletUserAdmin", "使用者、群組、工作階段和身分；不含設定"),
            ("MartletConfigAdmin", "集區及其用戶端的設定；不含使用者資料"),
            ("MartletReadOnly", "讀取除機密外的全部內容"),
            ("MartletAuditor", "讀取權限分配和登入情況"),
        ], attached: "已附加的政策", detach: "分離", inline: "內嵌政策",
        newInline: "新增內嵌政策", inlineLead: "僅屬於此使用者或角色的政策。",
        keys: "存取金鑰", newKey: "新增存取金鑰",
        secretOnce: "請立即複製金鑰：它只在此頁面顯示，以後不再顯示。", activate: "啟用",
        deactivate: "停用", deleteKey: "刪除", trust: "信任政策",
        trustLead: "可以擔任此角色的主體。", editTrust: "編輯信任政策", remove: "移除",
        clientIDs: "用戶端 ID", back: "返回", policyLead: "每次變更都會產生新版本，並成為預設版本。",
        holders: "附加對象", noHolders: "沒有使用者或角色擁有此政策。", versions: "版本",
        isDefault: "預設", makeDefault: "設為預設", simulator: "政策模擬器",
        simulatorLead: "政策是否允許某個請求，以及由哪個陳述式決定。",
        simulate: "模擬政策", simulation: "模擬", principal: "使用者或角色",
        principalHint: "其 ARN；留空則僅試用下面的政策。", document: "政策",
        documentHint: "政策文件，可單獨使用，也可與使用者或角色的政策一起使用。", actions: "操作",
        actionsHint: "每行一個，例如 cognito-idp:ListUsers。", resources: "資源",
        resourcesHint: "每行一個 ARN；留空表示任意資源。", context: "情境",
        contextHint: "每行一個 key=value，例如 aws:SourceIp=192.0.2.1；同一個鍵的各行是它的多個值。",
        nothingToSimulate: "請指定使用者或角色，或編寫政策，並指定操作。", results: "判定",
        decidedBy: "決定依據", nearly: "本會改變判定的陳述式",
        noStatement: "沒有陳述式允許它。",
        unread: "您的政策不允許讀取以下文件，因此不顯示陳述式：",
        moreActions: "這些是前面的判定；其餘操作請單獨模擬。",
        otherResource: "它針對的是其他資源。", missing: { "缺少 \($0)。" },
        missingKeys: { "政策要求但請求中沒有的情境鍵：\($0)。" },
        doneBefore: { "在此之前已完成並保留：\($0.joined(separator: "、"))。" }, effect: consequence,
        decision: { decisions[$0] ?? $0 }, failed: { condition($0, key: $1, given: $2) })

    private static let decisions = [
        "allowed": "允許", "explicitDeny": "被陳述式拒絕", "implicitDeny": "拒絕：未被允許",
    ]

    private static func condition(_ test: String, key: String, given: [String]?) -> String {
        guard let given else { return "針對 \(key) 的 \(test) 不成立：請求中沒有此鍵。" }
        return "針對 \(key) 的 \(test) 不成立：請求中的值為 \(given.joined(separator: "、"))。"
    }

    private static func consequence(_ action: AccessAction) -> String {
        switch action {
        case .attachUserPolicy, .attachRolePolicy: "政策將在一秒內開始決定其權限。"
        case .detachUserPolicy, .detachRolePolicy: "僅由此政策允許的操作將在一秒內被拒絕。"
        case .deleteUserPolicy, .deleteRolePolicy: "政策將被刪除。僅由它允許的操作將在一秒內被拒絕。"
        case .createAccessKey: "程式可以用此金鑰簽署。其機密只在下一頁顯示一次。"
        case .updateAccessKey: "使用停用金鑰簽署的程式會立即被拒絕。"
        case .deleteAccessKey: "使用此金鑰簽署的程式會立即被拒絕，其機密不再存在。"
        case .tagRole, .untagRole: "檢查角色標籤的政策將使用新標籤。"
        case .setDefaultVersion: "對所有擁有此政策的使用者和角色，此版本在一秒內生效。"
        case .deleteVersion: "此版本的文件將不再存在。預設版本保留。"
        case .addClientID: "發給此用戶端的權杖將被接受。"
        case .removeClientID: "發給此用戶端的權杖將被拒絕。"
        }
    }
}

extension ConsoleTexts.Changes {
    static let traditionalChineseAccessOutcomes = [
        "CreateIdentityPool": "身分集區已建立。提供憑證還需要角色。",
        "UpdateIdentityPool": "身分集區已成功儲存。",
        "SetIdentityPoolRoles": "角色已儲存。", "SetPrincipalTagAttributeMap": "主體標籤已儲存。",
        "DeleteIdentityPool": "身分集區已刪除。", "DeleteIdentities": "身分已刪除。",
        "UnlinkDeveloperIdentity": "使用者已取消關聯。", "CreateUser": "使用者已建立。",
        "UpdateUser": "使用者已儲存。", "DeleteUser": "使用者已刪除。", "CreateRole": "角色已建立。",
        "UpdateRole": "角色已儲存。", "DeleteRole": "角色已刪除。",
        "UpdateAssumeRolePolicy": "信任政策已儲存。", "CreatePolicy": "政策已建立。",
        "CreatePolicyVersion": "政策已儲存為新版本。", "DeletePolicy": "政策已刪除。",
        "PutUserPolicy": "內嵌政策已儲存。", "PutRolePolicy": "內嵌政策已儲存。",
        "DeleteUserPolicy": "內嵌政策已刪除。", "DeleteRolePolicy": "內嵌政策已刪除。",
        "AttachUserPolicy": "政策已附加。", "AttachRolePolicy": "政策已附加。",
        "DetachUserPolicy": "政策已分離。", "DetachRolePolicy": "政策已分離。",
        "UpdateAccessKey": "存取金鑰已變更。", "DeleteAccessKey": "存取金鑰已刪除。",
        "TagRole": "標籤已儲存。", "UntagRole": "標籤已移除。",
        "SetDefaultPolicyVersion": "此版本已設為預設。", "DeletePolicyVersion": "版本已刪除。",
        "CreateOpenIDConnectProvider": "提供者已建立。",
        "DeleteOpenIDConnectProvider": "提供者已刪除。",
        "UpdateOpenIDConnectProviderThumbprint": "提供者已儲存。",
        "AddClientIDToOpenIDConnectProvider": "用戶端 ID 已新增。",
        "RemoveClientIDFromOpenIDConnectProvider": "用戶端 ID 已移除。",
        "CreateSAMLProvider": "提供者已建立。", "UpdateSAMLProvider": "提供者已儲存。",
        "DeleteSAMLProvider": "提供者已刪除。",
    ]
}

extension ConsoleTexts.Parts {
    static let traditionalChineseAccessParts: [String: ConsoleTexts.PartText] = [
        "user": .init(
            title: "IAM 使用者", create: "建立 IAM 使用者", lead: "擁有存取金鑰的程式和操作人員。",
            effect: "此使用者還沒有權限，也沒有存取金鑰。"),
        "role": .init(
            title: "角色", create: "建立角色", lead: "授予可擔任角色者的權限：身分、使用者、其他程式。",
            effect: "信任政策指定的主體可以擔任此角色。它還沒有權限。"),
        "policy": .init(
            title: "政策", create: "建立政策", lead: "使用者和角色共享的權限。",
            effect: "政策在附加之前不起作用。"),
        "openid-provider": .init(
            title: "OpenID 提供者", create: "建立 OpenID 提供者", lead: "其權杖受身分集區和角色信任的簽發者。",
            effect: "身分集區和信任政策可以指定此提供者。"),
        "saml-provider": .init(
            title: "SAML 提供者", create: "建立 SAML 提供者", lead: "其判斷提示受身分集區和角色信任的提供者。",
            effect: "身分集區和信任政策可以指定此提供者。"),
    ]

    static let traditionalChineseAccessDeletions: [String: String] = [
        "user": "有存取金鑰或已附加政策的使用者會被拒絕刪除：請先移除它們。",
        "role": "已附加政策的角色會被拒絕刪除。角色的憑證會立即失效。",
        "policy": "已附加或有其他版本的政策會被拒絕刪除。",
        "openid-provider": "指定它的身分集區和角色將不再接納其使用者。",
        "saml-provider": "指定它的身分集區和角色將不再接納其使用者。",
    ]
}

extension ConsoleTexts.Settings {
    static let traditionalChineseAccess: [String: ConsoleTexts.SettingText] = [
        "UserName": .init("使用者的名稱。", effect: ""),
        "NewUserName": .init(
            "名稱。存取金鑰和政策保留。", effect: "指定該使用者 ARN 的政策將不再符合。"),
        "NewPath": .init("ARN 中名稱前的路徑。", effect: "使用者的 ARN 會改變。"),
        "Path": .init("ARN 中名稱前的路徑；留空則為 /。", effect: ""),
        "RoleName": .init("名稱，永遠不能變更。", effect: ""),
        "AssumeRolePolicyDocument": .init("可以擔任此角色的主體。", effect: ""),
        "Role.Description": .init("供操作人員查看。", effect: "顯示在清單中。"),
        "MaxSessionDuration": .init(
            "最長工作階段時間（秒）。", effect: "從現在起，更長的工作階段會被拒絕。"),
        "PolicyName": .init("名稱，永遠不能變更。", effect: ""),
        "PolicyDocument": .init(
            "JSON 格式的政策。", effect: "文件不再允許的操作將在一秒內被拒絕。"),
        "Url": .init("以 https:// 開頭的簽發者，永遠不能變更。", effect: ""),
        "ClientIDList": .init("權杖所面向的用戶端 ID。", effect: ""),
        "ThumbprintList": .init(
            "憑證摘要。Martlet 為工具保留它們，但不予比較。",
            effect: "讀取此提供者的工具會看到這些摘要。"),
        "SAMLMetadataDocument": .init(
            "XML 格式的提供者中繼資料。", effect: "用以前的金鑰簽署的判斷提示會被拒絕。"),
    ]
}
