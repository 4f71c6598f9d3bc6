extension ConsoleTexts.Settings {
    static let traditionalChineseClients: [String: ConsoleTexts.SettingText] = [
        "ClientName": .init("清單中的名稱。", effect: "顯示在清單中。"),
        "SupportedIdentityProviders": .init(
            "使用者可在登入頁面使用的登入方式。", effect: "去掉的方式會被拒絕。"),
        "CallbackURLs": .init(
            "登入後返回的網址，每行一個。", effect: "返回到已去掉的網址的登入會失敗。"),
        "LogoutURLs": .init(
            "登出後返回的網址，每行一個。", effect: "返回到以前網址的登出會失敗。"),
        "DefaultRedirectURI": .init("回呼網址之一。", effect: "沒有指定網址的請求會返回到這裡。"),
        "AllowedOAuthFlowsUserPoolClient": .init(
            "應用程式是否使用登入頁面和範圍。", effect: "false 會對此應用程式關閉 OAuth 端點。"),
        "AllowedOAuthFlows": .init("如何取得權杖。", effect: "去掉的流程會被拒絕。"),
        "AllowedOAuthScopes": .init(
            "應用程式可以請求的範圍，包括資源伺服器的範圍。",
            effect: "去掉的範圍會被拒絕。"),
        "ExplicitAuthFlows": .init("應用程式如何透過 API 讓使用者登入。", effect: "其他流程會被拒絕。"),
        "PreventUserExistenceErrors": .init(
            "ENABLED：回應不透露名稱是否存在。", effect: "LEGACY 會透露哪些名稱存在。"),
        "EnableTokenRevocation": .init(
            "是否可以撤銷重新整理權杖。", effect: "false：無法撤銷。"),
        "EnablePropagateAdditionalUserContextData": .init(
            "應用程式是否通知其使用者的地址。", effect: "威脅防護據此判斷。"),
        "AuthSessionValidity": .init(
            "登入進行下一步的時限（分鐘）。", effect: "更慢的登入需要重新開始。"),
        "AccessTokenValidity": .init("存取權杖的有效期。", effect: "權杖會更早或更晚過期。"),
        "IdTokenValidity": .init("ID 權杖的有效期。", effect: "權杖會更早或更晚過期。"),
        "RefreshTokenValidity": .init(
            "使用者保持登入狀態的時間。", effect: "使用者會更早或更晚需要重新登入。"),
        "TokenValidityUnits.AccessToken": .init("單位。", effect: "上面的數字表示不同的時間。"),
        "TokenValidityUnits.IdToken": .init("單位。", effect: "上面的數字表示不同的時間。"),
        "TokenValidityUnits.RefreshToken": .init("單位。", effect: "上面的數字表示不同的時間。"),
        "RefreshTokenRotation.Feature": .init(
            "ENABLED：每次更新都傳回新的重新整理權杖。", effect: "應用程式每次都必須儲存新權杖。"),
        "RefreshTokenRotation.RetryGracePeriodSeconds": .init(
            "以前的權杖仍然有效的秒數。", effect: "遺失的回應可以再次請求。"),
        "ReadAttributes": .init(
            "應用程式可以讀取的屬性；如果沒有，則為所有標準屬性。", effect: "權杖和 GetUser 不再包含它。"),
        "WriteAttributes": .init(
            "應用程式可以寫入的屬性；如果沒有，則為所有標準屬性。", effect: "其他變更會被拒絕。"),
    ]
}
