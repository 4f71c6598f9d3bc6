import Cryptography

extension ConsoleTexts.ServerTexts {
    static let german = Self(
        title: "Server", lead: "Was läuft, was es speichert und wie es eingestellt ist. Hier lässt sich nichts ändern.",
        nodes: "Knoten", node: "Knoten", version: "Version", started: "Gestartet", seen: "Zuletzt gesehen",
        schema: "Schritte des Schemas, die er kennt", store: "Datenbestand", engine: "Datenbank",
        size: "Bytes des Datenbestands",
        free: "Freie Bytes auf seiner Platte", steps: "Schema", keys: "Schlüssel",
        oldestKey: "Der älteste signierende Schlüssel entstand", keyPool: "Schlüssel des Benutzerpools",
        showKeys: "Anzeigen",
        noKeys: "Der Pool hat keine Schlüssel: Sie entstehen, wenn er das erste Mal signiert.", key: "Schlüssel",
        use: "Signiert",
        phase: "Phase", created: "Entstanden", signsFrom: "Signiert ab", retired: "Ersetzt",
        rotation: "Diese Schlüssel und ein neues Paar, mit Befehlen", quotas: "Kontingente", quota: "Kontingent",
        value: "Wert",
        configuration: "Konfiguration", setting: "Einstellung", origin: "Gesetzt durch",
        defaults: "Was nicht aufgeführt ist, hat seinen Standardwert. Geheimnisse werden nicht gezeigt.",
        backups: "Sicherungen",
        backupLead:
            """
            Der Datenbestand weiß nichts von Sicherungen: Sie sind Dateien von „martlet backup“ oder von \
            pg_dump.
            """,
        sameCLI: "Dasselbe mit Befehlen", count: { "\($0) von \($1) Schritten" }, phaseText: phase)

    private static func phase(_ phase: KeyPhase) -> String {
        switch phase {
        case .announced: "angekündigt"
        case .current: "signiert jetzt"
        case .retired: "ersetzt"
        }
    }
}
