package import Kernel

/// A header that each proxy extends by the address that a request came from.
package enum ForwardedHeader: Sendable {
    /// `X-Forwarded-For`: addresses, separated by commas.
    case xForwardedFor
    /// `Forwarded` (RFC 7239).
    case forwarded

    /// The largest number of proxies in a row. Earlier addresses are not read.
    private static let maxProxies = 32

    /// The name, in lower case.
    package var name: String {
        switch self {
        case .xForwardedFor: "x-forwarded-for"
        case .forwarded: "forwarded"
        }
    }

    /// The addresses in the fields of this name, the last first.
    ///
    /// - Parameter fields: The values in the order received.
    /// - Returns: Nil for an element without a readable address, such as `unknown`. Nil for the whole if a field is
    ///   malformed and its last element cannot be determined.
    package func addresses(in fields: [String]) -> [AddressValue?]? {
        var addresses: [AddressValue?] = []
        for field in fields.reversed() {
            let left = Self.maxProxies - addresses.count
            guard left > 0 else { break }
            switch self {
            case .xForwardedFor: addresses += Self.list(in: Array(field.utf8), atMost: left)
            case .forwarded:
                guard let elements = ForwardedElements(Array(field.utf8)) else { return nil }
                addresses += elements.nodes.suffix(left).reversed().map { $0.flatMap(NodeAddress.read) }
            }
        }
        return addresses
    }

    /// The last addresses of a list. Parsing stops after them, regardless of the field's length.
    private static func list(in field: [UInt8], atMost count: Int) -> [AddressValue?] {
        var (addresses, rest): ([AddressValue?], ArraySlice<UInt8>) = ([], field[...])
        while !rest.isEmpty, addresses.count < count {
            let start = rest.lastIndex(of: UInt8(ascii: ",")).map { $0 + 1 } ?? rest.startIndex
            let element = rest[start...].trimmed
            if !element.isEmpty { addresses.append(NodeAddress.read(element)) }
            rest = start == rest.startIndex ? [] : rest[..<(start - 1)]
        }
        return addresses
    }
}

/// The address of a node in the forms that proxies write: `192.0.2.1`, `192.0.2.1:80`, `2001:db8::1`,
/// `[2001:db8::1]:80`.
enum NodeAddress {
    /// Nil for `unknown`, for names that hide an address (RFC 7239, section 6.3) and for anything else.
    static func read(_ text: ArraySlice<UInt8>) -> AddressValue? {
        if text.first == UInt8(ascii: "[") {
            guard let end = text.firstIndex(of: UInt8(ascii: "]")), isPort(text[(end + 1)...]) else { return nil }
            let inner = text[(text.startIndex + 1)..<end]
            return inner.contains(UInt8(ascii: ":")) ? AddressValue(inner) : nil
        }
        guard let colon = text.firstIndex(of: UInt8(ascii: ":")), text.lastIndex(of: UInt8(ascii: ":")) == colon else {
            return AddressValue(text)
        }
        return isPort(text[colon...]) ? AddressValue(text[..<colon]) : nil
    }

    /// Empty, or a colon and a port, which may be hidden as well.
    private static func isPort(_ text: ArraySlice<UInt8>) -> Bool {
        guard let colon = text.first else { return true }
        let port = text.dropFirst()
        return colon == UInt8(ascii: ":") && (1...64).contains(port.count)
            && port.allSatisfy { $0.isASCIIAlphanumeric || "._-".utf8.contains($0) }
    }
}
