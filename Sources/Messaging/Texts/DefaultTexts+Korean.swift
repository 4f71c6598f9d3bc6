extension DefaultTexts {
    static let korean = DefaultTexts(
        verification: MailTexts("확인 코드", body: "확인 코드는 {####}입니다"),
        passwordReset: MailTexts("비밀번호 재설정 코드", body: "비밀번호 재설정 코드는 {####}입니다"),
        link: MailTexts("확인 링크", body: "링크를 클릭하여 이메일 주소를 확인하세요. {##이메일 확인##}"),
        invitation: MailTexts("임시 비밀번호", body: "사용자 이름은 {username}이고 임시 비밀번호는 {####}입니다."),
        authentication: MailTexts("인증 코드", body: "인증 코드는 {####}입니다"),
        wrongCodes: WrongCodeTexts(
            subject: "계정에 잘못된 코드가 입력되었습니다", lockedSubject: "계정이 잠겼습니다",
            happened: { "{username}(으)로 로그인하기 위해 올바른 비밀번호와 잘못된 코드 \($0)개가 입력되었습니다." },
            advice: "본인이 아니라면 다른 사람이 비밀번호를 알고 있습니다. 비밀번호를 변경하세요.",
            locked: "관리자가 계정의 잠금을 해제할 때까지 코드가 허용되지 않습니다."),
        risk: RiskTexts(
            subject: "새로운 로그인 시도", blockedSubject: "차단된 로그인 시도",
            blocked: "계정 {username}에 대한 로그인을 차단했습니다.",
            secondFactor: "계정 {username}에 대한 비정상적인 로그인에 두 번째 인증 요소를 요청했습니다.",
            noAction: "계정 {username}에 비정상적인 로그인이 있었습니다.",
            time: "시간", device: "기기", address: "주소",
            wasUser: "본인이라면 {##알려 주세요##}.",
            wasNotUser: "본인이 아니라면 비밀번호를 변경하고 {##신고해 주세요##}."))
}
