import Crypto
package import Kernel

/// The secret that signs the events of a hook, and the signature (Standard Webhooks 1.0, symmetric).
package struct HookSecret: Sendable {
    private let key: SymmetricKey

    private static let prefix = "whsec_"

    /// Reads `whsec_` and 24 to 64 bytes in Base64; nil for anything else.
    package init?(_ text: Secret<String>) {
        guard text.exposed.utf8.starts(with: Self.prefix.utf8),
            let bytes = Base64.decode(String(text.exposed.dropFirst(Self.prefix.count))),
            (24...64).contains(bytes.count)
        else { return nil }
        key = SymmetricKey(data: bytes)
    }

    package static func makeText(from world: World) -> Secret<String> {
        Secret(prefix + Base64.encode(world.bytes(32)))
    }

    /// The header fields that authenticate `body`. A receiver checks the signature, and refuses an old time and a
    /// repeated id.
    package func headers(of body: [UInt8], id: String, at now: Instant) -> [(name: String, value: String)] {
        let time = String(now.seconds)
        let signed = Array("\(id).\(time).".utf8) + body
        let code = HMAC<SHA256>.authenticationCode(for: signed, using: key)
        return [
            ("webhook-id", id), ("webhook-timestamp", time),
            ("webhook-signature", "v1,\(Base64.encode(Array(code)))"),
        ]
    }
}
