import Cryptography

extension ConsoleTexts.Inspector {
    static let japanese = Self(
        title: "トークンインスペクター",
        lead: "トークンを読み、サーバーの時計で検証し、各クレームの由来を示します。トークンは保存も記録もされません。",
        inspectTab: "トークンを調べる", previewTab: "ユーザーが受け取るトークン", toolsTitle: "ツール",
        toolsLead: "現在の状態になっている理由を調べるためのツールです。",
        token: "ID トークンまたはアクセストークン", tokenHint: "ピリオドで区切られた 3 つの Base64。",
        asksFunction: "プールの関数も呼び出す",
        asksFunctionHint: "トークン更新と同じように、署名前にプールの関数を呼び出します。実行できるのはアカウント自身だけです。",
        inspect: "調べる", preview: "クレームを表示",
        previewLead: "今サインインした場合の、両方のトークンのクレームです。署名も保存もされません。",
        askFunction: "プールの関数も呼び出す", pool: "ユーザープール", username: "ユーザー名", client: "アプリクライアント",
        scopes: "スコープ",
        scopesHint: "サインインページと同じく、間に空白を入れます。空欄は API でのサインイン。",
        verdict: "判定", signature: "署名", key: "キー", time: "時刻", session: "セッション", user: "ユーザー",
        issuer: "発行者", header: "ヘッダー", function: "関数", checkedAt: "サーバーの時計", eventID: "セッション ID",
        claims: "クレーム", claim: "クレーム", value: "値", source: "由来", removal: "除く方法",
        absent: "トークンにないもの", reason: "理由", idToken: "ID トークン", accessToken: "アクセストークン",
        noIDToken: "ID トークンはありません。スコープに openid が含まれていません。", newEachTime: "毎回新しい値",
        noSource: "現在保存されている内容からは説明できません。その後変更されたか、関数が追加したものです。",
        gone: "新しいトークンには含まれません。", sameCLI: "コマンドで同じことを行う",
        foreignLead: "分かるのは書かれている内容だけです。署名はこのサーバーのものではありません。",
        now: { "新しいトークンでの値：\($0)" }, signatureVerdict: verdict, keyPhase: phase, timeVerdict: time,
        sessionVerdict: session, functionUse: use, sourceText: source, note: note, absence: reason, remove: removal)

    private static func verdict(_ verdict: SignatureVerdict) -> String {
        switch verdict {
        case .valid: "正常：プールのキーで署名されています。"
        case .wrong: "不正：キーが署名した内容と異なります。トークンは改変されています。"
        case .unknownKey: "不明：このキーはプールにないか、すでに削除されています。そのトークンは期限切れです。"
        case .foreign: "未検証：発行者はこのサーバーのプールではありません。"
        case .malformed: "未検証：このサーバーのトークンとは形式が異なります。"
        }
    }

    private static func phase(_ key: TokenReport.Key) -> String {
        switch key.phase {
        case .announced: "\(key.id)、\(key.signsFrom) から署名に使用"
        case .current: "\(key.id)、署名に使用中"
        case .retired: "\(key.id)、\(key.retiredAt ?? "–") に交代"
        }
    }

    private static func time(_ verdict: TimeVerdict, expiry: String) -> String {
        switch verdict {
        case .valid: "\(expiry) まで有効"
        case .expired: "\(expiry) に期限切れ"
        case .notYet: "発行時刻が未来です。いずれかの時計がずれています。"
        case .unknown: "時刻の記載がありません。"
        }
    }

    private static func session(_ verdict: SessionVerdict) -> String {
        switch verdict {
        case .active: "有効"
        case .ended: "終了：サインアウト、取り消し、または期限切れです。サーバーはこのトークンを受け付けません。"
        case .disabledUser: "ユーザーを無効にしました。"
        case .deletedUser: "ユーザーを削除しました。"
        case .deletedClient: "アプリクライアントを削除しました。"
        case .none: "なし：クライアントが自身のために取得したもので、取り消せません。"
        case .unknown: "照会していません。"
        }
    }

    private static func use(_ use: FunctionUse) -> String {
        switch use {
        case .none: "プールに、トークンを変更する関数はありません。"
        case .notAsked: "プールに、トークンを変更することのある関数があります。呼び出していません。"
        case .asked: "プールの関数を呼び出しました。"
        }
    }
}

extension ConsoleTexts.Inspector {
    private static func source(_ source: ClaimSource) -> String {
        switch source {
        case .user: "ユーザー"
        case .attribute(let name): "属性 \(name)"
        case .groups(let groups): "グループ（優先順位順）：\(ranked(groups))"
        case .roles(let roles): "グループのロール：\(roles.map { "\($0.group)" }.joined(separator: ", "))"
        case .preferredRole(let groups): "最優先のグループのロール：\(ranked(groups))"
        case .scopes: "許可されたスコープ"
        case .issuer: "ユーザープール"
        case .client: "アプリクライアント"
        case .session: "セッション"
        case .device: "セッションのデバイス"
        case .browserSession: "ブラウザーのセッション。その終了はクライアントに通知されます"
        case .request: "クライアントのリクエスト"
        case .lifetime(let seconds): "発行時刻と、クライアントで設定された有効期間 \(seconds) s"
        case .token: "トークン自身"
        case .accessToken: "対になるアクセストークン"
        case .function(nil): "プールの関数による追加"
        case .function(let former?): "プールの関数。元の由来：\(self.source(former))"
        }
    }

    private static func ranked(_ groups: [ClaimSource.RankedGroup]) -> String {
        groups.map { "\($0.group) (\($0.precedence.map(String.init) ?? "–"))" }.joined(separator: ", ")
    }

    private static func note(_ note: ClaimNote) -> String {
        switch note {
        case .readRight(true): "クライアントの ReadAttributes で指定されています。"
        case .readRight(false): "クライアントはすべての属性を読み取れます。"
        case .mapping(let provider, let claim): "\(provider) がサインインのたびに「\(claim)」として渡します。"
        case .groupRule(let provider, let claim, let group):
            "\(provider) の「\(claim)」に対するルールで、ユーザーが \(group) に入ります。"
        case .scope(let scope, let server?): "\(scope)：リソースサーバー \(server) のスコープ"
        case .scope(let scope, nil): "\(scope)：OpenID Connect または Cognito のスコープ"
        case .addedScope(let scope): "\(scope)：プールの関数による追加"
        }
    }

    private static func reason(_ absence: ClaimAbsence) -> String {
        switch absence {
        case .notReadable: "クライアントはこの属性を読み取れません（ReadAttributes）。"
        case .outOfScope: "スコープにこの属性が含まれていません。"
        case .noPreference: "最優先のグループが複数あってロールが異なるか、どのグループにも優先順位がありません。"
        case .suppressed: "プールの関数が除いています。"
        }
    }

    private static func removal(_ removal: ClaimRemoval) -> String {
        switch removal {
        case .never: "すべてのトークンに含まれます。"
        case .attribute(let name): "クライアントの ReadAttributes から \(name) を外すか、属性を空にする"
        case .groups: "ユーザーをグループから外す"
        case .roles: "グループからロールを外す"
        case .scopes: "クライアントに許可するスコープ、または要求するスコープを減らす"
        case .function: "プールの関数を変更する"
        case .request: "送信しない"
        case .devices: "デバイスを記憶しない"
        case .revocation: "クライアントの EnableTokenRevocation を false にする"
        case .notices: "クライアントにセッションの終了を通知しない"
        }
    }
}
