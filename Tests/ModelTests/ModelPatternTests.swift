import Testing

@testable import WireRuntime

struct ModelPatternTests {
    /// Every pattern of every shape in an operation's input or output.
    static let all: [String] = {
        var found: Set<String> = []
        func visit(_ shape: Shape) {
            if let pattern = shape.pattern { found.insert(pattern.source) }
            switch shape.kind {
            case .list(let element): visit(element)
            case .map(let key, let value): [key, value].forEach(visit)
            case .structure(let structure): structure.members.map(\.shape).forEach(visit)
            default: break
            }
        }
        for input in CatalogueTests.inputs { input.shape.members.map(\.shape).forEach(visit) }
        return found.sorted()
    }()

    @Test func `every pattern of the models is supported`() {
        #expect(Self.all.count > 50)
        for source in Self.all { #expect(Pattern(source).isSupported, "\(source)") }
    }

    /// The worst text for each pattern: nearly a match, in as many ways as possible. A backtracking matcher takes
    /// minutes for 2,000 bytes; this one takes at most a few thousand steps per byte.
    @Test func `every text of 2048 bytes is matched quickly`() {
        let texts = [
            String(repeating: "a", count: 2047) + "!", String(repeating: "a:", count: 1024),
            String(repeating: "-", count: 2048),
            "arn:" + String(repeating: "a:", count: 1022), String(repeating: "{##", count: 682),
            String(repeating: "@", count: 2048),
            String(repeating: "é", count: 1024), String(repeating: "\u{301}", count: 1024),
            String(repeating: ".", count: 2048),
        ]
        let patterns = Self.all.map(Pattern.init) + [Pattern("(a+)+"), Pattern("(a|a)*b"), Pattern("(a*)*c")]
        let clock = ContinuousClock()
        for pattern in patterns {
            for text in texts {
                let time = clock.measure { _ = pattern.matches(text) }
                #expect(time < .seconds(20), "\(pattern.source) took \(time)")
            }
        }
    }
}
