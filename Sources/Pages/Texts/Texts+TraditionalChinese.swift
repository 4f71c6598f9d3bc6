extension PageTexts {
    static let traditionalChinese = PageTexts(
        signIn: SignInTexts(
            title: "登入", button: "登入", next: "繼續", or: "或", withProvider: { "使用 \($0) 繼續" },
            legal: "我們不會在這些帳戶上發布任何內容。",
            corporateLead: "使用公司帳戶登入", corporateEmail: "公司電子郵件地址", forgotPassword: "忘記密碼？",
            noAccount: "還沒有帳戶？", createAccount: "建立帳戶", haveAccount: "已有帳戶？", back: "返回登入"),
        names: NameTexts(
            username: "使用者名稱", email: "電子郵件地址", phone: "電話號碼", emailOrPhone: "電子郵件地址或電話號碼",
            usernameOrEmail: "使用者名稱或電子郵件地址", usernameOrPhone: "使用者名稱或電話號碼",
            any: "使用者名稱、電子郵件地址或電話號碼", phoneHint: "請包含國碼，例如 +886912345678"),
        passwords: PasswordTexts(
            password: "密碼", new: "新密碼", repeated: "再次輸入密碼", show: "顯示密碼", hide: "隱藏密碼",
            rules: "密碼要求：", length: { "至少 \($0) 個字元" }, uppercase: "一個大寫字母",
            lowercase: "一個小寫字母", number: "一個數字", symbol: "一個特殊字元",
            history: { "與最近 \($0) 個密碼不同" },
            replace: HeadingTexts("設定新密碼", lead: "目前的密碼是暫時密碼，必須更換。"), save: "儲存密碼",
            forgot: HeadingTexts("重設密碼", lead: "我們會傳送驗證碼，供您設定新密碼。"), sendCode: "傳送驗證碼",
            reset: "設定新密碼", changed: "密碼已變更。現在可以使用新密碼登入。"),
        codes: CodeTexts(
            title: "輸入驗證碼", code: "驗證碼", sentBySMS: { "我們已傳送簡訊至 \($0)。" },
            sentByEmail: { "我們已傳送電子郵件至 \($0)。" }, sentTo: { "我們已傳送驗證碼至 \($0)。" },
            sent: "如果帳戶存在，驗證碼已送出。", fromApp: "開啟驗證器應用程式，輸入其中顯示的驗證碼。",
            verify: "驗證", resend: "傳送新驗證碼", resent: "新驗證碼已送出。", otherFactor: "使用其他方式",
            useRecovery: "使用復原碼", recovery: HeadingTexts("輸入復原碼", lead: "每個復原碼只能使用一次。"),
            recoveryCode: "復原碼"),
        factors: FactorTexts(
            first: "選擇登入方式", second: "確認是您本人",
            setUp: HeadingTexts("保護您的帳戶", lead: "請設定登入的第二個步驟。"), signingInAs: { "以 \($0) 登入" },
            password: "密碼", sms: "簡訊", email: "電子郵件", app: "驗證器應用程式", passkey: "通行密鑰",
            appTitle: "設定驗證器應用程式", appScan: "用驗證器應用程式掃描此 QR 碼。",
            appImage: "驗證器應用程式的 QR 碼", appKey: "無法掃描？請在應用程式中輸入此金鑰：",
            appCode: "應用程式中的驗證碼", finish: "完成設定",
            remember: HeadingTexts("記住此裝置？", lead: "在只有您使用的裝置上，可以減少輸入驗證碼的次數。"),
            rememberYes: "記住", rememberNo: "現在不要"),
        signUp: SignUpTexts(
            title: "建立帳戶", button: "註冊", optional: "選填", confirm: "確認您的帳戶", confirmButton: "確認",
            resend: HeadingTexts("取得新驗證碼", lead: "我們會再次傳送驗證碼。"),
            linkQuestion: HeadingTexts("確認註冊", lead: "按下按鈕完成註冊。如果您沒有註冊，請關閉此頁面。"),
            linkDone: HeadingTexts("註冊已確認", lead: "您可以關閉此頁面並登入。"),
            linkIncomplete: HeadingTexts("連結不完整", lead: "請從訊息中重新開啟，或複製完整的連結。"),
            linkInvalid: HeadingTexts("連結已失效", lead: "請取得新的連結；如果已經使用過，請直接登入。"),
            busy: HeadingTexts("暫時無法處理", lead: "請稍後再試。"), tryAgain: "再試一次"),
        attributes: AttributeTexts(
            address: "地址", birthdate: "出生日期", email: "電子郵件地址", familyName: "姓", gender: "性別",
            givenName: "名", locale: "語言", middleName: "中間名", name: "姓名", nickname: "暱稱",
            phoneNumber: "電話號碼", picture: "圖片連結", preferredUsername: "偏好的使用者名稱",
            profile: "個人檔案連結", website: "網站", timeZone: "時區"),
        sessions: SessionTexts(
            signedIn: "歡迎回來", continueAs: { "以 \($0) 繼續" }, otherAccount: "使用其他帳戶",
            signedOut: HeadingTexts("您已登出", lead: "您可以關閉此頁面。"),
            returning: HeadingTexts("您已登入", lead: "正在返回應用程式。"), returnLink: "繼續前往應用程式",
            tested: HeadingTexts(
                "測試已結束",
                lead:
                    """
                    沒有任何人登入。結果會顯示給發起測試的管理員。您可以關閉此頁面。
                    """)),
        linking: LinkingTexts(
            title: "這是您的帳戶嗎？",
            lead: { "已有使用電子郵件地址 \($0) 的帳戶。" },
            effect: { "如果是您的帳戶，請登入一次。之後 \($0) 也可以讓您登入此帳戶。只有您信任 \($0) 時才繼續。" },
            connect: "登入此帳戶", separate: "改用新帳戶",
            otherAccount: "這是另一個帳戶。請登入使用此電子郵件地址的帳戶。"),
        account: .traditionalChinese,
        accountChange: .traditionalChinese,
        feedback: FeedbackTexts(
            valid: HeadingTexts("是您本人嗎？", lead: "如果這次登入是您本人操作，請按按鈕告訴我們。"),
            validButton: "是我",
            invalid: HeadingTexts(
                "不是您本人嗎？",
                lead: "如果是其他人登入，請按按鈕告訴我們，然後變更您的密碼。"),
            invalidButton: "不是我", done: HeadingTexts("謝謝", lead: "您可以關閉此頁面。"),
            spent: HeadingTexts("此連結已失效", lead: "您可能已經使用過它。")),
        devices: DeviceTexts(
            enter: HeadingTexts("連接裝置", lead: "輸入您的裝置上顯示的代碼。"), code: "裝置代碼",
            confirm: { "允許 \($0) 存取？" }, confirmLead: { "只有您自己的裝置顯示代碼 \($0) 時才繼續。" },
            signedInAs: { "您目前以 \($0) 的身分登入。" }, scopes: "它將可以：", scopeOpenID: "識別您的帳戶",
            scopeEmail: "檢視您的電子郵件地址", scopePhone: "檢視您的電話號碼",
            scopeProfile: "檢視您的個人檔案", scopeAdmin: "檢視和變更您的帳戶", allow: "允許", deny: "拒絕",
            allowed: HeadingTexts("裝置已連接", lead: "您可以回到裝置並關閉此頁面。"),
            denied: HeadingTexts("已拒絕存取", lead: "該裝置未取得存取權。您可以關閉此頁面。")),
        problems: ProblemTexts(
            wrongCredentials: "名稱或密碼不正確。", unknownUser: "沒有使用此名稱的帳戶。",
            wrongCode: "驗證碼不正確。請檢查後再試一次。", expiredCode: "驗證碼已失效。請取得新的驗證碼。",
            tooManyAttempts: "嘗試次數過多。請稍候再試。", tooManyRequests: "要求過多。請稍候再試。",
            weakPassword: "密碼不符合全部要求。", reusedPassword: "您以前用過此密碼。請選擇其他密碼。",
            differentPasswords: "兩次輸入的密碼不一致。", nameTaken: "已有使用此名稱的帳戶。",
            addressTaken: "此電子郵件地址或電話號碼屬於其他帳戶。", unknownCompany: "沒有公司使用此電子郵件地址在這裡登入。", missing: "請填寫此欄位。",
            malformed: "請檢查此欄位的內容。", disabledUser: "此帳戶已停用。", unconfirmedUser: "此帳戶尚未確認。",
            passwordResetRequired: "您必須先重設密碼才能登入。", notAllowed: "此處不允許這項操作。",
            refusedAsRisky: "基於安全理由，這次登入已被拒絕。",
            noDestination: "此帳戶沒有可接收驗證碼的已確認電子郵件地址或電話號碼。",
            undelivered: "無法傳送訊息。請稍後再試。", expiredSession: "登入逾時。請重新開始。",
            unavailable: "暫時無法處理。請再試一次。"),
        errors: ErrorTexts(
            badRequest: HeadingTexts("連結有問題", lead: "請返回應用程式，從那裡再試一次。"),
            unknownApp: HeadingTexts("無法透過此應用程式登入", lead: "應用程式的設定不正確。請告知其營運者。"),
            expiredForm: HeadingTexts("頁面已過期", lead: "請重新開啟。如果再次發生，請允許此網站使用 Cookie。"),
            notFound: HeadingTexts("頁面不存在", lead: "請檢查網址，或返回應用程式。"),
            tooManyRequests: HeadingTexts("要求過多", lead: "請稍候再試。"),
            unavailable: HeadingTexts("伺服器發生問題", lead: "請稍後再試。"),
            provider: HeadingTexts("無法透過其他身分提供者登入", lead: "請再試一次。如果再次發生，請將下方的要求編號告知應用程式的營運者。"), detail: "詳細資訊",
            requestID: "要求",
            startAgain: "重新開始"),
        common: CommonTexts(
            continueTo: { "以繼續使用 \($0)" },
            notYou: "不是您？",
            language: "語言",
            terms: "使用條款",
            privacy: "隱私權",
            capsLock: "大寫鎖定已開啟。",
            copy: "複製金鑰",
            copied: "已複製",
            unconfirmed: """
                您的帳戶尚未確認。請輸入註冊時收到的驗證碼，或取得新的驗證碼。
                """,
            unconfirmedSentTo: {
                """
                您的帳戶尚未確認。請輸入註冊時傳送到 \($0) \
                的驗證碼，或取得新的驗證碼。
                """
            },
            here: HeadingTexts(
                "應用程式在此為使用者登入",
                lead: "此網址沒有可檢視的內容。請開啟您要使用的應用程式。")))
}
