extension ConsoleTexts.Charts {
    static let italian = Self(
        title: "Grafici", titleOfAll: "Grafici di tutti i pool di utenti",
        lead:
            """
            Ogni nodo scrive ogni 10 secondi ciò che ha contato, e resta per 32 giorni; manca ciò che un nodo \
            interrotto a forza non aveva scritto. Le ore sono UTC. L’ultima colonna non è terminata.
            """,
        period: "Periodo", now: "ora", from: "Da", asTable: "Come tabella", more: "Altri grafici",
        signIns: "Accessi", signUps: "Registrazioni", refreshes: "Rinnovi di token",
        durations: "Durata di accessi e rinnovi", risks: "Rischi", messages: "Messaggi",
        activeUsers: [
            "users signed in within a day": "Utenti che hanno eseguito l’accesso nell’ultimo giorno",
            "users signed in within 30 days": "Utenti che hanno eseguito l’accesso negli ultimi 30 giorni",
        ], atLeast: { "\($0) o più" }, highest: { "Massimo: \($0)" }, periodName: name, event: text,
        signInsSentence: {
            $0 + $1 + $2 == 0
                ? "Non c’è stato nessun accesso."
                : "\($0) accessi completati, \($1) tentativi rifiutati, \($2) non riusciti."
        },
        signUpsSentence: {
            $0 == 0 ? "Non è stato contato nulla: nessun utente si è registrato." : "Utenti registrati: \($0)."
        },
        refreshesSentence: { $0 == 0 ? "Nessun token è stato rinnovato." : "Rinnovi di token: \($0)." },
        durationsSentence: { half, most in
            guard let half, let most else { return "Non c’è stata nessuna richiesta da misurare." }
            return
                """
                Metà delle richieste ha richiesto \(text(half)), 99 su 100 \(text(most)). Quelle rifiutate non \
                vengono misurate.
                """
        },
        risksSentence: {
            $0 + $1 + $2 == 0
                ? "La protezione dalle minacce non ha trovato rischi."
                : "La protezione dalle minacce ha trovato: \($0) bassi, \($1) medi, \($2) alti."
        },
        messagesSentence: {
            $0 + $1 == 0
                ? "Nessun messaggio è stato inviato." : "\($0) messaggi consegnati, \($1) tentativi non riusciti."
        })

    private static func name(_ period: ChartPeriod) -> String {
        switch period {
        case .day: "24 ore"
        case .week: "7 giorni"
        case .month: "30 giorni"
        }
    }

    private static func text(_ event: CountedEvent) -> String {
        switch event {
        case .signUp: "registrati"
        case .signIn: "completati"
        case .refusedSignIn: "rifiutati"
        case .failedSignIn: "non riusciti"
        case .refresh: "rinnovati"
        case .lowRisk: "basso"
        case .mediumRisk: "medio"
        case .highRisk: "alto"
        case .deliveredMessage: "consegnati"
        case .failedMessage: "non riusciti"
        case .within25Milliseconds: "fino a 25 ms"
        case .within50Milliseconds: "fino a 50 ms"
        case .within100Milliseconds: "fino a 100 ms"
        case .within250Milliseconds: "fino a 250 ms"
        case .within1Second: "fino a 1 s"
        case .beyond1Second: "più di 1 s"
        }
    }
}
