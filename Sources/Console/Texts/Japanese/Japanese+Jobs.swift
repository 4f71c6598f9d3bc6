extension ConsoleTexts.Jobs {
    static let japanese = Self(
        title: "ジョブ", lead: "各プールの最新のインポートジョブです。", imports: "ユーザーをインポート",
        importsLead: "CSV ファイルからユーザーを取り込みます。ファイルは、インポートの前に確認されます。",
        none: "ジョブはありません。", create: "インポートジョブを作成", createButton: "ジョブを作成", name: "ジョブ名",
        role: "IAM ロール",
        roleHint: "ジョブはこのロールでログを書き込みます。指定がなければ、Cognito-UserImport-Role を作成して使います。", newRole: "新しいロールを作成",
        file: "CSV ファイル",
        fileHint: "最大 100 MB。1 行目は列の名前です。", header: "CSV ヘッダーをダウンロード", job: "ジョブ",
        status: "ステータス", counts: "ユーザー", started: "開始", completed: "完了", message: "CompletionMessage",
        upload: "ファイルをアップロード", uploadLead: "新しいファイルは、既存のファイルを置き換えます。", check: "実行した場合の結果",
        checkLead: "まだ何もインポートされていません。行は、インポートと同じ方法で読み取られます。", start: "開始",
        stop: "停止",
        startEffect: "ユーザーがプールに追加されます。ファイルにハッシュがない限り、ユーザーは最初のサインインでパスワードを設定します。",
        stopEffect: "追加されたユーザーは残ります。停止したジョブは再開できません。",
        follow: "進行状況を追う", pause: "追うのをやめる", log: "ジョブのログ",
        logLead: "各行の結果を行番号で示します。1 行目はヘッダーです。",
        noLog: "ログはまだありません。", failedLines: "失敗する行をダウンロードして修正する",
        tooManyFailed: "失敗する行が多すぎるため、ダウンロードできません。「martlet import check --failed-lines」を使ってください。",
        line: "行", column: "列", fault: "問題", goOn: "この後の行を確認",
        morePools: "ほかのプールのジョブ", counted: { "インポート \($0)、スキップ \($1)、失敗 \($2)" },
        checked: { $1 < $0 ? "ファイルにこれ以上の行はありません。" : "\($0)～\($1) 行目：" },
        outcome: { "ユーザーになる行 \($0)、既存 \($1)、失敗する行 \($2)。" })
}
