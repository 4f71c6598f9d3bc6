import Cryptography

extension ConsoleTexts.ServerTexts {
    static let traditionalChinese = Self(
        title: "伺服器", lead: "正在執行的內容、儲存的內容及其設定。此處不能變更任何內容。",
        nodes: "節點", node: "節點", version: "版本", started: "開始時間", seen: "上次出現",
        schema: "它支援的結構描述步驟", store: "儲存區", engine: "引擎", size: "儲存區的位元組數",
        free: "其磁碟的可用位元組數", steps: "結構描述", keys: "金鑰",
        oldestKey: "最早的簽署金鑰的建立時間", keyPool: "使用者集區的金鑰", showKeys: "顯示",
        noKeys: "此集區沒有金鑰：首次簽署時才會建立。", key: "金鑰", use: "簽署內容",
        phase: "階段", created: "建立時間", signsFrom: "開始簽署", retired: "取代時間",
        rotation: "用指令查看這些金鑰和建立新的金鑰對", quotas: "配額", quota: "配額", value: "值",
        configuration: "組態", setting: "設定", origin: "設定來源",
        defaults: "未列出的項使用預設值。不顯示機密。", backups: "備份",
        backupLead: "儲存區不會記錄備份：備份是「martlet backup」或 pg_dump 建立的檔案。",
        sameCLI: "用指令完成同樣的操作", count: { "\($0) 步，共 \($1) 步" }, phaseText: phase)

    private static func phase(_ phase: KeyPhase) -> String {
        switch phase {
        case .announced: "已公布"
        case .current: "簽署中"
        case .retired: "已取代"
        }
    }
}
