extension ConsoleTexts.Messages {
    static let japanese = Self(
        title: "メッセージ",
        lead: "ユーザーに届くメッセージを、架空の名前とコードで表示します。メッセージを作成または送信する関数は呼び出されません。", kind: "メッセージ", language: "言語",
        channel: "送信方法",
        email: "メール", sms: "SMS", show: "表示", from: "差出人", replyTo: "Reply-To", subject: "件名",
        html: "HTML メール", text: "プレーンテキスト", poolLanguage: "プールの言語",
        allLanguages: "すべての言語",
        allLead: "デフォルトの文面は各言語で用意されています。独自の文面は、すべての言語で同じです。",
        send: "自分に送信", destination: "宛先",
        sendLead: "プールのメッセージと同じ方法でこのメッセージを送信し、受け付けられたかどうかを示します。",
        sent: "送信しました。", queued: "送信待ちです。", edit: "文面を編集", reset: "デフォルトの文面に戻す",
        resetEffect: "メッセージは再び、ユーザーの言語のデフォルトの文面になります。",
        noReset: "このメッセージの文面は設定ではありません。", kinds: name, length: size)

    private static func name(_ kind: MessageChoice.Kind) -> String {
        switch kind {
        case .verification: "確認コード"
        case .verificationLink: "確認リンク"
        case .passwordReset: "パスワードのリセット"
        case .invitation: "招待"
        case .secondFactor: "サインインのコード"
        case .wrongCodes: "間違ったコードの繰り返し"
        case .lockedFactors: "第 2 要素のロック"
        case .riskBlocked: "リスクのあるサインイン：ブロック"
        case .riskSecondFactor: "リスクのあるサインイン：第 2 要素の要求"
        case .riskNotice: "リスクのあるサインイン：通知"
        }
    }

    private static func size(_ length: TextMessageLength) -> String {
        let letters = length.alphabet == .gsm ? "GSM 7-bit" : "Unicode"
        let segments = "\(length.segments) セグメント"
        return "\(segments)：\(length.units) 文字、\(letters)。"
    }
}
