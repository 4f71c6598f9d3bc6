extension ConsoleTexts.Protection {
    static let italian = Self(
        title: "Protezione", lead: "Che cosa hanno fatto gli utenti, quanto era rischioso e se erano davvero loro.",
        user: "Nome utente", find: "Mostra gli eventi", none: "Questo evento non esiste.", time: "Ora", event: "Evento",
        response: "Reazione", risk: "Rischio", reasons: "Motivi", from: "Da", feedback: "Giudizio",
        action: "Era l’utente?", markValid: "Valido", markInvalid: "Non valido",
        effect:
            """
            I prossimi accessi vengono confrontati con ciò che è segnato: da dove ne è venuto uno non valido, \
            sono a rischio.
            """,
        accountOnly: "Solo l’account stesso vede i motivi, e gli operatori con martlet:AdministerServer.",
        reason: { reasons[$0] ?? $0 })

    private static let reasons = [
        "newAddressRange": "Un nuovo intervallo di indirizzi.", "newUserAgent": "Un nuovo programma o sistema.",
        "newCountry": "Un nuovo Paese.", "impossibleTravel": "Troppo lontano dall’ultimo luogo per il tempo trascorso.",
        "rangeMarkedInvalid": "Da dove un evento è stato segnato come non valido.",
        "failedAttempts": "Diversi tentativi non riusciti.",
        "manyFailedAttempts": "Molti tentativi non riusciti.", "rapidSignIns": "Ripetuto entro pochi minuti.",
        "addressFailsForSeveral": "L’indirizzo non è riuscito per diversi nomi.",
        "addressFailsForMany": "L’indirizzo non è riuscito per molti nomi.",
        "rememberedDevice": "Un dispositivo ricordato: meno rischio.",
    ]
}
