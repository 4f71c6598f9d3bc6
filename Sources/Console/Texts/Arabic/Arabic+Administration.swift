extension ConsoleTexts.Administration {
    static let arabic = Self(
        branding: .arabic, messages: .arabic, jobs: .arabic, audit: .arabic, protection: .arabic,
        outbox: .arabic, charts: .arabic, bulk: .arabic)

    /// What operations and commands of these pages have done.
    static let arabicOutcomes = [
        "SetUICustomization": "تم حفظ المظهر. ويصل إلى الصفحات خلال دقيقة.",
        "RetryOutboxMessage": "تمت محاولة إرسال الرسالة مرة أخرى.", "DropOutboxMessage": "تم حذف الرسالة.",
        "SuppressAddress": "لن يصل إلى العنوان أي بريد إلكتروني بعد الآن.",
        "ClearSuppressedAddress": "يصل البريد الإلكتروني إلى العنوان من جديد.",
        "CreateUserImportJob": "تم إنشاء المهمة. ولا يُستورد شيء قبل بدئها.",
        "UploadUserImportFile": "تم رفع الملف.", "StartUserImportJob": "تم بدء المهمة.",
        "StopUserImportJob": "تم إيقاف المهمة.",
        "AdminUpdateAuthEventFeedback": "تم حفظ الملاحظة.",
    ]
}
