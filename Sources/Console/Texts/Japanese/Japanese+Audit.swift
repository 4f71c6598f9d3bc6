extension ConsoleTexts.AuditPages {
    static let japanese = Self(
        title: "監査ログ",
        lead: "このノードが記録したすべての変更と、その実行者です。ほかのノードはそれぞれのフォルダーを持っています。",
        time: "時刻", operation: "操作", actor: "呼び出し元", address: "アドレス", outcome: "結果",
        about: "対象", record: "レコード", none: "すべての条件に合うレコードはありません。", search: "検索",
        filter: "条件", from: "開始", until: "終了", value: "プールまたはほかの値",
        valueHint: "バイト単位で完全に一致する値：UpdateUserPool などの操作、アクセスキー・名前・ARN による呼び出し元、プールの ID。時刻は "
            + "2026-11-27 または 2026-11-27T09:00:00Z の形式（UTC）。",
        error: "結果", anyOutcome: "すべて", failedOnly: "失敗", succeeded: "成功", older: "以前のレコード",
        limit: "これより前のレコードはここには表示されません。終了時刻を指定してください。", verify: "チェーンを検証",
        verifyLead: "すべてのレコードを読み、チェーンをチェックポイントの署名およびストアと照合します。", whole: "チェーンは完全です。変更、削除、追加は一切ありません。",
        broken: "チェーンは完全ではありません。", chain: "チェーン", records: "レコード", checkpoints: "チェックポイント",
        signed: "署名済みの範囲", unsigned: "まだ署名されていません", state: "状態", problems: "問題",
        history: "変更した人",
        historyLead: "90 日以内の各変更で設定された内容を、新しい順に示します。メールの文面など、レコードで伏せられる値は、伏せたまま比較されます。",
        historyNone: "90 日以内の変更はありません。", whoChanged: "誰が変更しましたか？",
        first: "記録なし", notFound: "そのレコードはここにはありません。", sameAs: "これらのレコードをコマンドで読む",
        incomplete: { "直近 \($0) 日間のレコードです。それより前は「開始」を指定してください。" })
}
