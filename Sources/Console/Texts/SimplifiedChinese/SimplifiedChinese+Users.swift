extension ConsoleTexts.UserCreation {
    static let simplifiedChinese = Self(
        title: "创建用户",
        usernameHint: "如果池的用户用邮箱地址或电话号码登录，请填写该地址或号码。",
        phoneHint: "包含国家/地区代码：+15550100123。", verified: "上面的邮箱地址和电话号码已验证。",
        password: "临时密码", passwordHint: "如果不填，将自动生成密码。",
        invitation: "邀请", by: name, effect: consequence)

    private static func name(_ invitation: NewUserPage.Invitation) -> String {
        switch invitation {
        case .email: "通过邮件"
        case .sms: "通过短信"
        case .none: "无"
        }
    }

    private static func consequence(_ invitation: NewUserPage.Invitation) -> String {
        switch invitation {
        case .email, .sms:
            "临时密码会发送给用户，用户在首次登录时设置其他密码。"
        case .none: "不发送任何内容。用户在首次登录时设置其他密码。"
        }
    }
}

extension ConsoleTexts.UserSecurity {
    static let simplifiedChinese = Self(
        title: "会话和验证因素", factors: "第二验证因素", factor: "验证因素",
        preferred: "首选", isPreferred: "首选",
        noSessions: "用户没有会话。", used: "上次使用", client: "应用客户端", devices: "设备",
        device: "设备", noDevices: "没有记住用户的任何设备。", action: label, subject: name,
        effect: consequence)

    private static func label(_ action: UserSecurityChange.Action) -> String {
        switch action {
        case .turnOn: "开启"
        case .turnOff: "关闭"
        case .endSession: "结束"
        case .forgetDevice: "忘记"
        case .resendInvitation: "重新发送邀请"
        }
    }

    private static func name(_ action: UserSecurityChange.Action) -> String {
        switch action {
        case .turnOn, .turnOff: "UserMFASettingList"
        case .endSession: "SessionId"
        case .forgetDevice: "DeviceKey"
        case .resendInvitation: "用户名"
        }
    }

    private static func consequence(_ action: UserSecurityChange.Action) -> String {
        switch action {
        case .turnOn: "从下次登录起，会要求用户提供此验证因素。"
        case .turnOff:
            "不再要求用户提供此验证因素。如果池要求验证因素而用户没有其他因素，用户会在下次登录时设置一个。"
        case .endSession:
            "会话会结束。自行检查令牌的服务在访问令牌过期前仍会接受它。"
        case .forgetDevice: "不再记住此设备，设备上的会话无法刷新。"
        case .resendInvitation:
            "会向用户发送新的临时密码。以前的密码及其时限会被替换。"
        }
    }
}
