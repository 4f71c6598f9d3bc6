import Cryptography

extension ConsoleTexts.Inspector {
    static let traditionalChinese = Self(
        title: "權杖檢查器",
        lead: "讀取權杖，按伺服器時鐘驗證，並說明每個宣告的來源。權杖既不儲存也不記錄。",
        inspectTab: "檢查權杖", previewTab: "使用者會得到什麼？", toolsTitle: "工具",
        toolsLead: "幫助查明現狀原因的工具。",
        token: "ID 權杖或存取權杖", tokenHint: "三段 Base64，以點分隔。",
        asksFunction: "同時詢問集區的函式",
        asksFunctionHint: "像更新時一樣，在簽署權杖前呼叫集區的函式。只有帳戶本身可以這樣做。",
        inspect: "檢查", preview: "顯示宣告",
        previewLead: "現在登入時兩個權杖會包含的宣告。不簽署，也不儲存。",
        askFunction: "同時詢問集區的函式", pool: "使用者集區", username: "使用者名稱", client: "應用程式用戶端",
        scopes: "範圍",
        scopesHint: "用空格分隔，與登入頁面相同；留空表示透過 API 登入。",
        verdict: "判定", signature: "簽章", key: "金鑰", time: "時間", session: "工作階段", user: "使用者",
        issuer: "簽發者", header: "標頭", function: "函式", checkedAt: "伺服器時鐘", eventID: "工作階段 ID",
        claims: "宣告", claim: "宣告", value: "值", source: "來源", removal: "移除方法",
        absent: "權杖中沒有", reason: "原因", idToken: "ID 權杖", accessToken: "存取權杖",
        noIDToken: "沒有 ID 權杖：範圍不包含 openid。", newEachTime: "每次都是新值",
        noSource: "現有的儲存內容無法解釋它：此後已被變更，或由函式新增。",
        gone: "新權杖不會包含它。", sameCLI: "用指令完成同樣的操作",
        foreignLead: "僅知道其中寫明的內容：其簽章不是此伺服器的簽章。",
        now: { "新權杖的值：\($0)" }, signatureVerdict: verdict, keyPhase: phase, timeVerdict: time,
        sessionVerdict: session, functionUse: use, sourceText: source, note: note, absence: reason, remove: removal)

    private static func verdict(_ verdict: SignatureVerdict) -> String {
        switch verdict {
        case .valid: "正確：由集區的金鑰簽署。"
        case .wrong: "錯誤：金鑰簽署的是其他內容。權杖已被變更。"
        case .unknownKey: "未知：集區沒有此金鑰，或已不再擁有。其權杖已過期。"
        case .foreign: "未檢查：簽發者不是此伺服器的集區。"
        case .malformed: "未檢查：此伺服器的權杖格式不同。"
        }
    }

    private static func phase(_ key: TokenReport.Key) -> String {
        switch key.phase {
        case .announced: "\(key.id)，從 \(key.signsFrom) 開始簽署"
        case .current: "\(key.id)，簽署中"
        case .retired: "\(key.id)，已於 \(key.retiredAt ?? "–") 取代"
        }
    }

    private static func time(_ verdict: TimeVerdict, expiry: String) -> String {
        switch verdict {
        case .valid: "有效期至 \(expiry)"
        case .expired: "已於 \(expiry) 過期"
        case .notYet: "簽發時間在未來：某個時鐘有誤。"
        case .unknown: "未註明時間。"
        }
    }

    private static func session(_ verdict: SessionVerdict) -> String {
        switch verdict {
        case .active: "使用中"
        case .ended: "已結束：已登出、撤銷或過期。伺服器不再接受此權杖。"
        case .disabledUser: "使用者已停用。"
        case .deletedUser: "使用者已刪除。"
        case .deletedClient: "應用程式用戶端已刪除。"
        case .none: "無：用戶端為自己取得了此權杖，無法撤銷。"
        case .unknown: "未查詢。"
        }
    }

    private static func use(_ use: FunctionUse) -> String {
        switch use {
        case .none: "集區沒有變更權杖的函式。"
        case .notAsked: "集區有可能變更權杖的函式。未詢問它。"
        case .asked: "已詢問集區的函式。"
        }
    }
}

extension ConsoleTexts.Inspector {
    private static func source(_ source: ClaimSource) -> String {
        switch source {
        case .user: "使用者"
        case .attribute(let name): "屬性 \(name)"
        case .groups(let groups): "群組（按優先順序）：\(ranked(groups))"
        case .roles(let roles): "群組的角色：\(roles.map { "\($0.group)" }.joined(separator: ", "))"
        case .preferredRole(let groups): "排在首位的群組的角色：\(ranked(groups))"
        case .scopes: "已授予的範圍"
        case .issuer: "使用者集區"
        case .client: "應用程式用戶端"
        case .session: "工作階段"
        case .device: "工作階段的裝置"
        case .browserSession: "瀏覽器的工作階段，其結束會通知用戶端"
        case .request: "用戶端的請求"
        case .lifetime(let seconds): "簽發時間，以及用戶端的有效期 \(seconds) s"
        case .token: "權杖本身"
        case .accessToken: "成對的存取權杖"
        case .function(nil): "由集區的函式新增"
        case .function(let former?): "集區的函式，取代了：\(self.source(former))"
        }
    }

    private static func ranked(_ groups: [ClaimSource.RankedGroup]) -> String {
        groups.map { "\($0.group) (\($0.precedence.map(String.init) ?? "–"))" }.joined(separator: ", ")
    }

    private static func note(_ note: ClaimNote) -> String {
        switch note {
        case .readRight(true): "用戶端在 ReadAttributes 中列出了它。"
        case .readRight(false): "用戶端可以讀取所有屬性。"
        case .mapping(let provider, let claim): "\(provider) 在每次登入時以「\(claim)」提供它。"
        case .groupRule(let provider, let claim, let group):
            "\(provider) 針對其「\(claim)」的規則將使用者放入 \(group)。"
        case .scope(let scope, let server?): "\(scope)：屬於資源伺服器 \(server)"
        case .scope(let scope, nil): "\(scope)：OpenID Connect 或 Cognito 的範圍"
        case .addedScope(let scope): "\(scope)：由集區的函式新增"
        }
    }

    private static func reason(_ absence: ClaimAbsence) -> String {
        switch absence {
        case .notReadable: "用戶端不能讀取此屬性（ReadAttributes）。"
        case .outOfScope: "範圍不包含此屬性。"
        case .noPreference: "有多個角色不同的群組排在首位，或沒有任何群組設定優先順序。"
        case .suppressed: "集區的函式去掉了它。"
        }
    }

    private static func removal(_ removal: ClaimRemoval) -> String {
        switch removal {
        case .never: "每個權杖都有它。"
        case .attribute(let name): "從用戶端的 ReadAttributes 中去掉 \(name)，或清空該屬性"
        case .groups: "將使用者移出這些群組"
        case .roles: "從群組中去掉角色"
        case .scopes: "減少允許用戶端使用的範圍，或減少請求的範圍"
        case .function: "變更集區的函式"
        case .request: "不傳送它"
        case .devices: "不記住裝置"
        case .revocation: "將用戶端的 EnableTokenRevocation 設為 false"
        case .notices: "不向用戶端通知工作階段的結束"
        }
    }
}
