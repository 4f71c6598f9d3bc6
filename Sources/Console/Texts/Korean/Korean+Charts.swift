extension ConsoleTexts.Charts {
    static let korean = Self(
        title: "차트", titleOfAll: "모든 사용자 풀의 차트",
        lead:
            "각 노드는 집계한 값을 10초마다 기록하고 32일 동안 보관합니다. 강제 종료된 노드가 기록하지 못한 값은 빠져 있습니다. 시간은 UTC입니다. 마지막 열은 아직 끝나지 않은 구간입니다.",
        period: "기간", now: "현재", from: "시작", asTable: "표로 보기", more: "다른 차트",
        signIns: "로그인", signUps: "가입", refreshes: "토큰 갱신",
        durations: "로그인과 갱신에 걸린 시간", risks: "위험", messages: "메시지",
        activeUsers: [
            "users signed in within a day": "하루 이내에 로그인한 사용자",
            "users signed in within 30 days": "30일 이내에 로그인한 사용자",
        ], atLeast: { "\($0) 이상" }, highest: { "최고: \($0)" }, periodName: name, event: text,
        signInsSentence: {
            $0 + $1 + $2 == 0 ? "로그인이 없었습니다." : "로그인 \($0)건이 완료되고, 시도 \($1)건이 거부되고, \($2)건이 실패했습니다."
        }, signUpsSentence: { $0 == 0 ? "집계된 값이 없습니다. 가입한 사용자가 없습니다." : "가입한 사용자: \($0)명." },
        refreshesSentence: { $0 == 0 ? "갱신된 토큰이 없습니다." : "토큰이 \($0)번 갱신되었습니다." },
        durationsSentence: { half, most in
            guard let half, let most else { return "측정할 요청이 없었습니다." }
            return "요청의 절반은 \(text(half)), 100건 중 99건은 \(text(most)) 걸렸습니다. 거부된 요청은 측정하지 않습니다."
        },
        risksSentence: {
            $0 + $1 + $2 == 0
                ? "위협 보호가 찾은 위험이 없습니다." : "위협 보호가 찾은 위험: 낮음 \($0)건, 중간 \($1)건, 높음 \($2)건."
        },
        messagesSentence: {
            $0 + $1 == 0 ? "보낸 메시지가 없습니다." : "메시지 \($0)건이 전달되고, 시도 \($1)건이 실패했습니다."
        })

    private static func name(_ period: ChartPeriod) -> String {
        switch period {
        case .day: "24시간"
        case .week: "7일"
        case .month: "30일"
        }
    }

    private static func text(_ event: CountedEvent) -> String {
        switch event {
        case .signUp: "가입"
        case .signIn: "완료"
        case .refusedSignIn: "거부"
        case .failedSignIn: "실패"
        case .refresh: "갱신"
        case .lowRisk: "낮음"
        case .mediumRisk: "중간"
        case .highRisk: "높음"
        case .deliveredMessage: "전달"
        case .failedMessage: "실패"
        case .within25Milliseconds: "25 ms 이하"
        case .within50Milliseconds: "50 ms 이하"
        case .within100Milliseconds: "100 ms 이하"
        case .within250Milliseconds: "250 ms 이하"
        case .within1Second: "1 s 이하"
        case .beyond1Second: "1 s 초과"
        }
    }
}
