extension ConsoleTexts.Protection {
    static let traditionalChinese = Self(
        title: "防護", lead: "使用者做了什麼、風險如何，以及是否為本人操作。",
        user: "使用者名稱", find: "顯示事件", none: "沒有此事件。", time: "時間", event: "事件",
        response: "回應", risk: "風險", reasons: "原因", from: "來源", feedback: "意見回饋",
        action: "是使用者本人嗎？", markValid: "有效", markInvalid: "無效",
        effect: "以後的登入會與已標記的事件比較：與無效事件來源相同的登入被視為有風險。",
        accountOnly: "只有帳戶本身以及擁有 martlet:AdministerServer 的操作人員能看到原因。",
        reason: { reasons[$0] ?? $0 })

    private static let reasons = [
        "newAddressRange": "新的位址範圍。", "newUserAgent": "新的程式或系統。",
        "newCountry": "新的國家或地區。", "impossibleTravel": "距上次位置過遠，間隔時間不夠。",
        "rangeMarkedInvalid": "來源與被標記為無效的事件相同。", "failedAttempts": "多次嘗試失敗。",
        "manyFailedAttempts": "大量嘗試失敗。", "rapidSignIns": "數分鐘內重複登入。",
        "addressFailsForSeveral": "此位址曾用多個名稱登入失敗。",
        "addressFailsForMany": "此位址曾用大量名稱登入失敗。",
        "rememberedDevice": "已記住的裝置：風險較低。",
    ]
}
