/// Finds variables whose names begin with `MARTLET_` and that set nothing, such as a misspelt one.
enum UnknownVariables {
    /// A warning for each such variable, with the setting that may be meant.
    static func warnings(_ environment: [String: String]) -> [String] {
        environment.keys.sorted().filter(isUnknown).map { name in
            let meant = nearest(to: name).map { "; is \($0) meant?" } ?? ""
            return "\(name) sets nothing\(meant)"
        }
    }

    private static let known = Set(Setting.allCases.map(\.variable))
    /// Kubernetes sets these in all pods of a namespace with a service named `martlet`. The last is the Makefile's.
    private static let ofOthers = ["MARTLET_SERVICE_", "MARTLET_PORT_", "MARTLET_BUILD_DIR"]
    /// How many letters a misspelt name may differ in.
    private static let maxDistance = 3

    private static func isUnknown(_ name: String) -> Bool {
        name.utf8.starts(with: "MARTLET_".utf8) && !known.contains(name)
            && !ofOthers.contains { name.utf8.starts(with: $0.utf8) }
    }

    private static func nearest(to name: String) -> String? {
        guard name.utf8.count <= 64 else { return nil }
        let distances = known.sorted().map { ($0, distance(from: Array($0.utf8), to: Array(name.utf8))) }
        return distances.min { $0.1 < $1.1 }.flatMap { $0.1 <= maxDistance ? $0.0 : nil }
    }

    /// The Levenshtein distance: how many letters must be added, removed or replaced to make one name of the other.
    private static func distance(from one: [UInt8], to other: [UInt8]) -> Int {
        var row = Array(0...other.count)
        for (line, letter) in one.enumerated() {
            var diagonal = row[0]
            row[0] = line + 1
            for (column, against) in other.enumerated() {
                let replaced = diagonal + (letter == against ? 0 : 1)
                diagonal = row[column + 1]
                row[column + 1] = min(replaced, row[column] + 1, diagonal + 1)
            }
        }
        return row[other.count]
    }
}
