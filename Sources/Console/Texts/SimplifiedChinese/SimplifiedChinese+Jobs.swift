extension ConsoleTexts.Jobs {
    static let simplifiedChinese = Self(
        title: "任务", lead: "每个池最近的导入任务。", imports: "导入用户",
        importsLead: "从 CSV 文件导入用户。导入前会先检查文件。",
        none: "没有任务。", create: "创建导入任务", createButton: "创建任务", name: "任务名称",
        role: "IAM 角色",
        roleHint: "任务用它写入日志。如果没有指定，将创建并使用角色 Cognito-UserImport-Role。", newRole: "创建新角色", file: "CSV 文件",
        fileHint: "最大 100 MB。第一行是列名。", header: "下载 CSV 标题行", job: "任务",
        status: "状态", counts: "用户", started: "开始时间", completed: "已完成", message: "CompletionMessage",
        upload: "上传文件", uploadLead: "新文件会替换已有的文件。", check: "预计结果",
        checkLead: "尚未导入任何内容。各行的读取方式与导入时相同。", start: "启动",
        stop: "停止",
        startEffect: "用户将添加到池中。除非文件中有哈希，否则他们在首次登录时设置密码。", stopEffect: "已添加的用户会保留。停止的任务无法继续。",
        follow: "跟踪进度", pause: "停止跟踪", log: "任务日志",
        logLead: "每一行的结果，按行号排列。第 1 行是标题行。",
        noLog: "还没有日志。", failedLines: "下载会失败的行以便更正",
        tooManyFailed: "会失败的行太多，无法下载：请使用“martlet import check --failed-lines”。",
        line: "行", column: "列", fault: "问题", goOn: "检查后面的行",
        morePools: "更多池的任务", counted: { "导入 \($0)，跳过 \($1)，失败 \($2)" },
        checked: { $1 < $0 ? "文件没有更多行。" : "第 \($0) 至 \($1) 行：" },
        outcome: { "将成为用户 \($0)，已存在 \($1)，会失败 \($2)。" })
}
