extension ConsoleTexts.Further {
    static let korean = Self(
        invitation: .korean, secrets: .korean, codes: .korean, analytics: .korean, wizard: .korean,
        mapping: .init(
            title: "속성 매핑",
            lead: "각 공급자가 풀의 속성을 부르는 이름입니다.", effect: ""),
        done: { koreanOutcomes[$0] })

    private static let koreanOutcomes = [
        "AddUserPoolClientSecret": "시크릿을 추가했습니다.", "DeleteUserPoolClientSecret": "시크릿을 제거했습니다.",
    ]
}

extension ConsoleTexts.OperatorInvitation {
    fileprivate static let korean = Self(
        title: "운영자 초대",
        lead: "운영자를 만듭니다. 운영자는 하루 동안 한 번만 유효한 주소에서 비밀번호를 정합니다.",
        name: "사용자 이름",
        role: "권한",
        email: "이메일",
        emailHint: "비워 둘 수 있습니다. 콘솔에 자체 주소가 있고 서버가 이메일을 보내는 경우 그곳으로 주소가 전송됩니다. 그렇지 않으면 여기에 표시됩니다.",
        effect: "이 주소를 여는 사람이 역할의 권한을 가진 운영자가 됩니다.",
        denied: "계정 자체와, 역할이 martlet:AdministerServer와 martlet:ManageOperators를 허용하는 운영자만 할 수 있습니다.",
        address: "운영자용 주소",
        addressLead: "지금 운영자에게 전달하세요. 이 페이지에 표시되며 다시는 표시되지 않습니다.",
        sent: "주소를 보냈습니다.",
        roleName: koreanRole)

    private static func koreanRole(_ role: String) -> String {
        switch role {
        case "read-only": "read-only: 시크릿을 제외한 모든 것을 보기, 변경 불가"
        case "auditor": "auditor: 감사 로그 읽기"
        case "user-admin": "user-admin: 사용자와 그룹, 설정 제외"
        case "config-admin": "config-admin: 설정, 사용자 제외"
        case "admin": "admin: 모두"
        default: role
        }
    }
}

extension ConsoleTexts.ClientSecretPages {
    fileprivate static let korean = Self(
        title: "시크릿",
        lead: "클라이언트는 두 개까지 가질 수 있어 앱이 하나에서 다른 하나로 바꿀 수 있습니다. 두 번째를 추가하고 앱에 전달한 다음 첫 번째를 제거하세요.",
        id: "ID",
        created: "생성 시간",
        add: "시크릿 추가",
        remove: "제거",
        addEffect: "둘 중 하나를 제거할 때까지 두 시크릿이 모두 유효합니다.",
        removeEffect: "이 시크릿을 아직 사용하는 앱에서는 사용자가 더 이상 로그인할 수 없습니다.",
        new: "새 시크릿",
        once: "지금 시크릿을 복사하세요. 이 페이지에 표시되며 다시는 표시되지 않습니다.",
        back: "앱 클라이언트로 돌아가기")
}

extension ConsoleTexts.RecoveryCodePages {
    fileprivate static let korean = Self(
        title: "복구 코드",
        create: "새 코드 만들기",
        effect: "사용자는 이전 코드 대신 코드 10개를 받습니다. 각 코드는 2차 인증 수단의 코드를 한 번 대신합니다.",
        once: "지금 사용자에게 코드를 전달하세요. 이 페이지에 표시되며 다시는 표시되지 않습니다.",
        denied: "계정 자체와, 역할이 martlet:AdministerServer와 martlet:ManageOperators를 허용하는 운영자만 코드를 만들 수 있습니다.",
        left: { "남은 코드: \($0)" })
}

extension ConsoleTexts.AnalyticsPages {
    fileprivate static let korean = Self(
        title: "분석",
        lead: "가입, 로그인, 실패를 전달받는 프로젝트로, 앱 클라이언트마다 하나입니다. 여러 클라이언트가 한 프로젝트를 함께 쓸 수 있습니다.",
        client: "앱 클라이언트",
        project: "프로젝트",
        shared: "속성 공유",
        role: "역할",
        add: "앱 매핑 추가",
        change: "변경")
}

extension ConsoleTexts.PoolWizard {
    fileprivate static let korean = Self(
        client: "앱 클라이언트",
        clientHint: "시크릿이 있는 첫 앱 클라이언트의 이름. 없으면 비워 둡니다.",
        clientEffect: "클라이언트에 시크릿이 만들어지며, 풀 페이지에서 표시할 수 있습니다.",
        showDetails: "세부 정보 표시",
        allClients: "모든 앱 클라이언트",
        customs: "사용자 지정 속성",
        customsHint: "각 이름 앞에 붙는 “custom:”은 제외합니다.",
        name: "이름",
        type: "유형",
        min: "최소 길이 또는 값",
        max: "최대 길이 또는 값",
        mutable: "변경 가능",
        addFirst: "사용자 지정 속성 추가",
        addAnother: "다른 속성 추가")
}

extension ConsoleTexts.Settings {
    static let koreanAnalytics: [String: ConsoleTexts.SettingText] = [
        "AnalyticsConfiguration.ApplicationId": .init(
            "프로젝트의 ID. 역할과 외부 ID도 필요합니다. ARN도 없이 비우면 프로젝트가 없습니다.",
            effect: "이제부터 앱의 사용자가 이 프로젝트에 전달됩니다."),
        "AnalyticsConfiguration.ApplicationArn": .init(
            "ID, 역할, 외부 ID 대신 쓰는 프로젝트의 ARN.",
            effect: "이제부터 앱의 사용자가 이 프로젝트에 전달됩니다."),
        "AnalyticsConfiguration.RoleArn": .init(
            "프로젝트에 전달할 때 쓰는 역할.",
            effect: "이벤트가 이 역할로 전송됩니다."),
        "AnalyticsConfiguration.ExternalId": .init(
            "역할의 외부 ID.",
            effect: "역할에 이 ID를 제시합니다."),
        "AnalyticsConfiguration.UserDataShared": .init(
            "이메일 주소와 전화번호도 프로젝트에 전달할지 여부.",
            effect: "true: 이제부터 사용자의 주소가 프로젝트에 전달됩니다."),
    ]
}
