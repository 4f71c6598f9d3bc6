extension ConsoleTexts {
    static let traditionalChinese = ConsoleTexts(
        language: "zh-TW", entry: .traditionalChinese, shell: .traditionalChinese, home: .traditionalChinese,
        search: .traditionalChinese, sessions: .traditionalChinese,
        explorer: .traditionalChinese, changes: .traditionalChinese, pools: .traditionalChinese,
        users: .traditionalChinese, clients: .traditionalChinese,
        settings: .traditionalChinese, parts: .traditionalChinese, schema: .traditionalChinese,
        domains: .traditionalChinese, triggers: .traditionalChinese,
        checks: .traditionalChinese, refusals: .traditionalChinese, inspector: .traditionalChinese,
        sync: .traditionalChinese, server: .traditionalChinese,
        identityPools: .traditionalChinese, access: .traditionalChinese, administration: .traditionalChinese,
        further: .traditionalChinese)
}

extension ConsoleTexts.Entry {
    fileprivate static let traditionalChinese = Self(
        title: "進入主控台", enterAs: "您將以下列身分的權限進入",
        limits: "工作階段在 15 分鐘無操作後、8 小時後或您離開時結束。",
        button: "進入", refused: "此網址無效",
        foreign: "表單來自其他網站。", noSession: "您尚未登入",
        howToEnter: "在伺服器上執行「martlet console open」，並在一分鐘內開啟它顯示的網址。",
        signIn: "登入", signInAgain: "重新登入", signedIn: "您已登入", goOn: "繼續",
        notFound: "此帳戶沒有操作人員使用者集區。請在伺服器上執行「martlet console invite NAME」。",
        otherHost: "操作人員在主控台自己的網址登入。",
        notAsked: "此登入不是在這個瀏覽器中開始的，或者已超過十分鐘。請重新開始。",
        notFinished: "登入未完成。", setup: .traditionalChinese)
}

extension ConsoleTexts.Setup {
    fileprivate static let traditionalChinese = Self(
        title: "第一位操作人員", invitedTitle: "您收到了邀請",
        lead: "這將建立一個操作人員使用者集區，為每類操作人員建立一個使用者群組和一個角色，並把您設為第一位操作人員，擁有全部權限。然後請登入並註冊驗證器應用程式。",
        invitedLead: "請設定密碼，然後登入並註冊驗證器應用程式。", name: "您的使用者名稱",
        nameHint: "可使用字母、數字和 + = , . @ - _。稽核記錄檔以此名稱記錄您。", email: "電子郵件地址",
        emailHint: "可以留空。忘記密碼時可用它重設。", password: "密碼",
        again: "再次輸入密碼",
        passwordHint: "至少 12 個字元，包含大寫字母、小寫字母、數字和符號。",
        button: "繼續", done: "已完成。請登入。",
        notGood: "此網址已使用、已過期或已變更。請在伺服器上執行「martlet console invite NAME」取得新網址。",
        differ: "兩次輸入的密碼不一致。", noName: "請輸入使用者名稱。")
}

extension ConsoleTexts.Shell {
    fileprivate static let traditionalChinese = Self(
        skip: "跳到內容", navigation: "主控台", path: "此頁面的上級",
        signedInAs: "目前身分", language: "語言", failed: "操作未成功",
        denied: "您的政策不允許此操作", forged: "表單已過期",
        forgedHelp: "未進行任何變更。請重新開啟頁面，再次送出表單。", table: "表格",
        copy: "複製", copied: "已複製", first: "第一頁", next: "下一頁")
}

extension ConsoleTexts.Home {
    fileprivate static let traditionalChinese = Self(
        title: "首頁", identityPools: "身分集區", noIdentityPools: "還沒有身分集區。",
        estimatedUsers: "使用者（估計數）", allPools: "所有使用者集區", tools: "工具")
}

extension ConsoleTexts.Search {
    fileprivate static let traditionalChinese = Self(
        title: "搜尋", label: "搜尋", placeholder: "頁面、集區、使用者、操作（ / ）", button: "搜尋",
        empty: "請輸入要尋找的內容：頁面、集區的 ID 或名稱、操作；在集區的頁面上還可以尋找使用者。",
        none: "未找到任何內容。", users: "使用者", pools: "使用者集區", operations: "操作",
        pages: "頁面", more: "搜尋更多集區", palette: "前往", found: { "「\($0)」的搜尋結果" },
        usersOf: { "\($0) 的使用者" })
}

extension ConsoleTexts.Sessions {
    fileprivate static let traditionalChinese = Self(
        title: "工作階段",
        lead: "已進入主控台的瀏覽器。存取金鑰或角色被刪除時，工作階段也會結束。",
        caller: "身分", from: "來源", began: "開始時間", used: "上次使用", ends: "結束時間", action: "操作", end: "結束",
        current: "目前工作階段", leave: "離開主控台", missing: "沒有此工作階段。")
}

extension ConsoleTexts.Explorer {
    fileprivate static let traditionalChinese = Self(
        title: "操作", lead: "API 的所有操作都以表單呈現，並以您的權限執行。",
        unbuilt: "未實作", unbuiltLead: "此版本的 Martlet 未實作此 API 操作。",
        noSuchOperation: "沒有此操作。", reads: "唯讀", changes: "變更資料",
        deletes: "刪除資料", byPolicies: "由您的政策決定", withoutPolicies: "不需權限",
        input: "輸入", noInput: "此操作沒有輸入。", send: "傳送", asJSON: "以 JSON 編寫輸入",
        asForm: "返回表單", json: "JSON 格式的輸入", region: "區域",
        regionHint: "用於輸入中未指定集區的情況。", succeeded: "已完成。",
        request: "傳送的內容，以及等效的指令", sameCLI: "用 AWS CLI 完成同樣的操作",
        samePython: "用 boto3 完成同樣的操作", sameTerraform: "用 Terraform 管理",
        terraformHint: "「terraform plan -generate-config-out=generated.tf」會寫出組態。",
        sameJSON: "JSON 格式的輸入",
        confirmLead: "這將永久刪除輸入中指定的內容。",
        otherName: "名稱不符。未刪除任何內容。", confirmTitle: { "\($0)：確定要執行嗎？" },
        typeName: { "輸入「\($0)」以繼續" }, optional: { "選填（\($0)）" },
        count: { "已實作 \($0) 個，共 \($1) 個" }, kind: traditionalChineseHint)

    /// How a value of a kind is typed.
    static func traditionalChineseHint(_ kind: InputField.Kind) -> String {
        switch kind {
        case .line, .choice: "文字"
        case .text: "任意行數的文字，位元組用 Base64"
        case .secret: "機密：不會再次顯示"
        case .number: "整數"
        case .time: "時間，例如 2026-11-21T00:30:00Z，或自 1970 年起的秒數"
        case .flag: "true 或 false"
        case .list: "清單：每行一項"
        case .map: "對應：每行一個 key=value"
        case .json: "JSON"
        }
    }
}

extension ConsoleTexts.Changes {
    fileprivate static let traditionalChinese = Self(
        setting: "設定", before: "變更前", after: "變更後", effect: "影響", affected: "受影響者",
        review: "檢閱變更", confirm: "確認", cancel: "取消", nothing: "沒有任何變更。",
        notFresh: "無法復原的操作需要在最近 10 分鐘內開始的工作階段。請再次執行「martlet console open」，然後回到此頁面。未進行任何變更。",
        otherName: "名稱不符。未進行任何變更。", undo: "復原", grade: warning,
        done: {
            outcomes[$0] ?? traditionalChineseAccessOutcomes[$0]
                ?? ConsoleTexts.Administration.traditionalChineseOutcomes[$0]
        })

    private static func warning(_ grade: DangerGrade) -> String? {
        switch grade {
        case .reversible: nil
        case .costly: "使用者會受到影響。改回設定也無法復原他們在此期間失去的內容。"
        case .irreversible: "此操作無法復原。"
        }
    }

    private static let outcomes = [
        "AdminEnableUser": "使用者已啟用。", "AdminDisableUser": "使用者已停用。",
        "AdminResetUserPassword": "使用者必須設定新密碼。",
        "AdminUserGlobalSignOut": "使用者已在所有位置登出。",
        "AdminConfirmSignUp": "使用者已確認。", "AdminAddUserToGroup": "使用者已加入群組。",
        "AdminRemoveUserFromGroup": "使用者已移出群組。",
        "AdminUpdateUserAttributes": "屬性已儲存。",
        "AdminDeleteUserAttributes": "屬性已儲存。",
        "CreateUserPoolClient": "應用程式用戶端已建立。", "EndConsoleSession": "工作階段已結束。",
        "UpdateUserPool": "設定已儲存。", "SetUserPoolMfaConfig": "設定已儲存。",
        "SetUserPoolSessionConfiguration": "設定已儲存。",
        "SetRiskConfiguration": "設定已儲存。", "SetLogDeliveryConfiguration": "設定已儲存。",
        "UpdateUserPoolClient": "設定已儲存。", "AddCustomAttributes": "屬性已新增。",
        "CreateGroup": "群組已建立。", "UpdateGroup": "群組已儲存。",
        "DeleteGroup": "群組已刪除。", "CreateResourceServer": "資源伺服器已建立。",
        "UpdateResourceServer": "資源伺服器已儲存。",
        "DeleteResourceServer": "資源伺服器已刪除。",
        "CreateIdentityProvider": "提供者已建立。", "UpdateIdentityProvider": "提供者已儲存。",
        "DeleteIdentityProvider": "提供者已刪除。", "CreateUserPoolDomain": "網域已建立。",
        "DeleteUserPoolDomain": "網域已刪除。", "DeleteUserPoolClient": "應用程式用戶端已刪除。",
        "DeleteUserPool": "集區已刪除。",
        "UpdateRecords": "記錄已儲存。", "DeleteDataset": "資料集已刪除。",
        "SetIdentityPoolConfiguration": "設定已儲存。", "SetCognitoEvents": "設定已儲存。",
        "BulkPublish": "批次發布已開始。",
    ]
}

extension ConsoleTexts.Pools {
    fileprivate static let traditionalChinese = Self(
        title: "使用者集區", none: "還沒有使用者集區。", name: "名稱", id: "ID", created: "建立時間",
        changed: "變更時間", create: "建立使用者集區", overview: "概觀", parts: "集區的組成部分",
        more: "作為操作執行", integration: "應用程式整合", federation: "聯合身分",
        creation: .traditionalChinese)
}

extension ConsoleTexts.Users {
    fileprivate static let traditionalChinese = Self(
        title: "使用者", none: "未找到使用者。", search: "開頭為", searchIn: "屬性",
        anyAttribute: "根據文字判斷", find: "尋找", username: "使用者名稱", email: "電子郵件地址", phone: "電話號碼",
        status: "狀態", enabled: "啟用", created: "建立時間", isEnabled: "已啟用", isDisabled: "已停用",
        attributes: "屬性", editAttributes: "編輯屬性",
        emptiedAttribute: "沒有值的屬性將被移除。",
        attributesEffect: "使用者的密碼和工作階段保持不變；新權杖顯示新值。",
        disableFirst: "此處只能刪除已停用的使用者。", groups: "群組", group: "群組",
        noGroups: "使用者不屬於任何群組。", precedence: "優先順序", role: "角色", actionHeading: "操作",
        history: "登入歷程", noHistory: "沒有登入記錄。", time: "時間", event: "事件",
        outcome: "結果", risk: "風險", from: "來源", sessions: "工作階段", someSessions: "所有工作階段",
        noSessions: "無", creation: .traditionalChinese, security: .traditionalChinese, searched: { "搜尋條件：\($0)" },
        action: label,
        effect: consequence)

    private static func label(_ action: UserAction) -> String {
        switch action {
        case .enable: "啟用"
        case .disable: "停用"
        case .resetPassword: "重設密碼"
        case .signOut: "在所有位置登出"
        case .confirm: "確認"
        case .addToGroup: "加入群組"
        case .removeFromGroup: "移出群組"
        }
    }

    private static func consequence(_ action: UserAction) -> String {
        switch action {
        case .enable: "使用者可以重新登入。"
        case .disable: "使用者無法登入，所有工作階段都會結束。不會刪除任何內容。"
        case .resetPassword: "使用者會收到驗證碼，下次登入前必須設定新密碼。"
        case .signOut:
            "所有工作階段都會結束。自行檢查權杖的服務在存取權杖過期前仍會接受它們。"
        case .confirm: "使用者不需輸入已傳送的驗證碼即可登入。"
        case .addToGroup: "從下次登入起，權杖包含該群組及其角色。"
        case .removeFromGroup: "從下次登入起，權杖不再包含該群組及其角色。"
        }
    }
}

extension ConsoleTexts.Clients {
    fileprivate static let traditionalChinese = Self(
        title: "應用程式用戶端", none: "還沒有應用程式用戶端。", name: "名稱", id: "用戶端 ID",
        create: "建立應用程式用戶端", settings: "設定",
        settingsLead: "應用程式可以做什麼，以及其權杖的有效期。", change: "變更設定",
        snippet: "用於您的應用程式",
        noSecret: "此用戶端沒有金鑰。", hasSecret: "此用戶端有金鑰。", showSecret: "顯示金鑰",
        shownSecret: "金鑰僅在此頁面顯示。", callbacks: "回呼網址",
        callbacksHint: "每行一個。如果沒有，用戶端無法使用登入頁面。", scopes: "範圍",
        scopesHint: "用於程式：資源伺服器的範圍，每行一個。", kindHeading: "應用程式類型",
        kind: label, effect: consequence)

    private static func label(_ kind: ClientKind) -> String {
        switch kind {
        case .web: "伺服器上的 Web 應用程式：有金鑰，使用者在登入頁面登入"
        case .spa: "瀏覽器中的單頁應用程式：無金鑰，使用帶 PKCE 的授權碼"
        case .mobile: "裝置上的應用程式：無金鑰，透過 SRP 或在登入頁面登入"
        case .machine: "沒有使用者的程式：有金鑰，使用用戶端憑證"
        }
    }

    private static func consequence(_ kind: ClientKind) -> String {
        kind.hasUsers ? "集區中的使用者可以登入此應用程式。" : "程式可以為自己取得存取權杖。"
    }
}
