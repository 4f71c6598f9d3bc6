extension DefaultTexts {
    static let french = DefaultTexts(
        verification: MailTexts("Votre code de vérification", body: "Votre code de vérification est {####}"),
        passwordReset: MailTexts(
            "Votre code de réinitialisation du mot de passe",
            body: "Votre code de réinitialisation du mot de passe est {####}"),
        link: MailTexts(
            "Votre lien de vérification",
            body: "Cliquez sur le lien pour vérifier votre adresse e-mail. {##Vérifier l’adresse e-mail##}"),
        invitation: MailTexts(
            "Votre mot de passe temporaire",
            body: "Votre nom d’utilisateur est {username} et votre mot de passe temporaire est {####}."),
        authentication: MailTexts("Votre code d’authentification", body: "Votre code d’authentification est {####}"),
        wrongCodes: WrongCodeTexts(
            subject: "Codes incorrects pour votre compte", lockedSubject: "Votre compte est verrouillé",
            happened: {
                "Pour {username}, le bon mot de passe puis \($0) codes incorrects ont été saisis."
            },
            advice: "Si ce n’était pas vous, d’autres connaissent votre mot de passe : changez-le.",
            locked: "Plus aucun code n’est accepté avant que l’administrateur déverrouille votre compte."),
        risk: RiskTexts(
            subject: "Nouvelle tentative de connexion", blockedSubject: "Tentative de connexion bloquée",
            blocked: "Nous avons bloqué une connexion à votre compte {username}.",
            secondFactor: "Une connexion inhabituelle à votre compte {username} a exigé un second facteur.",
            noAction: "Une connexion inhabituelle à votre compte {username} a eu lieu.",
            time: "Heure", device: "Appareil", address: "Adresse",
            wasUser: "Si c’était vous, {##dites-le-nous##}.",
            wasNotUser: "Sinon, changez votre mot de passe et {##prévenez-nous##}."))
}
