extension ConsoleTexts.Charts {
    static let french = Self(
        title: "Graphiques", titleOfAll: "Graphiques de tous les pools d’utilisateurs",
        lead:
            """
            Chaque nœud écrit toutes les 10 secondes ce qu’il a compté, et c’est conservé 32 jours\u{A0}; ce \
            qu’un nœud arrêté brutalement n’avait pas écrit manque. Les heures sont en UTC. La dernière \
            colonne n’est pas terminée.
            """,
        period: "Période", now: "maintenant", from: "Depuis", asTable: "Sous forme de tableau",
        more: "Autres graphiques",
        signIns: "Connexions", signUps: "Inscriptions", refreshes: "Renouvellements de jetons",
        durations: "Durée des connexions et des renouvellements", risks: "Risques", messages: "Messages",
        activeUsers: [
            "users signed in within a day": "Utilisateurs connectés depuis un jour",
            "users signed in within 30 days": "Utilisateurs connectés depuis 30 jours",
        ], atLeast: { "\($0) ou plus" }, highest: { "Maximum\u{A0}: \($0)" }, periodName: name, event: text,
        signInsSentence: {
            $0 + $1 + $2 == 0
                ? "Il n’y a eu aucune connexion."
                : "\($0) connexions abouties, \($1) tentatives refusées, \($2) échecs."
        },
        signUpsSentence: {
            $0 == 0
                ? "Rien n’a été compté\u{A0}: aucun utilisateur ne s’est inscrit."
                : "Utilisateurs inscrits\u{A0}: \($0)."
        },
        refreshesSentence: { $0 == 0 ? "Aucun jeton n’a été renouvelé." : "Renouvellements de jetons\u{A0}: \($0)." },
        durationsSentence: { half, most in
            guard let half, let most else { return "Il n’y a eu aucune requête à mesurer." }
            return
                """
                La moitié des requêtes a pris \(text(half)), 99 sur 100 \(text(most)). Les requêtes refusées ne \
                sont pas mesurées.
                """
        },
        risksSentence: {
            $0 + $1 + $2 == 0
                ? "La protection contre les menaces n’a trouvé aucun risque."
                : "La protection contre les menaces a trouvé\u{A0}: \($0) faibles, \($1) moyens, \($2) élevés."
        },
        messagesSentence: {
            $0 + $1 == 0 ? "Aucun message n’a été envoyé." : "\($0) messages remis, \($1) tentatives échouées."
        })

    private static func name(_ period: ChartPeriod) -> String {
        switch period {
        case .day: "24 heures"
        case .week: "7 jours"
        case .month: "30 jours"
        }
    }

    private static func text(_ event: CountedEvent) -> String {
        switch event {
        case .signUp: "inscrits"
        case .signIn: "aboutis"
        case .refusedSignIn: "refusés"
        case .failedSignIn: "échoués"
        case .refresh: "renouvelés"
        case .lowRisk: "faible"
        case .mediumRisk: "moyen"
        case .highRisk: "élevé"
        case .deliveredMessage: "remis"
        case .failedMessage: "échoués"
        case .within25Milliseconds: "jusqu’à 25 ms"
        case .within50Milliseconds: "jusqu’à 50 ms"
        case .within100Milliseconds: "jusqu’à 100 ms"
        case .within250Milliseconds: "jusqu’à 250 ms"
        case .within1Second: "jusqu’à 1 s"
        case .beyond1Second: "plus de 1 s"
        }
    }
}
