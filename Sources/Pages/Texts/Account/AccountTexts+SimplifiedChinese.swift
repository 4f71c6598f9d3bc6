extension AccountTexts {
    static let simplifiedChinese = AccountTexts(
        title: "您的账户", signIn: "登录方式", secondStep: "第二步验证", off: "已关闭", change: "更改", sessions: "您的登录位置",
        browser: "此浏览器中的所有应用", here: "此浏览器", lastUsed: "上次使用", signOut: "退出登录", signOutEverywhere: "退出所有登录",
        devices: "已记住的设备", devicesLead: "在这些设备上，可能会较少要求您输入验证码。", unknownDevice: "未知设备", forget: "忘记",
        providers: "关联的账户", providersLead: "您也可以用这些账户在此登录。", since: "关联时间", unlink: "取消关联", back: "返回您的账户",
        proofLead: "要在此处进行更改，请再次登录。", proof: "再次登录", signInAgain: "请再次登录，然后即可继续。", saved: "您的更改已保存。",
        gone: "此条目已不存在。")
}

extension AccountChangeTexts {
    static let simplifiedChinese = AccountChangeTexts(
        lead: "完成第一步后，登录时会要求使用一种已开启的方式。", methods: "方式", on: "已开启", preferred: "优先使用", setUp: "设置", turnOn: "开启",
        turnOff: "关闭", prefer: "优先使用", remove: "移除", cancel: "取消", codes: "恢复代码", codesLeft: { "剩余 \($0) 个" },
        makeCodes: "生成新代码", codesTitle: "您的新恢复代码", codesLead: "每个代码可代替第二步验证使用一次。请妥善保管：它们不会再次显示，之前的代码也不再有效。",
        codesKept: "我已保存", currentPassword: "当前密码", password: "更改密码", passwordLead: "您将在其他所有位置退出登录。",
        wrongPassword: "此密码不正确。")
}
