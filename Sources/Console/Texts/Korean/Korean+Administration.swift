extension ConsoleTexts.Administration {
    static let korean = Self(
        branding: .korean, messages: .korean, jobs: .korean, audit: .korean, protection: .korean,
        outbox: .korean, charts: .korean, bulk: .korean)

    /// What operations and commands of these pages have done.
    static let koreanOutcomes = [
        "SetUICustomization": "디자인을 저장했습니다. 1분 안에 페이지에 적용됩니다.",
        "RetryOutboxMessage": "메시지 전송을 다시 시도했습니다.", "DropOutboxMessage": "메시지를 삭제했습니다.",
        "SuppressAddress": "이 주소로는 더 이상 이메일을 보내지 않습니다.",
        "ClearSuppressedAddress": "이 주소로 다시 이메일을 보냅니다.",
        "CreateUserImportJob": "작업을 만들었습니다. 시작하기 전에는 아무것도 가져오지 않습니다.",
        "UploadUserImportFile": "파일을 업로드했습니다.", "StartUserImportJob": "작업을 시작했습니다.",
        "StopUserImportJob": "작업을 중지했습니다.",
        "AdminUpdateAuthEventFeedback": "피드백을 저장했습니다.",
    ]
}
