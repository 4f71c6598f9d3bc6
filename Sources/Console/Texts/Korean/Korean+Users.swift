extension ConsoleTexts.UserCreation {
    static let korean = Self(
        title: "사용자 만들기",
        usernameHint: "사용자가 주소로 로그인하는 풀에서는 그 주소.",
        phoneHint: "국가 코드 포함: +15550100123.", verified: "위 주소는 확인되었습니다.",
        password: "임시 비밀번호", passwordHint: "없으면 비밀번호를 생성합니다.",
        invitation: "초대", by: name, effect: consequence)

    private static func name(_ invitation: NewUserPage.Invitation) -> String {
        switch invitation {
        case .email: "이메일로"
        case .sms: "문자 메시지로"
        case .none: "없음"
        }
    }

    private static func consequence(_ invitation: NewUserPage.Invitation) -> String {
        switch invitation {
        case .email, .sms:
            "사용자에게 임시 비밀번호를 보내며, 사용자는 첫 로그인 때 다른 비밀번호를 정합니다."
        case .none: "아무것도 보내지 않습니다. 사용자는 첫 로그인 때 다른 비밀번호를 정합니다."
        }
    }
}

extension ConsoleTexts.UserSecurity {
    static let korean = Self(
        title: "세션과 인증 수단", factors: "2차 인증 수단", factor: "인증 수단",
        preferred: "우선 사용", isPreferred: "우선 사용",
        noSessions: "사용자의 세션이 없습니다.", used: "마지막 사용", client: "앱 클라이언트", devices: "기기",
        device: "기기", noDevices: "기억된 사용자 기기가 없습니다.", action: label, subject: name,
        effect: consequence)

    private static func label(_ action: UserSecurityChange.Action) -> String {
        switch action {
        case .turnOn: "켜기"
        case .turnOff: "끄기"
        case .endSession: "종료"
        case .forgetDevice: "기기 삭제"
        case .resendInvitation: "초대 다시 보내기"
        }
    }

    private static func name(_ action: UserSecurityChange.Action) -> String {
        switch action {
        case .turnOn, .turnOff: "UserMFASettingList"
        case .endSession: "SessionId"
        case .forgetDevice: "DeviceKey"
        case .resendInvitation: "Username"
        }
    }

    private static func consequence(_ action: UserSecurityChange.Action) -> String {
        switch action {
        case .turnOn: "다음 로그인부터 사용자에게 이 인증 수단을 요청합니다."
        case .turnOff:
            "사용자에게 더 이상 이 인증 수단을 요청하지 않습니다. 풀에서 인증 수단이 필수인데 다른 것이 없으면, 사용자는 다음 로그인 때 새로 설정합니다."
        case .endSession:
            "세션이 종료됩니다. 토큰을 직접 검사하는 서비스는 이 세션의 액세스 토큰이 만료될 때까지 이를 받아들입니다."
        case .forgetDevice: "기기를 더 이상 기억하지 않으며, 이 기기의 세션은 갱신할 수 없습니다."
        case .resendInvitation:
            "사용자에게 새 임시 비밀번호를 보냅니다. 이전 비밀번호와 그 기한은 대체됩니다."
        }
    }
}
