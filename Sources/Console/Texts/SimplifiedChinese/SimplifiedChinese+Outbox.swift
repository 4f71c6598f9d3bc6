extension ConsoleTexts.Outbox {
    static let simplifiedChinese = Self(
        title: "发件箱",
        lead: "等待发送的消息，以及最近三天内发送失败的消息。不显示其文本和验证码。", waiting: "等待中", failed: "失败",
        none: "没有此消息。", id: "消息", purpose: "类型", to: "收件人", attempts: "尝试次数",
        next: "下次尝试或截止时间", reason: "原因", retry: "重试", drop: "丢弃",
        retryEffect: "消息会立即发送，并使用原有的验证码。已过期的验证码也会发送。",
        dropEffect: "消息会被删除，不再发送。", dropTitle: "丢弃消息",
        retryTitle: "重试发送消息", message: "消息", state: "状态",
        gone: "没有此消息：已发送或已丢弃。", suppressed: "停止发送的地址",
        suppressedLead:
            "邮件被永久退回、地址所有者投诉或操作员指定后，该地址不再收到邮件。", address: "邮箱地址", check: "查询",
        isSuppressed: "不接收邮件", isFree: "接收邮件", suppress: "不再向它发送邮件",
        clear: "重新向它发送邮件", suppressEffect: "验证码和邀请将不再送达此地址。",
        clearEffect: "邮件会重新发往此地址，直到下一次退回。", since: "自")
}
