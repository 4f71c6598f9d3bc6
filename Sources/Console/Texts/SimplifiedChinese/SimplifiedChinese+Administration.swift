extension ConsoleTexts.Administration {
    static let simplifiedChinese = Self(
        branding: .simplifiedChinese, messages: .simplifiedChinese, jobs: .simplifiedChinese, audit: .simplifiedChinese,
        protection: .simplifiedChinese,
        outbox: .simplifiedChinese, charts: .simplifiedChinese, bulk: .simplifiedChinese)

    /// What operations and commands of these pages have done.
    static let simplifiedChineseOutcomes = [
        "SetUICustomization": "外观已保存。页面将在一分钟内更新。",
        "RetryOutboxMessage": "已重试发送消息。", "DropOutboxMessage": "消息已移除。",
        "SuppressAddress": "此地址不再收到邮件。",
        "ClearSuppressedAddress": "此地址将重新收到邮件。",
        "CreateUserImportJob": "任务已创建。启动之前不会导入任何内容。",
        "UploadUserImportFile": "文件已上传。", "StartUserImportJob": "任务已启动。",
        "StopUserImportJob": "任务已停止。",
        "AdminUpdateAuthEventFeedback": "反馈已保存。",
    ]
}
