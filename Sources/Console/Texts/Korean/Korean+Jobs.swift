extension ConsoleTexts.Jobs {
    static let korean = Self(
        title: "가져오기 작업", lead: "각 풀의 최근 가져오기 작업입니다.", imports: "사용자 가져오기",
        importsLead: "CSV 파일에서 사용자를 가져옵니다. 가져오기 전에 파일을 먼저 검사합니다.",
        none: "작업이 없습니다.", create: "가져오기 작업 만들기", createButton: "작업 만들기", name: "작업 이름",
        role: "IAM 역할",
        roleHint: "작업이 이 역할로 로그를 기록합니다. 없으면 Cognito-UserImport-Role 역할을 만들어 사용합니다.",
        newRole: "새 역할 만들기", file: "CSV 파일",
        fileHint: "최대 100 MB. 첫 줄은 열 이름입니다.", header: "CSV 머리글 다운로드", job: "작업",
        status: "상태", counts: "사용자", started: "시작", completed: "완료", message: "CompletionMessage",
        upload: "파일 업로드", uploadLead: "새 파일은 기존 파일을 대체합니다.", check: "예상 결과",
        checkLead: "아직 아무것도 가져오지 않았습니다. 줄은 가져오기와 같은 방식으로 읽습니다.", start: "시작",
        stop: "중지",
        startEffect: "사용자가 풀에 추가됩니다. 파일에 해시가 없으면 사용자는 첫 로그인 때 비밀번호를 설정합니다.",
        stopEffect: "이미 추가된 사용자는 남습니다. 중지한 작업은 계속할 수 없습니다.",
        follow: "진행 상황 보기", pause: "진행 상황 보기 중지", log: "작업 로그",
        logLead: "각 줄의 결과를 줄 번호로 보여 줍니다. 1번 줄은 머리글입니다.",
        noLog: "아직 기록된 것이 없습니다.", failedLines: "실패할 줄을 다운로드하여 수정",
        tooManyFailed: "실패할 줄이 너무 많아 다운로드할 수 없습니다. “martlet import check --failed-lines”를 사용하세요.",
        line: "줄", column: "열", fault: "문제", goOn: "다음 줄 검사",
        morePools: "다른 풀의 작업", counted: { "가져옴 \($0)명, 건너뜀 \($1)명, 실패 \($2)명" },
        checked: { $1 < $0 ? "파일에 더 이상 줄이 없습니다." : "\($0)~\($1)번 줄:" },
        outcome: { "\($0)명은 사용자가 되고, \($1)명은 이미 있으며, \($2)명은 실패합니다." })
}
