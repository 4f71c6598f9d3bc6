extension ConsoleTexts.SyncTexts {
    static let german = Self(
        title: "Sync", datasets: "Datasets", noDatasets: "Es gibt noch kein Dataset.",
        noIdentities: "Es gibt noch keine Identität.", show: "Anzeigen", refresh: "Liste neu lesen",
        createDataset: "Dataset anlegen", createAndEdit: "Dataset anlegen und bearbeiten",
        choose: "Auswählen", deleteSelected: "Ausgewählte löschen",
        deletionEffect:
            """
            Alle Einträge der Datasets werden gelöscht. Geräte verlieren sie beim nächsten \
            Synchronisieren.
            """,
        records: "Einträge", noRecords: "Es gibt noch keinen Eintrag.", record: "Eintrag",
        removeSelected: "Ausgewählte entfernen", removed: "entfernt", valueHint: "JSON oder beliebiger Text.",
        keep: "Änderungen speichern", format: "Als JSON formatieren", notJSON: "Der Wert ist kein JSON.",
        isJSON: "Der Wert ist JSON.",
        noKey: "Ein Eintrag braucht einen Schlüssel.", pending: "Nicht synchronisiert",
        pendingLead:
            """
            Diese Änderungen stehen nur auf dieser Seite. „Synchronisieren“ speichert sie; Geräte bekommen \
            sie, wenn sie synchronisieren.
            """,
        nothingPending: "Es gibt nichts zu synchronisieren.", synchronize: "Synchronisieren",
        discard: "Ausgewählte verwerfen",
        save: "Änderungen speichern", startBulk: "Massenveröffentlichung starten", role: "Rolle",
        createRole: "Rolle anlegen",
        stream: "Name des Streams",
        newStream:
            """
            Die Liste enthält die Streams, die dieser Server kennt. „martlet trigger add“ fügt einen hinzu; \
            seine Shards sind die von Kinesis.
            """,
        status: "Status des Streamings", function: "Sync-Trigger", applications: "Plattformanwendungen",
        noApplications: "Dieser Server kennt keine Plattformanwendung. „martlet trigger add“ fügt eine hinzu.",
        otherApplications: "Andere Anwendungen", otherHint: "Eine ARN je Zeile.", part: text,
        grant: { "Der Rolle \($0) erlauben" }, select: { "\($0) auswählen" })

    private static func text(_ part: SyncPart) -> ConsoleTexts.PartText {
        switch part {
        case .push:
            .init(
                title: "Push-Synchronisierung",
                lead: "Teilt den Geräten einer Identität mit, dass ein anderes ein Dataset geändert hat.",
                effect:
                    """
                    Geräte, die sich angemeldet haben, bekommen Nachrichten über diese Anwendungen. Ohne eine enden \
                    die Nachrichten.
                    """)
        case .streams:
            .init(
                title: "Cognito Streams", lead: "Sendet jede Änderung eines Datasets an einen Stream.",
                effect: "Änderungen gehen ab jetzt an den Stream, solange sein Status ENABLED ist.")
        case .bulk:
            .init(
                title: "Massenveröffentlichung",
                lead: "Sendet alle Datasets des Pools an den Stream, höchstens einmal am Tag.",
                effect: "Alle gespeicherten Einträge gehen an den Stream. Das lässt sich nicht anhalten.")
        case .events:
            .init(
                title: "Cognito Events", lead: "Eine Funktion, die ändern oder abweisen kann, was Geräte schreiben.",
                effect:
                    """
                    Die Funktion wird vor jeder Änderung eines Benutzers aufgerufen. Ohne eine wird gespeichert, was \
                    kommt.
                    """)
        }
    }
}
