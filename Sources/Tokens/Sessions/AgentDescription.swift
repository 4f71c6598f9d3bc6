import Kernel

/// A user agent's description of itself, in words for users: `Firefox on Windows`, `Android`, `Boto3 on Linux`.
///
/// It proves nothing.
package struct AgentDescription {
    /// The text for an unknown agent.
    static let unknown = "unknown"

    package let text: String
    /// The system, such as `Android`; nil if the agent names none that is known.
    package let system: String?

    private static let maxLength = 1024
    private static let maxNameLength = 64

    /// That of the request which the current task executes.
    package static var ofCaller: AgentDescription {
        let agent = CallerAgent.current
        return AgentDescription(agent?.userNames ?? agent?.names ?? [])
    }

    /// Whether the agent says anything.
    package var isKnown: Bool { text != Self.unknown }

    /// - Parameter names: The header fields that name the program.
    package init(_ names: [String]) {
        let lists = names.map(Self.words)
        let words = Set(lists.joined())
        system = Self.systems.first { words.contains($0.word) }?.name
        let browser: String? = Self.browsers.first { words.contains($0.word) }?.name
        let program: String? = browser ?? lists.compactMap(\.first).first(where: Self.isProgram)
        switch (program, system) {
        case (let program?, let system?): text = "\(program) on \(system)"
        case (let name?, nil), (nil, let name?): text = name
        case (nil, nil): text = Self.unknown
        }
    }

    private static func words(in name: String) -> [String] {
        name.utf8.prefix(maxLength).split { !$0.isASCIIAlphanumeric && !"-_.".utf8.contains($0) }
            .map { String(decoding: $0, as: UTF8.self) }
    }

    /// All browsers begin with `Mozilla`.
    private static func isProgram(_ word: String) -> Bool {
        word.utf8.count <= maxNameLength && !word.hasSameBytes(as: "Mozilla")
    }

    /// Words for systems. The first match wins, because Android agents also name Linux.
    private static let systems: [(word: String, name: String)] = [
        ("iPhone", "iOS"), ("iPad", "iPadOS"), ("Android", "Android"), ("CrOS", "ChromeOS"),
        ("Windows", "Windows"), ("windows", "Windows"), ("Macintosh", "macOS"), ("macOS", "macOS"), ("macos", "macOS"),
        ("Linux", "Linux"), ("linux", "Linux"),
    ]

    /// Words for browsers. The first match wins, because most agents also name Chrome and Safari.
    private static let browsers: [(word: String, name: String)] = [
        ("Edg", "Edge"), ("EdgA", "Edge"), ("EdgiOS", "Edge"), ("OPR", "Opera"),
        ("SamsungBrowser", "Samsung Internet"), ("Firefox", "Firefox"), ("FxiOS", "Firefox"), ("Chrome", "Chrome"),
        ("HeadlessChrome", "Chrome"), ("CriOS", "Chrome"), ("Safari", "Safari"),
    ]
}
