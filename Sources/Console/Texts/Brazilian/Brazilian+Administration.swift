extension ConsoleTexts.Administration {
    static let brazilian = Self(
        branding: .brazilian, messages: .brazilian, jobs: .brazilian, audit: .brazilian, protection: .brazilian,
        outbox: .brazilian, charts: .brazilian, bulk: .brazilian)

    /// What operations and commands of these pages have done.
    static let brazilianOutcomes = [
        "SetUICustomization": "A aparência foi salva. As páginas a mostram em até um minuto.",
        "RetryOutboxMessage": "Foi feita uma nova tentativa de envio da mensagem.",
        "DropOutboxMessage": "A mensagem foi descartada.",
        "SuppressAddress": "O endereço não recebe mais e-mails.",
        "ClearSuppressedAddress": "O endereço volta a receber e-mails.",
        "CreateUserImportJob": "O trabalho foi criado. Nada é importado antes de ele ser iniciado.",
        "UploadUserImportFile": "O arquivo foi enviado.", "StartUserImportJob": "O trabalho foi iniciado.",
        "StopUserImportJob": "O trabalho foi interrompido.",
        "AdminUpdateAuthEventFeedback": "O feedback foi salvo.",
    ]
}
