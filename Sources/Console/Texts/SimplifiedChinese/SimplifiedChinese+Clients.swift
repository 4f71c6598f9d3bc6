extension ConsoleTexts.Settings {
    static let simplifiedChineseClients: [String: ConsoleTexts.SettingText] = [
        "ClientName": .init("列表中的名称。", effect: "显示在列表中。"),
        "SupportedIdentityProviders": .init(
            "用户可在登录页面使用的登录方式。", effect: "去掉的方式会被拒绝。"),
        "CallbackURLs": .init(
            "登录后返回的地址，每行一个。", effect: "返回到已去掉的地址的登录会失败。"),
        "LogoutURLs": .init(
            "退出登录后返回的地址，每行一个。", effect: "返回到以前地址的退出登录会失败。"),
        "DefaultRedirectURI": .init("回调地址之一。", effect: "没有指定地址的请求会返回到这里。"),
        "AllowedOAuthFlowsUserPoolClient": .init(
            "应用是否使用登录页面和作用域。", effect: "false 会对此应用关闭 OAuth 端点。"),
        "AllowedOAuthFlows": .init("如何获取令牌。", effect: "去掉的流程会被拒绝。"),
        "AllowedOAuthScopes": .init(
            "应用可以请求的作用域，包括资源服务器的作用域。",
            effect: "去掉的作用域会被拒绝。"),
        "ExplicitAuthFlows": .init("应用如何通过 API 让用户登录。", effect: "其他流程会被拒绝。"),
        "PreventUserExistenceErrors": .init(
            "ENABLED：响应不透露名称是否存在。", effect: "LEGACY 会透露哪些名称存在。"),
        "EnableTokenRevocation": .init(
            "是否可以撤销刷新令牌。", effect: "false：无法撤销。"),
        "EnablePropagateAdditionalUserContextData": .init(
            "应用是否告知其用户的地址。", effect: "威胁防护据此判断。"),
        "AuthSessionValidity": .init(
            "登录进行下一步的时限（分钟）。", effect: "更慢的登录需要重新开始。"),
        "AccessTokenValidity": .init("访问令牌的有效期。", effect: "令牌会更早或更晚过期。"),
        "IdTokenValidity": .init("ID 令牌的有效期。", effect: "令牌会更早或更晚过期。"),
        "RefreshTokenValidity": .init(
            "用户保持登录状态的时间。", effect: "用户会更早或更晚需要重新登录。"),
        "TokenValidityUnits.AccessToken": .init("单位。", effect: "上面的数字表示不同的时间。"),
        "TokenValidityUnits.IdToken": .init("单位。", effect: "上面的数字表示不同的时间。"),
        "TokenValidityUnits.RefreshToken": .init("单位。", effect: "上面的数字表示不同的时间。"),
        "RefreshTokenRotation.Feature": .init(
            "ENABLED：每次刷新返回新的刷新令牌。", effect: "应用每次都必须存储新令牌。"),
        "RefreshTokenRotation.RetryGracePeriodSeconds": .init(
            "以前的令牌仍然有效的秒数。", effect: "丢失的响应可以再次请求。"),
        "ReadAttributes": .init(
            "应用可以读取的属性；如果没有，则为所有标准属性。", effect: "令牌和 GetUser 不再包含它。"),
        "WriteAttributes": .init(
            "应用可以写入的属性；如果没有，则为所有标准属性。", effect: "其他更改会被拒绝。"),
    ]
}
