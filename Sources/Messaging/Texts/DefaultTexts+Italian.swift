extension DefaultTexts {
    static let italian = DefaultTexts(
        verification: MailTexts("Il tuo codice di verifica", body: "Il tuo codice di verifica è {####}"),
        passwordReset: MailTexts(
            "Il tuo codice per reimpostare la password", body: "Il tuo codice per reimpostare la password è {####}"),
        link: MailTexts(
            "Il tuo link di verifica",
            body: "Fai clic sul link per verificare il tuo indirizzo e-mail. {##Verifica l’e-mail##}"),
        invitation: MailTexts(
            "La tua password temporanea", body: "Il tuo nome utente è {username} e la password temporanea è {####}."),
        authentication: MailTexts("Il tuo codice di autenticazione", body: "Il tuo codice di autenticazione è {####}"),
        wrongCodes: WrongCodeTexts(
            subject: "Codici errati per il tuo account", lockedSubject: "Il tuo account è bloccato",
            happened: {
                "Per accedere come {username} sono stati inseriti la password giusta e poi \($0) codici errati."
            },
            advice: "Se non sei stato tu, altri conoscono la tua password: cambiala.",
            locked: "Non vengono accettati altri codici finché l’amministratore non sblocca il tuo account."),
        risk: RiskTexts(
            subject: "Nuovo tentativo di accesso", blockedSubject: "Tentativo di accesso bloccato",
            blocked: "Abbiamo bloccato un accesso al tuo account {username}.",
            secondFactor: "Per un accesso insolito al tuo account {username} è stato richiesto un secondo fattore.",
            noAction: "C’è stato un accesso insolito al tuo account {username}.",
            time: "Ora", device: "Dispositivo", address: "Indirizzo",
            wasUser: "Se eri tu, {##faccelo sapere##}.",
            wasNotUser: "Se non eri tu, cambia la password e {##avvisaci##}."))
}
