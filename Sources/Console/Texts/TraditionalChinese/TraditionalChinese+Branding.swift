extension ConsoleTexts.Branding {
    static let traditionalChinese = Self(
        title: "頁面外觀",
        lead: "登入頁面的顏色、字型和標誌，適用於所有應用程式用戶端或其中一個。集區需要有網域。", client: "應用程式用戶端", allClients: "所有應用程式用戶端",
        inherited: "此用戶端沒有自己的外觀，使用所有用戶端的外觀。儲存後它將有自己的外觀。",
        choose: "選擇", properties: "屬性",
        propertiesLead: "各欄位顯示頁面目前的值。未變更的欄位不會寫入。",
        sheet: "樣式表", sheetHint: "可變更的類別的規則，以及 :root 處的頁面變數。",
        preview: "預覽", screen: "螢幕", language: "語言", dark: "深色",
        errors: "顯示錯誤", full: "全寬", logo: "標誌",
        logoLead: "PNG、JPEG 或 SVG，最大 100 KB。", upload: "上傳", removeLogo: "移除標誌",
        noLogo: "沒有。", effect: "使用者將在一分鐘內在登入頁面看到。",
        logoEffect: "使用者將在一分鐘內在登入頁面看到。", remove: "移除此外觀",
        removeEffect: "樣式表和標誌將被移除。頁面將使用所有用戶端的外觀，或不使用外觀。",
        meanwhile: "您開啟頁面後，樣式表在別處被變更。未儲存任何內容。請重新開啟頁面。", frame: "頁面樣貌", review: "檢閱變更", group: { names[$0] ?? $0 })

    private static let names = [
        "background": "背景", "banner": "橫幅", "logo": "標誌", "textDescription": "說明文字",
        "label": "標籤", "inputField": "輸入欄", "inputField:focus": "取得焦點的輸入欄",
        "submitButton": "送出按鈕", "submitButton:hover": "指標停留時的送出按鈕",
        "idpButton": "提供者按鈕", "idpButton:hover": "指標停留時的提供者按鈕",
        "idpDescription": "提供者說明", "socialButton": "社交登入按鈕",
        "errorMessage": "錯誤訊息", "legalText": "法律文字", "passwordCheck-valid": "密碼檢查：滿足",
        "passwordCheck-notValid": "密碼檢查：不滿足",
    ]
}
