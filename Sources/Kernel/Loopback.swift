/// Recognises hosts that always mean this machine.
package enum Loopback {
    /// Whether `host` is `localhost`, `::1` or an address in 127.0.0.0/8.
    ///
    /// It resolves no name: a name could resolve differently when the connection is made.
    package static func contains(_ host: String) -> Bool {
        let name = host.utf8.map(\.asciiLowercased)
        if ["localhost", "::1", "[::1]"].contains(where: { $0.utf8.elementsEqual(name) }) { return true }
        let parts = name.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
        return parts.count == 4 && parts.allSatisfy(isByte) && parts[0].elementsEqual("127".utf8)
    }

    /// Whether the authority of a URL is `localhost`, `127.0.0.1` or `[::1]`, perhaps with a port, and nothing else,
    /// such as user info. Other spellings of these hosts are not recognised.
    package static func isAuthority(_ authority: String) -> Bool {
        ["localhost", "127.0.0.1", "[::1]"].contains { host in
            let port = authority.utf8.dropFirst(host.utf8.count)
            return authority.utf8.starts(with: host.utf8)
                && (port.isEmpty || port.first == UInt8(ascii: ":") && port.dropFirst().allSatisfy(\.isASCIIDigit))
        }
    }

    private static func isByte(_ part: ArraySlice<UInt8>) -> Bool {
        guard (1...3).contains(part.count), part.allSatisfy(\.isASCIIDigit) else { return false }
        return UInt8(String(decoding: part, as: UTF8.self)) != nil
    }
}
