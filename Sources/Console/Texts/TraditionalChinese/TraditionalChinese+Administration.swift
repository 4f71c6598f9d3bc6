extension ConsoleTexts.Administration {
    static let traditionalChinese = Self(
        branding: .traditionalChinese, messages: .traditionalChinese, jobs: .traditionalChinese,
        audit: .traditionalChinese, protection: .traditionalChinese,
        outbox: .traditionalChinese, charts: .traditionalChinese, bulk: .traditionalChinese)

    /// What operations and commands of these pages have done.
    static let traditionalChineseOutcomes = [
        "SetUICustomization": "外觀已儲存。頁面將在一分鐘內更新。",
        "RetryOutboxMessage": "已重試傳送訊息。", "DropOutboxMessage": "訊息已移除。",
        "SuppressAddress": "此地址不再收到郵件。",
        "ClearSuppressedAddress": "此地址將重新收到郵件。",
        "CreateUserImportJob": "工作已建立。啟動之前不會匯入任何內容。",
        "UploadUserImportFile": "檔案已上傳。", "StartUserImportJob": "工作已啟動。",
        "StopUserImportJob": "工作已停止。",
        "AdminUpdateAuthEventFeedback": "意見回饋已儲存。",
    ]
}
