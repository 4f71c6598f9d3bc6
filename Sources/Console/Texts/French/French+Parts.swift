extension ConsoleTexts.Parts {
    static let french = Self(
        none: "Il n’y en a pas encore.", members: "Membres", danger: "Ce qui est irréversible",
        part: {
            parts[$0] ?? frenchAccessParts[$0] ?? ConsoleTexts.PartText(title: $0, lead: "", effect: "")
        },
        enable: { "Activer \($0)" }, delete: { "Supprimer \($0)" },
        deletion: { deletions[$0] ?? frenchAccessDeletions[$0] ?? "" },
        usersGo: { "Environ \($0) utilisateurs disparaissent avec lui." })

    private static let parts: [String: ConsoleTexts.PartText] = [
        "group": .init(
            title: "Groupes", create: "Créer un groupe",
            lead: "Groupes d’utilisateurs, avec un rôle et un rang. Les jetons les nomment.",
            effect: "Le groupe n’a pas encore de membres."),
        "resource-server": .init(
            title: "Serveurs de ressources", create: "Créer un serveur de ressources",
            lead: "Vos propres API, et les portées que les applications peuvent demander.",
            effect: "Les portées peuvent être autorisées aux clients d’application."),
        "provider": .init(
            title: "Fournisseurs d’identité", create: "Ajouter un fournisseur d’identité",
            lead: "Là où les utilisateurs ont des comptes avec lesquels ils peuvent se connecter.",
            effect: "Le fournisseur peut être autorisé aux clients d’application."),
    ]

    private static let deletions: [String: String] = [
        "group": "Ses membres restent utilisateurs du pool\u{A0}; leurs jetons ne le nomment plus.",
        "resource-server": "Les clients d’application perdent ses portées.",
        "provider": "Les utilisateurs qui se connectent avec lui ne le peuvent plus.",
        "client": "Son application ne peut plus connecter d’utilisateurs.",
        "domain": "Les pages de connexion n’existent plus\u{A0}; les applications qui y mènent échouent.",
        "pool":
            """
        Tous les utilisateurs, groupes, clients et paramètres du pool sont supprimés. Exportez d’abord ce \
        dont vous avez besoin («\u{A0}martlet pool export\u{A0}», «\u{A0}martlet user export\u{A0}»). Un \
        pool avec DeletionProtection ACTIVE n’est pas supprimé.
        """,
    ]
}

extension ConsoleTexts.Schema {
    static let french = Self(
        title: "Attributs",
        lead:
            """
            Ce qu’ont les utilisateurs du pool. Ce qui est obligatoire ou un alias est fixé à la \
            création.
            """,
        add: "Ajouter un attribut personnalisé",
        effect:
            """
            Chaque utilisateur peut avoir l’attribut. Son nom, sa sorte et ses limites ne changent \
            jamais.
            """)
}

extension ConsoleTexts.Domains {
    static let french = Self(
        title: "Domaine", check: "Vérifier la disponibilité", prefix: "Préfixe du domaine", create: "Créer un domaine",
        effect: "Les pages de connexion sont à ce domaine. Avec un certificat, c’est un domaine à vous.",
        free: { "«\u{A0}\($0)\u{A0}» est libre." }, taken: { "«\u{A0}\($0)\u{A0}» est pris." })
}

extension ConsoleTexts.TriggerTest {
    static let french = Self(
        title: "Essayer un déclencheur",
        lead:
            """
            Appelle une fois la fonction d’un déclencheur. Rien ne change dans le pool, quelle que soit sa \
            réponse.
            """,
        none: "Le pool n’a aucune fonction.", trigger: "Déclencheur", event: "Événement",
        eventHint: "JSON\u{A0}; vide pour un exemple.", tooLong: "L’événement est trop long.",
        send: "Appeler la fonction",
        functions: "Fonctions qui peuvent être nommées ici", function: "Fonction", began: "Début", duration: "Durée",
        response: "Réponse")
}

extension ConsoleTexts.Checks {
    static let french = Self(
        title: "Contrôler le fournisseur",
        lead:
            """
            Récupère ce par quoi commence une connexion chez le fournisseur, et essaie le secret si cela ne \
            demande pas d’utilisateur.
            """,
        send: "Contrôler",
        signIn: .french)
}

extension ConsoleTexts.SignInTest {
    static let french = Self(
        title: "Tester une connexion",
        lead:
            """
            Parcourt la connexion chez le fournisseur avec un navigateur et montre ce que le fournisseur \
            envoie. Aucun utilisateur n’est ajouté ni modifié, aucune session ne commence.
            """,
        begin: "Commencer un test",
        open: "Ouvrir le fournisseur",
        waiting: "En attente du navigateur. Un test dure dix minutes.",
        accepted: "Une connexion serait acceptée.",
        refused: "Une connexion échouerait :",
        sent: "Ce que le fournisseur a envoyé",
        asked: "Requêtes au fournisseur",
        made: "Ce qu’une connexion en ferait",
        username: "Le nom d’utilisateur",
        user: "L’utilisateur",
        newUser: "serait ajouté",
        groups: "Les groupes",
        noGroups: "Groupes de règles qui n’existent pas",
        attribute: "Attribut",
        notSent: "non envoyé",
        missing: "Requis et manquants",
        functions: "Fonctions non appelées")
}

extension ConsoleTexts.Refusals {
    static let french = Self(
        accountOnly:
            """
            Seuls le peuvent le compte lui-même et les opérateurs dont le rôle autorise \
            martlet:AdministerServer.
            """)
}

extension ConsoleTexts.Settings {
    static let frenchParts: [String: ConsoleTexts.SettingText] = [
        "GroupName": .init("Le nom, qui ne change jamais.", effect: ""),
        "Identifier": .init("L’identifiant, qui ne change jamais et commence chaque portée.", effect: ""),
        "ProviderName": .init("Le nom, qui ne change jamais.", effect: ""),
        "Description": .init("Pour les opérateurs.", effect: "Les listes le montrent."),
        "RoleArn": .init(
            "Le rôle des membres dans les pools d’identités.",
            effect: "Les membres obtiennent les informations d’identification de ce rôle."),
        "Precedence": .init(
            "Le nombre le plus bas décide du rôle préféré.",
            effect:
                """
                Les jetons peuvent nommer un autre rôle préféré.
                """),
        "Name": .init("Le nom dans les listes.", effect: "Les listes le montrent."),
        "Scopes": .init(
            "Les portées que les applications peuvent demander.",
            effect: "Une portée enlevée est refusée aux applications."),
        "IdpIdentifiers": .init(
            "Noms par lesquels les applications peuvent demander le fournisseur.",
            effect: "Les applications qui utilisent un nom enlevé échouent."),
        "AttributeMapping": .init(

            """
            Comment le fournisseur appelle cet attribut\u{A0}; vide pour aucun. Tout nom peut être \
            saisi.
            """,
            effect: "L’attribut est repris à chaque connexion avec le fournisseur."),
        "Domain": .init("Un préfixe, ou un domaine à vous avec un certificat.", effect: ""),
        "CustomDomainConfig.CertificateArn": .init("Seulement pour un domaine à vous.", effect: ""),
        "Schema.Name": .init("Sans «\u{A0}custom:\u{A0}», qui est placé devant.", effect: ""),
        "AttributeDataType": .init("La sorte de ses valeurs.", effect: ""),
        "Mutable": .init("false\u{A0}: une valeur définie ne change jamais.", effect: ""),
        "StringAttributeConstraints.MinLength": .init("Seulement pour String.", effect: ""),
        "StringAttributeConstraints.MaxLength": .init("Seulement pour String.", effect: ""),
        "NumberAttributeConstraints.MinValue": .init("Seulement pour Number.", effect: ""),
        "NumberAttributeConstraints.MaxValue": .init("Seulement pour Number.", effect: ""),
    ].merging(providerDetails) { one, _ in one }.merging(frenchClients) { one, _ in one }

    private static let providerDetails: [String: ConsoleTexts.SettingText] = Dictionary(
        [
            ("client_id", "L’identifiant de l’application chez le fournisseur."),
            ("client_secret", "Vide conserve le secret enregistré."),
            ("private_key", "La clé en PEM. Vide conserve la clé enregistrée."),
            ("team_id", "L’identifiant de l’équipe."),
            ("key_id", "L’identifiant de la clé."),
            ("authorize_scopes", "Les portées demandées, séparées par des espaces."),
            ("api_version", "La version de l’API."), ("oidc_issuer", "L’URL de l’émetteur."),
            ("attributes_request_method", "Comment les attributs sont récupérés."), ("jwks_uri", "L’URL des clés."),
            ("authorize_url", "Où vont les navigateurs\u{A0}; vide pour ce que dit le fournisseur."),
            ("token_url", "Où les codes sont échangés\u{A0}; vide pour ce que dit le fournisseur."),
            ("attributes_url", "Où les attributs sont récupérés\u{A0}; vide pour ce que dit le fournisseur."),
            ("MetadataURL", "L’URL des métadonnées, ou le document ci-dessous."),
            ("MetadataFile", "Les métadonnées en XML."),
            ("IDPInit", "Si les connexions peuvent commencer chez le fournisseur."),
            ("IDPSignout", "Si la déconnexion déconnecte aussi là-bas."),
            ("EncryptedResponses", "Si les réponses doivent être chiffrées."),
            ("RequestSigningAlgorithm", "Comment les requêtes sont signées\u{A0}; – pour aucune signature."),
        ].map { name, help in
            (
                "ProviderDetails.\(name)",
                ConsoleTexts.SettingText(help, effect: "Les connexions avec le fournisseur l’utilisent.")
            )
        }
    ) { one, _ in one }
}
