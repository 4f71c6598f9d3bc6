extension ConsoleTexts.UserCreation {
    static let japanese = Self(
        title: "ユーザーを作成",
        usernameHint: "ユーザーがメールアドレスや電話番号でサインインするプールでは、そのアドレスや番号。",
        phoneHint: "国番号を付けて入力：+15550100123。", verified: "上のメールアドレスと電話番号は確認済みです。",
        password: "仮のパスワード", passwordHint: "空欄にすると、パスワードが自動で作成されます。",
        invitation: "招待", by: name, effect: consequence)

    private static func name(_ invitation: NewUserPage.Invitation) -> String {
        switch invitation {
        case .email: "メール"
        case .sms: "SMS"
        case .none: "なし"
        }
    }

    private static func consequence(_ invitation: NewUserPage.Invitation) -> String {
        switch invitation {
        case .email, .sms:
            "ユーザーに仮のパスワードが送信されます。ユーザーは最初のサインインで別のパスワードを設定します。"
        case .none: "何も送信されません。ユーザーは最初のサインインで別のパスワードを設定します。"
        }
    }
}

extension ConsoleTexts.UserSecurity {
    static let japanese = Self(
        title: "セッションと要素", factors: "第 2 要素", factor: "要素",
        preferred: "優先", isPreferred: "優先",
        noSessions: "ユーザーのセッションはありません。", used: "最終使用", client: "アプリクライアント", devices: "デバイス",
        device: "デバイス", noDevices: "記憶されたデバイスはありません。", action: label, subject: name,
        effect: consequence)

    private static func label(_ action: UserSecurityChange.Action) -> String {
        switch action {
        case .turnOn: "オンにする"
        case .turnOff: "オフにする"
        case .endSession: "終了"
        case .forgetDevice: "削除"
        case .resendInvitation: "招待を再送信"
        }
    }

    private static func name(_ action: UserSecurityChange.Action) -> String {
        switch action {
        case .turnOn, .turnOff: "UserMFASettingList"
        case .endSession: "SessionId"
        case .forgetDevice: "DeviceKey"
        case .resendInvitation: "ユーザー名"
        }
    }

    private static func consequence(_ action: UserSecurityChange.Action) -> String {
        switch action {
        case .turnOn: "次のサインインから、この要素がユーザーに求められます。"
        case .turnOff:
            "この要素はユーザーに求められなくなります。プールで第 2 要素が必須で、ほかに要素がない場合、ユーザーは次のサインインで設定します。"
        case .endSession:
            "セッションが終了します。トークンを自身で検証するサービスは、アクセストークンを有効期限まで受け付けます。"
        case .forgetDevice: "デバイスは記憶されなくなり、そのデバイスのセッションは更新できません。"
        case .resendInvitation:
            "ユーザーに新しい仮のパスワードが送信されます。以前のパスワードとその期限は置き換えられます。"
        }
    }
}
