extension ConsoleTexts.Protection {
    static let korean = Self(
        title: "보호", lead: "사용자가 한 일과 그 위험도, 그리고 정말 본인이었는지 보여 줍니다.",
        user: "사용자 이름", find: "이벤트 표시", none: "그런 이벤트가 없습니다.", time: "시간", event: "이벤트",
        response: "응답", risk: "위험", reasons: "이유", from: "위치", feedback: "피드백",
        action: "사용자 본인이었나요?", markValid: "본인", markInvalid: "본인 아님",
        effect: "다음 로그인을 표시한 이벤트와 비교합니다. 본인이 아닌 이벤트와 같은 곳에서 온 로그인은 위험한 것으로 봅니다.",
        accountOnly: "이유는 계정 자체와 martlet:AdministerServer가 있는 운영자만 볼 수 있습니다.",
        reason: { reasons[$0] ?? $0 })

    private static let reasons = [
        "newAddressRange": "새로운 주소 범위.", "newUserAgent": "새로운 프로그램 또는 시스템.",
        "newCountry": "새로운 국가.", "impossibleTravel": "지난 위치와의 거리가 그 사이의 시간에 비해 너무 멂.",
        "rangeMarkedInvalid": "본인이 아닌 것으로 표시된 이벤트와 같은 곳.", "failedAttempts": "여러 번의 실패한 시도.",
        "manyFailedAttempts": "매우 많은 실패한 시도.", "rapidSignIns": "몇 분 안에 반복됨.",
        "addressFailsForSeveral": "이 주소에서 몇몇 이름으로 실패함.",
        "addressFailsForMany": "이 주소에서 많은 이름으로 실패함.",
        "rememberedDevice": "기억된 기기: 위험이 낮음.",
    ]
}
