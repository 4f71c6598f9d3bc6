extension ConsoleTexts.Bulk {
    static let french = Self(
        title: "Tâches sur des utilisateurs", legend: "Pour plusieurs utilisateurs", picked: "Les utilisateurs cochés",
        everyUser: "Tous les utilisateurs du pool", action: "Action", group: "Groupe auquel ajouter ou duquel retirer",
        select: "Sélectionner", noAction: "Choisissez une action.", noGroup: "Saisissez le nom du groupe.",
        noUsers: "Cochez des utilisateurs, ou choisissez tous ceux qui correspondent.",
        tooLong: "Un nom ou le filtre est trop long.", stop: "Arrêter",
        resume: "Reprendre",
        stopEffect:
            """
            L’utilisateur dont c’est le tour sera peut-être traité\u{A0}; aucun autre ne suit. La tâche \
            pourra reprendre plus tard.
            """,
        resumeEffect: "La tâche reprend à l’utilisateur suivant, avec vos autorisations.", users: "Utilisateurs",
        author: "Avec les autorisations de", began: "Début", ended: "Fin", pool: "Pool d’utilisateurs", state: "État",
        report: "Utilisateurs refusés", noRefusals: "Aucun jusqu’ici.", user: "Utilisateur", reason: "Motif",
        matching: { "Tous les utilisateurs qui remplissent \($0)" }, pick: { "Sélectionner \($0)" },
        tooMany: { "Cochez au plus \($0) utilisateurs, ou choisissez tous ceux qui correspondent." },
        listed: { "Les \($0) premiers sont affichés." }, name: name, effect: effect, status: status,
        counted: { "\($0) traités, \($1) refusés" })

    private static func name(_ action: BulkAction) -> String {
        switch action {
        case .disable: "Désactiver"
        case .enable: "Activer"
        case .signOut: "Déconnecter partout"
        case .addToGroup: "Ajouter à un groupe"
        case .removeFromGroup: "Retirer d’un groupe"
        case .resetPassword: "Réinitialiser le mot de passe"
        case .delete: "Supprimer"
        }
    }

    private static func effect(_ action: BulkAction) -> String {
        let job =
            """
            Une tâche fait cela pour un utilisateur après l’autre, avec vos autorisations, et indique qui a \
            été refusé.\u{20}
            """
        let effect =
            switch action {
            case .disable: "Les utilisateurs désactivés ne peuvent pas se connecter, et leurs jetons prennent fin."
            case .enable: "Les utilisateurs peuvent de nouveau se connecter."
            case .signOut: "Toutes les sessions des utilisateurs se terminent."
            case .addToGroup: "Les nouveaux jetons des utilisateurs nomment le groupe."
            case .removeFromGroup: "Les nouveaux jetons des utilisateurs ne nomment pas le groupe."
            case .resetPassword:
                """
                Les utilisateurs reçoivent un code, et doivent définir un nouveau mot de passe avant de se \
                connecter.
                """
            case .delete:
                """
                Les utilisateurs désactivés sont supprimés, avec tout ce qui leur appartient. Les autres sont \
                refusés.
                """
            }
        return job + effect
    }

    private static func status(_ status: BulkJob.Status) -> String {
        switch status {
        case .running: "En cours"
        case .stopped: "Arrêtée"
        case .failed: "Terminée prématurément"
        case .completed: "Achevée"
        }
    }
}
