extension ConsoleTexts.SyncTexts {
    static let japanese = Self(
        title: "同期", datasets: "データセット", noDatasets: "データセットはまだありません。",
        noIdentities: "ID はまだありません。", show: "表示", refresh: "一覧を読み直す",
        createDataset: "データセットを作成", createAndEdit: "データセットを作成して編集",
        choose: "選択", deleteSelected: "選択したものを削除",
        deletionEffect: "データセットのすべてのレコードが削除されます。デバイスからは、次の同期で失われます。",
        records: "レコード", noRecords: "レコードはまだありません。", record: "レコード",
        removeSelected: "選択したものを削除", removed: "削除済み", valueHint: "JSON または任意のテキスト。",
        keep: "変更を保存", format: "JSON として整形", notJSON: "値は JSON ではありません。", isJSON: "値は JSON です。",
        noKey: "レコードにはキーが必要です。", pending: "未同期",
        pendingLead: "これらの変更は、このページにしかありません。「同期する」で保存され、デバイスには次に同期したときに届きます。",
        nothingPending: "同期するものはありません。", synchronize: "同期する", discard: "選択したものを破棄",
        save: "変更を保存", startBulk: "一括発行を開始", role: "ロール", createRole: "ロールを作成",
        stream: "ストリーム名",
        newStream: "一覧には、このサーバーに登録されたストリームが表示されます。「martlet trigger add」で追加できます。シャードは Kinesis "
            + "側のものです。",
        status: "ストリーミングの状態", function: "同期トリガー", applications: "プラットフォームアプリケーション",
        noApplications: "このサーバーに登録されたプラットフォームアプリケーションはありません。「martlet trigger add」で追加できます。",
        otherApplications: "ほかのアプリケーション", otherHint: "1 行に 1 つの ARN。", part: text,
        grant: { "ロールに \($0) を許可" }, select: { "\($0) を選択" })

    private static func text(_ part: SyncPart) -> ConsoleTexts.PartText {
        switch part {
        case .push:
            .init(
                title: "プッシュ同期",
                lead: "ある ID のデータセットが変更されたことを、その ID のほかのデバイスに知らせます。",
                effect: "登録したデバイスは、これらのアプリケーションからメッセージを受け取ります。指定がなければ、メッセージは送られなくなります。")
        case .streams:
            .init(
                title: "Cognito Streams", lead: "データセットの変更を 1 件ずつストリームに送信します。",
                effect: "ステータスが ENABLED の間、今後の変更がストリームに送信されます。")
        case .bulk:
            .init(
                title: "一括発行", lead: "プールのすべてのデータセットをストリームに送信します。1 日 1 回まで。",
                effect: "保存されているすべてのレコードがストリームに送信されます。途中で停止できません。")
        case .events:
            .init(
                title: "Cognito Events", lead: "デバイスが書き込む内容を変更または拒否できる関数です。",
                effect: "ユーザーの更新のたびに、先に関数が呼び出されます。関数がなければ、更新はそのまま保存されます。")
        }
    }
}
