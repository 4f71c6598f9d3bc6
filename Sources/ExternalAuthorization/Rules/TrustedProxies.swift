import Foundation
import Kernel
package import Wire

/// The addresses of gateways that are believed what they say of the client: its address, and whether it came by TLS.
package struct TrustedProxies: Sendable {
    private let addresses: Set<[UInt8]>

    /// No gateways.
    package init() { addresses = [] }

    /// The gateways with these addresses.
    ///
    /// - Returns: Nil if one is no IP address.
    package init?(_ addresses: [String]) {
        var parsed: Set<[UInt8]> = []
        for address in addresses {
            guard let bytes = Self.parse(address) else { return nil }
            parsed.insert(bytes)
        }
        self.addresses = parsed
    }

    /// A gateway's statement about the client of a request: the last address of `X-Forwarded-For`, which the gateway
    /// itself has added, and `X-Forwarded-Proto`. Nothing is said by others, or by headers that are missing or doubled.
    package func client(of request: WireRequest) -> (address: String?, isEncrypted: Bool) {
        guard let sender = Self.parse(request.remoteAddress), addresses.contains(sender) else { return (nil, false) }
        let last = request.header("x-forwarded-for")?.utf8.split(separator: UInt8(ascii: ",")).last
        let address = last.map { String(Substring($0.drop { $0 == UInt8(ascii: " ") })) }
        let scheme = request.header("x-forwarded-proto") ?? ""
        return (address.flatMap { Self.parse($0) == nil ? nil : $0 }, scheme.utf8.elementsEqual("https".utf8))
    }

    /// The bytes of an address. Listeners for both families see IPv4 clients under `::ffff:0:0/96`.
    private static func parse(_ text: String) -> [UInt8]? {
        guard text.utf8.count <= 45, text.utf8.allSatisfy(\.isASCIIVisible) else { return nil }
        if let four = parse(text, family: AF_INET, size: 4) { return four }
        guard let sixteen = parse(text, family: AF_INET6, size: 16) else { return nil }
        let isMapped = sixteen.prefix(10).allSatisfy { $0 == 0 } && sixteen[10] == 0xFF && sixteen[11] == 0xFF
        return isMapped ? Array(sixteen.suffix(4)) : sixteen
    }

    private static func parse(_ text: String, family: Int32, size: Int) -> [UInt8]? {
        var bytes = [UInt8](repeating: 0, count: size)
        return inet_pton(family, text, &bytes) == 1 ? bytes : nil
    }
}
