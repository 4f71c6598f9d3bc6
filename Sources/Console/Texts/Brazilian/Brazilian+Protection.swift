extension ConsoleTexts.Protection {
    static let brazilian = Self(
        title: "Proteção", lead: "O que os usuários fizeram, quão arriscado foi e se foram mesmo eles.",
        user: "Nome de usuário", find: "Mostrar eventos", none: "Esse evento não existe.", time: "Hora",
        event: "Evento",
        response: "Resposta", risk: "Risco", reasons: "Motivos", from: "Origem", feedback: "Feedback",
        action: "Foi o usuário?", markValid: "Válido", markInvalid: "Inválido",
        effect: "Os próximos logins são comparados com o que é marcado: os que vêm da mesma "
            + "origem de um inválido são arriscados.",
        accountOnly: "Somente a própria conta vê os motivos, e operadores com "
            + "martlet:AdministerServer.",
        reason: { reasons[$0] ?? $0 })

    private static let reasons = [
        "newAddressRange": "Uma nova faixa de endereços.", "newUserAgent": "Um novo programa ou sistema.",
        "newCountry": "Um novo país.", "impossibleTravel": "Longe demais do último lugar para o tempo decorrido.",
        "rangeMarkedInvalid": "De onde um evento foi marcado como inválido.",
        "failedAttempts": "Várias tentativas com falha.",
        "manyFailedAttempts": "Muitas tentativas com falha.", "rapidSignIns": "Repetido em poucos minutos.",
        "addressFailsForSeveral": "O endereço falhou com vários nomes.",
        "addressFailsForMany": "O endereço falhou com muitos nomes.",
        "rememberedDevice": "Um dispositivo lembrado: menos arriscado.",
    ]
}
