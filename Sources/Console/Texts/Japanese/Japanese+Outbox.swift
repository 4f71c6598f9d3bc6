extension ConsoleTexts.Outbox {
    static let japanese = Self(
        title: "送信トレイ",
        lead: "送信待ちのメッセージと、直近 3 日間に失敗したメッセージです。文面とコードは表示されません。", waiting: "送信待ち", failed: "失敗",
        none: "そのメッセージはありません。", id: "メッセージ", purpose: "種類", to: "宛先", attempts: "試行回数",
        next: "次の試行、または期限", reason: "理由", retry: "再試行", drop: "破棄",
        retryEffect: "メッセージは、元のコードのまま直ちに送信されます。期限切れのコードも送信されます。",
        dropEffect: "メッセージは送信されずに削除されます。", dropTitle: "メッセージを破棄",
        retryTitle: "メッセージの送信を再試行", message: "メッセージ", state: "状態",
        gone: "そのメッセージはありません。送信済みか、破棄されています。", suppressed: "送信停止アドレス",
        suppressedLead:
            "メールが恒久的なエラーで戻ったアドレス、所有者から苦情があったアドレス、オペレーターが指定したアドレスには、メールが送信されません。", address: "メールアドレス", check: "調べる",
        isSuppressed: "メールは送信されません", isFree: "メールは送信されます", suppress: "今後メールを送信しない",
        clear: "再びメールを送信する", suppressEffect: "コードと招待は、このアドレスに届かなくなります。",
        clearEffect: "次にエラーで戻るまで、このアドレスに再びメールが送信されます。", since: "開始日時")
}
