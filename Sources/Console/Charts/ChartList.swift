import Kernel

/// The charts of a report.
struct ChartList {
    let report: TotalsReport
    let texts: ConsoleTexts.Charts

    var signIns: ChartFigure {
        let (done, refused, failed) = (sum(.signIn), sum(.refusedSignIn), sum(.failedSignIn))
        return figure(
            "sign-ins", title: texts.signIns, sentence: texts.signInsSentence(done, refused, failed),
            of: [(.signIn, 1), (.refusedSignIn, 2), (.failedSignIn, 3)])
    }

    var signUps: ChartFigure {
        figure("sign-ups", title: texts.signUps, sentence: texts.signUpsSentence(sum(.signUp)), of: [(.signUp, 4)])
    }

    var refreshes: ChartFigure {
        figure(
            "refreshes", title: texts.refreshes, sentence: texts.refreshesSentence(sum(.refresh)), of: [(.refresh, 1)])
    }

    var risks: ChartFigure {
        let counts = (sum(.lowRisk), sum(.mediumRisk), sum(.highRisk))
        return figure(
            "risks", title: texts.risks, sentence: texts.risksSentence(counts.0, counts.1, counts.2),
            of: [(.lowRisk, 4), (.mediumRisk, 3), (.highRisk, 2)])
    }

    var messages: ChartFigure {
        let (delivered, failed) = (sum(.deliveredMessage), sum(.failedMessage))
        return figure(
            "messages", title: texts.messages, sentence: texts.messagesSentence(delivered, failed),
            of: [(.deliveredMessage, 1), (.failedMessage, 2)])
    }

    var durations: ChartFigure {
        figure(
            "durations", title: texts.durations,
            sentence: texts.durationsSentence(within(percent: 50), within(percent: 99)),
            of: zip(Self.ranges, [4, 1, 5, 3, 6, 2]).map { ($0, $1) })
    }

    var all: [ChartFigure] { [signIns, signUps, refreshes, durations, risks, messages] }

    private static let ranges: [CountedEvent] = [
        .within25Milliseconds, .within50Milliseconds, .within100Milliseconds, .within250Milliseconds, .within1Second,
        .beyond1Second,
    ]

    /// The first range up to which so many of a hundred requests took; nil if there were none.
    func within(percent: Int) -> CountedEvent? {
        let counts = Self.ranges.map(sum)
        let all = counts.reduce(0, +)
        guard all > 0 else { return nil }
        var seen = 0
        for (range, count) in zip(Self.ranges, counts) {
            seen += count
            if Double(seen) * 100 >= Double(all) * Double(percent) { return range }
        }
        return .beyond1Second
    }

    private func sum(_ event: CountedEvent) -> Int { report.values(of: event).reduce(0, +) }

    private func figure(
        _ id: String, title: String, sentence: String, of events: [(event: CountedEvent, tone: Int)]
    ) -> ChartFigure {
        ChartFigure(
            id: "chart-\(id)", title: title, sentence: sentence, began: report.began,
            series: events.map { event, tone in
                ChartFigure.Series(name: texts.event(event), values: report.values(of: event), tone: tone)
            })
    }
}
