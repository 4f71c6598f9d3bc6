extension ConsoleTexts.Protection {
    static let simplifiedChinese = Self(
        title: "防护", lead: "用户做了什么、风险如何，以及是否为本人操作。",
        user: "用户名", find: "显示事件", none: "没有此事件。", time: "时间", event: "事件",
        response: "响应", risk: "风险", reasons: "原因", from: "来源", feedback: "反馈",
        action: "是用户本人吗？", markValid: "有效", markInvalid: "无效",
        effect: "以后的登录会与已标记的事件比较：与无效事件来源相同的登录被视为有风险。",
        accountOnly: "只有账户本身以及拥有 martlet:AdministerServer 的操作员能看到原因。",
        reason: { reasons[$0] ?? $0 })

    private static let reasons = [
        "newAddressRange": "新的地址范围。", "newUserAgent": "新的程序或系统。",
        "newCountry": "新的国家或地区。", "impossibleTravel": "距上次位置过远，间隔时间不够。",
        "rangeMarkedInvalid": "来源与被标记为无效的事件相同。", "failedAttempts": "多次尝试失败。",
        "manyFailedAttempts": "大量尝试失败。", "rapidSignIns": "数分钟内重复登录。",
        "addressFailsForSeveral": "此地址曾用多个名称登录失败。",
        "addressFailsForMany": "此地址曾用大量名称登录失败。",
        "rememberedDevice": "已记住的设备：风险较低。",
    ]
}
