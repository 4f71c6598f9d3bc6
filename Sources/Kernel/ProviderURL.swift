/// The rule for URLs of providers.
package enum ProviderURL {
    /// Whether `text` is an https URL without user info and fragment. Plain HTTP is for this machine only.
    package static func isValid(_ text: String) -> Bool {
        let bytes = Array(text.utf8)
        guard bytes.count <= 2048, bytes.allSatisfy({ $0.isASCIIVisible && !forbidden.contains($0) }) else {
            return false
        }
        for scheme in ["https://", "http://"] where bytes.starts(with: scheme.utf8) {
            let authority = bytes.dropFirst(scheme.utf8.count).prefix { !"/?".utf8.contains($0) }
            guard !authority.isEmpty, !authority.contains(UInt8(ascii: "@")) else { return false }
            return scheme == "https://" || Loopback.isAuthority(String(decoding: authority, as: UTF8.self))
        }
        return false
    }

    private static let forbidden = Array("\\<>\"#{}|^`".utf8)
}
