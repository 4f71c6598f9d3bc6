extension DefaultTexts {
    static let japanese = DefaultTexts(
        verification: MailTexts("検証コード", body: "検証コードは {####} です"),
        passwordReset: MailTexts("パスワードのリセットコード", body: "パスワードのリセットコードは {####} です"),
        link: MailTexts("検証リンク", body: "次のリンクをクリックしてメールアドレスを確認してください。{##メールアドレスを確認##}"),
        invitation: MailTexts("仮パスワード", body: "ユーザー名は {username}、仮パスワードは {####} です。"),
        authentication: MailTexts("認証コード", body: "認証コードは {####} です"),
        wrongCodes: WrongCodeTexts(
            subject: "アカウントに誤ったコードが入力されました", lockedSubject: "アカウントがロックされました",
            happened: { "{username} としてサインインするために、正しいパスワードの後に誤ったコードが \($0) 回入力されました。" },
            advice: "お心当たりがない場合は、パスワードが他人に知られています。変更してください。",
            locked: "管理者がアカウントのロックを解除するまで、コードは受け付けられません。"),
        risk: RiskTexts(
            subject: "新しいサインインの試み", blockedSubject: "サインインがブロックされました",
            blocked: "アカウント {username} へのサインインをブロックしました。",
            secondFactor: "アカウント {username} への通常と異なるサインインに、二つ目の要素を求めました。",
            noAction: "アカウント {username} への通常と異なるサインインがありました。",
            time: "日時", device: "デバイス", address: "アドレス",
            wasUser: "ご本人の場合は、{##お知らせください##}。",
            wasNotUser: "ご本人でない場合は、パスワードを変更し、{##こちらからお知らせください##}。"))
}
