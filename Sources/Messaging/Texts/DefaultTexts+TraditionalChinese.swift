extension DefaultTexts {
    /// Chinese in traditional characters.
    static let traditionalChinese = DefaultTexts(
        verification: MailTexts("您的驗證碼", body: "您的驗證碼是 {####}"),
        passwordReset: MailTexts("您的密碼重設驗證碼", body: "您的密碼重設驗證碼是 {####}"),
        link: MailTexts("您的驗證連結", body: "請點選連結以驗證您的電子郵件地址。{##驗證電子郵件##}"),
        invitation: MailTexts("您的臨時密碼", body: "您的使用者名稱是 {username}，臨時密碼是 {####}。"),
        authentication: MailTexts("您的身分驗證碼", body: "您的身分驗證碼是 {####}"),
        wrongCodes: WrongCodeTexts(
            subject: "您的帳戶有錯誤的驗證碼", lockedSubject: "您的帳戶已鎖定",
            happened: { "有人以 {username} 登入，輸入了正確的密碼，隨後輸入了 \($0) 個錯誤的驗證碼。" },
            advice: "如果不是您本人，表示他人知道您的密碼，請變更密碼。",
            locked: "在管理員解鎖您的帳戶之前，不再接受驗證碼。"),
        risk: RiskTexts(
            subject: "新的登入嘗試", blockedSubject: "登入嘗試已被封鎖",
            blocked: "我們封鎖了一次對您帳戶 {username} 的登入。",
            secondFactor: "對您帳戶 {username} 的一次異常登入被要求提供第二個驗證因素。",
            noAction: "您的帳戶 {username} 有一次異常登入。",
            time: "時間", device: "裝置", address: "地址",
            wasUser: "如果是您本人，{##請告訴我們##}。",
            wasNotUser: "如果不是，請變更密碼並{##通知我們##}。"))
}
