extension ConsoleTexts.PoolCreation {
    static let french = Self(
        nameHint: "Pour les opérateurs\u{A0}; les utilisateurs le voient dans le titre des pages.",
        defaults: "Vérifier les valeurs par défaut",
        settings: "Parcourir les paramètres",
        effect:
            """
            Un pool sans utilisateurs ni clients d’application. Tout le reste a une page dans les paramètres \
            du pool.
            """,
        permanent: "Seul «\u{A0}martlet pool schema\u{A0}» peut le modifier plus tard.",
        aliasEffect: "Une adresse vaut comme nom une fois vérifiée.",
        needsSMS:
            """
            Les codes par SMS demandent SmsConfiguration avec un SnsCallerArn\u{A0}: aucun n’est encore \
            défini.
            """,
        nothing: "aucun", signInHeading: "Les utilisateurs se connectent avec", aliases: "Et avec, une fois vérifié",
        names: "Noms d’utilisateur", distinguishesCase: "Ada et ada sont deux utilisateurs",
        required: "Attributs obligatoires",
        verified: "Vérifié par un code à l’inscription", signUp: "Inscription",
        byAdministratorOnly: "Seuls les administrateurs créent des utilisateurs",
        length: "Longueur minimale des mots de passe",
        later:
            """
            MFA, messages, domaine, apparence, fournisseurs, déclencheurs, protection et clients \
            d’application suivent quand le pool existe.
            """,
        signIn: name)

    private static func name(_ signIn: NewPool.SignIn) -> String {
        switch signIn {
        case .username: "Un nom d’utilisateur"
        case .email: "Leur adresse e-mail"
        case .phone: "Leur numéro de téléphone"
        case .emailOrPhone: "L’une ou l’autre adresse"
        }
    }
}
