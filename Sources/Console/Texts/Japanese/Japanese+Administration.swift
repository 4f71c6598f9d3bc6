extension ConsoleTexts.Administration {
    static let japanese = Self(
        branding: .japanese, messages: .japanese, jobs: .japanese, audit: .japanese, protection: .japanese,
        outbox: .japanese, charts: .japanese, bulk: .japanese)

    /// What operations and commands of these pages have done.
    static let japaneseOutcomes = [
        "SetUICustomization": "外観を保存しました。1 分以内にページに反映されます。",
        "RetryOutboxMessage": "メッセージの送信を再試行しました。", "DropOutboxMessage": "メッセージを破棄しました。",
        "SuppressAddress": "このアドレスにはメールが送信されなくなりました。",
        "ClearSuppressedAddress": "このアドレスに再びメールが送信されます。",
        "CreateUserImportJob": "ジョブを作成しました。開始するまで何もインポートされません。",
        "UploadUserImportFile": "ファイルをアップロードしました。", "StartUserImportJob": "ジョブを開始しました。",
        "StopUserImportJob": "ジョブを停止しました。",
        "AdminUpdateAuthEventFeedback": "フィードバックを保存しました。",
    ]
}
