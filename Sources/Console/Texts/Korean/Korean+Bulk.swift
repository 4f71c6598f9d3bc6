extension ConsoleTexts.Bulk {
    static let korean = Self(
        title: "사용자 일괄 작업", legend: "여러 사용자에게", picked: "선택한 사용자",
        everyUser: "풀의 모든 사용자", action: "동작", group: "추가하거나 제거할 그룹",
        select: "선택", noAction: "동작을 선택하세요.", noGroup: "그룹 이름을 입력하세요.",
        noUsers: "사용자를 선택하거나 일치하는 사용자 모두를 선택하세요.", tooLong: "이름이나 필터가 너무 깁니다.",
        stop: "중지", resume: "계속",
        stopEffect: "지금 차례인 사용자는 처리될 수 있으며, 그 뒤의 사용자는 처리되지 않습니다. 작업은 나중에 계속할 수 있습니다.",
        resumeEffect: "본인의 권한으로 다음 사용자부터 작업을 계속합니다.", users: "사용자",
        author: "실행 권한", began: "시작", ended: "종료", pool: "사용자 풀", state: "상태",
        report: "거부된 사용자", noRefusals: "아직 없습니다.", user: "사용자", reason: "이유",
        matching: { "\($0)와(과) 일치하는 모든 사용자" }, pick: { "\($0) 선택" },
        tooMany: { "사용자를 최대 \($0)명까지 선택하거나 일치하는 사용자 모두를 선택하세요." },
        listed: { "처음 \($0)명이 표시됩니다." }, name: name, effect: effect, status: status,
        counted: { "\($0)명 완료, \($1)명 거부" })

    private static func name(_ action: BulkAction) -> String {
        switch action {
        case .disable: "비활성화"
        case .enable: "활성화"
        case .signOut: "모든 곳에서 로그아웃"
        case .addToGroup: "그룹에 추가"
        case .removeFromGroup: "그룹에서 제거"
        case .resetPassword: "비밀번호 재설정"
        case .delete: "삭제"
        }
    }

    private static func effect(_ action: BulkAction) -> String {
        let job = "일괄 작업은 본인의 권한으로 사용자를 한 명씩 처리하고, 거부된 사용자를 보고합니다. "
        let effect =
            switch action {
            case .disable: "비활성화된 사용자는 로그인할 수 없고 토큰이 종료됩니다."
            case .enable: "사용자가 다시 로그인할 수 있습니다."
            case .signOut: "사용자의 모든 세션이 종료됩니다."
            case .addToGroup: "사용자의 새 토큰에 그룹이 표시됩니다."
            case .removeFromGroup: "사용자의 새 토큰에 그룹이 표시되지 않습니다."
            case .resetPassword: "사용자가 코드를 받으며, 로그인하기 전에 새 비밀번호를 설정해야 합니다."
            case .delete: "비활성화된 사용자는 그에 속한 모든 것과 함께 삭제됩니다. 다른 사용자는 거부됩니다."
            }
        return job + effect
    }

    private static func status(_ status: BulkJob.Status) -> String {
        switch status {
        case .running: "실행 중"
        case .stopped: "중지됨"
        case .failed: "중간에 종료됨"
        case .completed: "완료됨"
        }
    }
}
