extension ConsoleTexts.Charts {
    static let english = Self(
        title: "Charts", titleOfAll: "Charts of all user pools",
        lead: "Every node writes what it has counted every 10 seconds, and keeps it for 32 days; what a node that was "
            + "killed had not written is missing. Times are UTC. The last column has not ended.",
        period: "Time", now: "now", from: "From", asTable: "As a table", more: "More charts",
        signIns: "Sign-ins", signUps: "Sign-ups", refreshes: "Token refreshes",
        durations: "Time that sign-ins and refreshes took", risks: "Risks", messages: "Messages",
        activeUsers: [
            "users signed in within a day": "Users who signed in within a day",
            "users signed in within 30 days": "Users who signed in within 30 days",
        ], atLeast: { "\($0) or more" }, highest: { "Highest: \($0)" }, periodName: name, event: text,
        signInsSentence: {
            $0 + $1 + $2 == 0
                ? "There was no sign-in." : "\($0) sign-ins were completed, \($1) attempts refused, \($2) failed."
        }, signUpsSentence: { $0 == 0 ? "Nothing was counted: no user signed up." : "Users who signed up: \($0)." },
        refreshesSentence: { $0 == 0 ? "No token was refreshed." : "Tokens were refreshed \($0) times." },
        durationsSentence: { half, most in
            guard let half, let most else { return "There was no request to measure." }
            return "Half of the requests took \(text(half)), 99 of 100 \(text(most)). Refused ones are not measured."
        },
        risksSentence: {
            $0 + $1 + $2 == 0
                ? "Threat protection found no risk." : "Threat protection found \($0) low, \($1) medium, \($2) high."
        },
        messagesSentence: {
            $0 + $1 == 0 ? "No message was sent." : "\($0) messages were delivered, \($1) attempts failed."
        })

    private static func name(_ period: ChartPeriod) -> String {
        switch period {
        case .day: "24 hours"
        case .week: "7 days"
        case .month: "30 days"
        }
    }

    private static func text(_ event: CountedEvent) -> String {
        switch event {
        case .signUp: "signed up"
        case .signIn: "completed"
        case .refusedSignIn: "refused"
        case .failedSignIn: "failed"
        case .refresh: "refreshed"
        case .lowRisk: "low"
        case .mediumRisk: "medium"
        case .highRisk: "high"
        case .deliveredMessage: "delivered"
        case .failedMessage: "failed"
        case .within25Milliseconds: "up to 25 ms"
        case .within50Milliseconds: "up to 50 ms"
        case .within100Milliseconds: "up to 100 ms"
        case .within250Milliseconds: "up to 250 ms"
        case .within1Second: "up to 1 s"
        case .beyond1Second: "more than 1 s"
        }
    }
}
