extension ConsoleTexts.Bulk {
    static let japanese = Self(
        title: "ユーザーへのジョブ", legend: "複数のユーザーへの操作", picked: "選択したユーザー",
        everyUser: "プールのすべてのユーザー", action: "操作", group: "グループ（追加先または外す対象）",
        select: "選択", noAction: "操作を選択してください。", noGroup: "グループの名前を入力してください。",
        noUsers: "ユーザーを選択するか、条件に合うすべてのユーザーを選んでください。", tooLong: "名前またはフィルターが長すぎます。", stop: "停止",
        resume: "次へ",
        stopEffect: "処理中のユーザーには実行されることがありますが、その後のユーザーには実行されません。ジョブは後で再開できます。",
        resumeEffect: "ジョブは次のユーザーから、あなたの権限で続行されます。", users: "ユーザー",
        author: "実行権限", began: "開始", ended: "終了", pool: "ユーザープール", state: "状態",
        report: "拒否されたユーザー", noRefusals: "まだありません。", user: "ユーザー", reason: "理由",
        matching: { "\($0) に合うすべてのユーザー" }, pick: { "\($0) を選択" },
        tooMany: { "選択できるのは \($0) 人までです。または、条件に合うすべてのユーザーを選んでください。" },
        listed: { "最初の \($0) 件を表示しています。" }, name: name, effect: effect, status: status,
        counted: { "完了 \($0)、拒否 \($1)" })

    private static func name(_ action: BulkAction) -> String {
        switch action {
        case .disable: "無効にする"
        case .enable: "有効にする"
        case .signOut: "すべての場所でサインアウト"
        case .addToGroup: "グループに追加"
        case .removeFromGroup: "グループから外す"
        case .resetPassword: "パスワードをリセット"
        case .delete: "削除"
        }
    }

    private static func effect(_ action: BulkAction) -> String {
        let job = "ジョブがユーザーを 1 人ずつ、あなたの権限で処理し、拒否されたユーザーを報告します。"
        let effect =
            switch action {
            case .disable: "無効なユーザーはサインインできず、トークンも無効になります。"
            case .enable: "ユーザーは再びサインインできます。"
            case .signOut: "ユーザーのすべてのセッションが終了します。"
            case .addToGroup: "ユーザーの新しいトークンにグループが含まれます。"
            case .removeFromGroup: "ユーザーの新しいトークンにグループが含まれなくなります。"
            case .resetPassword: "ユーザーにコードが送信されます。サインインする前に、新しいパスワードを設定する必要があります。"
            case .delete: "無効なユーザーを、属するすべてのデータとともに削除します。それ以外のユーザーは拒否されます。"
            }
        return job + effect
    }

    private static func status(_ status: BulkJob.Status) -> String {
        switch status {
        case .running: "実行中"
        case .stopped: "停止"
        case .failed: "途中で終了"
        case .completed: "完了"
        }
    }
}
