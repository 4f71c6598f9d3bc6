extension ConsoleTexts.Bulk {
    static let simplifiedChinese = Self(
        title: "用户任务", legend: "对多个用户", picked: "已勾选的用户",
        everyUser: "池中的所有用户", action: "操作", group: "要加入或移出的组",
        select: "选择", noAction: "请选择操作。", noGroup: "请输入组的名称。",
        noUsers: "请勾选用户，或选择所有匹配的用户。", tooLong: "名称或筛选条件过长。", stop: "停止",
        resume: "继续",
        stopEffect: "正在处理的用户可能会完成，其后的用户不会处理。任务可以稍后继续。",
        resumeEffect: "任务将以您的权限从下一个用户继续。", users: "用户",
        author: "使用的权限", began: "开始时间", ended: "结束时间", pool: "用户池", state: "状态",
        report: "被拒绝的用户", noRefusals: "目前没有。", user: "用户", reason: "原因",
        matching: { "与 \($0) 匹配的所有用户" }, pick: { "选择 \($0)" },
        tooMany: { "最多勾选 \($0) 个用户，或选择所有匹配的用户。" },
        listed: { "显示前 \($0) 个。" }, name: name, effect: effect, status: status,
        counted: { "完成 \($0)，拒绝 \($1)" })

    private static func name(_ action: BulkAction) -> String {
        switch action {
        case .disable: "禁用"
        case .enable: "启用"
        case .signOut: "在所有位置退出登录"
        case .addToGroup: "加入组"
        case .removeFromGroup: "移出组"
        case .resetPassword: "重置密码"
        case .delete: "删除"
        }
    }

    private static func effect(_ action: BulkAction) -> String {
        let job = "任务以您的权限逐个处理用户，并报告被拒绝的用户。"
        let effect =
            switch action {
            case .disable: "已禁用的用户无法登录，其令牌失效。"
            case .enable: "用户可以重新登录。"
            case .signOut: "用户的所有会话都会结束。"
            case .addToGroup: "用户的新令牌包含该组。"
            case .removeFromGroup: "用户的新令牌不包含该组。"
            case .resetPassword: "用户会收到验证码，登录前必须设置新密码。"
            case .delete: "已禁用的用户及其所有数据会被删除。其他用户会被拒绝。"
            }
        return job + effect
    }

    private static func status(_ status: BulkJob.Status) -> String {
        switch status {
        case .running: "运行中"
        case .stopped: "已停止"
        case .failed: "提前结束"
        case .completed: "已完成"
        }
    }
}
