extension ConsoleTexts.Administration {
    static let italian = Self(
        branding: .italian, messages: .italian, jobs: .italian, audit: .italian, protection: .italian,
        outbox: .italian, charts: .italian, bulk: .italian)

    /// What operations and commands of these pages have done.
    static let italianOutcomes = [
        "SetUICustomization": "L’aspetto è stato salvato. Le pagine lo hanno entro un minuto.",
        "RetryOutboxMessage": "Il messaggio è stato ritentato.", "DropOutboxMessage": "Il messaggio non c’è più.",
        "SuppressAddress": "L’indirizzo non riceve più e-mail.",
        "ClearSuppressedAddress": "L’indirizzo riceve di nuovo e-mail.",
        "CreateUserImportJob": "Il processo è stato creato. Non viene importato nulla prima dell’avvio.",
        "UploadUserImportFile": "Il file è stato caricato.", "StartUserImportJob": "Il processo è stato avviato.",
        "StopUserImportJob": "Il processo è stato fermato.",
        "AdminUpdateAuthEventFeedback": "Il giudizio è stato salvato.",
    ]
}
