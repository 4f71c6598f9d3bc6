extension ConsoleTexts.Bulk {
    static let italian = Self(
        title: "Processi sugli utenti", legend: "Per più utenti", picked: "Gli utenti selezionati",
        everyUser: "Tutti gli utenti del pool", action: "Azione", group: "Gruppo a cui aggiungere o da cui rimuovere",
        select: "Seleziona", noAction: "Scegli un’azione.", noGroup: "Scrivi il nome del gruppo.",
        noUsers: "Seleziona degli utenti, o scegli tutti quelli che corrispondono.",
        tooLong: "Un nome o il filtro è troppo lungo.", stop: "Ferma",
        resume: "Riprendi",
        stopEffect:
            """
            L’utente di turno potrebbe essere ancora elaborato; non ne segue nessun altro. Il processo può \
            riprendere più tardi.
            """,
        resumeEffect: "Il processo riprende dall’utente successivo, con le tue autorizzazioni.", users: "Utenti",
        author: "Con le autorizzazioni di", began: "Inizio", ended: "Fine", pool: "Pool di utenti", state: "Stato",
        report: "Utenti rifiutati", noRefusals: "Finora nessuno.", user: "Utente", reason: "Motivo",
        matching: { "Tutti gli utenti che soddisfano \($0)" }, pick: { "Seleziona \($0)" },
        tooMany: { "Seleziona al massimo \($0) utenti, o scegli tutti quelli che corrispondono." },
        listed: { "Sono elencati i primi \($0)." }, name: name, effect: effect, status: status,
        counted: { "\($0) elaborati, \($1) rifiutati" })

    private static func name(_ action: BulkAction) -> String {
        switch action {
        case .disable: "Disabilita"
        case .enable: "Abilita"
        case .signOut: "Disconnetti ovunque"
        case .addToGroup: "Aggiungi a un gruppo"
        case .removeFromGroup: "Rimuovi da un gruppo"
        case .resetPassword: "Reimposta la password"
        case .delete: "Elimina"
        }
    }

    private static func effect(_ action: BulkAction) -> String {
        let job =
            """
            Un processo lo fa con un utente dopo l’altro, con le tue autorizzazioni, e riferisce chi è stato \
            rifiutato.\u{20}
            """
        let effect =
            switch action {
            case .disable: "Gli utenti disabilitati non possono accedere, e i loro token terminano."
            case .enable: "Gli utenti possono accedere di nuovo."
            case .signOut: "Ogni sessione degli utenti termina."
            case .addToGroup: "I nuovi token degli utenti nominano il gruppo."
            case .removeFromGroup: "I nuovi token degli utenti non nominano il gruppo."
            case .resetPassword:
                "Gli utenti ricevono un codice e devono impostare una nuova password prima di accedere."
            case .delete:
                """
                Gli utenti disabilitati vengono eliminati, con tutto ciò che appartiene loro. Gli altri vengono \
                rifiutati.
                """
            }
        return job + effect
    }

    private static func status(_ status: BulkJob.Status) -> String {
        switch status {
        case .running: "In corso"
        case .stopped: "Fermato"
        case .failed: "Terminato in anticipo"
        case .completed: "Completato"
        }
    }
}
