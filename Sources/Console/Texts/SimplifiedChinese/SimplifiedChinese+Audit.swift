extension ConsoleTexts.AuditPages {
    static let simplifiedChinese = Self(
        title: "审计日志",
        lead: "此节点记录的每项更改及其执行者。其他节点有各自的文件夹。",
        time: "时间", operation: "操作", actor: "调用者", address: "地址", outcome: "结果",
        about: "对象", record: "记录", none: "没有符合所有条件的记录。", search: "搜索",
        filter: "条件", from: "开始", until: "结束", value: "池或其他值",
        valueHint: "逐字节比较的精确值：UpdateUserPool 等操作，以访问密钥、名称或 ARN 表示的调用者，池的 ID。时间使用 UTC，例如 "
            + "2026-11-27 或 2026-11-27T09:00:00Z。",
        error: "结果", anyOutcome: "任意", failedOnly: "失败", succeeded: "成功", older: "更早的记录",
        limit: "此处不显示更早的记录：请设置结束时间。", verify: "验证链",
        verifyLead: "读取所有记录，并将链与检查点的签名和存储进行比较。", whole: "链完整：没有任何更改、移除或添加。",
        broken: "链不完整。", chain: "链", records: "记录", checkpoints: "检查点",
        signed: "已签名至", unsigned: "尚未签名", state: "状态", problems: "问题",
        history: "更改者",
        historyLead: "90 天内每次更改所设置的内容，最新的在前。记录中隐藏的值（例如邮件正文）按隐藏后的内容比较。",
        historyNone: "90 天内没有任何更改。", whoChanged: "是谁更改的？",
        first: "未记录", notFound: "此处没有这条记录。", sameAs: "用命令读取这些记录",
        incomplete: { "最近 \($0) 天的记录。查看更早的记录请设置“开始”。" })
}
