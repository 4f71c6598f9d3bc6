extension ConsoleTexts.Messages {
    static let korean = Self(
        title: "메시지",
        lead: "사용자가 받는 모든 메시지를 가상의 이름과 코드로 보여 줍니다. 메시지를 작성하거나 보내는 함수는 호출하지 않습니다.",
        kind: "메시지", language: "언어", channel: "전송 방법",
        email: "이메일", sms: "문자 메시지", show: "표시", from: "보낸 사람", replyTo: "Reply-To", subject: "제목",
        html: "HTML 메일", text: "일반 텍스트", poolLanguage: "풀의 언어",
        allLanguages: "모든 언어",
        allLead: "기본 텍스트는 각 언어로 있습니다. 직접 작성한 텍스트는 모든 언어에서 같습니다.",
        send: "나에게 보내기", destination: "받는 주소",
        sendLead: "서버가 풀의 메시지를 보내는 방식으로 이 메시지를 보내고, 접수되었는지 알려 줍니다.",
        sent: "보냈습니다.", queued: "발신함에서 대기 중입니다.", edit: "텍스트 편집", reset: "기본 텍스트로 되돌리기",
        resetEffect: "메시지에 다시 사용자 언어의 기본 텍스트가 사용됩니다.",
        noReset: "이 메시지의 텍스트는 설정이 아닙니다.", kinds: name, length: size)

    private static func name(_ kind: MessageChoice.Kind) -> String {
        switch kind {
        case .verification: "확인 코드"
        case .verificationLink: "확인 링크"
        case .passwordReset: "비밀번호 재설정"
        case .invitation: "초대"
        case .secondFactor: "로그인 코드"
        case .wrongCodes: "잘못된 코드 여러 번 입력"
        case .lockedFactors: "2차 인증 수단 잠김"
        case .riskBlocked: "위험한 로그인, 차단됨"
        case .riskSecondFactor: "위험한 로그인, 2차 인증 요청"
        case .riskNotice: "위험한 로그인, 알림"
        }
    }

    private static func size(_ length: TextMessageLength) -> String {
        let letters = length.alphabet == .gsm ? "GSM 7-bit" : "Unicode"
        return "\(length.segments)개 세그먼트: \(length.units)자, \(letters)."
    }
}
