import Cryptography

extension ConsoleTexts.Inspector {
    static let french = Self(
        title: "Inspecteur de jetons",
        lead:
            """
            Lit un jeton, le vérifie à l’heure du serveur, et dit d’où vient chaque revendication. Le jeton \
            n’est ni conservé ni enregistré.
            """,
        inspectTab: "Inspecter un jeton", previewTab: "Qu’obtiendrait un utilisateur\u{A0}?", toolsTitle: "Outils",
        toolsLead: "Ce qui aide à trouver pourquoi une chose est comme elle est.",
        token: "Jeton d’identité ou d’accès", tokenHint: "Trois parties en Base64, séparées par des points.",
        asksFunction: "Interroger aussi la fonction du pool",
        asksFunctionHint:
            """
            Appelle la fonction que le pool appelle avant de signer des jetons, comme le ferait un \
            renouvellement. Seul le compte lui-même le peut.
            """,
        inspect: "Inspecter", preview: "Afficher les revendications",
        previewLead:
            """
            Les revendications des deux jetons telles qu’une connexion les aurait maintenant. Rien n’est \
            signé ni enregistré.
            """,
        askFunction: "Interroger aussi la fonction du pool", pool: "Pool d’utilisateurs", username: "Nom d’utilisateur",
        client: "Client d’application",
        scopes: "Portées",
        scopesHint:
            """
            Séparées par des espaces, comme pour les pages de connexion\u{A0}; vide pour une connexion par \
            l’API.
            """,
        verdict: "Verdict", signature: "Signature", key: "Clé", time: "Heure", session: "Session", user: "Utilisateur",
        issuer: "Émetteur", header: "En-tête", function: "Fonction", checkedAt: "Heure du serveur",
        eventID: "Identifiant de session",
        claims: "Revendications", claim: "Revendication", value: "Valeur", source: "D’où elle vient",
        removal: "Pour la retirer",
        absent: "Pas dans le jeton", reason: "Pourquoi", idToken: "Jeton d’identité", accessToken: "Jeton d’accès",
        noIDToken: "Il n’y a pas de jeton d’identité\u{A0}: les portées n’incluent pas openid.",
        newEachTime: "nouveau à chaque fois",
        noSource:
            """
            Rien de ce qui est enregistré ne l’explique maintenant\u{A0}: cela a changé depuis, ou une \
            fonction l’a ajoutée.
            """,
        gone: "Un nouveau jeton ne l’aurait pas.", sameCLI: "La même chose par une commande",
        foreignLead: "Seul ce qui y est écrit est connu\u{A0}: sa signature n’est pas de ce serveur.",
        now: { "Un nouveau jeton dirait\u{A0}: \($0)" }, signatureVerdict: verdict, keyPhase: phase, timeVerdict: time,
        sessionVerdict: session, functionUse: use, sourceText: source, note: note, absence: reason, remove: removal)

    private static func verdict(_ verdict: SignatureVerdict) -> String {
        switch verdict {
        case .valid: "Bonne\u{A0}: une clé du pool l’a signé."
        case .wrong: "Fausse\u{A0}: la clé a signé autre chose. Le jeton a été modifié."
        case .unknownKey: "Inconnue\u{A0}: le pool n’a pas cette clé, ou ne l’a plus. Ses jetons ont expiré."
        case .foreign: "Non vérifiée\u{A0}: l’émetteur n’est pas un pool de ce serveur."
        case .malformed: "Non vérifiée\u{A0}: les jetons de ce serveur ont une autre forme."
        }
    }

    private static func phase(_ key: TokenReport.Key) -> String {
        switch key.phase {
        case .announced: "\(key.id), qui signe à partir de \(key.signsFrom)"
        case .current: "\(key.id), qui signe maintenant"
        case .retired: "\(key.id), remplacée le \(key.retiredAt ?? "–")"
        }
    }

    private static func time(_ verdict: TimeVerdict, expiry: String) -> String {
        switch verdict {
        case .valid: "Valable jusqu’à \(expiry)"
        case .expired: "Expiré le \(expiry)"
        case .notYet: "Émis dans le futur\u{A0}: une horloge est fausse."
        case .unknown: "Il ne nomme aucune heure."
        }
    }

    private static func session(_ verdict: SessionVerdict) -> String {
        switch verdict {
        case .active: "Active"
        case .ended: "Terminée\u{A0}: déconnectée, révoquée ou expirée. Le serveur n’accepte plus le jeton."
        case .disabledUser: "L’utilisateur est désactivé."
        case .deletedUser: "L’utilisateur est supprimé."
        case .deletedClient: "Le client d’application est supprimé."
        case .none: "Aucune\u{A0}: le client l’a obtenu pour lui-même, et il ne peut pas être révoqué."
        case .unknown: "Non consultée."
        }
    }

    private static func use(_ use: FunctionUse) -> String {
        switch use {
        case .none: "Le pool n’a aucune fonction qui modifie les jetons."
        case .notAsked: "Le pool a une fonction qui peut modifier les jetons. Elle n’a pas été interrogée."
        case .asked: "La fonction du pool a été interrogée."
        }
    }
}

extension ConsoleTexts.Inspector {
    private static func source(_ source: ClaimSource) -> String {
        switch source {
        case .user: "L’utilisateur"
        case .attribute(let name): "L’attribut \(name)"
        case .groups(let groups): "Les groupes, par priorité\u{A0}: \(ranked(groups))"
        case .roles(let roles): "Les rôles des groupes\u{A0}: \(roles.map { "\($0.group)" }.joined(separator: ", "))"
        case .preferredRole(let groups): "Le rôle du premier groupe\u{A0}: \(ranked(groups))"
        case .scopes: "Les portées accordées"
        case .issuer: "Le pool d’utilisateurs"
        case .client: "Le client d’application"
        case .session: "La session"
        case .device: "L’appareil de la session"
        case .browserSession: "La session du navigateur, dont la fin est annoncée au client"
        case .request: "La requête du client"
        case .lifetime(let seconds): "L’heure d’émission, et la validité de \(seconds) s du client"
        case .token: "Le jeton lui-même"
        case .accessToken: "Le jeton d’accès qui l’accompagne"
        case .function(nil): "Ajoutée par la fonction du pool"
        case .function(let former?): "La fonction du pool, au lieu de\u{A0}: \(self.source(former))"
        }
    }

    private static func ranked(_ groups: [ClaimSource.RankedGroup]) -> String {
        groups.map { "\($0.group) (\($0.precedence.map(String.init) ?? "–"))" }.joined(separator: ", ")
    }

    private static func note(_ note: ClaimNote) -> String {
        switch note {
        case .readRight(true): "Le client le nomme dans ReadAttributes."
        case .readRight(false): "Le client peut lire tous les attributs."
        case .mapping(let provider, let claim): "\(provider) le donne comme «\u{A0}\(claim)\u{A0}» à chaque connexion."
        case .groupRule(let provider, let claim, let group):
            "Une règle de \(provider) pour «\u{A0}\(claim)\u{A0}» place les utilisateurs dans \(group)."
        case .scope(let scope, let server?): "\(scope)\u{A0}: du serveur de ressources \(server)"
        case .scope(let scope, nil): "\(scope)\u{A0}: une portée d’OpenID Connect ou de Cognito"
        case .addedScope(let scope): "\(scope)\u{A0}: ajoutée par la fonction du pool"
        }
    }

    private static func reason(_ absence: ClaimAbsence) -> String {
        switch absence {
        case .notReadable: "Le client ne peut pas lire l’attribut (ReadAttributes)."
        case .outOfScope: "Les portées n’incluent pas l’attribut."
        case .noPreference: "Plusieurs groupes viennent en premier avec des rôles différents, ou aucun n’a de priorité."
        case .suppressed: "La fonction du pool l’omet."
        }
    }

    private static func removal(_ removal: ClaimRemoval) -> String {
        switch removal {
        case .never: "Chaque jeton l’a."
        case .attribute(let name): "omettre \(name) dans les ReadAttributes du client, ou vider l’attribut"
        case .groups: "retirer l’utilisateur des groupes"
        case .roles: "retirer les rôles des groupes"
        case .scopes: "autoriser moins de portées au client, ou en demander moins"
        case .function: "modifier la fonction du pool"
        case .request: "ne pas l’envoyer"
        case .devices: "ne pas mémoriser les appareils"
        case .revocation: "EnableTokenRevocation false pour le client"
        case .notices: "ne pas annoncer au client les sessions terminées"
        }
    }
}
