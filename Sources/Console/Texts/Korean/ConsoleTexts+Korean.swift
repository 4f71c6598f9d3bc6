extension ConsoleTexts {
    static let korean = ConsoleTexts(
        language: "ko", entry: .korean, shell: .korean, home: .korean, search: .korean, sessions: .korean,
        explorer: .korean, changes: .korean, pools: .korean, users: .korean, clients: .korean,
        settings: .korean, parts: .korean, schema: .korean, domains: .korean, triggers: .korean,
        checks: .korean, refusals: .korean, inspector: .korean, sync: .korean, server: .korean,
        identityPools: .korean, access: .korean, administration: .korean, further: .korean)
}

extension ConsoleTexts.Entry {
    static let korean = Self(
        title: "콘솔 들어가기", enterAs: "다음 권한으로 들어갑니다:",
        limits: "세션은 15분 동안 사용하지 않거나, 8시간이 지나거나, 콘솔에서 나가면 종료됩니다.",
        button: "들어가기", refused: "유효하지 않은 주소입니다",
        foreign: "다른 사이트에서 보낸 양식입니다.", noSession: "로그인되어 있지 않습니다",
        howToEnter: "서버에서 “martlet console open”을 실행하고 출력된 주소를 1분 안에 여세요.",
        signIn: "로그인", signInAgain: "다시 로그인", signedIn: "로그인되었습니다", goOn: "계속",
        notFound: "이 계정에는 운영자용 풀이 없습니다. 서버에서 “martlet console invite NAME”을 실행하세요.",
        otherHost: "운영자는 콘솔 자체의 주소에서 로그인합니다.",
        notAsked: "이 브라우저에서 시작한 로그인이 아니거나, 시작한 지 10분이 넘었습니다. 처음부터 다시 시작하세요.",
        notFinished: "로그인이 완료되지 않았습니다.", setup: .korean)
}

extension ConsoleTexts.Setup {
    static let korean = Self(
        title: "첫 번째 운영자", invitedTitle: "초대되었습니다",
        lead: "운영자용 사용자 풀, 운영자 종류별 그룹과 역할, 그리고 모든 권한을 가진 첫 번째 운영자로 본인을 만듭니다. 그런 다음 로그인하고 인증 앱을 등록합니다.",
        invitedLead: "비밀번호를 정하세요. 그런 다음 로그인하고 인증 앱을 등록합니다.", name: "사용자 이름",
        nameHint: "영문자, 숫자와 + = , . @ - _. 감사 로그에 이 이름으로 표시됩니다.", email: "이메일 주소",
        emailHint: "비워 둘 수 있습니다. 비밀번호를 잊었을 때 이 주소로 바꿀 수 있습니다.", password: "비밀번호",
        again: "비밀번호 확인",
        passwordHint: "12자 이상, 영문 대문자·영문 소문자·숫자·특수 문자 포함.",
        button: "계속", done: "완료되었습니다. 이제 로그인하세요.",
        notGood: "이미 사용했거나, 너무 오래되었거나, 변경된 주소입니다. 새 주소를 받으려면 서버에서 “martlet console invite NAME”을 실행하세요.",
        differ: "두 비밀번호가 일치하지 않습니다.", noName: "사용자 이름을 입력하세요.")
}

extension ConsoleTexts.Shell {
    static let korean = Self(
        skip: "본문으로 건너뛰기", navigation: "콘솔", path: "상위 페이지",
        signedInAs: "작업 주체:", language: "언어", failed: "처리하지 못했습니다",
        denied: "정책에서 허용하지 않는 작업입니다", forged: "양식이 만료되었습니다",
        forgedHelp: "아무것도 변경되지 않았습니다. 페이지를 다시 열고 양식을 다시 보내세요.", table: "표",
        copy: "복사", copied: "복사됨", first: "첫 페이지", next: "다음 페이지")
}

extension ConsoleTexts.Home {
    static let korean = Self(
        title: "홈", identityPools: "아이덴티티 풀", noIdentityPools: "아직 아이덴티티 풀이 없습니다.",
        estimatedUsers: "명의 사용자(추정)", allPools: "모든 사용자 풀", tools: "도구")
}

extension ConsoleTexts.Search {
    static let korean = Self(
        title: "검색", label: "검색", placeholder: "페이지, 풀, 사용자, 작업 ( / )", button: "검색",
        empty: "찾을 내용을 입력하세요: 페이지, 풀의 ID나 이름, 작업, 또는 풀의 페이지에서는 사용자.",
        none: "찾은 결과가 없습니다.", users: "사용자", pools: "사용자 풀", operations: "API 작업",
        pages: "페이지", more: "다른 풀도 검색", palette: "이동", found: { "“\($0)” 검색 결과" },
        usersOf: { "\($0)의 사용자" })
}

extension ConsoleTexts.Sessions {
    static let korean = Self(
        title: "세션",
        lead: "콘솔에 들어온 브라우저입니다. 액세스 키나 역할이 삭제되어도 세션이 종료됩니다.",
        caller: "작업 주체", from: "위치", began: "시작", used: "마지막 사용", ends: "종료 예정", action: "동작", end: "종료",
        current: "현재 세션", leave: "콘솔에서 나가기", missing: "그런 세션이 없습니다.")
}

extension ConsoleTexts.Explorer {
    static let korean = Self(
        title: "API 작업", lead: "API의 모든 작업을 양식으로 보여 주며, 본인의 권한으로 실행합니다.",
        unbuilt: "미구현", unbuiltLead: "이 버전의 Martlet에는 API의 이 작업이 구현되어 있지 않습니다.",
        noSuchOperation: "그런 작업이 없습니다.", reads: "읽기만 함", changes: "데이터 변경",
        deletes: "데이터 삭제", byPolicies: "본인의 정책에 따라 결정", withoutPolicies: "권한 불필요",
        input: "입력", noInput: "이 작업에는 입력이 없습니다.", send: "보내기", asJSON: "입력을 JSON으로 작성",
        asForm: "양식으로 돌아가기", json: "JSON 입력", region: "리전",
        regionHint: "입력에 풀이 없는 경우.", succeeded: "완료되었습니다.",
        request: "보낸 내용과 같은 작업을 하는 명령", sameCLI: "AWS CLI로 같은 작업",
        samePython: "boto3로 같은 작업", sameTerraform: "Terraform에서",
        terraformHint: "“terraform plan -generate-config-out=generated.tf”가 구성을 작성합니다.",
        sameJSON: "JSON 입력",
        confirmLead: "입력이 가리키는 것을 영구히 삭제합니다.",
        otherName: "이름이 다릅니다. 아무것도 삭제되지 않았습니다.", confirmTitle: { "\($0): 계속할까요?" },
        typeName: { "계속하려면 “\($0)”을(를) 입력하세요" }, optional: { "선택 사항(\($0))" },
        count: { "\($1)개 중 \($0)개 구현됨" }, kind: koreanHint)

    /// How a value of a kind is typed.
    static func koreanHint(_ kind: InputField.Kind) -> String {
        switch kind {
        case .line, .choice: "텍스트"
        case .text: "여러 줄 텍스트, 바이트는 Base64"
        case .secret: "비밀 값: 다시 표시되지 않음"
        case .number: "정수"
        case .time: "시간(예: 2026-11-21T00:30:00Z) 또는 1970년부터의 초"
        case .flag: "참 또는 거짓(true, false)"
        case .list: "목록: 항목마다 한 줄"
        case .map: "맵: 항목마다 key=value 한 줄"
        case .json: "JSON"
        }
    }
}

extension ConsoleTexts.Changes {
    static let korean = Self(
        setting: "설정", before: "변경 전", after: "변경 후", effect: "결과", affected: "영향을 받는 대상",
        review: "변경 내용 검토", confirm: "확인", cancel: "취소", nothing: "변경되는 것이 없습니다.",
        notFresh:
            "되돌릴 수 없는 작업에는 최근 10분 안에 시작한 세션이 필요합니다. “martlet console open”을 다시 실행한 다음 이 페이지로 돌아오세요. 아무것도 변경되지 않았습니다.",
        otherName: "이름이 다릅니다. 아무것도 변경되지 않았습니다.", undo: "실행 취소", grade: warning,
        done: { outcomes[$0] ?? koreanAccessOutcomes[$0] ?? ConsoleTexts.Administration.koreanOutcomes[$0] })

    private static func warning(_ grade: DangerGrade) -> String? {
        switch grade {
        case .reversible: nil
        case .costly: "사용자가 알아차리게 됩니다. 반대로 변경해도 그동안 사용자가 잃은 것은 되돌아오지 않습니다."
        case .irreversible: "되돌릴 수 없습니다."
        }
    }

    private static let outcomes = [
        "AdminEnableUser": "사용자를 활성화했습니다.", "AdminDisableUser": "사용자를 비활성화했습니다.",
        "AdminResetUserPassword": "사용자는 새 비밀번호를 설정해야 합니다.",
        "AdminUserGlobalSignOut": "사용자를 모든 곳에서 로그아웃했습니다.",
        "AdminConfirmSignUp": "사용자를 확인했습니다.", "AdminAddUserToGroup": "사용자가 그룹에 있습니다.",
        "AdminRemoveUserFromGroup": "사용자가 더 이상 그룹에 없습니다.",
        "AdminUpdateUserAttributes": "속성을 저장했습니다.",
        "AdminDeleteUserAttributes": "속성을 저장했습니다.",
        "CreateUserPoolClient": "앱 클라이언트를 만들었습니다.", "EndConsoleSession": "세션이 종료되었습니다.",
        "UpdateUserPool": "설정을 저장했습니다.", "SetUserPoolMfaConfig": "설정을 저장했습니다.",
        "SetUserPoolSessionConfiguration": "설정을 저장했습니다.",
        "SetRiskConfiguration": "설정을 저장했습니다.", "SetLogDeliveryConfiguration": "설정을 저장했습니다.",
        "UpdateUserPoolClient": "설정을 저장했습니다.", "AddCustomAttributes": "속성을 추가했습니다.",
        "CreateGroup": "그룹을 만들었습니다.", "UpdateGroup": "그룹을 저장했습니다.",
        "DeleteGroup": "그룹을 삭제했습니다.", "CreateResourceServer": "리소스 서버를 만들었습니다.",
        "UpdateResourceServer": "리소스 서버를 저장했습니다.",
        "DeleteResourceServer": "리소스 서버를 삭제했습니다.",
        "CreateIdentityProvider": "공급자를 만들었습니다.", "UpdateIdentityProvider": "공급자를 저장했습니다.",
        "DeleteIdentityProvider": "공급자를 삭제했습니다.", "CreateUserPoolDomain": "도메인을 만들었습니다.",
        "DeleteUserPoolDomain": "도메인을 삭제했습니다.", "DeleteUserPoolClient": "앱 클라이언트를 삭제했습니다.",
        "DeleteUserPool": "풀을 삭제했습니다.",
        "UpdateRecords": "레코드를 저장했습니다.", "DeleteDataset": "데이터 세트를 삭제했습니다.",
        "SetIdentityPoolConfiguration": "설정을 저장했습니다.", "SetCognitoEvents": "설정을 저장했습니다.",
        "BulkPublish": "대량 게시를 시작했습니다.",
    ]
}

extension ConsoleTexts.Pools {
    static let korean = Self(
        title: "사용자 풀", none: "아직 사용자 풀이 없습니다.", name: "이름", id: "ID", created: "생성",
        changed: "변경", create: "사용자 풀 만들기", overview: "개요", parts: "풀의 구성 요소",
        more: "API 작업으로 보기", integration: "앱 통합", federation: "페더레이션",
        creation: .korean)
}

extension ConsoleTexts.Users {
    static let korean = Self(
        title: "사용자", none: "찾은 사용자가 없습니다.", search: "시작 문자열", searchIn: "속성",
        anyAttribute: "텍스트에 맞게 자동", find: "찾기", username: "사용자 이름", email: "이메일 주소", phone: "전화번호",
        status: "상태", enabled: "활성화", created: "생성", isEnabled: "활성화됨", isDisabled: "비활성화됨",
        attributes: "속성", editAttributes: "속성 편집",
        emptiedAttribute: "값이 없는 속성은 제거됩니다.",
        attributesEffect: "사용자의 비밀번호와 세션은 유지되며, 새 토큰에는 새 값이 표시됩니다.",
        disableFirst: "여기서는 비활성화된 사용자만 삭제할 수 있습니다.", groups: "그룹", group: "그룹",
        noGroups: "사용자가 속한 그룹이 없습니다.", precedence: "우선순위", role: "역할", actionHeading: "동작",
        history: "로그인 기록", noHistory: "기록된 로그인이 없습니다.", time: "시간", event: "이벤트",
        outcome: "결과", risk: "위험", from: "위치", sessions: "세션", someSessions: "있는 세션 모두",
        noSessions: "없음", creation: .korean, security: .korean, searched: { "검색: \($0)" }, action: label,
        effect: consequence)

    private static func label(_ action: UserAction) -> String {
        switch action {
        case .enable: "활성화"
        case .disable: "비활성화"
        case .resetPassword: "비밀번호 재설정"
        case .signOut: "모든 곳에서 로그아웃"
        case .confirm: "확인"
        case .addToGroup: "그룹에 추가"
        case .removeFromGroup: "그룹에서 제거"
        }
    }

    private static func consequence(_ action: UserAction) -> String {
        switch action {
        case .enable: "사용자가 다시 로그인할 수 있습니다."
        case .disable: "사용자가 로그인할 수 없고 모든 세션이 종료됩니다. 삭제되는 것은 없습니다."
        case .resetPassword: "사용자가 코드를 받으며, 다음 로그인 전에 새 비밀번호를 설정해야 합니다."
        case .signOut: "모든 세션이 종료됩니다. 토큰을 직접 검사하는 서비스는 액세스 토큰이 만료될 때까지 이를 받아들입니다."
        case .confirm: "사용자가 전송된 코드 없이 로그인할 수 있습니다."
        case .addToGroup: "다음 로그인의 토큰부터 그룹과 그 역할이 표시됩니다."
        case .removeFromGroup: "다음 로그인의 토큰부터 그룹과 그 역할이 표시되지 않습니다."
        }
    }
}

extension ConsoleTexts.Clients {
    static let korean = Self(
        title: "앱 클라이언트", none: "아직 앱 클라이언트가 없습니다.", name: "이름", id: "클라이언트 ID",
        create: "앱 클라이언트 만들기", settings: "설정",
        settingsLead: "앱에 허용되는 것과 앱의 토큰이 유효한 기간입니다.", change: "설정 변경",
        snippet: "앱에 사용할 코드",
        noSecret: "이 클라이언트에는 시크릿이 없습니다.", hasSecret: "이 클라이언트에는 시크릿이 있습니다.",
        showSecret: "시크릿 표시",
        shownSecret: "시크릿은 이 페이지에만 표시됩니다.", callbacks: "콜백 주소",
        callbacksHint: "주소마다 한 줄. 하나도 없으면 클라이언트가 로그인 페이지를 사용할 수 없습니다.", scopes: "스코프",
        scopesHint: "프로그램용: 리소스 서버의 스코프마다 한 줄.", kindHeading: "앱 종류",
        kind: label, effect: consequence)

    private static func label(_ kind: ClientKind) -> String {
        switch kind {
        case .web: "서버의 웹 앱: 시크릿 있음, 사용자는 로그인 페이지에서 로그인"
        case .spa: "브라우저의 단일 페이지 앱: 시크릿 없음, PKCE를 사용하는 authorization code"
        case .mobile: "기기의 앱: 시크릿 없음, SRP 또는 로그인 페이지로 로그인"
        case .machine: "사용자가 없는 프로그램: 시크릿 있음, client credentials"
        }
    }

    private static func consequence(_ kind: ClientKind) -> String {
        kind.hasUsers ? "풀의 사용자가 앱에 로그인할 수 있습니다." : "프로그램이 자신의 액세스 토큰을 받을 수 있습니다."
    }
}
