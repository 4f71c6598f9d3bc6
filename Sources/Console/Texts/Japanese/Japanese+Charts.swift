extension ConsoleTexts.Charts {
    static let japanese = Self(
        title: "グラフ", titleOfAll: "全ユーザープールのグラフ",
        lead: "各ノードは集計を 10 秒ごとに書き込み、32 日間保持します。強制終了したノードが書き込む前の分は含まれません。時刻は UTC です。"
            + "最後の列はまだ集計中です。",
        period: "期間", now: "現在", from: "開始", asTable: "表で表示", more: "ほかのグラフ",
        signIns: "サインイン", signUps: "登録", refreshes: "トークンの更新",
        durations: "サインインとトークン更新の所要時間", risks: "リスク", messages: "メッセージ",
        activeUsers: [
            "users signed in within a day": "1 日以内にサインインしたユーザー",
            "users signed in within 30 days": "30 日以内にサインインしたユーザー",
        ], atLeast: { "\($0) 以上" }, highest: { "最大：\($0)" }, periodName: name, event: text,
        signInsSentence: {
            $0 + $1 + $2 == 0
                ? "サインインはありませんでした。" : "サインインの完了 \($0) 件、拒否 \($1) 件、失敗 \($2) 件。"
        }, signUpsSentence: { $0 == 0 ? "集計はありません。登録したユーザーはいませんでした。" : "登録したユーザー：\($0) 人。" },
        refreshesSentence: { $0 == 0 ? "トークンの更新はありませんでした。" : "トークンの更新：\($0) 回。" },
        durationsSentence: { half, most in
            guard let half, let most else { return "計測するリクエストはありませんでした。" }
            return "リクエストの半数の所要時間は \(text(half))、100 件中 99 件は \(text(most))。拒否されたものは計測していません。"
        },
        risksSentence: {
            $0 + $1 + $2 == 0
                ? "脅威保護はリスクを検出しませんでした。" : "脅威保護の検出：低 \($0) 件、中 \($1) 件、高 \($2) 件。"
        },
        messagesSentence: {
            $0 + $1 == 0 ? "メッセージは送信されませんでした。" : "メッセージの配信 \($0) 件、失敗した試行 \($1) 件。"
        })

    private static func name(_ period: ChartPeriod) -> String {
        switch period {
        case .day: "24 時間"
        case .week: "7 日間"
        case .month: "30 日間"
        }
    }

    private static func text(_ event: CountedEvent) -> String {
        switch event {
        case .signUp: "登録"
        case .signIn: "完了"
        case .refusedSignIn: "拒否"
        case .failedSignIn: "失敗"
        case .refresh: "更新"
        case .lowRisk: "低"
        case .mediumRisk: "中"
        case .highRisk: "高"
        case .deliveredMessage: "配信"
        case .failedMessage: "失敗"
        case .within25Milliseconds: "25 ms 以下"
        case .within50Milliseconds: "50 ms 以下"
        case .within100Milliseconds: "100 ms 以下"
        case .within250Milliseconds: "250 ms 以下"
        case .within1Second: "1 s 以下"
        case .beyond1Second: "1 s 超"
        }
    }
}
