extension ConsoleTexts.Outbox {
    static let traditionalChinese = Self(
        title: "寄件匣",
        lead: "等待傳送的訊息，以及最近三天內傳送失敗的訊息。不顯示其文字和驗證碼。", waiting: "等待中", failed: "失敗",
        none: "沒有此訊息。", id: "訊息", purpose: "類型", to: "收件人", attempts: "嘗試次數",
        next: "下次嘗試或截止時間", reason: "原因", retry: "重試", drop: "捨棄",
        retryEffect: "訊息會立即傳送，並使用原有的驗證碼。已過期的驗證碼也會傳送。",
        dropEffect: "訊息會被刪除，不再傳送。", dropTitle: "捨棄訊息",
        retryTitle: "重試傳送訊息", message: "訊息", state: "狀態",
        gone: "沒有此訊息：已傳送或已捨棄。", suppressed: "停止傳送的地址",
        suppressedLead:
            "郵件被永久退回、地址所有者申訴或操作人員指定後，該地址不再收到郵件。", address: "電子郵件地址", check: "查詢",
        isSuppressed: "不接收郵件", isFree: "接收郵件", suppress: "不再向它傳送郵件",
        clear: "重新向它傳送郵件", suppressEffect: "驗證碼和邀請將不再送達此地址。",
        clearEffect: "郵件會重新發往此地址，直到下一次退回。", since: "自")
}
