extension ConsoleTexts.Messages {
    static let french = Self(
        title: "Messages",
        lead:
            """
            Chaque message tel que les utilisateurs le reçoivent, avec des noms et des codes inventés. Les \
            fonctions qui écrivent ou envoient des messages ne sont pas appelées.
            """, kind: "Message", language: "Langue", channel: "Par",
        email: "e-mail", sms: "SMS", show: "Afficher", from: "De", replyTo: "Reply-To", subject: "Objet",
        html: "L’e-mail en HTML", text: "En texte brut", poolLanguage: "la langue du pool",
        allLanguages: "toutes les langues",
        allLead:
            """
            Les textes par défaut existent dans chaque langue. Vos propres textes sont les mêmes \
            pour toutes.
            """,
        send: "Me l’envoyer", destination: "Destination",
        sendLead: "Envoie ce message comme le serveur envoie ceux du pool, et dit s’il a été accepté.",
        sent: "envoyé.", queued: "attend dans la boîte d’envoi.", edit: "Modifier le texte",
        reset: "Revenir au texte par défaut",
        resetEffect: "Le message a de nouveau le texte par défaut dans la langue de l’utilisateur.",
        noReset: "Le texte de ce message n’est pas un paramètre.", kinds: name, length: size)

    private static func name(_ kind: MessageChoice.Kind) -> String {
        switch kind {
        case .verification: "Code de vérification"
        case .verificationLink: "Lien de vérification"
        case .passwordReset: "Réinitialisation du mot de passe"
        case .invitation: "Invitation"
        case .secondFactor: "Code de connexion"
        case .wrongCodes: "Beaucoup de codes erronés"
        case .lockedFactors: "Seconds facteurs verrouillés"
        case .riskBlocked: "Connexion à risque, bloquée"
        case .riskSecondFactor: "Connexion à risque, second facteur demandé"
        case .riskNotice: "Connexion à risque, avis"
        }
    }

    private static func size(_ length: TextMessageLength) -> String {
        let letters = length.alphabet == .gsm ? "GSM 7 bits" : "Unicode"
        let segments = length.segments == 1 ? "1 segment" : "\(length.segments) segments"
        return "\(segments)\u{A0}: \(length.units) caractères, \(letters)."
    }
}
