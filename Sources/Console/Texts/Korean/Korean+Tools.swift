import Cryptography

extension ConsoleTexts.Inspector {
    static let korean = Self(
        title: "토큰 검사기",
        lead: "토큰을 읽고, 서버의 시계를 기준으로 검증하고, 각 클레임의 출처를 알려 줍니다. 토큰은 저장하거나 기록하지 않습니다.",
        inspectTab: "토큰 검사", previewTab: "사용자가 받을 토큰 보기", toolsTitle: "도구",
        toolsLead: "지금 상태가 된 이유를 찾는 데 도움이 되는 도구입니다.",
        token: "ID 토큰 또는 액세스 토큰", tokenHint: "점으로 구분된 세 부분의 Base64.",
        asksFunction: "풀의 함수에도 묻기",
        asksFunctionHint: "갱신할 때처럼 토큰에 서명하기 전의 풀 함수를 호출합니다. 계정 자체만 할 수 있습니다.",
        inspect: "검사", preview: "클레임 표시",
        previewLead: "지금 로그인하면 두 토큰에 들어갈 클레임입니다. 아무것도 서명하거나 저장하지 않습니다.",
        askFunction: "풀의 함수에도 묻기", pool: "사용자 풀", username: "사용자 이름", client: "앱 클라이언트",
        scopes: "스코프",
        scopesHint: "로그인 페이지에서처럼 공백으로 구분합니다. API 로그인이면 비워 두세요.",
        verdict: "판정", signature: "서명", key: "키", time: "시간", session: "세션", user: "사용자",
        issuer: "발급자", header: "헤더", function: "함수", checkedAt: "서버의 시계", eventID: "세션 ID",
        claims: "클레임", claim: "클레임", value: "값", source: "출처", removal: "제거 방법",
        absent: "토큰에 없음", reason: "이유", idToken: "ID 토큰", accessToken: "액세스 토큰",
        noIDToken: "ID 토큰이 없습니다. 스코프에 openid가 없습니다.", newEachTime: "매번 새 값",
        noSource: "지금 저장된 것 중에는 이를 설명하는 것이 없습니다. 그 뒤에 변경되었거나 함수가 추가했습니다.",
        gone: "새 토큰에는 없습니다.", sameCLI: "명령으로 같은 작업",
        foreignLead: "토큰에 적힌 내용만 알 수 있습니다. 이 서버의 서명이 아닙니다.",
        now: { "새 토큰의 값: \($0)" }, signatureVerdict: verdict, keyPhase: phase, timeVerdict: time,
        sessionVerdict: session, functionUse: use, sourceText: source, note: note, absence: reason, remove: removal)

    private static func verdict(_ verdict: SignatureVerdict) -> String {
        switch verdict {
        case .valid: "올바름: 풀의 키로 서명되었습니다."
        case .wrong: "잘못됨: 키가 서명한 내용이 다릅니다. 토큰이 변경되었습니다."
        case .unknownKey: "알 수 없음: 풀에 이 키가 없거나 더 이상 없습니다. 이 키의 토큰은 만료되었습니다."
        case .foreign: "검사하지 않음: 발급자가 이 서버의 풀이 아닙니다."
        case .malformed: "검사하지 않음: 이 서버의 토큰과 형식이 다릅니다."
        }
    }

    private static func phase(_ key: TokenReport.Key) -> String {
        switch key.phase {
        case .announced: "\(key.id), \(key.signsFrom)부터 서명"
        case .current: "\(key.id), 현재 서명 중"
        case .retired: "\(key.id), \(key.retiredAt ?? "–")에 교체됨"
        }
    }

    private static func time(_ verdict: TimeVerdict, expiry: String) -> String {
        switch verdict {
        case .valid: "\(expiry)까지 유효"
        case .expired: "\(expiry)에 만료됨"
        case .notYet: "미래에 발급됨: 시계가 잘못되었습니다."
        case .unknown: "시간이 적혀 있지 않습니다."
        }
    }

    private static func session(_ verdict: SessionVerdict) -> String {
        switch verdict {
        case .active: "활성"
        case .ended: "종료됨: 로그아웃, 취소 또는 만료. 서버가 더 이상 토큰을 받아들이지 않습니다."
        case .disabledUser: "사용자가 비활성화되었습니다."
        case .deletedUser: "사용자가 삭제되었습니다."
        case .deletedClient: "앱 클라이언트가 삭제되었습니다."
        case .none: "없음: 클라이언트가 자신의 토큰으로 받았으며 취소할 수 없습니다."
        case .unknown: "조회하지 않음."
        }
    }

    private static func use(_ use: FunctionUse) -> String {
        switch use {
        case .none: "풀에 토큰을 변경하는 함수가 없습니다."
        case .notAsked: "풀에 토큰을 변경할 수 있는 함수가 있습니다. 함수에 묻지 않았습니다."
        case .asked: "풀의 함수에 물었습니다."
        }
    }
}

extension ConsoleTexts.Inspector {
    private static func source(_ source: ClaimSource) -> String {
        switch source {
        case .user: "사용자"
        case .attribute(let name): "\(name) 속성"
        case .groups(let groups): "우선순위순 그룹: \(ranked(groups))"
        case .roles(let roles): "그룹의 역할: \(roles.map { "\($0.group)" }.joined(separator: ", "))"
        case .preferredRole(let groups): "가장 앞선 그룹의 역할: \(ranked(groups))"
        case .scopes: "허용된 스코프"
        case .issuer: "사용자 풀"
        case .client: "앱 클라이언트"
        case .session: "세션"
        case .device: "세션의 기기"
        case .browserSession: "브라우저의 세션. 종료되면 클라이언트에 알립니다"
        case .request: "클라이언트의 요청"
        case .lifetime(let seconds): "발급 시간과 클라이언트의 유효 기간 \(seconds)초"
        case .token: "토큰 자체"
        case .accessToken: "함께 발급된 액세스 토큰"
        case .function(nil): "풀의 함수가 추가함"
        case .function(let former?): "풀의 함수. 원래 출처: \(self.source(former))"
        }
    }

    private static func ranked(_ groups: [ClaimSource.RankedGroup]) -> String {
        groups.map { "\($0.group) (\($0.precedence.map(String.init) ?? "–"))" }.joined(separator: ", ")
    }

    private static func note(_ note: ClaimNote) -> String {
        switch note {
        case .readRight(true): "클라이언트의 ReadAttributes에 있습니다."
        case .readRight(false): "클라이언트가 모든 속성을 읽을 수 있습니다."
        case .mapping(let provider, let claim): "로그인할 때마다 \(provider)이(가) “\(claim)”(으)로 제공합니다."
        case .groupRule(let provider, let claim, let group):
            "“\(claim)”에 대한 \(provider)의 규칙이 사용자를 \(group)에 넣습니다."
        case .scope(let scope, let server?): "\(scope): 리소스 서버 \(server)의 스코프"
        case .scope(let scope, nil): "\(scope): OpenID Connect 또는 Cognito의 스코프"
        case .addedScope(let scope): "\(scope): 풀의 함수가 추가함"
        }
    }

    private static func reason(_ absence: ClaimAbsence) -> String {
        switch absence {
        case .notReadable: "클라이언트가 이 속성을 읽을 수 없습니다(ReadAttributes)."
        case .outOfScope: "스코프에 이 속성이 포함되지 않습니다."
        case .noPreference: "역할이 다른 여러 그룹이 함께 가장 앞서거나, 우선순위가 있는 그룹이 없습니다."
        case .suppressed: "풀의 함수가 뺍니다."
        }
    }

    private static func removal(_ removal: ClaimRemoval) -> String {
        switch removal {
        case .never: "모든 토큰에 있습니다."
        case .attribute(let name): "클라이언트의 ReadAttributes에서 \(name)을(를) 빼거나 속성을 비우기"
        case .groups: "그룹에서 사용자를 제거하기"
        case .roles: "그룹에서 역할을 제거하기"
        case .scopes: "클라이언트에 더 적은 스코프를 허용하거나 더 적게 요청하기"
        case .function: "풀의 함수를 변경하기"
        case .request: "보내지 않기"
        case .devices: "기기를 기억하지 않기"
        case .revocation: "클라이언트의 EnableTokenRevocation을 false로 설정하기"
        case .notices: "종료된 세션을 클라이언트에 알리지 않기"
        }
    }
}
