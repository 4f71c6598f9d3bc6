extension ConsoleTexts.Protection {
    static let spanish = Self(
        title: "Protección", lead: "Qué han hecho los usuarios, cuál fue el riesgo y si fueron realmente ellos.",
        user: "Nombre de usuario", find: "Mostrar eventos", none: "Este evento no existe.", time: "Hora",
        event: "Evento",
        response: "Reacción", risk: "Riesgo", reasons: "Motivos", from: "Desde", feedback: "Valoración",
        action: "¿Fue el usuario?", markValid: "Válido", markInvalid: "No válido",
        effect:
            """
            Los próximos inicios de sesión se comparan con lo marcado: desde donde vino uno no válido, tienen \
            riesgo.
            """,
        accountOnly: "Los motivos solo los ven la propia cuenta y los operadores con martlet:AdministerServer.",
        reason: { reasons[$0] ?? $0 })

    private static let reasons = [
        "newAddressRange": "Un nuevo intervalo de direcciones.", "newUserAgent": "Un nuevo programa o sistema.",
        "newCountry": "Un nuevo país.",
        "impossibleTravel": "Demasiado lejos del último lugar para el tiempo transcurrido.",
        "rangeMarkedInvalid": "Desde donde un evento se marcó como no válido.",
        "failedAttempts": "Varios intentos fallidos.",
        "manyFailedAttempts": "Muchos intentos fallidos.", "rapidSignIns": "Repetido en pocos minutos.",
        "addressFailsForSeveral": "La dirección ha fallado con varios nombres.",
        "addressFailsForMany": "La dirección ha fallado con muchos nombres.",
        "rememberedDevice": "Un dispositivo recordado: menos riesgo.",
    ]
}
