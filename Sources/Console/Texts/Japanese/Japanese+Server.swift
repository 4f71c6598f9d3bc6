import Cryptography

extension ConsoleTexts.ServerTexts {
    static let japanese = Self(
        title: "サーバー", lead: "動作中のもの、保存内容、設定の状態です。ここでは何も変更できません。",
        nodes: "ノード", node: "ノード", version: "バージョン", started: "開始", seen: "最終確認",
        schema: "対応するスキーマのステップ", store: "ストア", engine: "エンジン", size: "ストアのバイト数",
        free: "ディスクの空きバイト数", steps: "スキーマ", keys: "キー",
        oldestKey: "署名に使う最も古いキーの作成日時", keyPool: "ユーザープールのキー", showKeys: "表示",
        noKeys: "プールにキーはありません。最初に署名するときに作成されます。", key: "キー", use: "署名対象",
        phase: "段階", created: "作成日時", signsFrom: "署名開始", retired: "交代日時",
        rotation: "これらのキーの表示と、新しいキーペアの作成（コマンド）", quotas: "クォータ", quota: "クォータ", value: "値",
        configuration: "構成", setting: "設定", origin: "設定元",
        defaults: "一覧にないものはデフォルト値です。シークレットは表示されません。", backups: "バックアップ",
        backupLead: "ストアはバックアップを管理しません。バックアップは「martlet backup」または pg_dump が作るファイルです。",
        sameCLI: "コマンドで同じことを行う", count: { "\($1) ステップ中 \($0)" }, phaseText: phase)

    private static func phase(_ phase: KeyPhase) -> String {
        switch phase {
        case .announced: "予告済み"
        case .current: "署名に使用中"
        case .retired: "交代済み"
        }
    }
}
