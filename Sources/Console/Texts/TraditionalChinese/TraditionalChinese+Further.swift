extension ConsoleTexts.Further {
    static let traditionalChinese = Self(
        invitation: .traditionalChinese, secrets: .traditionalChinese, codes: .traditionalChinese,
        analytics: .traditionalChinese, wizard: .traditionalChinese,
        mapping: .init(
            title: "屬性對應",
            lead: "各提供者對集區屬性的稱呼。", effect: ""),
        done: { traditionalChineseOutcomes[$0] })

    private static let traditionalChineseOutcomes = [
        "AddUserPoolClientSecret": "金鑰已新增。", "DeleteUserPoolClientSecret": "金鑰已移除。",
    ]
}

extension ConsoleTexts.OperatorInvitation {
    fileprivate static let traditionalChinese = Self(
        title: "邀請操作人員",
        lead: "建立一位操作人員，由其在一天內僅可使用一次的網址上選擇密碼。",
        name: "使用者名稱",
        role: "權限",
        email: "電子郵件地址",
        emailHint: "可以留空。如果主控台有自己的網址且伺服器可以傳送郵件，網址會寄到該信箱；否則顯示在此處。",
        effect: "開啟此網址的人將成為操作人員，擁有該角色的權限。",
        denied: "只有帳戶本身，以及角色允許 martlet:AdministerServer 和 martlet:ManageOperators 的操作人員才能這樣做。",
        address: "操作人員的網址",
        addressLead: "請立即交給操作人員：它只在此頁面顯示，以後不再顯示。",
        sent: "網址已傳送。",
        roleName: traditionalChineseRole)

    private static func traditionalChineseRole(_ role: String) -> String {
        switch role {
        case "read-only": "read-only: 檢視金鑰以外的所有內容，不能變更"
        case "auditor": "auditor: 讀取稽核記錄檔"
        case "user-admin": "user-admin: 使用者和群組，不含設定"
        case "config-admin": "config-admin: 設定，不含使用者"
        case "admin": "admin: 全部"
        default: role
        }
    }
}

extension ConsoleTexts.ClientSecretPages {
    fileprivate static let traditionalChinese = Self(
        title: "金鑰",
        lead: "一個用戶端可以有兩個金鑰，以便其應用程式從一個換到另一個：新增第二個，交給應用程式，然後移除第一個。",
        id: "ID",
        created: "建立時間",
        add: "新增金鑰",
        remove: "移除",
        addEffect: "在移除其中一個之前，兩個金鑰都有效。",
        removeEffect: "仍在使用此金鑰的應用程式將無法再讓使用者登入。",
        new: "新金鑰",
        once: "請立即複製金鑰：它只在此頁面顯示，以後不再顯示。",
        back: "返回應用程式用戶端")
}

extension ConsoleTexts.RecoveryCodePages {
    fileprivate static let traditionalChinese = Self(
        title: "復原碼",
        create: "產生新的復原碼",
        effect: "使用者會得到十個復原碼，取代先前的復原碼。每個可代替第二因素的驗證碼使用一次。",
        once: "請立即將復原碼交給使用者：它們只在此頁面顯示，以後不再顯示。",
        denied: "只有帳戶本身，以及角色允許 martlet:AdministerServer 和 martlet:ManageOperators 的操作人員才能產生復原碼。",
        left: { "剩餘 \($0) 個" })
}

extension ConsoleTexts.AnalyticsPages {
    fileprivate static let traditionalChinese = Self(
        title: "分析",
        lead: "會收到註冊、登入和失敗通知的專案，每個應用程式用戶端一個。多個用戶端可以共用一個專案。",
        client: "應用程式用戶端",
        project: "專案",
        shared: "共用屬性",
        role: "角色",
        add: "新增應用程式對應",
        change: "變更")
}

extension ConsoleTexts.PoolWizard {
    fileprivate static let traditionalChinese = Self(
        client: "應用程式用戶端",
        clientHint: "第一個帶金鑰的應用程式用戶端的名稱；留空表示不建立。",
        clientEffect: "用戶端會得到一個金鑰，可在集區的頁面上檢視。",
        showDetails: "顯示詳細資料",
        allClients: "所有應用程式用戶端",
        customs: "自訂屬性",
        customsHint: "不含「custom:」，它會加在每個名稱之前。",
        name: "名稱",
        type: "類型",
        min: "最小長度或值",
        max: "最大長度或值",
        mutable: "可變更",
        addFirst: "新增自訂屬性",
        addAnother: "新增另一個屬性")
}

extension ConsoleTexts.Settings {
    static let traditionalChineseAnalytics: [String: ConsoleTexts.SettingText] = [
        "AnalyticsConfiguration.ApplicationId": .init(
            "專案的 ID，還需要角色和外部 ID。留空且沒有 ARN 表示沒有專案。",
            effect: "從現在起，此專案會收到應用程式使用者的通知。"),
        "AnalyticsConfiguration.ApplicationArn": .init(
            "專案的 ARN，取代其 ID、角色和外部 ID。",
            effect: "從現在起，此專案會收到應用程式使用者的通知。"),
        "AnalyticsConfiguration.RoleArn": .init(
            "用來通知專案的角色。",
            effect: "事件以此角色送出。"),
        "AnalyticsConfiguration.ExternalId": .init(
            "角色的外部 ID。",
            effect: "會向角色提供此 ID。"),
        "AnalyticsConfiguration.UserDataShared": .init(
            "專案是否也取得電子郵件地址和電話號碼。",
            effect: "true：從現在起，專案會取得使用者的地址。"),
    ]
}
