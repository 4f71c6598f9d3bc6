extension ConsoleTexts.Messages {
    static let traditionalChinese = Self(
        title: "訊息",
        lead: "使用者收到的每種訊息，其中的名稱和驗證碼是虛構的。不會呼叫編寫或傳送訊息的函式。", kind: "訊息", language: "語言", channel: "傳送方式",
        email: "郵件", sms: "簡訊", show: "顯示", from: "寄件人", replyTo: "Reply-To", subject: "主旨",
        html: "HTML 郵件", text: "純文字", poolLanguage: "集區的語言",
        allLanguages: "所有語言",
        allLead: "預設文字有各種語言的版本。您自己的文字在所有語言中都相同。",
        send: "傳送給我", destination: "收件地址",
        sendLead: "以伺服器傳送集區中訊息的方式傳送此訊息，並說明是否已被接收。",
        sent: "已傳送。", queued: "正在寄件匣中等待。", edit: "編輯文字", reset: "復原預設文字",
        resetEffect: "訊息重新使用使用者語言的預設文字。",
        noReset: "此訊息的文字不是設定項。", kinds: name, length: size)

    private static func name(_ kind: MessageChoice.Kind) -> String {
        switch kind {
        case .verification: "驗證碼"
        case .verificationLink: "驗證連結"
        case .passwordReset: "重設密碼"
        case .invitation: "邀請"
        case .secondFactor: "登入驗證碼"
        case .wrongCodes: "多次輸入錯誤的驗證碼"
        case .lockedFactors: "第二驗證因素已鎖定"
        case .riskBlocked: "有風險的登入：已阻止"
        case .riskSecondFactor: "有風險的登入：要求第二驗證因素"
        case .riskNotice: "有風險的登入：通知"
        }
    }

    private static func size(_ length: TextMessageLength) -> String {
        let letters = length.alphabet == .gsm ? "GSM 7-bit" : "Unicode"
        let segments = "\(length.segments) 段"
        return "\(segments)：\(length.units) 個字元，\(letters)。"
    }
}
