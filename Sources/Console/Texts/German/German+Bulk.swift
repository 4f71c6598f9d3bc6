extension ConsoleTexts.Bulk {
    static let german = Self(
        title: "Aufträge für Benutzer", legend: "Mit vielen Benutzern", picked: "Die angekreuzten Benutzer",
        everyUser: "Alle Benutzer des Pools", action: "Aktion",
        group: "Gruppe, zu der hinzugefügt oder aus der entfernt wird",
        select: "Auswählen", noAction: "Wählen Sie eine Aktion.", noGroup: "Geben Sie den Namen der Gruppe ein.",
        noUsers: "Kreuzen Sie Benutzer an, oder wählen Sie alle passenden.",
        tooLong: "Ein Name oder der Filter ist zu lang.", stop: "Anhalten",
        resume: "Fortsetzen",
        stopEffect:
            """
            Der Benutzer, der gerade an der Reihe ist, wird vielleicht noch bearbeitet; kein weiterer folgt. \
            Der Auftrag lässt sich später fortsetzen.
            """,
        resumeEffect: "Der Auftrag geht mit dem nächsten Benutzer weiter, mit Ihren Berechtigungen.", users: "Benutzer",
        author: "Mit den Berechtigungen von", began: "Begonnen", ended: "Beendet", pool: "Benutzerpool",
        state: "Zustand",
        report: "Abgewiesene Benutzer", noRefusals: "Bisher keine.", user: "Benutzer", reason: "Grund",
        matching: { "Alle Benutzer, auf die \($0) zutrifft" }, pick: { "\($0) auswählen" },
        tooMany: { "Kreuzen Sie höchstens \($0) Benutzer an, oder wählen Sie alle passenden." },
        listed: { "Die ersten \($0) sind aufgeführt." }, name: name, effect: effect, status: status,
        counted: { "\($0) erledigt, \($1) abgewiesen" })

    private static func name(_ action: BulkAction) -> String {
        switch action {
        case .disable: "Deaktivieren"
        case .enable: "Aktivieren"
        case .signOut: "Überall abmelden"
        case .addToGroup: "Zu einer Gruppe hinzufügen"
        case .removeFromGroup: "Aus einer Gruppe entfernen"
        case .resetPassword: "Passwort zurücksetzen"
        case .delete: "Löschen"
        }
    }

    private static func effect(_ action: BulkAction) -> String {
        let job =
            """
            Ein Auftrag macht das mit einem Benutzer nach dem anderen, mit Ihren Berechtigungen, und \
            berichtet, wer abgewiesen wurde.\u{20}
            """
        let effect =
            switch action {
            case .disable: "Deaktivierte Benutzer können sich nicht anmelden, und ihre Tokens enden."
            case .enable: "Die Benutzer können sich wieder anmelden."
            case .signOut: "Jede Sitzung der Benutzer endet."
            case .addToGroup: "Neue Tokens der Benutzer nennen die Gruppe."
            case .removeFromGroup: "Neue Tokens der Benutzer nennen die Gruppe nicht."
            case .resetPassword:
                """
                Die Benutzer bekommen einen Code und müssen ein neues Passwort setzen, bevor sie sich \
                anmelden.
                """
            case .delete:
                """
                Deaktivierte Benutzer werden gelöscht, mit allem, was ihnen gehört. Andere werden \
                abgewiesen.
                """
            }
        return job + effect
    }

    private static func status(_ status: BulkJob.Status) -> String {
        switch status {
        case .running: "Läuft"
        case .stopped: "Angehalten"
        case .failed: "Vorzeitig beendet"
        case .completed: "Abgeschlossen"
        }
    }
}
