import Kernel

/// The rules for callback and logout URLs.
enum RedirectURL {
    /// Checks a URL (UP-ACS-06; RFC 6749, section 3.1.2).
    ///
    /// - Throws: `InvalidInput` unless it is an absolute URI without a fragment, with an app's own scheme or `https`;
    ///   plain HTTP is allowed only to this machine.
    static func check(_ text: String) throws {
        let bytes = Array(text.utf8)
        guard !bytes.contains(UInt8(ascii: "#")) else { throw InvalidInput("\(text) cannot use fragment") }
        guard let colon = bytes.firstIndex(of: UInt8(ascii: ":")), isScheme(bytes[..<colon]),
            bytes[(colon + 1)...].allSatisfy(isPermitted), colon + 1 < bytes.count
        else { throw invalid(text) }
        switch String(decoding: bytes[..<colon], as: UTF8.self).lowercased() {
        // Browsers execute, display or read these addresses, and do not call an app.
        case "javascript", "data", "vbscript", "file", "blob", "filesystem", "about", "view-source", "ws", "wss":
            throw invalid(text)
        case "https":
            let authority = authority(of: bytes[(colon + 1)...])
            // User info makes an address look like one of another host.
            guard !authority.isEmpty, !authority.utf8.contains(UInt8(ascii: "@")) else { throw invalid(text) }
        case "http":
            guard Loopback.isAuthority(authority(of: bytes[(colon + 1)...])) else {
                throw InvalidInput("\(text) cannot use the HTTP protocol.")
            }
        default: break
        }
    }

    private static func invalid(_ text: String) -> InvalidInput { InvalidInput("\(text) is not a valid redirect URI.") }

    /// Printable ASCII without characters that parsers disagree on: some treat a backslash as a slash, and an asterisk
    /// as any name (OA-02).
    private static func isPermitted(_ byte: UInt8) -> Bool {
        byte.isASCIIVisible && !"\\<>\"*".utf8.contains(byte)
    }

    private static func isScheme(_ bytes: ArraySlice<UInt8>) -> Bool {
        guard let first = bytes.first, first.isASCIILetter else { return false }
        return bytes.allSatisfy { $0.isASCIIAlphanumeric || "+-.".utf8.contains($0) }
    }

    /// The part between `//` and the next slash or question mark.
    private static func authority(of rest: ArraySlice<UInt8>) -> String {
        guard rest.starts(with: "//".utf8) else { return "" }
        let authority = rest.dropFirst(2).prefix { $0 != UInt8(ascii: "/") && $0 != UInt8(ascii: "?") }
        return String(decoding: authority, as: UTF8.self)
    }
}
