extension ConsoleTexts.Branding {
    static let japanese = Self(
        title: "ページの外観",
        lead: "サインインページの色、フォント、ロゴ。すべてのアプリクライアント、または 1 つを対象に設定します。プールにはドメインが必要です。", client: "アプリクライアント",
        allClients: "すべてのアプリクライアント",
        inherited: "このクライアントには専用の外観がなく、全クライアントの外観を使います。保存すると専用の外観になります。",
        choose: "選択", properties: "プロパティ",
        propertiesLead: "各項目には現在のページの値が入っています。変更しない項目は書き込まれません。",
        sheet: "スタイルシート", sheetHint: "変更できるクラスの規則と、:root にあるページの変数。",
        preview: "プレビュー", screen: "画面", language: "言語", dark: "ダーク",
        errors: "エラーを表示", full: "全幅", logo: "ロゴ",
        logoLead: "PNG、JPEG、または SVG。最大 100 KB。", upload: "アップロード", removeLogo: "ロゴを削除",
        noLogo: "ありません。", effect: "1 分以内にサインインページに反映されます。",
        logoEffect: "1 分以内にサインインページに反映されます。", remove: "この外観を削除",
        removeEffect: "スタイルシートとロゴを削除します。ページは、全クライアントの外観、または外観なしの表示になります。",
        meanwhile: "このページを開いた後に、スタイルシートがほかで変更されました。何も保存されていません。ページを開き直してください。", frame: "ページの表示", review: "変更内容を確認",
        group: { names[$0] ?? $0 })

    private static let names = [
        "background": "背景", "banner": "バナー", "logo": "ロゴ", "textDescription": "説明文",
        "label": "ラベル", "inputField": "入力欄", "inputField:focus": "フォーカスのある入力欄",
        "submitButton": "送信ボタン", "submitButton:hover": "ポインターを重ねた送信ボタン",
        "idpButton": "プロバイダーのボタン", "idpButton:hover": "ポインターを重ねたプロバイダーのボタン",
        "idpDescription": "プロバイダーの説明", "socialButton": "ソーシャルボタン",
        "errorMessage": "エラーメッセージ", "legalText": "法的な文言", "passwordCheck-valid": "パスワードの条件（適合）",
        "passwordCheck-notValid": "パスワードの条件（不適合）",
    ]
}
