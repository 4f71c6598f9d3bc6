extension ConsoleTexts.Parts {
    static let traditionalChinese = Self(
        none: "還沒有。", members: "成員", danger: "無法復原的操作",
        part: {
            parts[$0] ?? traditionalChineseAccessParts[$0]
                ?? ConsoleTexts.PartText(title: $0, lead: "", effect: "")
        },
        enable: { "啟用 \($0)" }, delete: { "刪除 \($0)" },
        deletion: { deletions[$0] ?? traditionalChineseAccessDeletions[$0] ?? "" },
        usersGo: { "約有 \($0) 個使用者會隨之刪除。" })

    private static let parts: [String: ConsoleTexts.PartText] = [
        "group": .init(
            title: "群組", create: "建立群組", lead: "使用者群組，帶有角色和優先順序。權杖會包含它們。",
            effect: "此群組還沒有成員。"),
        "resource-server": .init(
            title: "資源伺服器", create: "建立資源伺服器", lead: "您自己的 API，以及應用程式可以請求的範圍。",
            effect: "可以允許應用程式用戶端使用這些範圍。"),
        "provider": .init(
            title: "身分提供者", create: "新增身分提供者", lead: "使用者可用來登入的帳戶所在的提供者。",
            effect: "可以允許應用程式用戶端使用此提供者。"),
    ]

    private static let deletions: [String: String] = [
        "group": "其成員仍是集區的使用者；他們的權杖不再包含該群組。",
        "resource-server": "應用程式用戶端會失去其範圍。",
        "provider": "用它登入的使用者將無法再登入。",
        "client": "其應用程式將無法再讓使用者登入。",
        "domain": "登入頁面將不再存在；指向它們的應用程式會失敗。",
        "pool": "集區的所有使用者、群組、用戶端和設定都會被刪除。請先匯出需要的內容（「martlet pool export」、「martlet user export」"
            + "）。DeletionProtection 為 ACTIVE 的集區會拒絕刪除。",
    ]
}

extension ConsoleTexts.Schema {
    static let traditionalChinese = Self(
        title: "屬性", lead: "集區中使用者擁有的屬性。必要屬性和別名在建立時確定。",
        add: "新增自訂屬性",
        effect: "每個使用者都可以擁有此屬性。其名稱、類型和限制永遠不能變更。")
}

extension ConsoleTexts.Domains {
    static let traditionalChinese = Self(
        title: "網域", check: "檢查是否可用", prefix: "前置詞網域", create: "建立網域",
        effect: "登入頁面位於此網域。指定憑證後，它是您自己的網域。",
        free: { "「\($0)」可用。" }, taken: { "「\($0)」已被使用。" })
}

extension ConsoleTexts.TriggerTest {
    static let traditionalChinese = Self(
        title: "試用觸發程序",
        lead: "呼叫一次觸發程序的函式。無論它傳回什麼，集區都不會改變。",
        none: "此集區沒有函式。", trigger: "觸發程序", event: "事件",
        eventHint: "JSON；留空則使用範例。", tooLong: "事件過長。", send: "呼叫函式",
        functions: "此處可以指定的函式", function: "函式", began: "開始時間", duration: "耗時",
        response: "回應")
}

extension ConsoleTexts.Checks {
    static let traditionalChinese = Self(
        title: "檢查提供者",
        lead: "取得透過此提供者登入開始時所需的內容，並在不需使用者的情況下試用其金鑰。",
        send: "檢查",
        signIn: .traditionalChinese)
}

extension ConsoleTexts.SignInTest {
    static let traditionalChinese = Self(
        title: "測試登入",
        lead: "使用瀏覽器完成提供者的登入流程，並顯示提供者傳送的內容。不會新增或變更任何使用者，也不會開始任何工作階段。",
        begin: "開始測試",
        open: "開啟提供者",
        waiting: "正在等待瀏覽器。測試有效期為十分鐘。",
        accepted: "登入會被接受。",
        refused: "登入會失敗：",
        sent: "提供者傳送的內容",
        asked: "對提供者的請求",
        made: "登入時的處理結果",
        username: "使用者名稱",
        user: "使用者",
        newUser: "將會新增",
        groups: "群組",
        noGroups: "規則中不存在的群組",
        attribute: "屬性",
        notSent: "未傳送",
        missing: "缺少的必要屬性",
        functions: "未呼叫的函式")
}

extension ConsoleTexts.Refusals {
    static let traditionalChinese = Self(
        accountOnly: "只有帳戶本身以及角色允許 martlet:AdministerServer 的操作人員可以執行此操作。")
}

extension ConsoleTexts.Settings {
    static let traditionalChineseParts: [String: ConsoleTexts.SettingText] = [
        "GroupName": .init("名稱，永遠不能變更。", effect: ""),
        "Identifier": .init("識別碼，永遠不能變更，也是每個範圍的開頭。", effect: ""),
        "ProviderName": .init("名稱，永遠不能變更。", effect: ""),
        "Description": .init("供操作人員查看。", effect: "顯示在清單中。"),
        "RoleArn": .init(
            "成員在身分集區中的角色。", effect: "成員會取得此角色的憑證。"),
        "Precedence": .init(
            "數字最小的群組決定偏好角色。", effect: "權杖可能會指定其他偏好角色。"),
        "Name": .init("清單中的名稱。", effect: "顯示在清單中。"),
        "Scopes": .init("應用程式可以請求的範圍。", effect: "已去掉的範圍會被拒絕。"),
        "IdpIdentifiers": .init(
            "應用程式請求此提供者時可以使用的名稱。", effect: "使用已去掉的名稱的應用程式會失敗。"),
        "AttributeMapping": .init(
            "提供者對此屬性的稱呼；留空表示沒有。可以輸入任意名稱。",
            effect: "每次透過此提供者登入時都會採用該屬性。"),
        "Domain": .init("前置詞，或您自己的帶憑證的網域。", effect: ""),
        "CustomDomainConfig.CertificateArn": .init("僅用於您自己的網域。", effect: ""),
        "Schema.Name": .init("不含「custom:」，它會自動加在前面。", effect: ""),
        "AttributeDataType": .init("值的類型。", effect: ""),
        "Mutable": .init("false：值設定後永遠不能變更。", effect: ""),
        "StringAttributeConstraints.MinLength": .init("僅用於 String。", effect: ""),
        "StringAttributeConstraints.MaxLength": .init("僅用於 String。", effect: ""),
        "NumberAttributeConstraints.MinValue": .init("僅用於 Number。", effect: ""),
        "NumberAttributeConstraints.MaxValue": .init("僅用於 Number。", effect: ""),
    ].merging(providerDetails) { one, _ in one }.merging(traditionalChineseClients) { one, _ in one }

    private static let providerDetails: [String: ConsoleTexts.SettingText] = Dictionary(
        [
            ("client_id", "應用程式在提供者處的 ID。"), ("client_secret", "留空則保留已儲存的值。"),
            ("private_key", "PEM 格式的金鑰。留空則保留已儲存的金鑰。"), ("team_id", "團隊的 ID。"),
            ("key_id", "金鑰的 ID。"), ("authorize_scopes", "請求的範圍，用空格分隔。"),
            ("api_version", "API 的版本。"), ("oidc_issuer", "簽發者的 URL。"),
            ("attributes_request_method", "取得屬性的方式。"), ("jwks_uri", "金鑰的 URL。"),
            ("authorize_url", "瀏覽器前往的網址；留空則採用提供者的說明。"),
            ("token_url", "兌換授權碼的網址；留空則採用提供者的說明。"),
            ("attributes_url", "取得屬性的網址；留空則採用提供者的說明。"),
            ("MetadataURL", "中繼資料的 URL，或使用下面的文件。"),
            ("MetadataFile", "XML 格式的中繼資料。"), ("IDPInit", "登入是否可以從提供者處開始。"),
            ("IDPSignout", "登出時是否也在提供者處退出。"),
            ("EncryptedResponses", "回應是否必須加密。"),
            ("RequestSigningAlgorithm", "請求的簽章方式；– 表示不簽署。"),
        ].map { name, help in
            ("ProviderDetails.\(name)", ConsoleTexts.SettingText(help, effect: "透過此提供者的登入會使用它。"))
        }
    ) { one, _ in one }
}
