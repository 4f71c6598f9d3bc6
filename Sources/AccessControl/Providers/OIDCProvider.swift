package import Kernel
package import Wire

/// An OpenID Connect provider whose tokens roles may trust.
package struct OIDCProvider: Hashable, Sendable {
    /// The URL without `https://`, as ARNs name it.
    package var url: String
    /// The audiences that tokens may have.
    package var clientIDs: [String]
    /// The SHA-1 thumbprints of its certificates, in hexadecimal. They are stored for AWS's tools; TLS does not use
    /// them.
    package var thumbprints: [String]
    /// When it was created.
    package var createdAt: Instant
    /// Its tags, ordered by key.
    package var tags: [IAMResourceTag] = []

    /// The provider as ARNs name it.
    package var resource: IAMResource { IAMResource(.oidcProvider, name: url) }

    /// Where its tags are stored.
    var tagOwner: String { "oidc-provider/\(url)" }

    /// Checks a URL and removes its scheme.
    ///
    /// - Throws: `TrustedProviderRefusal.invalidURL` unless it is an https URL of at most 255 visible characters,
    ///   without a port, a user, a query and a fragment.
    static func url(_ text: String) throws(TrustedProviderRefusal) -> String {
        let scheme = Array("https://".utf8)
        let bytes = Array(text.utf8)
        guard bytes.count <= 255, bytes.starts(with: scheme), bytes.allSatisfy(\.isASCIIVisible) else {
            throw .invalidURL
        }
        let rest = bytes.dropFirst(scheme.count)
        let host = rest.prefix { $0 != UInt8(ascii: "/") }
        guard !host.isEmpty, host.allSatisfy({ $0.isASCIIAlphanumeric || ".-".utf8.contains($0) }),
            !rest.contains(where: { "?#@:\\\"<>".utf8.contains($0) })
        else { throw .invalidURL }
        let end = rest.last == UInt8(ascii: "/") ? rest.dropLast() : rest
        // Hosts are compared in lower case, but paths are not.
        let path = end.dropFirst(host.count)
        return String(decoding: host.map(\.asciiLowercased) + path, as: UTF8.self)
    }

    /// - Throws: `TrustedProviderRefusal.invalidClientID`.
    static func check(clientID: String) throws(TrustedProviderRefusal) {
        guard (1...255).contains(clientID.utf8.count), clientID.utf8.allSatisfy({ !$0.isASCIIControl }),
            StreamSafeText.admits(clientID)
        else { throw .invalidClientID }
    }

    /// - Throws: `TrustedProviderRefusal.invalidThumbprints`.
    static func check(thumbprints: [String]) throws(TrustedProviderRefusal) {
        guard thumbprints.count <= 5,
            thumbprints.allSatisfy({ $0.utf8.count == 40 && $0.utf8.allSatisfy { $0.asciiHexDigitValue != nil } })
        else { throw .invalidThumbprints }
    }
}
