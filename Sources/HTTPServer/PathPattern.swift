import Kernel
import Wire

/// The pattern of a path, split into its segments.
struct PathPattern: Sendable {
    private enum Segment: Sendable {
        case literal([UInt8])
        case parameter(String)
        /// The rest of the path, at the end of a pattern.
        case wildcard(String)

        var isWildcard: Bool { if case .wildcard = self { true } else { false } }

        var name: String? {
            switch self {
            case .literal: nil
            case .parameter(let name), .wildcard(let name): name
            }
        }
    }

    let text: String
    private let segments: [Segment]
    private static let slash = UInt8(ascii: "/")
    /// The suffix of a wildcard's name.
    private static let dots = Array("...".utf8)

    /// - Throws: `PathPatternError` if `text` does not begin with a slash, names a parameter twice, has a wildcard
    ///   before its end, or has a brace or a percent sign elsewhere.
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
        guard Set(names).count == names.count, !segments.dropLast().contains(where: \.isWildcard) else {
            throw .malformed(text)
        }
    }

    /// The names of the parameters, in their order.
    var names: [String] { segments.compactMap(\.name) }

    /// Whether the pattern matches paths of any length.
    var hasWildcard: Bool { segments.last?.isWildcard ?? false }

    /// The segments of a path; the first is empty, because a path begins with a slash.
    static func segments(of path: String) -> [Substring.UTF8View] {
        path.utf8.split(separator: slash, omittingEmptySubsequences: false)
    }

    /// The parameters of the path with these segments; nil if it does not match.
    ///
    /// Literals are compared byte by byte as sent, and before parameters are decoded. A wildcard matches at least one
    /// segment, and its value is as sent.
    func parameters(of path: [Substring.UTF8View]) -> PathParameters? {
        guard hasWildcard ? path.count > segments.count : path.count == segments.count + 1 else { return nil }
        let pairs = zip(segments, path.dropFirst())
        for case (.literal(let bytes), let part) in pairs where !part.elementsEqual(bytes) { return nil }
        var values: [(name: String, value: String)] = []
        if case .wildcard(let name) = segments.last {
            let rest = path.dropFirst(segments.count).map { String(Substring($0)) }
            values.append((name, rest.joined(separator: "/")))
        }
        for case (.parameter(let name), let part) in pairs {
            guard let value = PathParameter.decoded(part) else { return nil }
            values.append((name, value))
        }
        return PathParameters(values)
    }

    /// Whether a path could match both patterns without one of them taking precedence.
    func overlaps(_ other: PathPattern) -> Bool {
        guard !precedes(other), !other.precedes(self) else { return false }
        let isLong = hasWildcard && segments.count <= other.segments.count
        let isOtherLong = other.hasWildcard && other.segments.count <= segments.count
        guard isLong || isOtherLong || segments.count == other.segments.count else { return false }
        return zip(segments, other.segments).allSatisfy { one, other in
            guard case (.literal(let bytes), .literal(let others)) = (one, other) else { return true }
            return bytes == others
        }
    }

    /// Whether the pattern begins with a literal.
    var beginsWithLiteral: Bool { if case .literal = segments.first { true } else { false } }

    /// Whether this pattern takes precedence for the paths that match both: it begins with a literal where the other
    /// one has a parameter, like all paths of a service, or it has a wildcard and literals where the other one has
    /// parameters.
    private func precedes(_ other: PathPattern) -> Bool {
        guard hasWildcard else {
            return !other.hasWildcard && !names.isEmpty && beginsWithLiteral && !other.beginsWithLiteral
        }
        guard !other.hasWildcard else { return false }
        return zip(segments, other.segments).contains { own, other in
            if case (.literal, .parameter) = (own, other) { true } else { false }
        }
    }

    private static func segment(_ part: Substring.UTF8View) -> Segment? {
        guard part.first == UInt8(ascii: "{"), part.last == UInt8(ascii: "}") else {
            return part.contains { "{}%?#".utf8.contains($0) } ? nil : .literal(Array(part))
        }
        var name = part.dropFirst().dropLast()
        let isWildcard = name.suffix(dots.count).elementsEqual(dots)
        if isWildcard { name = name.dropLast(dots.count) }
        guard !name.isEmpty, name.allSatisfy(PathParameter.isUnreserved) else { return nil }
        return isWildcard ? .wildcard(String(Substring(name))) : .parameter(String(Substring(name)))
    }
}

/// Why the patterns of a listener cannot be served.
package enum PathPatternError: Error, Equatable, CustomStringConvertible {
    case malformed(String)
    /// A path could match both.
    case ambiguous(String, String)
    /// A method occurs twice with one pattern.
    case repeated(method: String, String)

    package var description: String {
        switch self {
        case .malformed(let pattern): "\(pattern) is not a pattern of a path"
        case .ambiguous(let one, let other): "some paths match both \(one) and \(other)"
        case .repeated(let method, let pattern): "\(method) \(pattern) occurs twice"
        }
    }
}

/// A segment of a path that is the value of a parameter.
enum PathParameter {
    /// Decodes the percent-encoding of `segment` once.
    ///
    /// - Returns: Nil if the value is empty, not UTF-8, `.` or `..`, or if a character is encoded without need: each
    ///   path has only one spelling (WIRE-17).
    static func decoded(_ segment: Substring.UTF8View) -> String? {
        guard let bytes = PercentEncoding.decode(segment), !bytes.isEmpty, !encodesNeedlessly(segment),
            // Compared as bytes, because comparing strings takes too long for many combining marks.
            bytes != Array(".".utf8), bytes != Array("..".utf8)
        else { return nil }
        return String(validating: bytes, as: UTF8.self)
    }

    /// Whether `byte` is never encoded (RFC 3986, section 2.3).
    static func isUnreserved(_ byte: UInt8) -> Bool { byte.isASCIIAlphanumeric || "-._~".utf8.contains(byte) }

    /// Whether a percent sign encodes a character that is never encoded.
    private static func encodesNeedlessly(_ segment: Substring.UTF8View) -> Bool {
        segment.split(separator: UInt8(ascii: "%"), omittingEmptySubsequences: false).dropFirst().contains {
            PercentEncoding.decode([UInt8(ascii: "%")] + $0.prefix(2))?.first.map(isUnreserved) == true
        }
    }
}
