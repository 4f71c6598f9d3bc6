import Kernel

/// The ARN of a rule's resource, with parameters of its path: `arn:aws:files:::{bucket}/{rest}`.
package struct ResourceTemplate: Sendable {
    private enum Part: Sendable {
        case literal(String)
        case parameter(String)

        var hasBrace: Bool {
            switch self {
            case .literal(let text), .parameter(let text): text.utf8.contains { "{}".utf8.contains($0) }
            }
        }
    }

    private let parts: [Part]

    /// Colons before the resource in an ARN. Parameters come after them, so that a path cannot name another service,
    /// region or account.
    private static let colons = 5

    /// Reads a template.
    ///
    /// - Parameter text: An ARN with names in braces, or `*` for actions without a resource.
    /// - Returns: Nil if it is malformed.
    package init?(_ text: String) {
        guard text.utf8.count <= 2048, text.utf8.allSatisfy(\.isASCIIVisible) else { return nil }
        var parts: [Part] = []
        var rest = text.utf8[...]
        while let open = rest.firstIndex(of: UInt8(ascii: "{")) {
            let after = rest[open...].dropFirst()
            guard let close = after.firstIndex(of: UInt8(ascii: "}")) else { return nil }
            parts.append(.literal(String(Substring(rest[..<open]))))
            parts.append(.parameter(String(Substring(after[..<close]))))
            rest = after[close...].dropFirst()
        }
        parts.append(.literal(String(Substring(rest))))
        self.parts = parts
        guard case .literal(let first) = parts.first, Self.beginsARN(first, isWhole: parts.count == 1),
            !parts.contains(where: \.hasBrace)
        else { return nil }
    }

    /// Whether the text before the first parameter is the beginning of an ARN, or a whole one.
    private static func beginsARN(_ text: String, isWhole: Bool) -> Bool {
        if isWhole, text == "*" { return true }
        let fields = text.utf8.split(separator: UInt8(ascii: ":"), omittingEmptySubsequences: false)
        guard fields.count > colons, fields[0].elementsEqual("arn".utf8), !fields[1].isEmpty, !fields[2].isEmpty else {
            return false
        }
        return !isWhole || !fields[colons].isEmpty
    }

    /// The names of the parameters.
    package var names: [String] {
        parts.compactMap { if case .parameter(let name) = $0 { name } else { nil } }
    }

    /// The ARN with these values of the parameters.
    package func arn(_ values: [String: String]) -> String {
        var text = ""
        for part in parts {
            switch part {
            case .literal(let literal): text += literal
            case .parameter(let name): text += values[name] ?? ""
            }
        }
        return text
    }
}
