extension ConsoleTexts.AuditPages {
    static let french = Self(
        title: "Journal d’audit",
        lead:
            """
            Chaque modification et son auteur, tels que ce nœud les a enregistrés. Les autres nœuds ont leurs \
            propres dossiers.
            """,
        time: "Heure", operation: "Opération", actor: "Appelant", address: "Adresse", outcome: "Résultat",
        about: "Concerne", record: "L’enregistrement", none: "Aucun enregistrement ne remplit tout cela.",
        search: "Rechercher",
        filter: "Conditions", from: "Du", until: "Au", value: "Pool ou autre valeur",
        valueHint:
            """
            Valeurs exactes, comparées octet par octet\u{A0}: une opération comme UpdateUserPool, un appelant \
            par clé d’accès, nom ou ARN, l’identifiant d’un pool. Heures comme 2026-11-27 ou \
            2026-11-27T09:00:00Z, en UTC.
            """,
        error: "Résultat", anyOutcome: "peu importe", failedOnly: "échec", succeeded: "réussi",
        older: "Enregistrements plus anciens",
        limit: "Les enregistrements plus anciens ne sont pas affichés ici\u{A0}: fixez une fin à la période.",
        verify: "Vérifier la chaîne",
        verifyLead:
            """
            Lit chaque enregistrement, et compare la chaîne avec les signatures de ses points de contrôle et \
            avec la base.
            """, whole: "La chaîne est intacte\u{A0}: rien n’a été modifié, retiré ni ajouté.",
        broken: "La chaîne n’est pas intacte.", chain: "Chaîne", records: "Enregistrements",
        checkpoints: "Points de contrôle",
        signed: "Signé jusqu’à", unsigned: "Pas encore signé", state: "État", problems: "Problèmes",
        history: "Qui a modifié ceci",
        historyLead:
            """
            Ce que chaque modification des 90 derniers jours a défini, la plus récente en premier. Les \
            valeurs que les enregistrements cachent, comme les textes des e-mails, sont comparées cachées.
            """,
        historyNone: "Rien de ceci n’a été modifié en 90 jours.", whoChanged: "Qui a modifié ceci\u{A0}?",
        first: "non enregistré", notFound: "Cet enregistrement n’existe pas ici.",
        sameAs: "Lire ces enregistrements par une commande",
        incomplete: { "Enregistrements des \($0) derniers jours. Renseignez «\u{A0}Du\u{A0}» pour de plus anciens." })
}
