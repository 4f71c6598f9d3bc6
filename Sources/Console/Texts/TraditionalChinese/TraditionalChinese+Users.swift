extension ConsoleTexts.UserCreation {
    static let traditionalChinese = Self(
        title: "建立使用者",
        usernameHint: "如果集區的使用者用電子郵件地址或電話號碼登入，請填寫該地址或號碼。",
        phoneHint: "包含國碼：+15550100123。", verified: "上面的電子郵件地址和電話號碼已驗證。",
        password: "暫時密碼", passwordHint: "如果不填，將自動產生密碼。",
        invitation: "邀請", by: name, effect: consequence)

    private static func name(_ invitation: NewUserPage.Invitation) -> String {
        switch invitation {
        case .email: "透過郵件"
        case .sms: "透過簡訊"
        case .none: "無"
        }
    }

    private static func consequence(_ invitation: NewUserPage.Invitation) -> String {
        switch invitation {
        case .email, .sms:
            "暫時密碼會傳送給使用者，使用者在首次登入時設定其他密碼。"
        case .none: "不傳送任何內容。使用者在首次登入時設定其他密碼。"
        }
    }
}

extension ConsoleTexts.UserSecurity {
    static let traditionalChinese = Self(
        title: "工作階段和驗證因素", factors: "第二驗證因素", factor: "驗證因素",
        preferred: "偏好", isPreferred: "偏好",
        noSessions: "使用者沒有工作階段。", used: "上次使用", client: "應用程式用戶端", devices: "裝置",
        device: "裝置", noDevices: "沒有記住使用者的任何裝置。", action: label, subject: name,
        effect: consequence)

    private static func label(_ action: UserSecurityChange.Action) -> String {
        switch action {
        case .turnOn: "開啟"
        case .turnOff: "關閉"
        case .endSession: "結束"
        case .forgetDevice: "忘記"
        case .resendInvitation: "重新傳送邀請"
        }
    }

    private static func name(_ action: UserSecurityChange.Action) -> String {
        switch action {
        case .turnOn, .turnOff: "UserMFASettingList"
        case .endSession: "SessionId"
        case .forgetDevice: "DeviceKey"
        case .resendInvitation: "使用者名稱"
        }
    }

    private static func consequence(_ action: UserSecurityChange.Action) -> String {
        switch action {
        case .turnOn: "從下次登入起，會要求使用者提供此驗證因素。"
        case .turnOff:
            "不再要求使用者提供此驗證因素。如果集區要求驗證因素而使用者沒有其他因素，使用者會在下次登入時設定一個。"
        case .endSession:
            "工作階段會結束。自行檢查權杖的服務在存取權杖過期前仍會接受它。"
        case .forgetDevice: "不再記住此裝置，裝置上的工作階段無法更新。"
        case .resendInvitation:
            "會向使用者傳送新的暫時密碼。以前的密碼及其時限會被取代。"
        }
    }
}
