extension ConsoleTexts.Protection {
    static let japanese = Self(
        title: "保護", lead: "ユーザーの操作とそのリスク、および本人によるものだったかどうか。",
        user: "ユーザー名", find: "イベントを表示", none: "そのイベントはありません。", time: "時刻", event: "イベント",
        response: "応答", risk: "リスク", reasons: "理由", from: "接続元", feedback: "フィードバック",
        action: "本人による操作でしたか？", markValid: "有効", markInvalid: "無効",
        effect: "次回以降のサインインは、この評価と照合されます。無効としたイベントと同じ接続元からのサインインは、リスクありと判定されます。",
        accountOnly: "理由を見られるのは、アカウント自身と、martlet:AdministerServer が許可されたオペレーターだけです。",
        reason: { reasons[$0] ?? $0 })

    private static let reasons = [
        "newAddressRange": "新しいアドレス範囲。", "newUserAgent": "新しいプログラムまたはシステム。",
        "newCountry": "新しい国。", "impossibleTravel": "経過時間に対して、前回の場所から遠すぎます。",
        "rangeMarkedInvalid": "無効とされたイベントと同じ接続元。", "failedAttempts": "複数回の失敗。",
        "manyFailedAttempts": "多数の失敗。", "rapidSignIns": "数分以内の繰り返し。",
        "addressFailsForSeveral": "このアドレスから、複数の名前で失敗しています。",
        "addressFailsForMany": "このアドレスから、多数の名前で失敗しています。",
        "rememberedDevice": "記憶されたデバイス：リスクは低くなります。",
    ]
}
