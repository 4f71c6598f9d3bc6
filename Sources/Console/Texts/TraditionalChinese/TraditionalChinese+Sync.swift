extension ConsoleTexts.SyncTexts {
    static let traditionalChinese = Self(
        title: "同步", datasets: "資料集", noDatasets: "還沒有資料集。",
        noIdentities: "還沒有身分。", show: "顯示", refresh: "重新讀取清單",
        createDataset: "建立資料集", createAndEdit: "建立並編輯資料集",
        choose: "選擇", deleteSelected: "刪除所選項",
        deletionEffect: "資料集的所有記錄都會被刪除。裝置在下次同步時會失去它們。",
        records: "記錄", noRecords: "還沒有記錄。", record: "記錄",
        removeSelected: "移除所選項", removed: "已移除", valueHint: "JSON 或任意文字。",
        keep: "儲存變更", format: "格式化為 JSON", notJSON: "值不是 JSON。", isJSON: "值是 JSON。",
        noKey: "記錄必須有鍵。", pending: "未同步",
        pendingLead: "這些變更只存在於此頁面。「同步」會儲存它們；裝置在同步時取得它們。",
        nothingPending: "沒有要同步的內容。", synchronize: "同步", discard: "放棄所選項",
        save: "儲存變更", startBulk: "開始批次發布", role: "角色", createRole: "建立角色",
        stream: "串流名稱",
        newStream: "清單中是此伺服器已知的串流。「martlet trigger add」可新增串流；其分片由 Kinesis 自己管理。",
        status: "串流狀態", function: "同步觸發程序", applications: "平台應用程式",
        noApplications: "此伺服器沒有已知的平台應用程式。「martlet trigger add」可新增一個。",
        otherApplications: "其他應用程式", otherHint: "每行一個 ARN。", part: text,
        grant: { "允許角色執行 \($0)" }, select: { "選擇 \($0)" })

    private static func text(_ part: SyncPart) -> ConsoleTexts.PartText {
        switch part {
        case .push:
            .init(
                title: "推播同步",
                lead: "當某個身分的一台裝置變更資料集時，通知該身分的其他裝置。",
                effect: "已訂閱的裝置透過這些應用程式收到訊息。如果沒有，則不再傳送訊息。")
        case .streams:
            .init(
                title: "Cognito Streams", lead: "將資料集的每次變更傳送到串流。",
                effect: "當其狀態為 ENABLED 時，從現在起的變更會傳送到串流。")
        case .bulk:
            .init(
                title: "批次發布", lead: "將集區的所有資料集傳送到串流，每天最多一次。",
                effect: "儲存的所有記錄都會傳送到串流。無法中途停止。")
        case .events:
            .init(
                title: "Cognito Events", lead: "可以變更或拒絕裝置所寫內容的函式。",
                effect: "每次更新使用者前都會呼叫此函式。如果沒有，更新會原樣儲存。")
        }
    }
}
