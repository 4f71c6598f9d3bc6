extension ConsoleTexts.Administration {
    static let arabic = Self(
        branding: .arabic, messages: .arabic, jobs: .arabic, audit: .arabic, protection: .arabic,
        outbox: .arabic, charts: .arabic, bulk: .arabic)

    /// What operations and commands of these pages have done.
    static let arabicOutcomes = [
        "SetUICustomization": "تم حفظ المظهر. يظهر في الصفحات خلال دقيقة.",
        "RetryOutboxMessage": "أُعيدت محاولة إرسال الرسالة.", "DropOutboxMessage": "أُزيلت الرسالة.",
        "SuppressAddress": "لن يتلقى العنوان بريدًا إلكترونيًا بعد الآن.",
        "ClearSuppressedAddress": "يتلقى العنوان البريد الإلكتروني مرة أخرى.",
        "CreateUserImportJob": "تم إنشاء المهمة. لا يُستورد شيء قبل بدئها.",
        "UploadUserImportFile": "تم رفع الملف.", "StartUserImportJob": "بدأت المهمة.",
        "StopUserImportJob": "أُوقفت المهمة.",
        "AdminUpdateAuthEventFeedback": "تم حفظ التقييم.",
    ]
}
