extension ConsoleTexts.Clients {
    static let french = Self(
        title: "Clients d’application", none: "Il n’y a pas encore de client d’application.", name: "Nom",
        id: "Identifiant du client",
        create: "Créer un client d’application", settings: "Paramètres",
        settingsLead: "Ce que l’application peut faire, et la durée de ses jetons.", change: "Modifier les paramètres",
        snippet: "Pour votre application",
        noSecret: "Le client n’a pas de secret.", hasSecret: "Le client a un secret.", showSecret: "Afficher le secret",
        shownSecret: "Le secret n’est affiché que sur cette page.", callbacks: "Adresses de retour",
        callbacksHint: "Une ligne par adresse. Sans adresse, le client ne peut pas utiliser les pages de connexion.",
        scopes: "Portées",
        scopesHint: "Pour les programmes\u{A0}: une ligne par portée d’un serveur de ressources.",
        kindHeading: "Sorte d’application",
        kind: label, effect: consequence)

    private static func label(_ kind: ClientKind) -> String {
        switch kind {
        case .web:
            """
            Application web sur un serveur\u{A0}: a un secret, les utilisateurs se connectent sur les pages \
            de connexion
            """
        case .spa: "Application monopage dans le navigateur\u{A0}: sans secret, code d’autorisation avec PKCE"
        case .mobile:
            """
            Application sur un appareil\u{A0}: sans secret, connexion par SRP ou sur les pages de \
            connexion
            """
        case .machine: "Programme sans utilisateurs\u{A0}: a un secret, client credentials"
        }
    }

    private static func consequence(_ kind: ClientKind) -> String {
        kind.hasUsers
            ? "Les utilisateurs du pool peuvent se connecter à l’application."
            : "Le programme peut obtenir des jetons d’accès pour lui-même."
    }
}

extension ConsoleTexts.Settings {
    static let frenchClients: [String: ConsoleTexts.SettingText] = [
        "ClientName": .init("Le nom dans les listes.", effect: "Les listes le montrent."),
        "SupportedIdentityProviders": .init(
            "Avec quoi les utilisateurs peuvent se connecter sur les pages de connexion.",
            effect: "Ce qui est enlevé est refusé."),
        "CallbackURLs": .init(
            "Où les connexions ramènent, une ligne par adresse.",
            effect: "Les connexions vers une adresse enlevée échouent."),
        "LogoutURLs": .init(
            "Où la déconnexion ramène, une ligne par adresse.",
            effect: "La déconnexion vers une ancienne adresse échoue."),
        "DefaultRedirectURI": .init("L’une des adresses de retour.", effect: "Les requêtes sans adresse y vont."),
        "AllowedOAuthFlowsUserPoolClient": .init(
            "Si l’application utilise les pages de connexion et les portées.",
            effect: "false lui ferme les points d’accès OAuth."),
        "AllowedOAuthFlows": .init("Comment les jetons sont obtenus.", effect: "Un flux enlevé est refusé."),
        "AllowedOAuthScopes": .init(
            "Les portées que l’application peut demander, y compris celles de serveurs de ressources.",
            effect: "Une portée enlevée est refusée."),
        "ExplicitAuthFlows": .init(
            """
            Comment l’application peut connecter des utilisateurs par l’API.
            """, effect: "Les autres flux sont refusés."),
        "PreventUserExistenceErrors": .init(
            "ENABLED\u{A0}: les réponses ne révèlent pas si un nom existe.",
            effect: "LEGACY révèle quels noms existent."),
        "EnableTokenRevocation": .init(
            "Si les jetons d’actualisation peuvent être révoqués.",
            effect: "false\u{A0}: ils ne peuvent pas être révoqués."),
        "EnablePropagateAdditionalUserContextData": .init(
            "Si l’application communique les adresses de ses utilisateurs.",
            effect: "La protection contre les menaces en tient compte."),
        "AuthSessionValidity": .init(
            "Pendant combien de minutes une connexion peut passer à l’étape suivante.",
            effect: "Les connexions plus lentes recommencent."),
        "AccessTokenValidity": .init(
            "La durée des jetons d’accès.", effect: "Les jetons expirent plus tôt ou plus tard."),
        "IdTokenValidity": .init(
            "La durée des jetons d’identité.", effect: "Les jetons expirent plus tôt ou plus tard."),
        "RefreshTokenValidity": .init(
            "Combien de temps les utilisateurs restent connectés.",
            effect: "Les utilisateurs doivent se reconnecter plus tôt ou plus tard."),
        "TokenValidityUnits.AccessToken": .init("L’unité.", effect: "Le nombre ci-dessus désigne une autre durée."),
        "TokenValidityUnits.IdToken": .init("L’unité.", effect: "Le nombre ci-dessus désigne une autre durée."),
        "TokenValidityUnits.RefreshToken": .init("L’unité.", effect: "Le nombre ci-dessus désigne une autre durée."),
        "RefreshTokenRotation.Feature": .init(
            "ENABLED\u{A0}: chaque renouvellement donne un nouveau jeton d’actualisation.",
            effect: "Les applications doivent conserver chaque fois le nouveau jeton."),
        "RefreshTokenRotation.RetryGracePeriodSeconds": .init(
            "Pendant combien de secondes l’ancien jeton reste valable.",
            effect: "Une réponse perdue peut être redemandée."),
        "ReadAttributes": .init(
            "Ce que l’application peut lire\u{A0}; sans choix, tous les attributs standard.",
            effect: "Les jetons et GetUser l’omettent."),
        "WriteAttributes": .init(
            "Ce que l’application peut écrire\u{A0}; sans choix, tous les attributs standard.",
            effect: "Les autres modifications sont refusées."),
    ]
}
