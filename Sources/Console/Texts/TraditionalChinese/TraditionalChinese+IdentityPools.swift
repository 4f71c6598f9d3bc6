extension ConsoleTexts.IdentityPoolPages {
    static let traditionalChinese = Self(
        title: "身分集區", create: "建立身分集區",
        createLead: "身分集區為使用者和訪客提供身分以及角色的憑證。",
        createEffect: "應用程式可以取得身分。提供憑證還需要角色，可在下一頁建立。",
        admitsNone: "既沒有訪客也沒有提供者，就不會有任何身分。請允許其中之一。",
        parts: "身分集區的組成部分", edit: "編輯身分集區", providers: "身分驗證提供者",
        noProviders: "此集區沒有可讓使用者取得其他角色的提供者。", roles: "角色",
        rolesLead: "已登入的身分和訪客所獲憑證的角色。", newRoles: "建立新角色",
        newRolesLead: "憑證需要兩個角色：一個用於已登入的身分，一個用於訪客。「允許」會建立這兩個角色，只讓此集區的身分擔任它們，並允許每個身分使用自己的同步資料集。",
        newRolesEffect: "身分會取得這些角色的憑證。其他權限請自行新增到角色。",
        newRoleName: "要建立的角色的名稱。", allow: "允許", dontAllow: "不允許",
        rules: "角色規則",
        rulesLead: "由第一條符合的規則決定。規則可以移動；檢閱變更之前不會儲存任何內容。",
        principalTags: "主體標籤",
        principalTagsLead: "政策可以檢查的標籤（aws:PrincipalTag），取自權杖的宣告。",
        snippets: "用於您的應用程式", browser: "身分瀏覽器", identityID: "身分 ID",
        noIdentities: "未找到身分。", logins: "登入方式", guest: "無：訪客",
        hideDisabled: "隱藏已停用的身分", showDisabled: "顯示已停用的身分",
        developerUsers: "開發者提供者的使用者", developerUser: "使用者識別碼",
        noDeveloperUsers: "此身分沒有開發者提供者的使用者。", unlink: "取消關聯",
        unlinkEffect:
            "使用者下次登入時會取得另一個身分。如果沒有剩餘的登入方式，此身分將被停用。",
        deleteIdentity: "刪除身分",
        deleteIdentityEffect: "身分及其資料集將被刪除。使用者下次登入時會取得另一個身分。",
        deleteEffect: "集區中的所有身分及其資料都會被刪除。使用此集區的應用程式將停止工作。",
        addRow: "再新增一個", removeRow: "移除", moveUp: "上移", moveDown: "下移", row: { "第 \($0) 項" },
        member: { members[$0] },
        missingRoles: { "此集區沒有用於以下身分的角色，它們得不到憑證：\($0)。" },
        rulesOf: { "\($0) 的角色規則" }, principalTagsOf: { "\($0) 的主體標籤" },
        delete: { "刪除身分集區 \($0)" })

    private static let members = [
        "ProviderName": "使用者集區 ID", "ClientId": "應用程式用戶端 ID",
        "ServerSideTokenCheck": "拒絕已撤銷的權杖",
    ]
}

extension ConsoleTexts.Settings {
    /// The sections of an identity pool by their names.
    static let traditionalChineseIdentityPoolSections: [String: ConsoleTexts.SectionText] = [
        "identity-pool": .init("名稱和流程", lead: "清單中的名稱、基本流程、標籤。"),
        "identity-guests": .init(
            "未經身分驗證的身分", lead: "訪客是否不需登入即可取得身分。"),
        "identity-cognito": .init("Cognito", lead: "其使用者可取得身分的使用者集區，每個集區對應一個應用程式用戶端。"),
        "identity-facebook": .init("Facebook", lead: "您的應用程式在 Facebook 的 App ID。\(appWarning)"),
        "identity-google": .init("Google", lead: "您的應用程式在 Google 的用戶端 ID。\(appWarning)"),
        "identity-amazon": .init("Amazon", lead: "您的應用程式在 Login with Amazon 的 App ID。\(appWarning)"),
        "identity-apple": .init("Apple", lead: "您的應用程式在 Apple 的 services ID。\(appWarning)"),
        "identity-twitter": .init("Twitter", lead: "您的應用程式的 consumer key 和 secret，中間用 ; 分隔。"),
        "identity-oidc": .init(
            "OpenID", lead: "帳戶的 OpenID Connect 提供者。新的提供者在「存取權」中建立。"),
        "identity-saml": .init("SAML", lead: "帳戶的 SAML 提供者。新的提供者在「存取權」中建立。"),
        "identity-developer": .init(
            "自訂", lead: "您自己的登入方式的名稱，由其後端請求權杖。永遠不能變更。"),
    ]

    private static let appWarning = "如果變更，以前應用程式的現有使用者將無法再登入。"

    static let traditionalChineseIdentityPools: [String: ConsoleTexts.SettingText] = [
        "IdentityPoolName": .init("清單中的名稱。", effect: "集區的名稱改變；其 ID 不變。"),
        "AllowClassicFlow": .init(
            "true：應用程式可以請求 OpenID 權杖，並在 STS 選擇角色。",
            effect: "false 會拒絕基本流程：使用它的應用程式得不到憑證。"),
        "IdentityPoolTags": .init(
            "集區的標籤。", effect: "檢查標籤的政策和工具會看到新標籤。"),
        "AllowUnauthenticatedIdentities": .init(
            "true：任何人都可以作為訪客取得身分。",
            effect: "false 會拒絕訪客，已有的訪客也不再取得憑證。"),
        "CognitoIdentityProviders": .init(
            "使用者集區的 ID 及其一個應用程式用戶端。",
            effect: "已去掉的用戶端的使用者不再取得憑證。"),
        "SupportedLoginProviders": .init(
            "應用程式在提供者處的 ID；留空表示沒有。",
            effect: "變更應用程式 ID 會使現有使用者失效：發給以前 ID 的權杖會被拒絕。"),
        "OpenIdConnectProviderARNs": .init(
            "其權杖可換取身分的提供者。", effect: "已去掉的提供者的使用者得不到憑證。"),
        "SamlProviderARNs": .init(
            "其判斷提示可換取身分的提供者，角色由判斷提示指定。",
            effect: "已去掉的提供者的使用者得不到憑證。"),
        "DeveloperProviderName": .init(
            "例如 login.example.app 的名稱，永遠不能變更。", effect: "您的後端可以請求權杖。"),
        "Roles.authenticated": .init(
            "用於已登入的身分。", effect: "已登入的身分會取得此角色的憑證。"),
        "Roles.unauthenticated": .init("用於訪客。", effect: "訪客會取得此角色的憑證。"),
        "RoleMappings.Type": .init(
            "Token：權杖偏好的角色。Rules：下面的規則。–：已登入身分的角色。",
            effect: "此提供者的使用者可能會取得其他角色。"),
        "RoleMappings.AmbiguousRoleResolution": .init(
            "沒有符合的規則或權杖未指定角色時：使用已登入身分的角色，或不使用任何角色。",
            effect: "Deny 會拒絕向沒有符合的使用者提供憑證。"),
        "RoleMappings.Rules": .init(
            "最多 25 條。由第一條宣告符合的規則給出角色。",
            effect: "使用者可能會取得其他角色。由順序決定。"),
        "UseDefaults": .init(
            "true：使用者的 ID 和用戶端的 ID 分別作為 username 和 client。",
            effect: "要求以前標籤的政策將不再符合。"),
        "PrincipalTags": .init(
            "標籤和宣告：department=custom:dept。", effect: "要求以前標籤的政策將不再符合。"),
    ]
}
