extension ConsoleTexts.Messages {
    static let german = Self(
        title: "Nachrichten",
        lead:
            """
            Jede Nachricht, wie Benutzer sie bekommen, mit erfundenen Namen und Codes. Funktionen, die \
            Nachrichten schreiben oder senden, werden nicht aufgerufen.
            """, kind: "Nachricht", language: "Sprache", channel: "Per",
        email: "E-Mail", sms: "SMS", show: "Anzeigen", from: "Von", replyTo: "Reply-To", subject: "Betreff",
        html: "Die Mail als HTML", text: "Als einfacher Text", poolLanguage: "Sprache des Pools",
        allLanguages: "alle Sprachen",
        allLead: "Die Standardtexte gibt es in jeder Sprache. Eigene Texte sind für alle gleich.",
        send: "An mich senden", destination: "Ziel",
        sendLead:
            """
            Sendet diese Nachricht, wie der Server die des Pools sendet, und sagt, ob sie \
            angenommen wurde.
            """,
        sent: "gesendet.", queued: "wartet im Postausgang.", edit: "Text bearbeiten", reset: "Zurück zum Standardtext",
        resetEffect: "Die Nachricht hat wieder den Standardtext in der Sprache des Benutzers.",
        noReset: "Der Text dieser Nachricht ist keine Einstellung.", kinds: name, length: size)

    private static func name(_ kind: MessageChoice.Kind) -> String {
        switch kind {
        case .verification: "Bestätigungscode"
        case .verificationLink: "Bestätigungslink"
        case .passwordReset: "Passwort zurücksetzen"
        case .invitation: "Einladung"
        case .secondFactor: "Code bei der Anmeldung"
        case .wrongCodes: "Viele falsche Codes"
        case .lockedFactors: "Zweite Faktoren gesperrt"
        case .riskBlocked: "Riskante Anmeldung, gesperrt"
        case .riskSecondFactor: "Riskante Anmeldung, zweiter Faktor verlangt"
        case .riskNotice: "Riskante Anmeldung, Hinweis"
        }
    }

    private static func size(_ length: TextMessageLength) -> String {
        let letters = length.alphabet == .gsm ? "GSM 7-Bit" : "Unicode"
        let segments = length.segments == 1 ? "1 Segment" : "\(length.segments) Segmente"
        return "\(segments): \(length.units) Zeichen, \(letters)."
    }
}
