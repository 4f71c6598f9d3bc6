import Kernel

/// The pattern of paths in a rule: `/buckets/{bucket}/{rest...}`.
///
/// A parameter matches one segment. A wildcard, which must be the last part, matches all remaining segments, at least
/// one. A path with a trailing slash matches a pattern with a trailing slash.
package struct ServicePathPattern: Sendable {
    private enum Segment: Sendable {
        case literal([UInt8])
        case parameter(String)
        case wildcard(String)

        var name: String? {
            switch self {
            case .literal: nil
            case .parameter(let name), .wildcard(let name): name
            }
        }

        var isWildcard: Bool { if case .wildcard = self { true } else { false } }
    }

    /// The pattern as it was written.
    package let text: String
    private let segments: [Segment]

    private static let slash = UInt8(ascii: "/")

    /// Reads a pattern.
    ///
    /// - Returns: Nil if `text` is malformed: it matches no path, names a parameter twice, or has a wildcard before its
    ///   end.
    package init?(_ text: String) {
        guard text.utf8.first == Self.slash, text.utf8.count <= ServicePath.maxBytes else { return nil }
        let parts = text.utf8.dropFirst().split(separator: Self.slash, omittingEmptySubsequences: false)
        var segments: [Segment] = []
        for (index, part) in parts.enumerated() {
            guard !part.isEmpty || index == parts.count - 1, let segment = Self.segment(part) else { return nil }
            segments.append(segment)
        }
        (self.text, self.segments) = (text, segments)
        guard Set(names).count == names.count, !segments.dropLast().contains(where: \.isWildcard) else { return nil }
    }

    /// The names of the parameters and the wildcard.
    package var names: [String] { segments.compactMap(\.name) }

    private static func segment(_ part: Substring.UTF8View) -> Segment? {
        guard part.first == UInt8(ascii: "{"), part.last == UInt8(ascii: "}") else {
            let isLiteral = part.allSatisfy { $0.isASCIIVisible && !"{}%?#;\\".utf8.contains($0) }
            return isLiteral && !ServicePath.isDots(Array(part)) ? .literal(Array(part)) : nil
        }
        let inner = part.dropFirst().dropLast()
        let isWildcard = inner.suffix(3).elementsEqual("...".utf8)
        let name = isWildcard ? inner.dropLast(3) : inner
        guard !name.isEmpty, name.allSatisfy({ $0.isASCIIAlphanumeric || "-_".utf8.contains($0) }) else { return nil }
        return isWildcard ? .wildcard(String(Substring(name))) : .parameter(String(Substring(name)))
    }

    /// The values of the parameters by their names; nil if the path does not match. A wildcard's segments are joined
    /// by slashes, which no segment contains.
    package func parameters(of path: ServicePath) -> [String: String]? {
        let isOpen = segments.last?.isWildcard ?? false
        guard isOpen ? path.segments.count >= segments.count : path.segments.count == segments.count else { return nil }
        var values: [String: String] = [:]
        for (index, (segment, part)) in zip(segments, path.segments).enumerated() {
            switch segment {
            case .literal(let bytes):
                guard bytes == part else { return nil }
            case .parameter(let name):
                guard !part.isEmpty else { return nil }
                values[name] = String(decoding: part, as: UTF8.self)
            case .wildcard(let name):
                let rest = path.segments[index...]
                guard !rest.contains([]) else { return nil }
                values[name] = String(decoding: Array(rest.joined(separator: [Self.slash])), as: UTF8.self)
            }
        }
        return values
    }
}
