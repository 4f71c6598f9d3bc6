import Directory
import Foundation
import Kernel
import TestKit
import Testing

@testable import Risk

/// The sequences of docs/protection.md have the levels that the page gives them.
@Suite struct RiskLevelTests {
    /// A row of the page's table.
    struct Sequence: CustomTestStringConvertible, Sendable {
        let steps: [String]
        let level: String
        var testDescription: String { steps.joined(separator: "; ") }
    }

    /// The table under this heading.
    static func sequences(under heading: String) -> [Sequence] {
        let page = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../docs/protection.md")
        let text = (try? String(contentsOf: page, encoding: .utf8)) ?? ""
        return text.split(separator: "\n").drop { $0 != "| \(heading) | level |" }.dropFirst(2)
            .prefix { $0.hasPrefix("| ") }
            .map { row in
                let cells = row.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
                return Sequence(steps: cells[0].components(separatedBy: "; "), level: cells[1])
            }
    }

    static let sequences = sequences(under: "sequence")
    static let journeys = sequences(under: "sequence with locations")

    @Test func `the page has sequences of each level`() {
        for table in [Self.sequences, Self.journeys] {
            #expect(Set(table.map(\.level)) == ["none", "Low", "Medium", "High"])
        }
    }

    // UP-ASF-07, UP-ASF-20: the last steps of some sequences follow feedback.
    @Test(arguments: Engine.available, sequences)
    func `a sequence has the level that the page gives`(on engine: Engine, _ sequence: Sequence) async throws {
        try await check(sequence, at: try await RiskSite(engine, custom: .audit))
    }

    // UP-ASF-07
    @Test(arguments: Engine.available, journeys)
    func `a sequence of places has the level that the page gives`(on engine: Engine, _ sequence: Sequence) async throws
    {
        let places = try LocationDatabase(RiskSite.places.path)
        try await check(sequence, at: try await RiskSite(engine, locations: places))
    }

    private func check(_ sequence: Sequence, at site: RiskSite) async throws {
        for step in sequence.steps { try await perform(step, at: site) }
        let last = try #require(try await site.events().first)
        #expect(last.kind == .signIn && last.outcome == .pass)
        #expect(last.assessment?.level?.rawValue ?? "none" == sequence.level, "\(last.assessment?.reasons ?? [])")
    }

    private static let addresses = [
        "home": RiskSite.home, "abroad": RiskSite.abroad, "Berlin": RiskSite.home, "Sydney": RiskSite.abroad,
        "Hamburg": "198.51.100.7", "Iceland": "198.51.100.200", "Paris": "233.252.0.9",
    ]

    private func perform(_ step: String, at site: RiskSite) async throws {
        let words = step.split(separator: " ").map(String.init)
        switch words[0] {
        case "wait": site.server.clock.advance(try #require(Int64(words[1])) * 60)
        case "mark": try await site.mark(try #require(try await site.events().first), isValid: false)
        default:
            let address = try #require(Self.addresses[words[0]])
            let device = words[1] == "Firefox" ? RiskSite.firefox : RiskSite.chrome
            let isWrong = words.contains("wrong")
            let count = words.last == "times" ? try #require(Int(words[words.count - 2])) : 1
            for _ in 1...count {
                if words.contains("custom") {
                    try await site.signInCustom(from: address, on: device)
                    continue
                }
                let password = isWrong ? "Wrong-Horse-9" : TestServer.password
                let refused = try await refusal { try await site.signIn(password: password, from: address, on: device) }
                #expect((refused != nil) == isWrong)
            }
        }
    }
}
