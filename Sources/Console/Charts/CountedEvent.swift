/// What hourly totals count. The names are stored, and are in outputs of commands.
package enum CountedEvent: String, CaseIterable, Sendable {
    case signUp = "sign_ups"
    /// A sign-in that ended with tokens, or with the session of a browser.
    case signIn = "sign_ins"
    case refusedSignIn = "refused_sign_ins"
    /// A request of a sign-in at which the server failed.
    case failedSignIn = "failed_sign_ins"
    case refresh = "token_refreshes"
    case lowRisk = "low_risks"
    case mediumRisk = "medium_risks"
    case highRisk = "high_risks"
    /// An attempt to send a message.
    case deliveredMessage = "messages_delivered"
    case failedMessage = "messages_failed"
    /// A request that took at most as long, and longer than the range before.
    case within25Milliseconds = "within_25_ms"
    case within50Milliseconds = "within_50_ms"
    case within100Milliseconds = "within_100_ms"
    case within250Milliseconds = "within_250_ms"
    case within1Second = "within_1_s"
    case beyond1Second = "beyond_1_s"

    /// The range of a duration: one of six.
    package init(_ duration: Duration) {
        self =
            switch duration {
            case ...Duration.milliseconds(25): .within25Milliseconds
            case ...Duration.milliseconds(50): .within50Milliseconds
            case ...Duration.milliseconds(100): .within100Milliseconds
            case ...Duration.milliseconds(250): .within250Milliseconds
            case ...Duration.seconds(1): .within1Second
            default: .beyond1Second
            }
    }
}
