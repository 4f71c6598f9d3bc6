import Kernel

/// The elements of a field `Forwarded`, each with the value of `for` (RFC 7239, section 4).
///
/// A field is parsed from its start, because only that shows whether a comma is in quotes.
struct ForwardedElements {
    /// The values of `for`, in the order written; nil for an element without one.
    private(set) var nodes: [ArraySlice<UInt8>?] = []

    private var rest: ArraySlice<UInt8>

    /// - Returns: Nil if the field is malformed.
    init?(_ field: [UInt8]) {
        rest = field[...]
        var (node, hasPair): (ArraySlice<UInt8>?, Bool) = (nil, false)
        while true {
            rest = rest.trimmed
            if let byte = rest.first, byte != UInt8(ascii: ","), byte != UInt8(ascii: ";") {
                guard let (name, value) = takePair() else { return nil }
                if name.lowercased() == "for" {
                    guard node == nil else { return nil }
                    node = value
                }
                hasPair = true
                rest = rest.trimmed
            }
            let separator = rest.popFirst()
            guard separator != UInt8(ascii: ";") else { continue }
            if hasPair { nodes.append(node) }
            (node, hasPair) = (nil, false)
            guard separator != nil else { return }
            guard separator == UInt8(ascii: ",") else { return nil }
        }
    }

    private mutating func takePair() -> (name: String, value: ArraySlice<UInt8>)? {
        let name = takeToken()
        guard !name.isEmpty, rest.popFirst() == UInt8(ascii: "=") else { return nil }
        guard rest.first == UInt8(ascii: "\"") else {
            let value = takeToken()
            return value.isEmpty ? nil : (String(decoding: name, as: UTF8.self), value)
        }
        return takeQuoted().map { (String(decoding: name, as: UTF8.self), $0) }
    }

    /// A token. Addresses with colons and brackets need quotes, but not every proxy writes them.
    private mutating func takeToken() -> ArraySlice<UInt8> {
        let token = rest.prefix { $0.isASCIIAlphanumeric || "!#$%&'*+-.^_`|~:[]/".utf8.contains($0) }
        rest = rest[token.endIndex...]
        return token
    }

    private mutating func takeQuoted() -> ArraySlice<UInt8>? {
        rest = rest.dropFirst()
        var text: [UInt8] = []
        while let byte = rest.popFirst() {
            switch byte {
            case UInt8(ascii: "\""): return text[...]
            case UInt8(ascii: "\\"):
                guard let escaped = rest.popFirst() else { return nil }
                text.append(escaped)
            default: text.append(byte)
            }
        }
        return nil
    }
}

extension ArraySlice<UInt8> {
    /// Without leading and trailing spaces and tabs.
    var trimmed: ArraySlice<UInt8> {
        func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 }
        var text = drop(while: isSpace)
        while let last = text.last, isSpace(last) { text.removeLast() }
        return text
    }
}
