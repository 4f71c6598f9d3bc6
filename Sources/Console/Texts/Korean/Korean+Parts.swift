extension ConsoleTexts.Parts {
    static let korean = Self(
        none: "아직 없습니다.", members: "구성원", danger: "되돌릴 수 없는 작업",
        part: {
            parts[$0] ?? koreanAccessParts[$0] ?? ConsoleTexts.PartText(title: $0, lead: "", effect: "")
        },
        enable: { "\($0) 활성화" }, delete: { "\($0) 삭제" },
        deletion: { deletions[$0] ?? koreanAccessDeletions[$0] ?? "" },
        usersGo: { "약 \($0)명의 사용자가 함께 삭제됩니다." })

    private static let parts: [String: ConsoleTexts.PartText] = [
        "group": .init(
            title: "그룹", create: "그룹 만들기", lead: "역할과 우선순위가 있는 사용자 그룹입니다. 토큰에 표시됩니다.",
            effect: "그룹에 아직 구성원이 없습니다."),
        "resource-server": .init(
            title: "리소스 서버", create: "리소스 서버 만들기", lead: "자체 API와 앱이 요청할 수 있는 스코프입니다.",
            effect: "앱 클라이언트에 스코프를 허용할 수 있습니다."),
        "provider": .init(
            title: "외부 로그인 공급자", create: "외부 로그인 공급자 추가", lead: "사용자가 로그인에 쓸 수 있는 계정이 있는 곳입니다.",
            effect: "앱 클라이언트에 공급자를 허용할 수 있습니다."),
    ]

    private static let deletions: [String: String] = [
        "group": "구성원은 풀의 사용자로 남습니다. 구성원의 토큰에 더 이상 그룹이 표시되지 않습니다.",
        "resource-server": "앱 클라이언트가 이 서버의 스코프를 잃습니다.",
        "provider": "이 공급자로 로그인하는 사용자는 더 이상 로그인할 수 없습니다.",
        "client": "이 클라이언트의 앱은 더 이상 사용자를 로그인시킬 수 없습니다.",
        "domain": "로그인 페이지가 더 이상 이 도메인에 없습니다. 이 페이지로 연결하는 앱은 실패합니다.",
        "pool":
            "풀의 모든 사용자, 그룹, 클라이언트, 설정이 삭제됩니다. 필요한 것을 먼저 내보내세요(“martlet pool export”, “martlet user export”). "
            + "DeletionProtection이 ACTIVE인 풀은 삭제가 거부됩니다.",
    ]
}

extension ConsoleTexts.Schema {
    static let korean = Self(
        title: "속성", lead: "풀의 사용자가 가지는 속성입니다. 필수 여부와 별칭 여부는 만들 때 정해집니다.",
        add: "사용자 지정 속성 추가",
        effect: "모든 사용자가 이 속성을 가질 수 있습니다. 이름, 종류, 제한은 절대 변경되지 않습니다.")
}

extension ConsoleTexts.Domains {
    static let korean = Self(
        title: "도메인", check: "사용 가능 여부 확인", prefix: "도메인 이름 접두사", create: "도메인 만들기",
        effect: "로그인 페이지가 이 도메인에 있습니다. 인증서가 있으면 자체 도메인입니다.",
        free: { "“\($0)”을(를) 사용할 수 있습니다." }, taken: { "“\($0)”은(는) 이미 사용 중입니다." })
}

extension ConsoleTexts.TriggerTest {
    static let korean = Self(
        title: "트리거 시험",
        lead: "트리거의 함수를 한 번 호출합니다. 함수가 무엇을 응답하든 풀은 변경되지 않습니다.",
        none: "풀에 함수가 없습니다.", trigger: "트리거", event: "이벤트",
        eventHint: "JSON. 예시를 사용하려면 비워 두세요.", tooLong: "이벤트가 너무 깁니다.", send: "함수 호출",
        functions: "여기서 지정할 수 있는 함수", function: "함수", began: "시작", duration: "걸린 시간",
        response: "응답")
}

extension ConsoleTexts.Checks {
    static let korean = Self(
        title: "공급자 검사",
        lead: "공급자를 통한 로그인이 처음에 사용하는 정보를 가져오고, 사용자 없이 가능하면 시크릿도 시험합니다.",
        send: "검사",
        signIn: .korean)
}

extension ConsoleTexts.SignInTest {
    static let korean = Self(
        title: "로그인 테스트",
        lead:
            """
            브라우저로 공급자의 로그인을 진행하고 공급자가 보내는 내용을 표시합니다. 사용자는 추가되거나 변경되지 않으며 세션도 시작되지 않습니다.
            """,
        begin: "테스트 시작",
        open: "공급자 열기",
        waiting: "브라우저를 기다리는 중입니다. 테스트는 10분 동안 유효합니다.",
        accepted: "로그인이 허용됩니다.",
        refused: "로그인이 실패합니다:",
        sent: "공급자가 보낸 내용",
        asked: "공급자에 대한 요청",
        made: "로그인 시의 결과",
        username: "사용자 이름",
        user: "사용자",
        newUser: "추가됨",
        groups: "그룹",
        noGroups: "존재하지 않는 규칙의 그룹",
        attribute: "속성",
        notSent: "보내지 않음",
        missing: "누락된 필수 속성",
        functions: "호출되지 않은 함수")
}

extension ConsoleTexts.Refusals {
    static let korean = Self(
        accountOnly: "계정 자체와, 역할이 martlet:AdministerServer를 허용하는 운영자만 할 수 있습니다.")
}

extension ConsoleTexts.Settings {
    static let koreanParts: [String: ConsoleTexts.SettingText] = [
        "GroupName": .init("이름. 절대 변경되지 않습니다.", effect: ""),
        "Identifier": .init("식별자. 절대 변경되지 않으며 각 스코프의 앞에 붙습니다.", effect: ""),
        "ProviderName": .init("이름. 절대 변경되지 않습니다.", effect: ""),
        "Description": .init("운영자용 설명.", effect: "목록에 표시됩니다."),
        "RoleArn": .init(
            "아이덴티티 풀에서 구성원의 역할.", effect: "구성원이 이 역할의 자격 증명을 받습니다."),
        "Precedence": .init(
            "가장 낮은 숫자가 선호 역할을 결정합니다.", effect: "토큰에 다른 선호 역할이 표시될 수 있습니다."),
        "Name": .init("목록에 표시되는 이름.", effect: "목록에 표시됩니다."),
        "Scopes": .init("앱이 요청할 수 있는 스코프.", effect: "삭제된 스코프는 앱에 거부됩니다."),
        "IdpIdentifiers": .init(
            "앱이 공급자를 요청할 때 쓸 수 있는 이름.", effect: "삭제된 이름으로 요청하는 앱은 실패합니다."),
        "AttributeMapping": .init(
            "공급자가 이 속성을 부르는 이름. 없으면 비워 둡니다. 어떤 이름이든 입력할 수 있습니다.",
            effect: "공급자로 로그인할 때마다 속성을 가져옵니다."),
        "Domain": .init("접두사 또는 인증서가 있는 자체 도메인.", effect: ""),
        "CustomDomainConfig.CertificateArn": .init("자체 도메인에만 해당.", effect: ""),
        "Schema.Name": .init("“custom:” 없이 입력. 앞에 자동으로 붙습니다.", effect: ""),
        "AttributeDataType": .init("값의 종류.", effect: ""),
        "Mutable": .init("false: 한번 설정한 값은 절대 변경되지 않습니다.", effect: ""),
        "StringAttributeConstraints.MinLength": .init("String에만 해당.", effect: ""),
        "StringAttributeConstraints.MaxLength": .init("String에만 해당.", effect: ""),
        "NumberAttributeConstraints.MinValue": .init("Number에만 해당.", effect: ""),
        "NumberAttributeConstraints.MaxValue": .init("Number에만 해당.", effect: ""),
    ].merging(providerDetails) { one, _ in one }.merging(koreanClients) { one, _ in one }

    private static let providerDetails: [String: ConsoleTexts.SettingText] = Dictionary(
        [
            ("client_id", "공급자에 등록한 앱의 ID."), ("client_secret", "비워 두면 저장된 시크릿을 유지합니다."),
            ("private_key", "PEM 형식의 키. 비워 두면 저장된 키를 유지합니다."), ("team_id", "팀의 ID."),
            ("key_id", "키의 ID."), ("authorize_scopes", "요청할 스코프, 공백으로 구분."),
            ("api_version", "API의 버전."), ("oidc_issuer", "발급자의 URL."),
            ("attributes_request_method", "속성을 가져오는 방법."), ("jwks_uri", "키의 URL."),
            ("authorize_url", "브라우저가 가는 주소. 비워 두면 공급자가 알려 주는 값을 사용합니다."),
            ("token_url", "코드를 교환하는 주소. 비워 두면 공급자가 알려 주는 값을 사용합니다."),
            ("attributes_url", "속성을 가져오는 주소. 비워 두면 공급자가 알려 주는 값을 사용합니다."),
            ("MetadataURL", "메타데이터의 URL 또는 아래 문서."),
            ("MetadataFile", "메타데이터(XML)."), ("IDPInit", "로그인을 공급자에서 시작할 수 있는지 여부."),
            ("IDPSignout", "로그아웃하면 공급자에서도 로그아웃되는지 여부."),
            ("EncryptedResponses", "응답이 암호화되어야 하는지 여부."),
            ("RequestSigningAlgorithm", "요청에 서명하는 방법. –이면 서명하지 않습니다."),
        ].map { name, help in
            ("ProviderDetails.\(name)", ConsoleTexts.SettingText(help, effect: "이 공급자로 로그인할 때 사용합니다."))
        }
    ) { one, _ in one }
}
