extension ConsoleTexts.IdentityPoolPages {
    static let korean = Self(
        title: "아이덴티티 풀", create: "아이덴티티 풀 만들기",
        createLead: "아이덴티티 풀은 사용자와 게스트에게 아이덴티티와 역할의 자격 증명을 제공합니다.",
        createEffect: "앱이 아이덴티티를 받을 수 있습니다. 자격 증명을 발급하려면 풀에 역할이 필요하며, 다음 페이지에서 만듭니다.",
        admitsNone: "게스트도 공급자도 없으면 아이덴티티가 존재할 수 없습니다. 둘 중 하나를 허용하세요.",
        parts: "아이덴티티 풀의 구성 요소", edit: "아이덴티티 풀 편집", providers: "인증 공급자",
        noProviders: "사용자가 다른 역할을 받을 수 있는 공급자가 풀에 없습니다.", roles: "역할",
        rolesLead: "로그인한 아이덴티티와 게스트가 자격 증명을 받는 역할입니다.", newRoles: "새 역할 만들기",
        newRolesLead:
            "자격 증명에는 두 역할이 필요합니다. 하나는 로그인한 아이덴티티용, 하나는 게스트용입니다. “허용”을 누르면 두 역할을 만들고, 이 풀의 아이덴티티만 역할을 맡을 수 있게 "
            + "하며, 각 아이덴티티에 자신의 동기화 데이터 세트를 허용합니다.",
        newRolesEffect: "아이덴티티가 이 역할의 자격 증명을 받습니다. 그 밖에 허용할 것은 직접 역할에 추가합니다.",
        newRoleName: "만들 역할의 이름.", allow: "허용", dontAllow: "허용 안 함",
        rules: "역할 규칙",
        rulesLead: "일치하는 첫 번째 규칙이 결정합니다. 규칙을 옮길 수 있으며, 검토하기 전에는 아무것도 저장되지 않습니다.",
        principalTags: "보안 주체 태그",
        principalTagsLead: "정책이 요구할 수 있는 태그(aws:PrincipalTag)로, 토큰의 클레임에서 가져옵니다.",
        snippets: "앱에 사용할 코드", browser: "아이덴티티 브라우저", identityID: "아이덴티티 ID",
        noIdentities: "찾은 아이덴티티가 없습니다.", logins: "로그인 수단", guest: "없음: 게스트",
        hideDisabled: "비활성화된 아이덴티티 숨기기", showDisabled: "비활성화된 아이덴티티 표시",
        developerUsers: "개발자 공급자의 사용자", developerUser: "사용자 식별자",
        noDeveloperUsers: "이 아이덴티티에는 개발자 공급자의 사용자가 없습니다.", unlink: "연결 해제",
        unlinkEffect: "사용자는 다음 로그인 때 다른 아이덴티티를 받습니다. 남은 로그인 수단이 없으면 아이덴티티가 비활성화됩니다.",
        deleteIdentity: "아이덴티티 삭제",
        deleteIdentityEffect: "아이덴티티와 그 데이터 세트가 삭제됩니다. 사용자는 다음 로그인 때 다른 아이덴티티를 받습니다.",
        deleteEffect: "풀의 모든 아이덴티티와 그 데이터가 삭제됩니다. 이 풀을 사용하는 앱은 작동을 멈춥니다.",
        addRow: "추가", removeRow: "제거", moveUp: "위로", moveDown: "아래로", row: { "\($0)번" },
        member: { members[$0] },
        missingRoles: { "풀에 다음 아이덴티티의 역할이 없어 자격 증명을 받지 못합니다: \($0)." },
        rulesOf: { "\($0)의 역할 규칙" }, principalTagsOf: { "\($0)의 보안 주체 태그" },
        delete: { "아이덴티티 풀 \($0) 삭제" })

    private static let members = [
        "ProviderName": "사용자 풀 ID", "ClientId": "앱 클라이언트 ID",
        "ServerSideTokenCheck": "취소된 토큰 거부",
    ]
}

extension ConsoleTexts.Settings {
    /// The sections of an identity pool by their names.
    static let koreanIdentityPoolSections: [String: ConsoleTexts.SectionText] = [
        "identity-pool": .init("이름과 흐름", lead: "목록에 표시되는 이름, 기본 흐름, 태그."),
        "identity-guests": .init(
            "인증되지 않은 아이덴티티", lead: "게스트가 로그인하지 않고 아이덴티티를 받는지 여부."),
        "identity-cognito": .init("Cognito", lead: "사용자가 아이덴티티를 받는 사용자 풀, 각각 앱 클라이언트 하나."),
        "identity-facebook": .init("Facebook", lead: "Facebook에 등록한 앱의 App ID. \(appWarning)"),
        "identity-google": .init("Google", lead: "Google에 등록한 앱의 클라이언트 ID. \(appWarning)"),
        "identity-amazon": .init("Amazon", lead: "Login with Amazon에 등록한 앱의 App ID. \(appWarning)"),
        "identity-apple": .init("Apple", lead: "Apple에 등록한 앱의 services ID. \(appWarning)"),
        "identity-twitter": .init("Twitter", lead: "앱의 consumer key와 시크릿. 둘 사이에 ;을 넣습니다."),
        "identity-oidc": .init(
            "OpenID", lead: "계정의 OpenID Connect 공급자. 새 공급자는 “접근”에서 만듭니다."),
        "identity-saml": .init("SAML", lead: "계정의 SAML 공급자. 새 공급자는 “접근”에서 만듭니다."),
        "identity-developer": .init(
            "사용자 지정", lead: "자체 로그인의 이름. 그 백엔드가 토큰을 요청합니다. 절대 변경되지 않습니다."),
    ]

    private static let appWarning = "변경하면 이전 앱의 기존 사용자는 더 이상 로그인할 수 없습니다."

    static let koreanIdentityPools: [String: ConsoleTexts.SettingText] = [
        "IdentityPoolName": .init("목록에 표시되는 이름.", effect: "풀의 이름이 바뀝니다. ID는 유지됩니다."),
        "AllowClassicFlow": .init(
            "true: 앱이 OpenID 토큰을 요청하고 STS에서 역할을 선택할 수 있습니다.",
            effect: "false이면 기본 흐름을 거부합니다. 기본 흐름을 사용하는 앱은 자격 증명을 받지 못합니다."),
        "IdentityPoolTags": .init(
            "풀의 태그.", effect: "태그를 확인하는 정책과 도구에 새 태그가 적용됩니다."),
        "AllowUnauthenticatedIdentities": .init(
            "true: 누구나 게스트로 아이덴티티를 받습니다.",
            effect: "false이면 게스트를 거부하고, 기존 게스트도 더 이상 자격 증명을 받지 못합니다."),
        "CognitoIdentityProviders": .init(
            "사용자 풀의 ID와 그 앱 클라이언트 하나.",
            effect: "삭제된 클라이언트의 사용자는 더 이상 자격 증명을 받지 못합니다."),
        "SupportedLoginProviders": .init(
            "공급자에 등록한 앱의 ID. 없으면 비워 둡니다.",
            effect: "애플리케이션 ID를 변경하면 기존 사용자가 비활성화됩니다. 이전 ID의 토큰은 거부됩니다."),
        "OpenIdConnectProviderARNs": .init(
            "토큰으로 아이덴티티를 주는 공급자.", effect: "삭제된 공급자의 사용자는 자격 증명을 받지 못합니다."),
        "SamlProviderARNs": .init(
            "어설션으로 아이덴티티를 주는 공급자. 역할은 어설션에 지정된 것입니다.",
            effect: "삭제된 공급자의 사용자는 자격 증명을 받지 못합니다."),
        "DeveloperProviderName": .init(
            "login.example.app 같은 이름. 절대 변경되지 않습니다.", effect: "백엔드가 토큰을 요청할 수 있습니다."),
        "Roles.authenticated": .init(
            "로그인한 아이덴티티의 역할.", effect: "로그인한 아이덴티티가 이 역할의 자격 증명을 받습니다."),
        "Roles.unauthenticated": .init("게스트의 역할.", effect: "게스트가 이 역할의 자격 증명을 받습니다."),
        "RoleMappings.Type": .init(
            "Token: 토큰이 선호하는 역할. Rules: 아래 규칙. –: 로그인한 아이덴티티의 역할.",
            effect: "공급자의 사용자가 다른 역할을 받을 수 있습니다."),
        "RoleMappings.AmbiguousRoleResolution": .init(
            "일치하는 규칙이 없거나 토큰에 역할이 없을 때: 로그인한 아이덴티티의 역할 또는 역할 없음.",
            effect: "Deny이면 일치하지 않는 사용자의 자격 증명을 거부합니다."),
        "RoleMappings.Rules": .init(
            "최대 25개. 클레임이 일치하는 첫 번째 규칙이 역할을 줍니다.",
            effect: "사용자가 다른 역할을 받을 수 있습니다. 순서에 따라 결정됩니다."),
        "UseDefaults": .init(
            "true: 사용자의 ID와 클라이언트의 ID를 username과 client로 사용.",
            effect: "이전 태그를 요구하는 정책은 더 이상 일치하지 않습니다."),
        "PrincipalTags": .init(
            "태그와 클레임: department=custom:dept.", effect: "이전 태그를 요구하는 정책은 더 이상 일치하지 않습니다."),
    ]
}
