extension ConsoleTexts.Outbox {
    static let french = Self(
        title: "Boîte d’envoi",
        lead:
            """
            Messages en attente d’envoi, et ceux qui ont échoué ces trois derniers jours. Leurs textes et \
            leurs codes ne sont pas affichés.
            """, waiting: "En attente", failed: "Échoués",
        none: "Ce message n’existe pas.", id: "Message", purpose: "Sorte", to: "À", attempts: "Tentatives",
        next: "Prochaine tentative, ou fin", reason: "Motif", retry: "Réessayer", drop: "Abandonner",
        retryEffect: "Le message est envoyé aussitôt, avec son code. Un code expiré est envoyé aussi.",
        dropEffect: "Le message est supprimé et n’est pas envoyé.", dropTitle: "Abandonner un message",
        retryTitle: "Réessayer un message", message: "Message", state: "État",
        gone: "Ce message n’existe pas\u{A0}: il a été envoyé ou abandonné.", suppressed: "Adresses bloquées",
        suppressedLead:
            """
            Une adresse ne reçoit plus d’e-mails quand un e-mail est revenu définitivement, quand son \
            propriétaire s’est plaint, ou quand un opérateur l’a demandé.
            """, address: "Adresse e-mail", check: "Consulter",
        isSuppressed: "ne reçoit pas d’e-mails", isFree: "reçoit des e-mails",
        suppress: "Ne plus lui envoyer d’e-mails",
        clear: "Lui envoyer de nouveau des e-mails",
        suppressEffect: "Les codes et les invitations n’atteignent plus cette adresse.",
        clearEffect: "Les e-mails repartent vers cette adresse, jusqu’au prochain qui revient.", since: "Depuis")
}
