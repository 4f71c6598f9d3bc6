import Kernel

/// The charts of a report.
struct ChartList {
    let report: TotalsReport
    let texts: ConsoleTexts.Charts

    /// The charts in the order of the page.
    var all: [ChartFigure] { [signIns, signUps, refreshes, durations, risks, messages] }

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
        let (low, medium, high) = (sum(.lowRisk), sum(.mediumRisk), sum(.highRisk))
        return figure(
            "risks", title: texts.risks, sentence: texts.risksSentence(low, medium, high),
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
            of: zip(Self.ranges, Self.rangeTones).map { (event: $0, tone: $1) })
    }

    /// The ranges of durations, the shortest first.
    private static let ranges: [CountedEvent] = [
        .within25Milliseconds, .within50Milliseconds, .within100Milliseconds, .within250Milliseconds, .within1Second,
        .beyond1Second,
    ]

    /// The colours of the ranges: neighbours in a column differ much, and the longest is red.
    private static let rangeTones = [4, 1, 5, 3, 6, 2]

    /// The range that so many of a hundred requests took at most; nil if there were no requests.
    func within(percent: Int) -> CountedEvent? {
        let counts = Self.ranges.map(sum)
        let total = counts.reduce(0, +)
        guard total > 0 else { return nil }
        var soFar = 0
        for (range, count) in zip(Self.ranges, counts) {
            soFar += count
            if Double(soFar) * 100 >= Double(total) * Double(percent) { return range }
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
