extension ConsoleTexts {
    static let french = ConsoleTexts(
        language: "fr", entry: .french, shell: .french, home: .french, search: .french, sessions: .french,
        explorer: .french, changes: .french, pools: .french, users: .french, clients: .french,
        settings: .french, parts: .french, schema: .french, domains: .french, triggers: .french,
        checks: .french, refusals: .french, inspector: .french, sync: .french, server: .french,
        identityPools: .french, access: .french, administration: .french, further: .french)
}

extension ConsoleTexts.Entry {
    static let french = Self(
        title: "Entrer dans la console", enterAs: "Vous entrez avec les autorisations de",
        limits:
            """
            La session se termine après 15 minutes sans utilisation, après 8 heures, ou quand vous quittez la \
            console.
            """,
        button: "Entrer", refused: "Cette adresse n’est pas valable",
        foreign: "Le formulaire a été envoyé depuis un autre site.", noSession: "Vous n’êtes pas connecté",
        howToEnter:
            """
            Exécutez «\u{A0}martlet console open\u{A0}» sur le serveur, et ouvrez dans la minute l’adresse \
            affichée.
            """,
        signIn: "Se connecter", signInAgain: "Se reconnecter", signedIn: "Vous êtes connecté", goOn: "Continuer",
        notFound:
            """
            Le compte n’a pas de pool d’opérateurs. Exécutez «\u{A0}martlet console invite NAME\u{A0}» sur le \
            serveur.
            """,
        otherHost: "Les opérateurs se connectent à l’adresse propre de la console.",
        notAsked:
            """
            Ce navigateur n’a pas commencé cette connexion, ou l’a commencée il y a plus de dix minutes. \
            Recommencez.
            """,
        notFinished: "La connexion n’a pas abouti.", setup: .french)
}

extension ConsoleTexts.Setup {
    static let french = Self(
        title: "Le premier opérateur", invitedTitle: "Vous êtes invité",
        lead:
            """
            Ceci crée un pool d’utilisateurs pour les opérateurs, un groupe et un rôle pour chaque sorte \
            d’opérateur, et vous comme premier opérateur, avec toutes les autorisations. Ensuite vous vous \
            connectez et enregistrez une application d’authentification.
            """,
        invitedLead:
            """
            Choisissez un mot de passe. Ensuite vous vous connectez et enregistrez une application \
            d’authentification.
            """, name: "Votre nom d’utilisateur",
        nameHint: "Lettres, chiffres et + = , . @ - _. Le journal d’audit vous désigne par ce nom.",
        email: "Adresse e-mail",
        emailHint: "Peut rester vide. Elle permet de remplacer un mot de passe oublié.", password: "Mot de passe",
        again: "Répétez le mot de passe",
        passwordHint:
            """
            Au moins 12 caractères, avec une majuscule, une minuscule, un chiffre et un caractère \
            spécial.
            """,
        button: "Continuer", done: "C’est fait. Connectez-vous maintenant.",
        notGood:
            """
            Cette adresse a déjà servi, est trop ancienne ou a été modifiée. Exécutez «\u{A0}martlet console \
            invite NAME\u{A0}» sur le serveur pour en obtenir une autre.
            """,
        differ: "Les mots de passe sont différents.", noName: "Saisissez un nom d’utilisateur.")
}

extension ConsoleTexts.Shell {
    static let french = Self(
        skip: "Aller au contenu", navigation: "Console", path: "Pages au-dessus de celle-ci",
        signedInAs: "Vous agissez en tant que", language: "Langue", failed: "Cela n’a pas fonctionné",
        denied: "Vos politiques ne le permettent pas", forged: "Le formulaire est périmé",
        forgedHelp: "Rien n’a été modifié. Rouvrez la page et renvoyez son formulaire.", table: "Tableau",
        copy: "Copier", copied: "Copié", first: "Première page", next: "Page suivante")
}

extension ConsoleTexts.Home {
    static let french = Self(
        title: "Accueil", identityPools: "Pools d’identités",
        noIdentityPools: "Il n’y a pas encore de pool d’identités.",
        estimatedUsers: "utilisateurs, estimation", allPools: "Tous les pools d’utilisateurs", tools: "Outils")
}

extension ConsoleTexts.Search {
    static let french = Self(
        title: "Rechercher", label: "Rechercher", placeholder: "Pages, pools, utilisateurs, opérations ( / )",
        button: "Rechercher",
        empty:
            """
            Saisissez ce que vous cherchez\u{A0}: une page, l’identifiant ou le nom d’un pool, une opération \
            ou, sur les pages d’un pool, un utilisateur.
            """,
        none: "Aucun résultat.", users: "Utilisateurs", pools: "Pools d’utilisateurs", operations: "Opérations",
        pages: "Pages", more: "Chercher dans d’autres pools", palette: "Aller à",
        found: { "Résultats pour «\u{A0}\($0)\u{A0}»" },
        usersOf: { "Utilisateurs de \($0)" })
}

extension ConsoleTexts.Sessions {
    static let french = Self(
        title: "Sessions",
        lead:
            """
            Navigateurs qui sont entrés dans la console. Une session se termine aussi quand sa clé d’accès ou \
            son rôle est supprimé.
            """,
        caller: "Agit en tant que", from: "Depuis", began: "Début", used: "Dernière utilisation", ends: "Fin",
        action: "Action", end: "Terminer",
        current: "celle-ci", leave: "Quitter la console", missing: "Cette session n’existe pas.")
}

extension ConsoleTexts.Explorer {
    static let french = Self(
        title: "Opérations",
        lead: "Chaque opération des API sous forme de formulaire, effectuée avec vos autorisations.",
        unbuilt: "non disponible",
        unbuiltLead: "Cette opération de l’API n’est pas disponible dans cette version de Martlet.",
        noSuchOperation: "Cette opération n’existe pas.", reads: "lecture seule", changes: "modifie des données",
        deletes: "supprime des données", byPolicies: "vos politiques décident",
        withoutPolicies: "sans autorisation requise",
        input: "Entrée", noInput: "L’opération n’a pas d’entrée.", send: "Envoyer", asJSON: "Écrire l’entrée en JSON",
        asForm: "Retour au formulaire", json: "Entrée en JSON", region: "Région",
        regionHint: "Si l’entrée ne nomme aucun pool.", succeeded: "C’est fait.",
        request: "Ce qui a été envoyé, et la même chose en commande", sameCLI: "La même chose avec l’AWS CLI",
        samePython: "La même chose avec boto3", sameTerraform: "Avec Terraform",
        terraformHint: "«\u{A0}terraform plan -generate-config-out=generated.tf\u{A0}» écrit la configuration.",
        sameJSON: "L’entrée en JSON",
        confirmLead: "Ceci supprime définitivement ce que l’entrée nomme.",
        otherName: "Ce n’est pas le nom. Rien n’a été supprimé.",
        confirmTitle: { "\($0)\u{A0}: en êtes-vous sûr\u{A0}?" },
        typeName: { "Saisissez «\u{A0}\($0)\u{A0}» pour continuer" }, optional: { "Facultatif (\($0))" },
        count: { "\($0) sur \($1) disponibles" }, kind: frenchHint)

    /// How a value of a kind is typed.
    static func frenchHint(_ kind: InputField.Kind) -> String {
        switch kind {
        case .line, .choice: "Texte"
        case .text: "Texte de plusieurs lignes, ou Base64 pour des octets"
        case .secret: "Secret\u{A0}: plus jamais affiché"
        case .number: "Nombre entier"
        case .time: "Heure, comme 2026-11-21T00:30:00Z, ou secondes depuis 1970"
        case .flag: "Vrai ou faux"
        case .list: "Liste\u{A0}: une ligne par élément"
        case .map: "Table\u{A0}: une ligne key=value par élément"
        case .json: "JSON"
        }
    }
}

extension ConsoleTexts.Changes {
    static let french = Self(
        setting: "Paramètre", before: "Avant", after: "Après", effect: "Conséquences", affected: "Qui est concerné",
        review: "Vérifier la modification", confirm: "Confirmer", cancel: "Annuler", nothing: "Rien ne changerait.",
        notFresh:
            """
            Ce qui est irréversible demande une session commencée dans les 10 dernières minutes. Exécutez de \
            nouveau «\u{A0}martlet console open\u{A0}», puis revenez à cette page. Rien n’a été modifié.
            """,
        otherName: "Ce n’est pas le nom. Rien n’a été modifié.", undo: "Annuler", grade: warning,
        done: { outcomes[$0] ?? frenchAccessOutcomes[$0] ?? ConsoleTexts.Administration.frenchOutcomes[$0] })

    private static func warning(_ grade: DangerGrade) -> String? {
        switch grade {
        case .reversible: nil
        case .costly:
            """
            Les utilisateurs le remarquent. La modification inverse ne leur rend pas ce qu’ils perdent \
            entre-temps.
            """
        case .irreversible: "Ceci est irréversible."
        }
    }

    private static let outcomes = [
        "AdminEnableUser": "L’utilisateur est activé.", "AdminDisableUser": "L’utilisateur est désactivé.",
        "AdminResetUserPassword": "L’utilisateur doit définir un nouveau mot de passe.",
        "AdminUserGlobalSignOut": "L’utilisateur est déconnecté partout.",
        "AdminConfirmSignUp": "L’utilisateur est confirmé.", "AdminAddUserToGroup": "L’utilisateur est dans le groupe.",
        "AdminRemoveUserFromGroup": "L’utilisateur n’est plus dans le groupe.",
        "AdminUpdateUserAttributes": "Les attributs sont enregistrés.",
        "AdminDeleteUserAttributes": "Les attributs sont enregistrés.",
        "CreateUserPoolClient": "Le client d’application est créé.", "EndConsoleSession": "La session est terminée.",
        "UpdateUserPool": "Les paramètres sont enregistrés.",
        "SetUserPoolMfaConfig": "Les paramètres sont enregistrés.",
        "SetUserPoolSessionConfiguration": "Les paramètres sont enregistrés.",
        "SetRiskConfiguration": "Les paramètres sont enregistrés.",
        "SetLogDeliveryConfiguration": "Les paramètres sont enregistrés.",
        "UpdateUserPoolClient": "Les paramètres sont enregistrés.", "AddCustomAttributes": "L’attribut est ajouté.",
        "CreateGroup": "Le groupe est créé.", "UpdateGroup": "Le groupe est enregistré.",
        "DeleteGroup": "Le groupe est supprimé.", "CreateResourceServer": "Le serveur de ressources est créé.",
        "UpdateResourceServer": "Le serveur de ressources est enregistré.",
        "DeleteResourceServer": "Le serveur de ressources est supprimé.",
        "CreateIdentityProvider": "Le fournisseur est créé.",
        "UpdateIdentityProvider": "Le fournisseur est enregistré.",
        "DeleteIdentityProvider": "Le fournisseur est supprimé.", "CreateUserPoolDomain": "Le domaine est créé.",
        "DeleteUserPoolDomain": "Le domaine est supprimé.",
        "DeleteUserPoolClient": "Le client d’application est supprimé.",
        "DeleteUserPool": "Le pool est supprimé.",
        "UpdateRecords": "Les enregistrements sont conservés.", "DeleteDataset": "Les jeux de données sont supprimés.",
        "SetIdentityPoolConfiguration": "Les paramètres sont enregistrés.",
        "SetCognitoEvents": "Les paramètres sont enregistrés.",
        "BulkPublish": "La publication en masse a commencé.",
    ]
}

extension ConsoleTexts.Pools {
    static let french = Self(
        title: "Pools d’utilisateurs", none: "Il n’y a pas encore de pool d’utilisateurs.", name: "Nom",
        id: "Identifiant", created: "Création",
        changed: "Modification", create: "Créer un pool d’utilisateurs", overview: "Aperçu", parts: "Parties du pool",
        more: "Sous forme d’opérations", integration: "Intégration d’applications", federation: "Fédération",
        creation: .french)
}
