extension ConsoleTexts.Charts {
    static let traditionalChinese = Self(
        title: "圖表", titleOfAll: "所有使用者集區的圖表",
        lead: "每個節點每 10 秒寫入一次計數，並保留 32 天；被強制終止的節點尚未寫入的計數會缺失。時間為 UTC。最後一欄尚未結束。",
        period: "時段", now: "現在", from: "開始", asTable: "以表格顯示", more: "更多圖表",
        signIns: "登入", signUps: "註冊", refreshes: "權杖更新",
        durations: "登入和更新所耗時間", risks: "風險", messages: "訊息",
        activeUsers: [
            "users signed in within a day": "一天內登入過的使用者",
            "users signed in within 30 days": "30 天內登入過的使用者",
        ], atLeast: { "至少 \($0)" }, highest: { "最高：\($0)" }, periodName: name, event: text,
        signInsSentence: {
            $0 + $1 + $2 == 0
                ? "沒有登入。" : "登入完成 \($0) 次，嘗試被拒絕 \($1) 次，失敗 \($2) 次。"
        }, signUpsSentence: { $0 == 0 ? "沒有計數：沒有使用者註冊。" : "註冊的使用者：\($0)。" },
        refreshesSentence: { $0 == 0 ? "沒有更新任何權杖。" : "權杖更新：\($0) 次。" },
        durationsSentence: { half, most in
            guard let half, let most else { return "沒有可測量的請求。" }
            return "一半請求耗時\(text(half))，100 個中有 99 個耗時\(text(most))。被拒絕的請求不計入。"
        },
        risksSentence: {
            $0 + $1 + $2 == 0
                ? "威脅防護未發現風險。" : "威脅防護發現：低 \($0) 次，中 \($1) 次，高 \($2) 次。"
        },
        messagesSentence: {
            $0 + $1 == 0 ? "沒有傳送訊息。" : "送達 \($0) 則訊息，嘗試失敗 \($1) 次。"
        })

    private static func name(_ period: ChartPeriod) -> String {
        switch period {
        case .day: "24 小時"
        case .week: "7 天"
        case .month: "30 天"
        }
    }

    private static func text(_ event: CountedEvent) -> String {
        switch event {
        case .signUp: "已註冊"
        case .signIn: "已完成"
        case .refusedSignIn: "已拒絕"
        case .failedSignIn: "失敗"
        case .refresh: "已更新"
        case .lowRisk: "低"
        case .mediumRisk: "中"
        case .highRisk: "高"
        case .deliveredMessage: "已送達"
        case .failedMessage: "失敗"
        case .within25Milliseconds: "不超過 25 ms"
        case .within50Milliseconds: "不超過 50 ms"
        case .within100Milliseconds: "不超過 100 ms"
        case .within250Milliseconds: "不超過 250 ms"
        case .within1Second: "不超過 1 s"
        case .beyond1Second: "超過 1 s"
        }
    }
}
