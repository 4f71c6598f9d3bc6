extension ConsoleTexts.Jobs {
    static let french = Self(
        title: "Tâches", lead: "Les dernières tâches d’importation de chaque pool.",
        imports: "Importer des utilisateurs",
        importsLead: "Utilisateurs d’un fichier CSV. Un fichier est contrôlé avant toute importation.",
        none: "Il n’y a aucune tâche.", create: "Créer une tâche d’importation", createButton: "Créer la tâche",
        name: "Nom de la tâche",
        role: "Rôle IAM",
        roleHint: "La tâche écrit son journal avec lui. Sans rôle, Cognito-UserImport-Role est créé et utilisé.",
        newRole: "Créer un nouveau rôle", file: "Fichier CSV",
        fileHint: "100 Mo au plus. Sa première ligne nomme les colonnes.", header: "Télécharger l’en-tête CSV",
        job: "Tâche",
        status: "Statut", counts: "Utilisateurs", started: "Début", completed: "Fin", message: "CompletionMessage",
        upload: "Envoyer un fichier", uploadLead: "Un nouveau fichier remplace celui qui existe.",
        check: "Ce qui se passerait",
        checkLead: "Rien n’est encore importé. Les lignes sont lues comme l’importation les lira.", start: "Démarrer",
        stop: "Arrêter",
        startEffect:
            """
            Des utilisateurs sont ajoutés au pool. Ils définissent un mot de passe à leur première connexion, \
            sauf si le fichier a des hachages.
            """, stopEffect: "Les utilisateurs ajoutés restent. Une tâche arrêtée ne peut pas reprendre.",
        follow: "Suivre sa progression", pause: "Ne plus suivre", log: "Journal de la tâche",
        logLead: "Le résultat de chaque ligne, par son numéro. La ligne 1 est l’en-tête.",
        noLog: "Le journal est encore vide.", failedLines: "Télécharger les lignes qui échoueraient, pour les corriger",
        tooManyFailed:
            """
            Trop de lignes échoueraient pour un téléchargement\u{A0}: utilisez «\u{A0}martlet import check \
            --failed-lines\u{A0}».
            """,
        line: "Ligne", column: "Colonne", fault: "Problème", goOn: "Contrôler les lignes suivantes",
        morePools: "Tâches d’autres pools", counted: { "\($0) importés, \($1) ignorés, \($2) échoués" },
        checked: { $1 < $0 ? "Le fichier n’a pas d’autres lignes." : "Lignes \($0) à \($1)\u{A0}:" },
        outcome: { "\($0) deviendraient des utilisateurs, \($1) existent déjà, \($2) échoueraient." })
}
