import Cryptography

extension ConsoleTexts.ServerTexts {
    static let simplifiedChinese = Self(
        title: "服务器", lead: "正在运行的内容、存储的内容及其设置。此处不能更改任何内容。",
        nodes: "节点", node: "节点", version: "版本", started: "开始时间", seen: "上次出现",
        schema: "它支持的架构步骤", store: "存储", engine: "引擎", size: "存储的字节数",
        free: "其磁盘的可用字节数", steps: "架构", keys: "密钥",
        oldestKey: "最早的签名密钥的创建时间", keyPool: "用户池的密钥", showKeys: "显示",
        noKeys: "此池没有密钥：首次签名时才会创建。", key: "密钥", use: "签署内容",
        phase: "阶段", created: "创建时间", signsFrom: "开始签名", retired: "替换时间",
        rotation: "用命令查看这些密钥和创建新的密钥对", quotas: "配额", quota: "配额", value: "值",
        configuration: "配置", setting: "设置", origin: "设置来源",
        defaults: "未列出的项使用默认值。不显示机密。", backups: "备份",
        backupLead: "存储不记录备份：备份是“martlet backup”或 pg_dump 创建的文件。",
        sameCLI: "用命令完成同样的操作", count: { "\($0) 步，共 \($1) 步" }, phaseText: phase)

    private static func phase(_ phase: KeyPhase) -> String {
        switch phase {
        case .announced: "已公布"
        case .current: "正在签名"
        case .retired: "已替换"
        }
    }
}
