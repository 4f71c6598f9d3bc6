extension ConsoleTexts.AuditPages {
    static let korean = Self(
        title: "감사 로그",
        lead: "이 노드가 기록한 모든 변경과 변경한 주체입니다. 다른 노드는 자체 폴더를 가지고 있습니다.",
        time: "시간", operation: "작업", actor: "호출자", address: "주소", outcome: "결과",
        about: "대상", record: "기록", none: "조건을 모두 만족하는 기록이 없습니다.", search: "검색",
        filter: "조건", from: "시작", until: "끝", value: "풀 또는 다른 값",
        valueHint:
            "바이트 단위로 정확히 비교하는 값: UpdateUserPool 같은 작업, 액세스 키·이름·ARN으로 나타낸 호출자, 풀의 ID. 시간은 2026-11-27 또는 "
            + "2026-11-27T09:00:00Z 형식의 UTC.",
        error: "결과", anyOutcome: "모두", failedOnly: "실패", succeeded: "성공", older: "이전 기록",
        limit: "더 오래된 기록은 여기에 표시되지 않습니다. 시간의 끝을 지정하세요.", verify: "체인 검증",
        verifyLead: "모든 기록을 읽고 체인을 체크포인트의 서명 및 저장소와 비교합니다.",
        whole: "체인이 온전합니다. 변경, 제거, 추가된 것이 없습니다.",
        broken: "체인이 온전하지 않습니다.", chain: "체인", records: "기록", checkpoints: "체크포인트",
        signed: "서명된 시점", unsigned: "아직 서명되지 않음", state: "상태", problems: "문제",
        history: "변경한 사람",
        historyLead: "90일 이내의 각 변경이 설정한 값을 최신순으로 보여 줍니다. 메일 본문처럼 기록에서 숨기는 값은 숨긴 상태로 비교합니다.",
        historyNone: "90일 이내에 변경된 것이 없습니다.", whoChanged: "누가 변경했나요?",
        first: "기록되지 않음", notFound: "여기에 그런 기록이 없습니다.", sameAs: "명령으로 이 기록 읽기",
        incomplete: { "최근 \($0)일의 기록입니다. 더 오래된 기록을 보려면 “시작”을 지정하세요." })
}
