extension AccountTexts {
    static let japanese = AccountTexts(
        title: "アカウント", signIn: "サインイン方法", secondStep: "2 段階目の確認", off: "オフ", change: "変更", sessions: "サインイン中の場所",
        browser: "このブラウザーのすべてのアプリ", here: "このブラウザー", lastUsed: "最終使用", signOut: "サインアウト",
        signOutEverywhere: "すべての場所でサインアウト", devices: "記憶されたデバイス", devicesLead: "これらのデバイスでは、コードを求められる回数が減ることがあります。",
        unknownDevice: "不明なデバイス", forget: "削除", providers: "連携アカウント", providersLead: "これらのアカウントでもここにサインインできます。",
        since: "連携開始", unlink: "連携を解除", back: "アカウントに戻る", proofLead: "ここで変更を行うには、もう一度サインインしてください。",
        proof: "もう一度サインイン", signInAgain: "もう一度サインインしてください。その後、続行できます。", saved: "変更を保存しました。", gone: "この項目はもうありません。")
}

extension AccountChangeTexts {
    static let japanese = AccountChangeTexts(
        lead: "最初の確認の後、サインインではオンになっている方法のいずれかが求められます。", methods: "方法", on: "オン", preferred: "最初に使用", setUp: "設定",
        turnOn: "オンにする", turnOff: "オフにする", prefer: "最初に使用する", remove: "削除", cancel: "キャンセル", codes: "リカバリーコード",
        codesLeft: { "残り \($0) 個" }, makeCodes: "新しいコードを作成", codesTitle: "新しいリカバリーコード",
        codesLead: "それぞれ 1 回だけ、2 段階目の確認の代わりに使えます。安全な場所に保管してください。再度表示されることはなく、以前のコードは使えなくなります。", codesKept: "保管しました",
        currentPassword: "現在のパスワード", password: "パスワードの変更", passwordLead: "ほかのすべての場所からサインアウトされます。",
        wrongPassword: "このパスワードは正しくありません。")
}
