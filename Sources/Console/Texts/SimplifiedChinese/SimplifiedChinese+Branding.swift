extension ConsoleTexts.Branding {
    static let simplifiedChinese = Self(
        title: "页面外观",
        lead: "登录页面的颜色、字体和徽标，适用于所有应用客户端或其中一个。池需要有域名。", client: "应用客户端", allClients: "所有应用客户端",
        inherited: "此客户端没有自己的外观，使用所有客户端的外观。保存后它将有自己的外观。",
        choose: "选择", properties: "属性",
        propertiesLead: "各字段显示页面当前的值。未更改的字段不会写入。",
        sheet: "样式表", sheetHint: "可更改的类的规则，以及 :root 处的页面变量。",
        preview: "预览", screen: "屏幕", language: "语言", dark: "深色",
        errors: "显示错误", full: "全宽", logo: "徽标",
        logoLead: "PNG、JPEG 或 SVG，最大 100 KB。", upload: "上传", removeLogo: "移除徽标",
        noLogo: "没有。", effect: "用户将在一分钟内在登录页面看到。",
        logoEffect: "用户将在一分钟内在登录页面看到。", remove: "移除此外观",
        removeEffect: "样式表和徽标将被移除。页面将使用所有客户端的外观，或不使用外观。",
        meanwhile: "您打开页面后，样式表在别处被更改。未保存任何内容。请重新打开页面。", frame: "页面效果", review: "查看更改", group: { names[$0] ?? $0 })

    private static let names = [
        "background": "背景", "banner": "横幅", "logo": "徽标", "textDescription": "说明文字",
        "label": "标签", "inputField": "输入框", "inputField:focus": "获得焦点的输入框",
        "submitButton": "提交按钮", "submitButton:hover": "指针悬停时的提交按钮",
        "idpButton": "提供商按钮", "idpButton:hover": "指针悬停时的提供商按钮",
        "idpDescription": "提供商说明", "socialButton": "社交登录按钮",
        "errorMessage": "错误消息", "legalText": "法律文本", "passwordCheck-valid": "密码检查：满足",
        "passwordCheck-notValid": "密码检查：不满足",
    ]
}
