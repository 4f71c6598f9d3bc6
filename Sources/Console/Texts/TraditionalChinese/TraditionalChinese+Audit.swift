extension ConsoleTexts.AuditPages {
    static let traditionalChinese = Self(
        title: "稽核記錄檔",
        lead: "此節點記錄的每項變更及其執行者。其他節點有各自的資料夾。",
        time: "時間", operation: "操作", actor: "呼叫者", address: "地址", outcome: "結果",
        about: "對象", record: "記錄", none: "沒有符合所有條件的記錄。", search: "搜尋",
        filter: "條件", from: "開始", until: "結束", value: "集區或其他值",
        valueHint: "逐位元組比較的精確值：UpdateUserPool 等操作，以存取金鑰、名稱或 ARN 表示的呼叫者，集區的 ID。時間使用 UTC，例如 "
            + "2026-11-27 或 2026-11-27T09:00:00Z。",
        error: "結果", anyOutcome: "任意", failedOnly: "失敗", succeeded: "成功", older: "更早的記錄",
        limit: "此處不顯示更早的記錄：請設定結束時間。", verify: "驗證鏈",
        verifyLead: "讀取所有記錄，並將鏈與檢查點的簽章和儲存區進行比較。", whole: "鏈完整：沒有任何變更、移除或新增。",
        broken: "鏈不完整。", chain: "鏈", records: "記錄", checkpoints: "檢查點",
        signed: "已簽署至", unsigned: "尚未簽署", state: "狀態", problems: "問題",
        history: "變更者",
        historyLead: "90 天內每次變更所設定的內容，最新的在前。記錄中隱藏的值（例如郵件正文）按隱藏後的內容比較。",
        historyNone: "90 天內沒有任何變更。", whoChanged: "是誰變更的？",
        first: "未記錄", notFound: "此處沒有這筆記錄。", sameAs: "用指令讀取這些記錄",
        incomplete: { "最近 \($0) 天的記錄。查看更早的記錄請設定「開始」。" })
}
