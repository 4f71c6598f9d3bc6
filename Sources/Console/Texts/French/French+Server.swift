import Cryptography

extension ConsoleTexts.ServerTexts {
    static let french = Self(
        title: "Serveur",
        lead: "Ce qui tourne, ce qu’il stocke et comment il est réglé. Rien ne peut être modifié ici.",
        nodes: "Nœuds", node: "Nœud", version: "Version", started: "Démarrage", seen: "Vu pour la dernière fois",
        schema: "Étapes du schéma qu’il connaît", store: "Base", engine: "Moteur", size: "Octets de la base",
        free: "Octets libres sur son disque", steps: "Schéma", keys: "Clés",
        oldestKey: "La plus ancienne clé qui signe a été créée", keyPool: "Clés du pool d’utilisateurs",
        showKeys: "Afficher",
        noKeys: "Le pool n’a pas de clés\u{A0}: elles sont créées à sa première signature.", key: "Clé", use: "Signe",
        phase: "Phase", created: "Création", signsFrom: "Signe à partir de", retired: "Remplacement",
        rotation: "Ces clés, et une nouvelle paire, par des commandes", quotas: "Quotas", quota: "Quota",
        value: "Valeur",
        configuration: "Configuration", setting: "Paramètre", origin: "Défini par",
        defaults: "Ce qui n’est pas listé a sa valeur par défaut. Les secrets ne sont pas affichés.",
        backups: "Sauvegardes",
        backupLead:
            """
            La base ne connaît pas les sauvegardes\u{A0}: ce sont des fichiers de «\u{A0}martlet \
            backup\u{A0}», ou de pg_dump.
            """,
        sameCLI: "La même chose par des commandes", count: { "\($0) étapes sur \($1)" }, phaseText: phase)

    private static func phase(_ phase: KeyPhase) -> String {
        switch phase {
        case .announced: "annoncée"
        case .current: "signe maintenant"
        case .retired: "remplacée"
        }
    }
}
