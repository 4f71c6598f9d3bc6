extension ConsoleTexts.Jobs {
    static let german = Self(
        title: "Aufträge", lead: "Die letzten Importaufträge jedes Pools.", imports: "Benutzer importieren",
        importsLead: "Benutzer aus einer CSV-Datei. Eine Datei wird geprüft, bevor etwas importiert wird.",
        none: "Es gibt keinen Auftrag.", create: "Importauftrag anlegen", createButton: "Auftrag anlegen",
        name: "Name des Auftrags",
        role: "IAM-Rolle",
        roleHint:
            """
            Damit schreibt der Auftrag sein Log. Ohne Angabe wird die Rolle Cognito-UserImport-Role angelegt \
            und benutzt.
            """, newRole: "Neue Rolle anlegen", file: "CSV-Datei",
        fileHint: "Höchstens 100 MB. Die erste Zeile nennt die Spalten.", header: "CSV-Kopfzeile herunterladen",
        job: "Auftrag",
        status: "Status", counts: "Benutzer", started: "Gestartet", completed: "Abgeschlossen",
        message: "CompletionMessage",
        upload: "Datei hochladen", uploadLead: "Eine neue Datei ersetzt die vorhandene.", check: "Was geschehen würde",
        checkLead: "Noch ist nichts importiert. Zeilen werden so gelesen, wie der Import sie lesen wird.",
        start: "Starten",
        stop: "Anhalten",
        startEffect:
            """
            Benutzer kommen in den Pool. Sie setzen bei der ersten Anmeldung ein Passwort, außer die Datei \
            enthält Hashes.
            """, stopEffect: "Hinzugefügte Benutzer bleiben. Ein angehaltener Auftrag lässt sich nicht fortsetzen.",
        follow: "Fortschritt verfolgen", pause: "Nicht mehr verfolgen", log: "Log des Auftrags",
        logLead: "Das Ergebnis jeder Zeile, nach ihrer Nummer. Zeile 1 ist die Kopfzeile.",
        noLog: "Noch ist nichts im Log.", failedLines: "Fehlerhafte Zeilen herunterladen, um sie zu berichtigen",
        tooManyFailed:
            """
            Zu viele Zeilen würden fehlschlagen, um sie herunterzuladen: Benutzen Sie „martlet import check \
            --failed-lines“.
            """,
        line: "Zeile", column: "Spalte", fault: "Problem", goOn: "Die Zeilen danach prüfen",
        morePools: "Aufträge weiterer Pools", counted: { "\($0) importiert, \($1) übersprungen, \($2) fehlgeschlagen" },
        checked: { $1 < $0 ? "Die Datei hat keine weiteren Zeilen." : "Zeilen \($0) bis \($1):" },
        outcome: { "\($0) würden Benutzer, \($1) gibt es schon, \($2) würden fehlschlagen." })
}
