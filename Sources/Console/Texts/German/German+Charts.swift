extension ConsoleTexts.Charts {
    static let german = Self(
        title: "Diagramme", titleOfAll: "Diagramme aller Benutzerpools",
        lead:
            """
            Jeder Knoten schreibt alle 10 Sekunden, was er gezählt hat, und es bleibt 32 Tage; was ein \
            gewaltsam beendeter Knoten nicht geschrieben hatte, fehlt. Zeiten sind UTC. Die letzte Spalte ist \
            noch nicht zu Ende.
            """,
        period: "Zeitraum", now: "jetzt", from: "Von", asTable: "Als Tabelle", more: "Weitere Diagramme",
        signIns: "Anmeldungen", signUps: "Registrierungen", refreshes: "Erneuerte Tokens",
        durations: "Dauer von Anmeldungen und Erneuerungen", risks: "Risiken", messages: "Nachrichten",
        activeUsers: [
            "users signed in within a day": "Benutzer, die sich innerhalb eines Tages angemeldet haben",
            "users signed in within 30 days": "Benutzer, die sich innerhalb von 30 Tagen angemeldet haben",
        ], atLeast: { "\($0) oder mehr" }, highest: { "Höchstwert: \($0)" }, periodName: name, event: text,
        signInsSentence: {
            $0 + $1 + $2 == 0
                ? "Es gab keine Anmeldung."
                : "\($0) Anmeldungen abgeschlossen, \($1) Versuche abgewiesen, \($2) fehlgeschlagen."
        },
        signUpsSentence: {
            $0 == 0
                ? "Nichts wurde gezählt: Kein Benutzer hat sich registriert."
                : "Benutzer, die sich registriert haben: \($0)."
        },
        refreshesSentence: { $0 == 0 ? "Kein Token wurde erneuert." : "Erneuerungen von Tokens: \($0)." },
        durationsSentence: { half, most in
            guard let half, let most else { return "Es gab keine Anfrage zu messen." }
            return
                """
                Die Hälfte der Anfragen dauerte \(text(half)), 99 von 100 \(text(most)). Abgewiesene werden nicht \
                gemessen.
                """
        },
        risksSentence: {
            $0 + $1 + $2 == 0
                ? "Der Bedrohungsschutz hat kein Risiko gefunden."
                : "Der Bedrohungsschutz hat gefunden: \($0) niedrig, \($1) mittel, \($2) hoch."
        },
        messagesSentence: {
            $0 + $1 == 0
                ? "Keine Nachricht wurde gesendet." : "\($0) Nachrichten zugestellt, \($1) Versuche fehlgeschlagen."
        })

    private static func name(_ period: ChartPeriod) -> String {
        switch period {
        case .day: "24 Stunden"
        case .week: "7 Tage"
        case .month: "30 Tage"
        }
    }

    private static func text(_ event: CountedEvent) -> String {
        switch event {
        case .signUp: "registriert"
        case .signIn: "abgeschlossen"
        case .refusedSignIn: "abgewiesen"
        case .failedSignIn: "fehlgeschlagen"
        case .refresh: "erneuert"
        case .lowRisk: "niedrig"
        case .mediumRisk: "mittel"
        case .highRisk: "hoch"
        case .deliveredMessage: "zugestellt"
        case .failedMessage: "fehlgeschlagen"
        case .within25Milliseconds: "bis zu 25 ms"
        case .within50Milliseconds: "bis zu 50 ms"
        case .within100Milliseconds: "bis zu 100 ms"
        case .within250Milliseconds: "bis zu 250 ms"
        case .within1Second: "bis zu 1 s"
        case .beyond1Second: "mehr als 1 s"
        }
    }
}
