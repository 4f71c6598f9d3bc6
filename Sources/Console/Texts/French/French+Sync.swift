extension ConsoleTexts.SyncTexts {
    static let french = Self(
        title: "Synchronisation", datasets: "Jeux de données", noDatasets: "Il n’y a pas encore de jeu de données.",
        noIdentities: "Il n’y a pas encore d’identité.", show: "Afficher", refresh: "Relire la liste",
        createDataset: "Créer un jeu de données", createAndEdit: "Créer et modifier le jeu de données",
        choose: "Sélectionner", deleteSelected: "Supprimer la sélection",
        deletionEffect:
            """
            Tous les enregistrements des jeux de données sont supprimés. Les appareils les perdent à leur \
            prochaine synchronisation.
            """,
        records: "Enregistrements", noRecords: "Il n’y a pas encore d’enregistrement.", record: "Enregistrement",
        removeSelected: "Retirer la sélection", removed: "retiré", valueHint: "JSON ou un texte quelconque.",
        keep: "Enregistrer les modifications", format: "Mettre en forme JSON", notJSON: "La valeur n’est pas du JSON.",
        isJSON: "La valeur est du JSON.",
        noKey: "Un enregistrement a une clé.", pending: "Non synchronisé",
        pendingLead:
            """
            Ces modifications ne sont que dans cette page. «\u{A0}Synchroniser\u{A0}» les enregistre\u{A0}; \
            les appareils les reçoivent quand ils se synchronisent.
            """,
        nothingPending: "Il n’y a rien à synchroniser.", synchronize: "Synchroniser",
        discard: "Abandonner la sélection",
        save: "Enregistrer les modifications", startBulk: "Démarrer la publication en masse", role: "Rôle",
        createRole: "Créer un rôle",
        stream: "Nom du flux",
        newStream:
            """
            La liste contient les flux que ce serveur connaît. «\u{A0}martlet trigger add\u{A0}» en ajoute \
            un\u{A0}; ses partitions sont celles de Kinesis.
            """,
        status: "État de la diffusion", function: "Déclencheur de synchronisation",
        applications: "Applications de plateforme",
        noApplications:
            """
            Ce serveur ne connaît aucune application de plateforme. «\u{A0}martlet trigger add\u{A0}» en \
            ajoute une.
            """,
        otherApplications: "Autres applications", otherHint: "Un ARN par ligne.", part: text,
        grant: { "Autoriser le rôle à \($0)" }, select: { "Sélectionner \($0)" })

    private static func text(_ part: SyncPart) -> ConsoleTexts.PartText {
        switch part {
        case .push:
            .init(
                title: "Synchronisation push",
                lead: "Prévient les appareils d’une identité qu’un autre a modifié un jeu de données.",
                effect:
                    """
                    Les appareils abonnés reçoivent des messages par ces applications. Sans aucune, les messages \
                    cessent.
                    """)
        case .streams:
            .init(
                title: "Cognito Streams", lead: "Envoie chaque modification d’un jeu de données à un flux.",
                effect: "Les modifications vont désormais au flux tant que son statut est ENABLED.")
        case .bulk:
            .init(
                title: "Publication en masse",
                lead: "Envoie tous les jeux de données du pool au flux, une fois par jour au plus.",
                effect: "Tous les enregistrements stockés vont au flux. Cela ne peut pas être arrêté.")
        case .events:
            .init(
                title: "Cognito Events",
                lead: "Une fonction qui peut modifier ou refuser ce que les appareils écrivent.",
                effect:
                    """
                    La fonction est appelée avant chaque mise à jour d’un utilisateur. Sans fonction, les mises à \
                    jour sont enregistrées telles quelles.
                    """)
        }
    }
}
