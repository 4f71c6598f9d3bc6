extension ConsoleTexts.Outbox {
    static let italian = Self(
        title: "Posta in uscita",
        lead:
            """
            Messaggi in attesa di invio, e quelli non riusciti negli ultimi tre giorni. I loro testi e codici \
            non sono mostrati.
            """, waiting: "In attesa", failed: "Non riusciti",
        none: "Questo messaggio non esiste.", id: "Messaggio", purpose: "Tipo", to: "A", attempts: "Tentativi",
        next: "Prossimo tentativo, o fine", reason: "Motivo", retry: "Riprova", drop: "Scarta",
        retryEffect:
            """
            Il messaggio viene inviato subito, con il codice che ha. Anche un codice scaduto viene \
            inviato.
            """,
        dropEffect: "Il messaggio viene eliminato e non inviato.", dropTitle: "Scarta un messaggio",
        retryTitle: "Riprova un messaggio", message: "Messaggio", state: "Stato",
        gone: "Questo messaggio non esiste: è stato inviato o scartato.", suppressed: "Indirizzi esclusi",
        suppressedLead:
            """
            Un indirizzo non riceve più e-mail dopo che una e-mail è tornata indietro in modo definitivo, \
            dopo un reclamo del proprietario o dopo la richiesta di un operatore.
            """, address: "Indirizzo e-mail", check: "Consulta",
        isSuppressed: "non riceve e-mail", isFree: "riceve e-mail", suppress: "Non inviargli più e-mail",
        clear: "Inviagli di nuovo e-mail", suppressEffect: "Codici e inviti non raggiungono più questo indirizzo.",
        clearEffect: "Le e-mail vanno di nuovo a questo indirizzo, finché la prossima non torna indietro.", since: "Dal"
    )
}
