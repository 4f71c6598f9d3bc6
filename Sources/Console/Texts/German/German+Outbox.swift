extension ConsoleTexts.Outbox {
    static let german = Self(
        title: "Postausgang",
        lead:
            """
            Nachrichten, die auf das Senden warten, und solche, die in den letzten drei Tagen fehlgeschlagen \
            sind. Ihre Texte und Codes werden nicht gezeigt.
            """, waiting: "Wartend", failed: "Fehlgeschlagen",
        none: "Diese Nachricht gibt es nicht.", id: "Nachricht", purpose: "Art", to: "An", attempts: "Versuche",
        next: "Nächster Versuch, oder Ende", reason: "Grund", retry: "Noch einmal versuchen", drop: "Verwerfen",
        retryEffect:
            """
            Die Nachricht wird sofort gesendet, mit ihrem Code. Auch ein abgelaufener Code wird \
            gesendet.
            """,
        dropEffect: "Die Nachricht wird gelöscht und nicht gesendet.", dropTitle: "Nachricht verwerfen",
        retryTitle: "Nachricht noch einmal versuchen", message: "Nachricht", state: "Zustand",
        gone: "Diese Nachricht gibt es nicht: Sie wurde gesendet oder verworfen.", suppressed: "Gesperrte Adressen",
        suppressedLead:
            """
            Eine Adresse bekommt keine E-Mails mehr, wenn eine Mail an sie endgültig zurückkam, ihr Inhaber \
            sich beschwert hat oder ein Operator es verlangt hat.
            """, address: "E-Mail-Adresse", check: "Nachsehen",
        isSuppressed: "bekommt keine E-Mails", isFree: "bekommt E-Mails", suppress: "Keine E-Mails mehr an sie senden",
        clear: "Wieder E-Mails an sie senden",
        suppressEffect: "Codes und Einladungen erreichen diese Adresse nicht mehr.",
        clearEffect: "Mails gehen wieder an diese Adresse, bis die nächste zurückkommt.", since: "Seit")
}
