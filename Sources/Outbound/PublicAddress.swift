import CCurl
import Foundation

/// The addresses that a request may go to.
package enum AddressReach: Sendable {
    /// Any address.
    case any
    /// Only public addresses: neither this machine, nor a private network, nor anything reserved (RFC 6890).
    case publicOnly
}

/// Recognises addresses of the public internet.
enum PublicAddress {
    /// Whether the address that libcurl has resolved is public.
    ///
    /// `addr` is declared shorter than an IPv6 address, but libcurl gives `addrlen` bytes.
    static func contains(_ address: UnsafePointer<curl_sockaddr>) -> Bool {
        guard let offset = MemoryLayout<curl_sockaddr>.offset(of: \.addr) else { return false }
        let bytes = UnsafeRawBufferPointer(
            start: UnsafeRawPointer(address) + offset, count: Int(address.pointee.addrlen))
        // Family and port, and in IPv6 the flow, precede the address.
        return switch address.pointee.family {
        case AF_INET: contains(v4: Array(bytes.dropFirst(4).prefix(4)))
        case AF_INET6: contains(v6: Array(bytes.dropFirst(8).prefix(16)))
        default: false
        }
    }

    /// Whether four bytes are a public IPv4 address.
    static func contains(v4 address: [UInt8]) -> Bool {
        guard address.count == 4 else { return false }
        switch (address[0], address[1], address[2]) {
        case (0, _, _), (10, _, _), (127, _, _), (169, 254, _), (172, 16...31, _), (192, 168, _): return false
        case (100, 64...127, _), (198, 18...19, _), (192, 0, 0), (192, 0, 2), (192, 88, 99): return false
        case (198, 51, 100), (203, 0, 113), (224..., _, _): return false
        default: return true
        }
    }

    /// Whether 16 bytes are a public IPv6 address: global unicast (2000::/3), and no other address in another form.
    static func contains(v6 address: [UInt8]) -> Bool {
        guard address.count == 16 else { return false }
        let embedded = Array(address.suffix(4))
        if address.prefix(10).allSatisfy({ $0 == 0 }), address[10] == 0xFF, address[11] == 0xFF {
            return contains(v4: embedded)
        }
        // 64:ff9b::/96 translates to IPv4 (RFC 6052).
        if address.starts(with: [0x00, 0x64, 0xFF, 0x9B] + [UInt8](repeating: 0, count: 8)) {
            return contains(v4: embedded)
        }
        guard address[0] & 0xE0 == 0x20 else { return false }
        // 6to4 and Teredo carry IPv4 addresses, 2001:db8::/32 is for documentation.
        let isSixToFour = address[0] == 0x20 && address[1] == 0x02
        let isSpecial = address.starts(with: [0x20, 0x01, 0x0D, 0xB8]) || address.starts(with: [0x20, 0x01, 0x00])
        return !isSixToFour && !isSpecial
    }
}
