extension ConsoleTexts.Bulk {
    static let traditionalChinese = Self(
        title: "使用者工作", legend: "對多個使用者", picked: "已勾選的使用者",
        everyUser: "集區中的所有使用者", action: "操作", group: "要加入或移出的群組",
        select: "選擇", noAction: "請選擇操作。", noGroup: "請輸入群組的名稱。",
        noUsers: "請勾選使用者，或選擇所有符合的使用者。", tooLong: "名稱或篩選條件過長。", stop: "停止",
        resume: "繼續",
        stopEffect: "正在處理的使用者可能會完成，其後的使用者不會處理。工作可以稍後繼續。",
        resumeEffect: "工作將以您的權限從下一個使用者繼續。", users: "使用者",
        author: "使用的權限", began: "開始時間", ended: "結束時間", pool: "使用者集區", state: "狀態",
        report: "被拒絕的使用者", noRefusals: "目前沒有。", user: "使用者", reason: "原因",
        matching: { "與 \($0) 符合的所有使用者" }, pick: { "選擇 \($0)" },
        tooMany: { "最多勾選 \($0) 個使用者，或選擇所有符合的使用者。" },
        listed: { "顯示前 \($0) 個。" }, name: name, effect: effect, status: status,
        counted: { "完成 \($0)，拒絕 \($1)" })

    private static func name(_ action: BulkAction) -> String {
        switch action {
        case .disable: "停用"
        case .enable: "啟用"
        case .signOut: "在所有位置登出"
        case .addToGroup: "加入群組"
        case .removeFromGroup: "移出群組"
        case .resetPassword: "重設密碼"
        case .delete: "刪除"
        }
    }

    private static func effect(_ action: BulkAction) -> String {
        let job = "工作以您的權限逐個處理使用者，並回報被拒絕的使用者。"
        let effect =
            switch action {
            case .disable: "已停用的使用者無法登入，其權杖失效。"
            case .enable: "使用者可以重新登入。"
            case .signOut: "使用者的所有工作階段都會結束。"
            case .addToGroup: "使用者的新權杖包含該群組。"
            case .removeFromGroup: "使用者的新權杖不包含該群組。"
            case .resetPassword: "使用者會收到驗證碼，登入前必須設定新密碼。"
            case .delete: "已停用的使用者及其所有資料會被刪除。其他使用者會被拒絕。"
            }
        return job + effect
    }

    private static func status(_ status: BulkJob.Status) -> String {
        switch status {
        case .running: "執行中"
        case .stopped: "已停止"
        case .failed: "提前結束"
        case .completed: "已完成"
        }
    }
}
