extension ConsoleTexts.Outbox {
    static let korean = Self(
        title: "발신함",
        lead: "전송을 기다리는 메시지와 최근 3일 동안 실패한 메시지입니다. 텍스트와 코드는 표시되지 않습니다.",
        waiting: "대기 중", failed: "실패",
        none: "그런 메시지가 없습니다.", id: "메시지", purpose: "종류", to: "받는 사람", attempts: "시도",
        next: "다음 시도 또는 종료", reason: "이유", retry: "다시 시도", drop: "삭제",
        retryEffect: "메시지를 가지고 있는 코드 그대로 즉시 보냅니다. 만료된 코드도 보냅니다.",
        dropEffect: "메시지를 삭제하고 보내지 않습니다.", dropTitle: "메시지 삭제",
        retryTitle: "메시지 다시 시도", message: "메시지", state: "상태",
        gone: "그런 메시지가 없습니다. 이미 전송되었거나 삭제되었습니다.", suppressed: "수신 차단된 주소",
        suppressedLead: "메일이 영구적으로 반송되었거나, 주소의 소유자가 불만을 제기했거나, 운영자가 지정한 주소로는 이메일을 보내지 않습니다.",
        address: "이메일 주소", check: "조회",
        isSuppressed: "이메일을 받지 않음", isFree: "이메일을 받음", suppress: "이 주소로 이메일 보내지 않기",
        clear: "이 주소로 다시 이메일 보내기", suppressEffect: "코드와 초대가 더 이상 이 주소로 전달되지 않습니다.",
        clearEffect: "다음 메일이 반송될 때까지 이 주소로 다시 메일을 보냅니다.", since: "시작")
}
