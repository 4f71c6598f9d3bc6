extension ConsoleTexts.Administration {
    static let spanish = Self(
        branding: .spanish, messages: .spanish, jobs: .spanish, audit: .spanish, protection: .spanish,
        outbox: .spanish, charts: .spanish, bulk: .spanish)

    /// What operations and commands of these pages have done.
    static let spanishOutcomes = [
        "SetUICustomization": "Se ha guardado el aspecto. Las páginas lo tienen en menos de un minuto.",
        "RetryOutboxMessage": "Se ha vuelto a intentar el mensaje.", "DropOutboxMessage": "El mensaje ya no existe.",
        "SuppressAddress": "La dirección ya no recibe correos.",
        "ClearSuppressedAddress": "La dirección vuelve a recibir correos.",
        "CreateUserImportJob": "Se ha creado la tarea. No se importa nada antes de iniciarla.",
        "UploadUserImportFile": "Se ha subido el archivo.", "StartUserImportJob": "La tarea se ha iniciado.",
        "StopUserImportJob": "La tarea se ha detenido.",
        "AdminUpdateAuthEventFeedback": "Se ha guardado la valoración.",
    ]
}
