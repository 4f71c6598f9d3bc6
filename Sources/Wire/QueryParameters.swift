import Kernel

/// The parameters of a URL's query or of a form.
package struct QueryParameters: Sendable {
    private let items: [(name: String, value: String)]

    /// The meaning of a plus sign.
    package enum PlusSign: Sendable {
        /// Itself, as in a generic URL (RFC 3986).
        case literal
        /// A space, as in a form (URL Standard, section 5.1), which OAuth 2.0 also uses in queries (RFC 6749, appendix
        /// B).
        case space
    }

    /// More than requests of clients or pages have. A longer list is treated as empty, so that look-ups cost little.
    private static let maxItems = 250

    /// Parses `text`; malformed text has no parameters.
    package init(_ text: String, plusSign: PlusSign = .literal) {
        items = Self.pairs(in: Array(text.utf8), plusSign: plusSign, max: Self.maxItems) ?? []
    }

    /// Parses the fields of an HTML form; nil if the body is not a form.
    package init?(form request: WireRequest) {
        guard MediaType.isForm(request) else { return nil }
        items = Self.pairs(in: request.body, plusSign: .space, max: Self.maxItems) ?? []
    }

    /// The names and values in `bytes`, in their order.
    ///
    /// - Returns: Nil if a percent sign is not followed by two digits, decoded bytes are not UTF-8, or there are more
    ///   than `max`.
    static func pairs(in bytes: [UInt8], plusSign: PlusSign, max: Int) -> [(name: String, value: String)]? {
        let plus = UInt8(ascii: "+")
        let text =
            plusSign == .literal || !bytes.contains(plus) ? bytes : bytes.map { $0 == plus ? UInt8(ascii: " ") : $0 }
        var items: [(name: String, value: String)] = []
        for part in text.split(separator: UInt8(ascii: "&"), maxSplits: max) {
            guard items.count < max else { return nil }
            let equals = part.firstIndex(of: UInt8(ascii: "=")) ?? part.endIndex
            guard let name = decoded(part[..<equals]), let value = decoded(part[equals...].dropFirst()) else {
                return nil
            }
            items.append((name, value))
        }
        return items
    }

    private static func decoded(_ part: ArraySlice<UInt8>) -> String? {
        // Most names and values do not need decoding.
        guard part.contains(UInt8(ascii: "%")) else { return String(validUTF8: part) }
        return PercentEncoding.decode(part).flatMap { String(validUTF8: $0[...]) }
    }

    /// The value of `name`; nil if it is missing, empty, repeated, or not stream-safe text.
    package subscript(_ name: String) -> String? {
        let values = values(of: name)
        guard values.count == 1, let value = values.first, !value.isEmpty, StreamSafeText.admits(value) else {
            return nil
        }
        return value
    }

    /// The value of `name`, unchecked; nil if it is missing, empty or repeated. It may only be compared by bytes, or
    /// encoded.
    package func anyText(_ name: String) -> String? {
        let values = values(of: name)
        return values.count == 1 ? values.first.flatMap { $0.utf8.isEmpty ? nil : $0 } : nil
    }

    /// Whether `name` occurs, with a value or without.
    package func has(_ name: String) -> Bool { items.contains { $0.name.hasSameBytes(as: name) } }

    /// Whether `name` occurs more than once, which OAuth 2.0 forbids (RFC 6749, sections 3.1 and 3.2).
    package func repeats(_ name: String) -> Bool { values(of: name).count > 1 }

    /// Whether one of `names` occurs more than once.
    package func repeats(anyOf names: [String]) -> Bool {
        // Most requests have few parameters, none repeated.
        guard items.count > 1 else { return false }
        return names.contains(where: repeats)
    }

    /// All values of `name` in their order, unchecked, as `anyText` gives one.
    package func texts(_ name: String) -> [String] { values(of: name).filter { !$0.utf8.isEmpty } }

    private func values(of name: String) -> [String] {
        var values: [String] = []
        for item in items where item.name.hasSameBytes(as: name) { values.append(item.value) }
        return values
    }
}
