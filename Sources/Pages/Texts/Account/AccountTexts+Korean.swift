extension AccountTexts {
    static let korean = AccountTexts(
        title: "내 계정", signIn: "로그인 방법", secondStep: "2단계 인증", off: "꺼짐", change: "변경", sessions: "로그인된 위치",
        browser: "이 브라우저의 모든 앱", here: "이 브라우저", lastUsed: "마지막 사용", signOut: "로그아웃",
        signOutEverywhere: "모든 곳에서 로그아웃", devices: "기억된 기기", devicesLead: "이 기기에서는 코드를 덜 자주 요청할 수 있습니다.",
        unknownDevice: "알 수 없는 기기", forget: "삭제", providers: "연결된 계정", providersLead: "이 계정으로도 여기에 로그인할 수 있습니다.",
        since: "연결 시작", unlink: "연결 해제", back: "내 계정으로 돌아가기", proofLead: "여기서 변경하려면 다시 로그인하세요.", proof: "다시 로그인",
        signInAgain: "다시 로그인해 주세요. 그런 다음 계속할 수 있습니다.", saved: "변경 사항을 저장했습니다.", gone: "이 항목은 더 이상 없습니다.")
}

extension AccountChangeTexts {
    static let korean = AccountChangeTexts(
        lead: "첫 번째 단계 후 로그인할 때 켜져 있는 방법 중 하나를 요청합니다.", methods: "방법", on: "켜짐", preferred: "먼저 요청", setUp: "설정",
        turnOn: "켜기", turnOff: "끄기", prefer: "먼저 요청하기", remove: "제거", cancel: "취소", codes: "복구 코드",
        codesLeft: { "\($0)개 남음" }, makeCodes: "새 코드 만들기", codesTitle: "새 복구 코드",
        codesLead: "각 코드는 2단계 인증 대신 한 번 사용할 수 있습니다. 안전한 곳에 보관하세요. 다시 표시되지 않으며 이전 코드는 더 이상 사용할 수 없습니다.",
        codesKept: "보관했습니다", currentPassword: "현재 비밀번호", password: "비밀번호 변경", passwordLead: "다른 모든 곳에서 로그아웃됩니다.",
        wrongPassword: "이 비밀번호가 올바르지 않습니다.")
}
