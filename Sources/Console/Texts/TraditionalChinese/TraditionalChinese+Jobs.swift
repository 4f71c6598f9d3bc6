extension ConsoleTexts.Jobs {
    static let traditionalChinese = Self(
        title: "工作", lead: "每個集區最近的匯入工作。", imports: "匯入使用者",
        importsLead: "從 CSV 檔案匯入使用者。匯入前會先檢查檔案。",
        none: "沒有工作。", create: "建立匯入工作", createButton: "建立工作", name: "工作名稱",
        role: "IAM 角色",
        roleHint: "工作用它寫入記錄檔。如果沒有指定，將建立並使用角色 Cognito-UserImport-Role。", newRole: "建立新角色", file: "CSV 檔案",
        fileHint: "最大 100 MB。第一行是欄名。", header: "下載 CSV 標題列", job: "工作",
        status: "狀態", counts: "使用者", started: "開始時間", completed: "已完成", message: "CompletionMessage",
        upload: "上傳檔案", uploadLead: "新檔案會取代已有的檔案。", check: "預計結果",
        checkLead: "尚未匯入任何內容。各行的讀取方式與匯入時相同。", start: "啟動",
        stop: "停止",
        startEffect: "使用者將新增到集區中。除非檔案中有雜湊，否則他們在首次登入時設定密碼。", stopEffect: "已新增的使用者會保留。停止的工作無法繼續。",
        follow: "追蹤進度", pause: "停止追蹤", log: "工作記錄檔",
        logLead: "每一行的結果，按行號排列。第 1 行是標題列。",
        noLog: "還沒有記錄檔。", failedLines: "下載會失敗的行以便更正",
        tooManyFailed: "會失敗的行太多，無法下載：請使用「martlet import check --failed-lines」。",
        line: "行", column: "欄", fault: "問題", goOn: "檢查後面的行",
        morePools: "更多集區的工作", counted: { "匯入 \($0)，跳過 \($1)，失敗 \($2)" },
        checked: { $1 < $0 ? "檔案沒有更多行。" : "第 \($0) 至 \($1) 行：" },
        outcome: { "將成為使用者 \($0)，已存在 \($1)，會失敗 \($2)。" })
}
