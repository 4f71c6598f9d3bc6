extension ConsoleTexts {
    /// The charts of what was counted.
    struct Charts: Sendable {
        let title, titleOfAll, lead, period, now, from, asTable, more: String
        let signIns, signUps, refreshes, durations, risks, messages: String
        /// By the names in the command's output.
        let activeUsers: [String: String]
        let atLeast, highest: @Sendable (_ count: Int) -> String
        let periodName: @Sendable (ChartPeriod) -> String
        let event: @Sendable (CountedEvent) -> String
        let signInsSentence: @Sendable (_ done: Int, _ refused: Int, _ failed: Int) -> String
        let signUpsSentence, refreshesSentence: @Sendable (_ count: Int) -> String
        let durationsSentence: @Sendable (_ half: CountedEvent?, _ most: CountedEvent?) -> String
        let risksSentence: @Sendable (_ low: Int, _ medium: Int, _ high: Int) -> String
        let messagesSentence: @Sendable (_ delivered: Int, _ failed: Int) -> String
    }
}
