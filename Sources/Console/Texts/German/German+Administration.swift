extension ConsoleTexts.Administration {
    static let german = Self(
        branding: .german, messages: .german, jobs: .german, audit: .german, protection: .german,
        outbox: .german, charts: .german, bulk: .german)

    /// What operations and commands of these pages have done.
    static let germanOutcomes = [
        "SetUICustomization": "Das Aussehen ist gespeichert. Die Seiten haben es innerhalb einer Minute.",
        "RetryOutboxMessage": "Die Nachricht wurde noch einmal versucht.",
        "DropOutboxMessage": "Die Nachricht ist gelöscht.",
        "SuppressAddress": "Die Adresse bekommt keine E-Mails mehr.",
        "ClearSuppressedAddress": "Die Adresse bekommt wieder E-Mails.",
        "CreateUserImportJob": "Der Auftrag ist angelegt. Vor seinem Start wird nichts importiert.",
        "UploadUserImportFile": "Die Datei ist hochgeladen.", "StartUserImportJob": "Der Auftrag ist gestartet.",
        "StopUserImportJob": "Der Auftrag ist angehalten.",
        "AdminUpdateAuthEventFeedback": "Die Rückmeldung ist gespeichert.",
    ]
}
