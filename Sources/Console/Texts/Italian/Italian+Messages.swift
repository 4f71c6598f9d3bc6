extension ConsoleTexts.Messages {
    static let italian = Self(
        title: "Messaggi",
        lead:
            """
            Ogni messaggio come lo ricevono gli utenti, con nomi e codici inventati. Le funzioni che scrivono \
            o inviano messaggi non vengono chiamate.
            """, kind: "Messaggio", language: "Lingua", channel: "Via",
        email: "e-mail", sms: "SMS", show: "Mostra", from: "Da", replyTo: "Reply-To", subject: "Oggetto",
        html: "L’e-mail come HTML", text: "Come testo semplice", poolLanguage: "la lingua del pool",
        allLanguages: "tutte le lingue",
        allLead: "I testi predefiniti ci sono in ogni lingua. I testi propri sono uguali per tutte.",
        send: "Inviamelo", destination: "Destinazione",
        sendLead: "Invia questo messaggio come il server invia quelli del pool, e dice se è stato accettato.",
        sent: "inviato.", queued: "attende nella posta in uscita.", edit: "Modifica il testo",
        reset: "Torna al testo predefinito",
        resetEffect: "Il messaggio ha di nuovo il testo predefinito nella lingua dell’utente.",
        noReset: "Il testo di questo messaggio non è un’impostazione.", kinds: name, length: size)

    private static func name(_ kind: MessageChoice.Kind) -> String {
        switch kind {
        case .verification: "Codice di verifica"
        case .verificationLink: "Link di verifica"
        case .passwordReset: "Reimpostazione della password"
        case .invitation: "Invito"
        case .secondFactor: "Codice di accesso"
        case .wrongCodes: "Molti codici errati"
        case .lockedFactors: "Secondi fattori bloccati"
        case .riskBlocked: "Accesso a rischio, bloccato"
        case .riskSecondFactor: "Accesso a rischio, secondo fattore richiesto"
        case .riskNotice: "Accesso a rischio, avviso"
        }
    }

    private static func size(_ length: TextMessageLength) -> String {
        let letters = length.alphabet == .gsm ? "GSM a 7 bit" : "Unicode"
        let segments = length.segments == 1 ? "1 segmento" : "\(length.segments) segmenti"
        return "\(segments): \(length.units) caratteri, \(letters)."
    }
}
