extension ConsoleTexts.Protection {
    static let german = Self(
        title: "Schutz", lead: "Was Benutzer getan haben, wie riskant es war und ob sie es wirklich waren.",
        user: "Benutzername", find: "Ereignisse anzeigen", none: "Dieses Ereignis gibt es nicht.", time: "Zeit",
        event: "Ereignis",
        response: "Reaktion", risk: "Risiko", reasons: "Gründe", from: "Von", feedback: "Rückmeldung",
        action: "War es der Benutzer?", markValid: "Echt", markInvalid: "Fremd",
        effect:
            """
            Die nächsten Anmeldungen werden mit dem Markierten verglichen: Woher eine fremde kam, von dort \
            sind sie riskant.
            """,
        accountOnly: "Die Gründe sehen nur das Konto selbst und Operatoren mit martlet:AdministerServer.",
        reason: { reasons[$0] ?? $0 })

    private static let reasons = [
        "newAddressRange": "Ein neuer Adressbereich.", "newUserAgent": "Ein neues Programm oder System.",
        "newCountry": "Ein neues Land.", "impossibleTravel": "Zu weit vom letzten Ort für die Zeit dazwischen.",
        "rangeMarkedInvalid": "Von dort, wo ein Ereignis als fremd markiert wurde.",
        "failedAttempts": "Mehrere fehlgeschlagene Versuche.",
        "manyFailedAttempts": "Viele fehlgeschlagene Versuche.", "rapidSignIns": "Wiederholt innerhalb von Minuten.",
        "addressFailsForSeveral": "Die Adresse ist bei mehreren Namen gescheitert.",
        "addressFailsForMany": "Die Adresse ist bei vielen Namen gescheitert.",
        "rememberedDevice": "Ein gemerktes Gerät: weniger riskant.",
    ]
}
