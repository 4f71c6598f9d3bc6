extension ConsoleTexts.PoolCreation {
    static let traditionalChinese = Self(
        nameHint: "供操作人員查看；使用者會在頁面標題中看到它。", defaults: "查看預設設定",
        settings: "逐步設定",
        effect: "沒有使用者和應用程式用戶端的集區。其他內容在集區的設定中各有頁面。",
        permanent: "以後只有 martlet pool schema 可以變更它。",
        aliasEffect: "地址經過驗證後才能作為名稱使用。",
        needsSMS: "簡訊驗證碼需要帶有 SnsCallerArn 的 SmsConfiguration：尚未設定。",
        nothing: "無", signInHeading: "使用者的登入方式", aliases: "驗證後還可使用",
        names: "使用者名稱", distinguishesCase: "Ada 和 ada 是兩個使用者", required: "必要的屬性",
        verified: "註冊時透過驗證碼驗證", signUp: "註冊",
        byAdministratorOnly: "只有管理員建立使用者", length: "密碼的最小長度",
        later:
            "MFA、訊息、網域、外觀、提供者、觸發程序、防護和應用程式用戶端在集區建立後設定。",
        signIn: name)

    private static func name(_ signIn: NewPool.SignIn) -> String {
        switch signIn {
        case .username: "使用者名稱"
        case .email: "電子郵件地址"
        case .phone: "電話號碼"
        case .emailOrPhone: "電子郵件地址或電話號碼"
        }
    }
}
