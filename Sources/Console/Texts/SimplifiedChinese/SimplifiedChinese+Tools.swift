import Cryptography

extension ConsoleTexts.Inspector {
    static let simplifiedChinese = Self(
        title: "令牌检查器",
        lead: "读取令牌，按服务器时钟验证，并说明每个声明的来源。令牌既不存储也不记录。",
        inspectTab: "检查令牌", previewTab: "用户会得到什么？", toolsTitle: "工具",
        toolsLead: "帮助查明现状原因的工具。",
        token: "ID 令牌或访问令牌", tokenHint: "三段 Base64，以点分隔。",
        asksFunction: "同时询问池的函数",
        asksFunctionHint: "像刷新时一样，在签署令牌前调用池的函数。只有账户本身可以这样做。",
        inspect: "检查", preview: "显示声明",
        previewLead: "现在登录时两个令牌会包含的声明。不签名，也不存储。",
        askFunction: "同时询问池的函数", pool: "用户池", username: "用户名", client: "应用客户端",
        scopes: "作用域",
        scopesHint: "用空格分隔，与登录页面相同；留空表示通过 API 登录。",
        verdict: "判定", signature: "签名", key: "密钥", time: "时间", session: "会话", user: "用户",
        issuer: "颁发者", header: "标头", function: "函数", checkedAt: "服务器时钟", eventID: "会话 ID",
        claims: "声明", claim: "声明", value: "值", source: "来源", removal: "移除方法",
        absent: "令牌中没有", reason: "原因", idToken: "ID 令牌", accessToken: "访问令牌",
        noIDToken: "没有 ID 令牌：作用域不包含 openid。", newEachTime: "每次都是新值",
        noSource: "现有的存储内容无法解释它：此后已被更改，或由函数添加。",
        gone: "新令牌不会包含它。", sameCLI: "用命令完成同样的操作",
        foreignLead: "仅知道其中写明的内容：其签名不是此服务器的签名。",
        now: { "新令牌的值：\($0)" }, signatureVerdict: verdict, keyPhase: phase, timeVerdict: time,
        sessionVerdict: session, functionUse: use, sourceText: source, note: note, absence: reason, remove: removal)

    private static func verdict(_ verdict: SignatureVerdict) -> String {
        switch verdict {
        case .valid: "正确：由池的密钥签名。"
        case .wrong: "错误：密钥签署的是其他内容。令牌已被更改。"
        case .unknownKey: "未知：池没有此密钥，或已不再拥有。其令牌已过期。"
        case .foreign: "未检查：颁发者不是此服务器的池。"
        case .malformed: "未检查：此服务器的令牌格式不同。"
        }
    }

    private static func phase(_ key: TokenReport.Key) -> String {
        switch key.phase {
        case .announced: "\(key.id)，从 \(key.signsFrom) 开始签名"
        case .current: "\(key.id)，正在签名"
        case .retired: "\(key.id)，已于 \(key.retiredAt ?? "–") 替换"
        }
    }

    private static func time(_ verdict: TimeVerdict, expiry: String) -> String {
        switch verdict {
        case .valid: "有效期至 \(expiry)"
        case .expired: "已于 \(expiry) 过期"
        case .notYet: "颁发时间在未来：某个时钟有误。"
        case .unknown: "未注明时间。"
        }
    }

    private static func session(_ verdict: SessionVerdict) -> String {
        switch verdict {
        case .active: "活动"
        case .ended: "已结束：已退出登录、撤销或过期。服务器不再接受此令牌。"
        case .disabledUser: "用户已禁用。"
        case .deletedUser: "用户已删除。"
        case .deletedClient: "应用客户端已删除。"
        case .none: "无：客户端为自己获取了此令牌，无法撤销。"
        case .unknown: "未查询。"
        }
    }

    private static func use(_ use: FunctionUse) -> String {
        switch use {
        case .none: "池没有更改令牌的函数。"
        case .notAsked: "池有可能更改令牌的函数。未询问它。"
        case .asked: "已询问池的函数。"
        }
    }
}

extension ConsoleTexts.Inspector {
    private static func source(_ source: ClaimSource) -> String {
        switch source {
        case .user: "用户"
        case .attribute(let name): "属性 \(name)"
        case .groups(let groups): "组（按优先级）：\(ranked(groups))"
        case .roles(let roles): "组的角色：\(roles.map { "\($0.group)" }.joined(separator: ", "))"
        case .preferredRole(let groups): "排在首位的组的角色：\(ranked(groups))"
        case .scopes: "已授予的作用域"
        case .issuer: "用户池"
        case .client: "应用客户端"
        case .session: "会话"
        case .device: "会话的设备"
        case .browserSession: "浏览器的会话，其结束会告知客户端"
        case .request: "客户端的请求"
        case .lifetime(let seconds): "颁发时间，以及客户端的有效期 \(seconds) s"
        case .token: "令牌本身"
        case .accessToken: "与之配套的访问令牌"
        case .function(nil): "由池的函数添加"
        case .function(let former?): "池的函数，替换了：\(self.source(former))"
        }
    }

    private static func ranked(_ groups: [ClaimSource.RankedGroup]) -> String {
        groups.map { "\($0.group) (\($0.precedence.map(String.init) ?? "–"))" }.joined(separator: ", ")
    }

    private static func note(_ note: ClaimNote) -> String {
        switch note {
        case .readRight(true): "客户端在 ReadAttributes 中列出了它。"
        case .readRight(false): "客户端可以读取所有属性。"
        case .mapping(let provider, let claim): "\(provider) 在每次登录时以“\(claim)”提供它。"
        case .groupRule(let provider, let claim, let group):
            "\(provider) 针对其“\(claim)”的规则将用户放入 \(group)。"
        case .scope(let scope, let server?): "\(scope)：属于资源服务器 \(server)"
        case .scope(let scope, nil): "\(scope)：OpenID Connect 或 Cognito 的作用域"
        case .addedScope(let scope): "\(scope)：由池的函数添加"
        }
    }

    private static func reason(_ absence: ClaimAbsence) -> String {
        switch absence {
        case .notReadable: "客户端不能读取此属性（ReadAttributes）。"
        case .outOfScope: "作用域不包含此属性。"
        case .noPreference: "有多个角色不同的组排在首位，或没有任何组设置优先级。"
        case .suppressed: "池的函数去掉了它。"
        }
    }

    private static func removal(_ removal: ClaimRemoval) -> String {
        switch removal {
        case .never: "每个令牌都有它。"
        case .attribute(let name): "从客户端的 ReadAttributes 中去掉 \(name)，或清空该属性"
        case .groups: "将用户移出这些组"
        case .roles: "从组中去掉角色"
        case .scopes: "减少允许客户端使用的作用域，或减少请求的作用域"
        case .function: "更改池的函数"
        case .request: "不发送它"
        case .devices: "不记住设备"
        case .revocation: "将客户端的 EnableTokenRevocation 设为 false"
        case .notices: "不向客户端告知会话的结束"
        }
    }
}
