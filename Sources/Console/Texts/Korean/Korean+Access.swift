extension ConsoleTexts.Access {
    static let korean = Self(
        title: "접근", lead: "작업을 호출할 수 있는 대상: IAM의 사용자와 역할, 그 정책, 공급자.",
        shipped: "운영자용 정책",
        shippedLead: "모든 계정에 있습니다. 하나를 사용자나 역할에 연결하세요. 해당 업무에 다른 정책은 필요하지 않습니다.",
        shippedPolicy: "Martlet에 포함된 정책입니다. 연결할 수 있지만 변경할 수는 없습니다.",
        shippedPolicies: [
            ("MartletAdmin", "모든 것"), ("MartletUserAdmin", "사용자, 그룹, 세션, 아이덴티티. 설정은 제외"),
            ("MartletConfigAdmin", "풀과 그 클라이언트의 설정. 사용자 데이터는 제외"),
            ("MartletReadOnly", "시크릿을 제외한 모든 것 읽기"),
            ("MartletAuditor", "누가 무엇을 할 수 있는지와 로그인 읽기"),
        ], attached: "연결된 정책", detach: "분리", inline: "인라인 정책",
        newInline: "인라인 정책 추가", inlineLead: "이 사용자나 역할에만 속하는 정책입니다.",
        keys: "액세스 키", newKey: "새 액세스 키",
        secretOnce: "지금 시크릿을 복사하세요. 이 페이지에 표시되며 다시는 표시되지 않습니다.", activate: "활성화",
        deactivate: "비활성화", deleteKey: "삭제", trust: "신뢰 정책",
        trustLead: "역할을 맡을 수 있는 대상.", editTrust: "신뢰 정책 편집", remove: "제거",
        clientIDs: "클라이언트 ID", back: "뒤로", policyLead: "변경하면 새 버전이 만들어지고 기본 버전이 됩니다.",
        holders: "정책이 있는 대상", noHolders: "이 정책이 있는 사용자나 역할이 없습니다.", versions: "버전",
        isDefault: "기본", makeDefault: "기본으로 지정", simulator: "정책 시뮬레이터",
        simulatorLead: "정책이 요청을 허용하는지, 어떤 문이 이를 결정하는지 보여 줍니다.",
        simulate: "정책 시뮬레이션", simulation: "시뮬레이션", principal: "사용자 또는 역할",
        principalHint: "해당 ARN. 아래 정책만 시험하려면 비워 두세요.", document: "정책",
        documentHint: "정책 문서. 단독으로 또는 사용자나 역할의 정책에 더해 사용합니다.", actions: "동작",
        actionsHint: "동작마다 한 줄, 예: cognito-idp:ListUsers.", resources: "리소스",
        resourcesHint: "ARN마다 한 줄. 모든 리소스는 비워 두세요.", context: "컨텍스트",
        contextHint: "값마다 key=value 한 줄, 예: aws:SourceIp=192.0.2.1. 키가 같은 줄들은 그 키의 값이 됩니다.",
        nothingToSimulate: "사용자나 역할을 지정하거나 정책을 작성하고, 동작을 지정하세요.", results: "결정",
        decidedBy: "결정한 문", nearly: "달리 결정했을 문",
        noStatement: "허용하는 문이 없습니다.",
        unread: "본인의 정책으로는 다음 문서를 읽을 수 없으므로 문이 표시되지 않습니다:",
        moreActions: "처음 몇 가지 결정입니다. 나머지 동작은 따로 시뮬레이션하세요.",
        otherResource: "다른 리소스에 대한 문입니다.", missing: { "\($0)이(가) 없습니다." },
        missingKeys: { "정책이 요구하지만 요청에 없는 컨텍스트 키: \($0)." },
        doneBefore: { "그 전에 다음을 실행했으며 그대로 남습니다: \($0.joined(separator: ", "))." }, effect: consequence,
        decision: { decisions[$0] ?? $0 }, failed: { condition($0, key: $1, given: $2) })

    private static let decisions = [
        "allowed": "허용", "explicitDeny": "문에 의해 거부", "implicitDeny": "거부: 허용되지 않음",
    ]

    private static func condition(_ test: String, key: String, given: [String]?) -> String {
        guard let given else { return "\(key)에 대한 \(test)이(가) 성립하지 않습니다: 요청에 이 키가 없습니다." }
        return "\(key)에 대한 \(test)이(가) 성립하지 않습니다: 요청의 값은 \(given.joined(separator: ", "))입니다."
    }

    private static func consequence(_ action: AccessAction) -> String {
        switch action {
        case .attachUserPolicy, .attachRolePolicy: "1초 안에 이 정책이 허용되는 작업을 결정합니다."
        case .detachUserPolicy, .detachRolePolicy: "이 정책만 허용하는 작업은 1초 안에 거부됩니다."
        case .deleteUserPolicy, .deleteRolePolicy: "정책이 삭제됩니다. 이 정책만 허용하는 작업은 1초 안에 거부됩니다."
        case .createAccessKey: "프로그램이 이 키로 서명할 수 있습니다. 시크릿은 다음 페이지에 한 번만 표시됩니다."
        case .updateAccessKey: "비활성 키로 서명하는 프로그램은 즉시 거부됩니다."
        case .deleteAccessKey: "이 키로 서명하는 프로그램은 즉시 거부되고 시크릿은 삭제됩니다."
        case .tagRole, .untagRole: "역할의 태그를 요구하는 정책에는 새 태그가 적용됩니다."
        case .setDefaultVersion: "1초 안에 이 정책이 있는 모든 대상에 대해 이 버전이 결정합니다."
        case .deleteVersion: "이 버전의 문서가 삭제됩니다. 기본 버전은 유지됩니다."
        case .addClientID: "이 클라이언트용 토큰을 받아들입니다."
        case .removeClientID: "이 클라이언트용 토큰을 거부합니다."
        }
    }
}

extension ConsoleTexts.Changes {
    static let koreanAccessOutcomes = [
        "CreateIdentityPool": "아이덴티티 풀을 만들었습니다. 자격 증명을 발급하려면 역할이 필요합니다.",
        "UpdateIdentityPool": "아이덴티티 풀을 저장했습니다.",
        "SetIdentityPoolRoles": "역할을 저장했습니다.", "SetPrincipalTagAttributeMap": "보안 주체 태그를 저장했습니다.",
        "DeleteIdentityPool": "아이덴티티 풀을 삭제했습니다.", "DeleteIdentities": "아이덴티티를 삭제했습니다.",
        "UnlinkDeveloperIdentity": "사용자의 연결을 해제했습니다.", "CreateUser": "사용자를 만들었습니다.",
        "UpdateUser": "사용자를 저장했습니다.", "DeleteUser": "사용자를 삭제했습니다.", "CreateRole": "역할을 만들었습니다.",
        "UpdateRole": "역할을 저장했습니다.", "DeleteRole": "역할을 삭제했습니다.",
        "UpdateAssumeRolePolicy": "신뢰 정책을 저장했습니다.", "CreatePolicy": "정책을 만들었습니다.",
        "CreatePolicyVersion": "정책을 새 버전으로 저장했습니다.", "DeletePolicy": "정책을 삭제했습니다.",
        "PutUserPolicy": "인라인 정책을 저장했습니다.", "PutRolePolicy": "인라인 정책을 저장했습니다.",
        "DeleteUserPolicy": "인라인 정책을 삭제했습니다.", "DeleteRolePolicy": "인라인 정책을 삭제했습니다.",
        "AttachUserPolicy": "정책을 연결했습니다.", "AttachRolePolicy": "정책을 연결했습니다.",
        "DetachUserPolicy": "정책을 분리했습니다.", "DetachRolePolicy": "정책을 분리했습니다.",
        "UpdateAccessKey": "액세스 키를 변경했습니다.", "DeleteAccessKey": "액세스 키를 삭제했습니다.",
        "TagRole": "태그를 저장했습니다.", "UntagRole": "태그를 제거했습니다.",
        "SetDefaultPolicyVersion": "이 버전이 기본 버전입니다.", "DeletePolicyVersion": "버전을 삭제했습니다.",
        "CreateOpenIDConnectProvider": "공급자를 만들었습니다.",
        "DeleteOpenIDConnectProvider": "공급자를 삭제했습니다.",
        "UpdateOpenIDConnectProviderThumbprint": "공급자를 저장했습니다.",
        "AddClientIDToOpenIDConnectProvider": "클라이언트 ID를 추가했습니다.",
        "RemoveClientIDFromOpenIDConnectProvider": "클라이언트 ID를 제거했습니다.",
        "CreateSAMLProvider": "공급자를 만들었습니다.", "UpdateSAMLProvider": "공급자를 저장했습니다.",
        "DeleteSAMLProvider": "공급자를 삭제했습니다.",
    ]
}

extension ConsoleTexts.Parts {
    static let koreanAccessParts: [String: ConsoleTexts.PartText] = [
        "user": .init(
            title: "IAM 사용자", create: "IAM 사용자 만들기", lead: "액세스 키가 있는 프로그램과 운영자입니다.",
            effect: "사용자에게는 아직 권한도 액세스 키도 없습니다."),
        "role": .init(
            title: "역할", create: "역할 만들기", lead: "역할을 맡을 수 있는 대상(아이덴티티, 사용자, 다른 프로그램)의 권한입니다.",
            effect: "신뢰 정책에 있는 대상이 역할을 맡을 수 있습니다. 역할에는 아직 권한이 없습니다."),
        "policy": .init(
            title: "정책", create: "정책 만들기", lead: "사용자와 역할이 공유하는 권한입니다.",
            effect: "정책은 연결되기 전까지 효과가 없습니다."),
        "openid-provider": .init(
            title: "OpenID 공급자", create: "OpenID 공급자 만들기", lead: "아이덴티티 풀과 역할이 토큰을 신뢰하는 발급자입니다.",
            effect: "아이덴티티 풀과 신뢰 정책에서 이 공급자를 지정할 수 있습니다."),
        "saml-provider": .init(
            title: "SAML 공급자", create: "SAML 공급자 만들기", lead: "아이덴티티 풀과 역할이 어설션을 신뢰하는 공급자입니다.",
            effect: "아이덴티티 풀과 신뢰 정책에서 이 공급자를 지정할 수 있습니다."),
    ]

    static let koreanAccessDeletions: [String: String] = [
        "user": "액세스 키나 연결된 정책이 있는 사용자는 삭제가 거부됩니다. 이것들을 먼저 제거하세요.",
        "role": "연결된 정책이 있는 역할은 삭제가 거부됩니다. 역할의 자격 증명은 즉시 작동을 멈춥니다.",
        "policy": "연결되어 있거나 다른 버전이 있는 정책은 삭제가 거부됩니다.",
        "openid-provider": "이 공급자를 지정한 아이덴티티 풀과 역할은 더 이상 공급자의 사용자를 허용하지 않습니다.",
        "saml-provider": "이 공급자를 지정한 아이덴티티 풀과 역할은 더 이상 공급자의 사용자를 허용하지 않습니다.",
    ]
}

extension ConsoleTexts.Settings {
    static let koreanAccess: [String: ConsoleTexts.SettingText] = [
        "UserName": .init("사용자의 이름.", effect: ""),
        "NewUserName": .init(
            "이름. 액세스 키와 정책은 유지됩니다.", effect: "이 사용자의 ARN을 지정한 정책은 더 이상 일치하지 않습니다."),
        "NewPath": .init("ARN에서 이름 앞의 경로.", effect: "사용자의 ARN이 달라집니다."),
        "Path": .init("ARN에서 이름 앞의 경로. 비어 있으면 /.", effect: ""),
        "RoleName": .init("이름. 절대 변경되지 않습니다.", effect: ""),
        "AssumeRolePolicyDocument": .init("역할을 맡을 수 있는 대상.", effect: ""),
        "Role.Description": .init("운영자용 설명.", effect: "목록에 표시됩니다."),
        "MaxSessionDuration": .init(
            "가장 긴 세션(초).", effect: "이제부터 더 긴 세션은 거부됩니다."),
        "PolicyName": .init("이름. 절대 변경되지 않습니다.", effect: ""),
        "PolicyDocument": .init(
            "JSON 형식의 정책.", effect: "문서가 더 이상 허용하지 않는 작업은 1초 안에 거부됩니다."),
        "Url": .init("https://를 포함한 발급자. 절대 변경되지 않습니다.", effect: ""),
        "ClientIDList": .init("토큰의 대상이 되는 클라이언트 ID.", effect: ""),
        "ThumbprintList": .init(
            "인증서의 지문. Martlet은 도구를 위해 보관하며 비교하지는 않습니다.",
            effect: "공급자를 읽는 도구에 이 지문이 표시됩니다."),
        "SAMLMetadataDocument": .init(
            "공급자의 메타데이터(XML).", effect: "이전 키로 서명된 어설션은 거부됩니다."),
    ]
}
