extension ConsoleTexts.SyncTexts {
    static let simplifiedChinese = Self(
        title: "同步", datasets: "数据集", noDatasets: "还没有数据集。",
        noIdentities: "还没有身份。", show: "显示", refresh: "重新读取列表",
        createDataset: "创建数据集", createAndEdit: "创建并编辑数据集",
        choose: "选择", deleteSelected: "删除所选项",
        deletionEffect: "数据集的所有记录都会被删除。设备在下次同步时会失去它们。",
        records: "记录", noRecords: "还没有记录。", record: "记录",
        removeSelected: "移除所选项", removed: "已移除", valueHint: "JSON 或任意文本。",
        keep: "保存更改", format: "格式化为 JSON", notJSON: "值不是 JSON。", isJSON: "值是 JSON。",
        noKey: "记录必须有键。", pending: "未同步",
        pendingLead: "这些更改只存在于此页面。“同步”会存储它们；设备在同步时获得它们。",
        nothingPending: "没有要同步的内容。", synchronize: "同步", discard: "放弃所选项",
        save: "保存更改", startBulk: "开始批量发布", role: "角色", createRole: "创建角色",
        stream: "流名称",
        newStream: "列表中是此服务器已知的流。“martlet trigger add”可添加流；其分片由 Kinesis 自己管理。",
        status: "流式传输状态", function: "同步触发器", applications: "平台应用",
        noApplications: "此服务器没有已知的平台应用。“martlet trigger add”可添加一个。",
        otherApplications: "其他应用", otherHint: "每行一个 ARN。", part: text,
        grant: { "允许角色执行 \($0)" }, select: { "选择 \($0)" })

    private static func text(_ part: SyncPart) -> ConsoleTexts.PartText {
        switch part {
        case .push:
            .init(
                title: "推送同步",
                lead: "当某个身份的一台设备更改数据集时，通知该身份的其他设备。",
                effect: "已订阅的设备通过这些应用收到消息。如果没有，则不再发送消息。")
        case .streams:
            .init(
                title: "Cognito Streams", lead: "将数据集的每次更改发送到流。",
                effect: "当其状态为 ENABLED 时，从现在起的更改会发送到流。")
        case .bulk:
            .init(
                title: "批量发布", lead: "将池的所有数据集发送到流，每天最多一次。",
                effect: "存储的所有记录都会发送到流。无法中途停止。")
        case .events:
            .init(
                title: "Cognito Events", lead: "可以更改或拒绝设备所写内容的函数。",
                effect: "每次更新用户前都会调用此函数。如果没有，更新会原样存储。")
        }
    }
}
