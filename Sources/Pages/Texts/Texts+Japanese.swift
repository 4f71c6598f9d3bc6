extension PageTexts {
    static let japanese = PageTexts(
        signIn: SignInTexts(
            title: "サインイン", button: "サインイン", next: "次へ", or: "または",
            withProvider: { "\($0) で続ける" },
            legal: "これらのアカウントに何かを投稿することはありません。",
            corporateLead: "会社のアカウントでサインイン",
            corporateEmail: "会社のメールアドレス", forgotPassword: "パスワードをお忘れですか？",
            noAccount: "アカウントをお持ちでない場合", createAccount: "アカウントを作成",
            haveAccount: "アカウントをお持ちの場合", back: "サインインに戻る"),
        names: NameTexts(
            username: "ユーザー名", email: "メールアドレス", phone: "電話番号",
            emailOrPhone: "メールアドレスまたは電話番号", usernameOrEmail: "ユーザー名またはメールアドレス",
            usernameOrPhone: "ユーザー名または電話番号", any: "ユーザー名、メールアドレス、または電話番号",
            phoneHint: "国番号を付けて入力（例： +819012345678）"),
        passwords: PasswordTexts(
            password: "パスワード", new: "新しいパスワード", repeated: "パスワード（確認）",
            show: "パスワードを表示", hide: "パスワードを隠す", rules: "パスワードの条件：",
            length: { "\($0) 文字以上" }, uppercase: "英大文字を含む", lowercase: "英小文字を含む",
            number: "数字を含む", symbol: "記号を含む", history: { "過去 \($0) 回のパスワードと異なる" },
            replace: HeadingTexts("新しいパスワードの設定", lead: "現在のパスワードは仮のものです。変更してください。"),
            save: "パスワードを保存",
            forgot: HeadingTexts("パスワードの再設定", lead: "再設定に必要なコードをお送りします。"),
            sendCode: "コードを送信", reset: "新しいパスワードの設定",
            changed: "パスワードを変更しました。新しいパスワードでサインインできます。"),
        codes: CodeTexts(
            title: "コードの入力", code: "コード", sentBySMS: { "\($0) に SMS を送信しました。" },
            sentByEmail: { "\($0) にメールを送信しました。" }, sentTo: { "\($0) にコードを送信しました。" },
            sent: "アカウントが存在する場合、コードを送信しました。",
            fromApp: "認証アプリを開き、表示されているコードを入力してください。", verify: "確認",
            resend: "新しいコードを送信", resent: "新しいコードを送信しました。", otherFactor: "別の方法を使う",
            useRecovery: "リカバリーコードを使う",
            recovery: HeadingTexts("リカバリーコードの入力", lead: "リカバリーコードはそれぞれ一度だけ使えます。"),
            recoveryCode: "リカバリーコード"),
        factors: FactorTexts(
            first: "サインイン方法の選択", second: "本人確認",
            setUp: HeadingTexts("アカウントの保護", lead: "サインインの 2 段階目を設定してください。"),
            signingInAs: { "\($0) としてサインイン" }, password: "パスワード", sms: "SMS", email: "メール",
            app: "認証アプリ", passkey: "パスキー", appTitle: "認証アプリの設定",
            appScan: "このコードを認証アプリで読み取ってください。", appImage: "認証アプリ用の QR コード",
            appKey: "読み取れない場合は、このキーをアプリに入力してください：", appCode: "アプリのコード",
            finish: "設定を完了",
            remember: HeadingTexts(
                "このデバイスを記憶しますか？", lead: "自分専用のデバイスでは、コードの入力が少なくなります。"),
            rememberYes: "記憶する", rememberNo: "今はしない"),
        signUp: SignUpTexts(
            title: "アカウントの作成", button: "登録", optional: "任意", confirm: "アカウントの確認",
            confirmButton: "確認", resend: HeadingTexts("新しいコードの取得", lead: "コードをもう一度お送りします。"),
            linkQuestion: HeadingTexts(
                "登録の確認",
                lead: "ボタンを押すと登録が完了します。お心当たりがない場合は、このページを閉じてください。"),
            linkDone: HeadingTexts("登録が確認されました", lead: "このページを閉じて、サインインできます。"),
            linkIncomplete: HeadingTexts(
                "リンクが不完全です", lead: "メッセージからもう一度開くか、リンク全体をコピーしてください。"),
            linkInvalid: HeadingTexts(
                "このリンクは無効になりました",
                lead: "新しいリンクを取得してください。使用済みの場合はサインインしてください。"),
            busy: HeadingTexts("現在処理できません", lead: "1 分ほど待ってから、もう一度お試しください。"),
            tryAgain: "もう一度試す"),
        attributes: AttributeTexts(
            address: "住所", birthdate: "生年月日", email: "メールアドレス", familyName: "姓", gender: "性別",
            givenName: "名", locale: "言語", middleName: "ミドルネーム", name: "氏名", nickname: "ニックネーム",
            phoneNumber: "電話番号", picture: "画像のリンク", preferredUsername: "希望するユーザー名",
            profile: "プロフィールのリンク", website: "ウェブサイト", timeZone: "タイムゾーン"),
        sessions: SessionTexts(
            signedIn: "おかえりなさい", continueAs: { "\($0) として続ける" }, otherAccount: "別のアカウントを使う",
            signedOut: HeadingTexts("サインアウトしました", lead: "このページを閉じてかまいません。"),
            returning: HeadingTexts("サインインしました", lead: "アプリに戻ります。"), returnLink: "アプリへ進む",
            tested: HeadingTexts(
                "テストが終了しました",
                lead:
                    """
                    誰もサインインしていません。結果はテストを開始した管理者に表示されます。\
                    このページを閉じてかまいません。
                    """)),
        linking: LinkingTexts(
            title: "このアカウントはあなたのものですか？",
            lead: { "メールアドレス \($0) のアカウントがすでにあります。" },
            effect: { "ご自分のものであれば、一度そのアカウントにサインインしてください。以後は \($0) からもこのアカウントにサインインできます。\($0) を信頼できる場合のみ続けてください。" },
            connect: "このアカウントにサインイン", separate: "新しいアカウントを使う",
            otherAccount: "別のアカウントでした。このメールアドレスのアカウントにサインインしてください。"),
        account: .japanese,
        accountChange: .japanese,
        feedback: FeedbackTexts(
            valid: HeadingTexts("ご本人ですか？", lead: "このサインインがご本人によるものであれば、ボタンを押してお知らせください。"),
            validButton: "本人です",
            invalid: HeadingTexts(
                "ご本人ではありませんか？",
                lead: "ほかの人がサインインした場合は、ボタンを押してお知らせください。そのあと、パスワードを変更してください。"),
            invalidButton: "本人ではありません", done: HeadingTexts("ありがとうございました", lead: "このページは閉じてかまいません。"),
            spent: HeadingTexts("このリンクはもう有効ではありません", lead: "すでに使用された可能性があります。")),
        devices: DeviceTexts(
            enter: HeadingTexts("デバイスの接続", lead: "デバイスに表示されているコードを入力してください。"),
            code: "デバイスのコード", confirm: { "\($0) にアクセスを許可しますか？" },
            confirmLead: { "お手元のデバイスにコード \($0) が表示されている場合のみ続けてください。" },
            signedInAs: { "\($0) としてサインインしています。" }, scopes: "許可される内容：",
            scopeOpenID: "アカウントの識別", scopeEmail: "メールアドレスの表示", scopePhone: "電話番号の表示",
            scopeProfile: "プロフィールの表示", scopeAdmin: "アカウントの表示と変更", allow: "許可",
            deny: "拒否",
            allowed: HeadingTexts("デバイスが接続されました", lead: "デバイスに戻り、このページを閉じてください。"),
            denied: HeadingTexts(
                "アクセスを拒否しました", lead: "デバイスにアクセスは許可されていません。ページを閉じてください。")),
        problems: ProblemTexts(
            wrongCredentials: "名前またはパスワードが正しくありません。",
            unknownUser: "この名前のアカウントはありません。",
            wrongCode: "コードが正しくありません。確認してもう一度お試しください。",
            expiredCode: "このコードは無効です。新しいコードを取得してください。",
            tooManyAttempts: "試行回数が多すぎます。しばらく待ってからお試しください。",
            tooManyRequests: "リクエストが多すぎます。しばらく待ってからお試しください。",
            weakPassword: "パスワードが条件を満たしていません。",
            reusedPassword: "以前使ったパスワードです。別のものを選んでください。",
            differentPasswords: "2 つのパスワードが一致しません。",
            nameTaken: "この名前のアカウントはすでに存在します。",
            addressTaken: "このメールアドレスまたは電話番号は別のアカウントで使われています。",
            unknownCompany: "このメールアドレスの会社アカウントは登録されていません。", missing: "この項目を入力してください。", malformed: "入力内容を確認してください。",
            disabledUser: "このアカウントは無効になっています。",
            unconfirmedUser: "このアカウントはまだ確認されていません。",
            passwordResetRequired: "サインインする前に、パスワードを再設定してください。",
            notAllowed: "ここでは許可されていません。",
            refusedAsRisky: "セキュリティ上の理由により、このサインインは拒否されました。",
            noDestination: "コードの送信先となる確認済みのメールアドレスや電話番号がありません。",
            undelivered: "メッセージを送信できませんでした。後でもう一度お試しください。",
            expiredSession: "時間切れです。もう一度最初からお試しください。",
            unavailable: "現在処理できません。もう一度お試しください。"),
        errors: ErrorTexts(
            badRequest: HeadingTexts("リンクに問題があります", lead: "アプリに戻り、そこからもう一度お試しください。"),
            unknownApp: HeadingTexts(
                "このアプリではサインインできません", lead: "アプリの設定に誤りがあります。運営者にお知らせください。"),
            expiredForm: HeadingTexts(
                "ページの有効期限が切れました",
                lead: "もう一度開いてください。繰り返す場合は、このサイトの Cookie を許可してください。"),
            notFound: HeadingTexts("ページが見つかりません", lead: "アドレスを確認するか、アプリに戻ってください。"),
            tooManyRequests: HeadingTexts("リクエストが多すぎます", lead: "しばらく待ってからお試しください。"),
            unavailable: HeadingTexts(
                "サーバーで問題が発生しました", lead: "1 分ほど待ってから、もう一度お試しください。"),
            provider: HeadingTexts(
                "外部プロバイダーでサインインできませんでした", lead: "もう一度お試しください。繰り返し発生する場合は、下記のリクエスト番号をアプリの運営者にお知らせください。"),
            detail: "詳細", requestID: "リクエスト", startAgain: "最初からやり直す"),
        common: CommonTexts(
            continueTo: { "\($0) に進みます" },
            notYou: "別の方ですか？",
            language: "言語",
            terms: "利用規約",
            privacy: "プライバシー",
            capsLock: "Caps Lock がオンです。",
            copy: "キーをコピー",
            copied: "コピーしました",
            unconfirmed: """
                アカウントはまだ確認されていません。\
                登録時に届いたコードを入力するか、新しいコードを請求してください。
                """,
            unconfirmedSentTo: {
                """
                アカウントはまだ確認されていません。\
                登録時に \($0) に送信したコードを入力するか、\
                新しいコードを請求してください。
                """
            },
            here: HeadingTexts(
                "アプリのサインインに使われるアドレスです",
                lead: "ここに表示するものはありません。利用したいアプリを開いてください。")))
}
