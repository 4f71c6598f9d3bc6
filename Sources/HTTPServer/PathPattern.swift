import Wire

/// The pattern of a path, split into its segments.
struct PathPattern: Sendable {
    private enum Segment: Sendable {
        case literal([UInt8])
        case parameter(String)
    }

    let text: String
    private let segments: [Segment]
    private static let slash = UInt8(ascii: "/")

    /// - Throws: `PathPatternError` if `text` does not begin with a slash, names a parameter twice, or has a brace or a
    ///   percent sign elsewhere.
    init(_ text: String) throws(PathPatternError) {
        let parts = Self.segments(of: text)
        guard parts.count > 1, parts[0].isEmpty else { throw .malformed(text) }
        var segments: [Segment] = []
        for part in parts.dropFirst() {
            guard let segment = Self.segment(part) else { throw .malformed(text) }
            segments.append(segment)
        }
        self.text = text
        self.segments = segments
        guard Set(names).count == names.count else { throw .malformed(text) }
    }

    /// The names of the parameters, in their order.
    var names: [String] {
        segments.compactMap { if case .parameter(let name) = $0 { name } else { nil } }
    }

    /// The segments of a path; the first is empty, because a path begins with a slash.
    static func segments(of path: String) -> [Substring.UTF8View] {
        path.utf8.split(separator: slash, omittingEmptySubsequences: false)
    }

    /// The parameters of the path with these segments; nil if it does not match.
    ///
    /// Literals are compared byte by byte as sent, and before any parameter is decoded.
    func parameters(of path: [Substring.UTF8View]) -> PathParameters? {
        guard path.count == segments.count + 1 else { return nil }
        let pairs = zip(segments, path.dropFirst())
        for case (.literal(let bytes), let part) in pairs where !part.elementsEqual(bytes) { return nil }
        var values: [(name: String, value: String)] = []
        for case (.parameter(let name), let part) in pairs {
            guard let value = PathParameter.decoded(part) else { return nil }
            values.append((name, value))
        }
        return PathParameters(values)
    }

    /// Whether some path matches both patterns.
    func overlaps(_ other: PathPattern) -> Bool {
        segments.count == other.segments.count
            && zip(segments, other.segments).allSatisfy { one, other in
                guard case (.literal(let bytes), .literal(let others)) = (one, other) else { return true }
                return bytes == others
            }
    }

    private static func segment(_ part: Substring.UTF8View) -> Segment? {
        guard part.first == UInt8(ascii: "{"), part.last == UInt8(ascii: "}") else {
            return part.contains { "{}%?#".utf8.contains($0) } ? nil : .literal(Array(part))
        }
        let name = part.dropFirst().dropLast()
        guard !name.isEmpty, name.allSatisfy(PathParameter.isUnreserved) else { return nil }
        return .parameter(String(Substring(name)))
    }
}

/// Why the patterns of a listener cannot be served.
package enum PathPatternError: Error, Equatable, CustomStringConvertible {
    case malformed(String)
    /// Some path matches both.
    case ambiguous(String, String)
    /// A method occurs twice with one pattern.
    case repeated(method: String, String)

    package var description: String {
        switch self {
        case .malformed(let pattern): "\(pattern) is no pattern of a path"
        case .ambiguous(let one, let other): "some paths match both \(one) and \(other)"
        case .repeated(let method, let pattern): "\(method) \(pattern) occurs twice"
        }
    }
}
