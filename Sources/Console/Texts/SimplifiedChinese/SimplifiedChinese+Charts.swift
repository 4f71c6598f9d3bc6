extension ConsoleTexts.Charts {
    static let simplifiedChinese = Self(
        title: "图表", titleOfAll: "所有用户池的图表",
        lead: "每个节点每 10 秒写入一次计数，并保留 32 天；被强行终止的节点尚未写入的计数会缺失。时间为 UTC。最后一列尚未结束。",
        period: "时段", now: "现在", from: "开始", asTable: "以表格显示", more: "更多图表",
        signIns: "登录", signUps: "注册", refreshes: "令牌刷新",
        durations: "登录和刷新所用时间", risks: "风险", messages: "消息",
        activeUsers: [
            "users signed in within a day": "一天内登录过的用户",
            "users signed in within 30 days": "30 天内登录过的用户",
        ], atLeast: { "至少 \($0)" }, highest: { "最高：\($0)" }, periodName: name, event: text,
        signInsSentence: {
            $0 + $1 + $2 == 0
                ? "没有登录。" : "登录完成 \($0) 次，尝试被拒绝 \($1) 次，失败 \($2) 次。"
        }, signUpsSentence: { $0 == 0 ? "没有计数：没有用户注册。" : "注册的用户：\($0)。" },
        refreshesSentence: { $0 == 0 ? "没有刷新任何令牌。" : "令牌刷新：\($0) 次。" },
        durationsSentence: { half, most in
            guard let half, let most else { return "没有可测量的请求。" }
            return "一半请求用时\(text(half))，100 个中有 99 个用时\(text(most))。被拒绝的请求不计入。"
        },
        risksSentence: {
            $0 + $1 + $2 == 0
                ? "威胁防护未发现风险。" : "威胁防护发现：低 \($0) 次，中 \($1) 次，高 \($2) 次。"
        },
        messagesSentence: {
            $0 + $1 == 0 ? "没有发送消息。" : "送达 \($0) 条消息，尝试失败 \($1) 次。"
        })

    private static func name(_ period: ChartPeriod) -> String {
        switch period {
        case .day: "24 小时"
        case .week: "7 天"
        case .month: "30 天"
        }
    }

    private static func text(_ event: CountedEvent) -> String {
        switch event {
        case .signUp: "已注册"
        case .signIn: "已完成"
        case .refusedSignIn: "已拒绝"
        case .failedSignIn: "失败"
        case .refresh: "已刷新"
        case .lowRisk: "低"
        case .mediumRisk: "中"
        case .highRisk: "高"
        case .deliveredMessage: "已送达"
        case .failedMessage: "失败"
        case .within25Milliseconds: "不超过 25 ms"
        case .within50Milliseconds: "不超过 50 ms"
        case .within100Milliseconds: "不超过 100 ms"
        case .within250Milliseconds: "不超过 250 ms"
        case .within1Second: "不超过 1 s"
        case .beyond1Second: "超过 1 s"
        }
    }
}
