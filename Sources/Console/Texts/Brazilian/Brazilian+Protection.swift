extension ConsoleTexts.Protection {
    static let brazilian = Self(
        title: "Proteção",
        lead: "O que os usuários fizeram, quão arriscado foi e se eram mesmo eles.",
        user: "Nome de usuário", find: "Mostrar eventos", none: "Este evento não existe.", time: "Horário",
        event: "Evento", response: "Resposta", risk: "Risco", reasons: "Motivos", from: "Origem",
        feedback: "Feedback", action: "Foi o usuário?", markValid: "Válido", markInvalid: "Inválido",
        effect: "Os próximos logins são comparados com o que foi marcado: vindos da origem de um "
            + "inválido, são arriscados.",
        accountOnly: "Só a própria conta vê os motivos, e os operadores com martlet:AdministerServer.",
        reason: { reasons[$0] ?? $0 })

    private static let reasons = [
        "newAddressRange": "Uma nova faixa de endereços.", "newUserAgent": "Um novo programa ou sistema.",
        "newCountry": "Um novo país.", "impossibleTravel": "Longe demais do último local para o tempo decorrido.",
        "rangeMarkedInvalid": "De onde veio um evento marcado como inválido.",
        "failedAttempts": "Várias tentativas malsucedidas.",
        "manyFailedAttempts": "Muitas tentativas malsucedidas.", "rapidSignIns": "Repetido em poucos minutos.",
        "addressFailsForSeveral": "O endereço falhou para vários nomes.",
        "addressFailsForMany": "O endereço falhou para muitos nomes.",
        "rememberedDevice": "Um dispositivo lembrado: menos arriscado.",
    ]
}
