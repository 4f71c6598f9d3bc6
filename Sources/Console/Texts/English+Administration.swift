extension ConsoleTexts.Administration {
    static let english = Self(
        branding: .english, messages: .english, jobs: .english, audit: .english, protection: .english,
        outbox: .english, charts: .english, bulk: .english)

    /// What operations and commands of these pages have done.
    static let outcomes = [
        "SetUICustomization": "The look is saved. Pages have it within a minute.",
        "RetryOutboxMessage": "The message was tried again.", "DropOutboxMessage": "The message is gone.",
        "SuppressAddress": "The address gets no more e-mail.",
        "ClearSuppressedAddress": "The address gets e-mail again.",
        "CreateUserImportJob": "The job is created. Nothing is imported before it is started.",
        "UploadUserImportFile": "The file is uploaded.", "StartUserImportJob": "The job is started.",
        "StopUserImportJob": "The job is stopped.",
        "AdminUpdateAuthEventFeedback": "The feedback is saved.",
    ]
}
