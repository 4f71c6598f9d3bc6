extension ConsoleTexts.Administration {
    static let brazilian = Self(
        branding: .brazilian, messages: .brazilian, jobs: .brazilian, audit: .brazilian, protection: .brazilian,
        outbox: .brazilian, charts: .brazilian, bulk: .brazilian)

    /// What operations and commands of these pages have done.
    static let brazilianOutcomes = [
        "SetUICustomization": "A aparência foi salva. As páginas a mostram em até um minuto.",
        "RetryOutboxMessage": "Uma nova tentativa foi feita.", "DropOutboxMessage": "A mensagem foi descartada.",
        "SuppressAddress": "O endereço não recebe mais e-mails.",
        "ClearSuppressedAddress": "O endereço volta a receber e-mails.",
        "CreateUserImportJob": "A tarefa foi criada. Nada é importado antes que ela seja iniciada.",
        "UploadUserImportFile": "O arquivo foi enviado.", "StartUserImportJob": "A tarefa foi iniciada.",
        "StopUserImportJob": "A tarefa foi interrompida.",
        "AdminUpdateAuthEventFeedback": "O feedback foi salvo.",
    ]
}
