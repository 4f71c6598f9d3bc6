extension AccountTexts {
    static let traditionalChinese = AccountTexts(
        title: "您的帳戶", signIn: "登入方式", secondStep: "第二步驗證", off: "已關閉", change: "變更", sessions: "您的登入位置",
        browser: "此瀏覽器中的所有應用程式", here: "此瀏覽器", lastUsed: "上次使用", signOut: "登出", signOutEverywhere: "登出所有位置",
        devices: "已記住的裝置", devicesLead: "在這些裝置上，可能較少要求您輸入驗證碼。", unknownDevice: "未知的裝置", forget: "忘記",
        providers: "連結的帳戶", providersLead: "您也可以用這些帳戶在此登入。", since: "連結時間", unlink: "取消連結", back: "返回您的帳戶",
        proofLead: "若要在此處變更，請再次登入。", proof: "再次登入", signInAgain: "請再次登入，然後即可繼續。", saved: "您的變更已儲存。", gone: "此項目已不存在。")
}

extension AccountChangeTexts {
    static let traditionalChinese = AccountChangeTexts(
        lead: "完成第一步後，登入時會要求使用一種已開啟的方式。", methods: "方式", on: "已開啟", preferred: "優先使用", setUp: "設定", turnOn: "開啟",
        turnOff: "關閉", prefer: "優先使用", remove: "移除", cancel: "取消", codes: "復原碼", codesLeft: { "剩餘 \($0) 個" },
        makeCodes: "產生新復原碼", codesTitle: "您的新復原碼", codesLead: "每個復原碼可代替第二步驗證使用一次。請妥善保管：它們不會再次顯示，先前的復原碼也不再有效。",
        codesKept: "我已保存", currentPassword: "目前的密碼", password: "變更密碼", passwordLead: "您將在其他所有位置登出。",
        wrongPassword: "此密碼不正確。")
}
