extension DefaultTexts {
    static let german = DefaultTexts(
        verification: MailTexts("Ihr Bestätigungscode", body: "Ihr Bestätigungscode lautet {####}"),
        passwordReset: MailTexts(
            "Ihr Code zum Zurücksetzen des Passworts", body: "Ihr Code zum Zurücksetzen des Passworts lautet {####}"),
        link: MailTexts(
            "Ihr Bestätigungslink",
            body: "Klicken Sie auf den Link, um Ihre E-Mail-Adresse zu bestätigen. {##E-Mail-Adresse bestätigen##}"),
        invitation: MailTexts(
            "Ihr vorläufiges Passwort",
            body: "Ihr Benutzername ist {username}, und Ihr vorläufiges Passwort ist {####}."),
        authentication: MailTexts("Ihr Anmeldecode", body: "Ihr Anmeldecode lautet {####}"),
        wrongCodes: WrongCodeTexts(
            subject: "Falsche Codes für Ihr Konto", lockedSubject: "Ihr Konto ist gesperrt",
            happened: {
                "Für {username} wurden das richtige Passwort und danach \($0) falsche Codes eingegeben."
            },
            advice: "Wenn Sie das nicht waren, kennen andere Ihr Passwort: Ändern Sie es.",
            locked: "Es werden keine Codes mehr angenommen, bis der Administrator Ihr Konto entsperrt."),
        risk: RiskTexts(
            subject: "Neuer Anmeldeversuch", blockedSubject: "Anmeldeversuch abgelehnt",
            blocked: "Wir haben eine Anmeldung an Ihrem Konto {username} abgelehnt.",
            secondFactor: "Für eine ungewöhnliche Anmeldung an Ihrem Konto {username} war ein zweiter Faktor nötig.",
            noAction: "Es gab eine ungewöhnliche Anmeldung an Ihrem Konto {username}.",
            time: "Zeit", device: "Gerät", address: "Adresse",
            wasUser: "Wenn Sie das waren, {##teilen Sie es uns mit##}.",
            wasNotUser: "Wenn nicht, ändern Sie Ihr Passwort und {##sagen Sie es uns##}."))
}
