extension ConsoleTexts.Protection {
    static let french = Self(
        title: "Protection", lead: "Ce que les utilisateurs ont fait, avec quel risque, et si c’étaient vraiment eux.",
        user: "Nom d’utilisateur", find: "Afficher les événements", none: "Cet événement n’existe pas.", time: "Heure",
        event: "Événement",
        response: "Réaction", risk: "Risque", reasons: "Raisons", from: "Depuis", feedback: "Avis",
        action: "Était-ce l’utilisateur\u{A0}?", markValid: "Valable", markInvalid: "Non valable",
        effect:
            """
            Les prochaines connexions sont comparées à ce qui est marqué\u{A0}: d’où est venue une connexion \
            non valable, elles sont à risque.
            """,
        accountOnly: "Seuls le compte lui-même et les opérateurs avec martlet:AdministerServer voient les raisons.",
        reason: { reasons[$0] ?? $0 })

    private static let reasons = [
        "newAddressRange": "Une nouvelle plage d’adresses.", "newUserAgent": "Un nouveau programme ou système.",
        "newCountry": "Un nouveau pays.", "impossibleTravel": "Trop loin du dernier lieu pour le temps écoulé.",
        "rangeMarkedInvalid": "D’où un événement a été marqué comme non valable.",
        "failedAttempts": "Plusieurs tentatives échouées.",
        "manyFailedAttempts": "Beaucoup de tentatives échouées.", "rapidSignIns": "Répété en quelques minutes.",
        "addressFailsForSeveral": "L’adresse a échoué pour plusieurs noms.",
        "addressFailsForMany": "L’adresse a échoué pour beaucoup de noms.",
        "rememberedDevice": "Un appareil mémorisé\u{A0}: moins de risque.",
    ]
}
