extension ConsoleTexts.Administration {
    static let french = Self(
        branding: .french, messages: .french, jobs: .french, audit: .french, protection: .french,
        outbox: .french, charts: .french, bulk: .french)

    /// What operations and commands of these pages have done.
    static let frenchOutcomes = [
        "SetUICustomization": "L’apparence est enregistrée. Les pages l’ont en moins d’une minute.",
        "RetryOutboxMessage": "Le message a été réessayé.", "DropOutboxMessage": "Le message n’existe plus.",
        "SuppressAddress": "L’adresse ne reçoit plus d’e-mails.",
        "ClearSuppressedAddress": "L’adresse reçoit de nouveau des e-mails.",
        "CreateUserImportJob": "La tâche est créée. Rien n’est importé avant son démarrage.",
        "UploadUserImportFile": "Le fichier est envoyé.", "StartUserImportJob": "La tâche est démarrée.",
        "StopUserImportJob": "La tâche est arrêtée.",
        "AdminUpdateAuthEventFeedback": "L’avis est enregistré.",
    ]
}
