package import Kernel

/// The server's state between its challenge and the answer. It is used once, and must be sealed where it is stored.
package struct SRPServerSession: Sendable {
    /// A, as the client sent it.
    package let client: SRPPublicValue
    /// B, as sent to the client.
    package let server: SRPPublicValue
    /// b: 256 random bits.
    let secret: Secret<[UInt8]>

    static let secretByteCount = 32

    init(client: SRPPublicValue, server: SRPPublicValue, secret: Secret<[UInt8]>) {
        self.client = client
        self.server = server
        self.secret = secret
    }

    /// A, B and b, for sealing: it contains a secret.
    package var encoded: [UInt8] { client.bytes + server.bytes + secret.exposed }

    /// Reads the bytes of `encoded`.
    ///
    /// - Throws: `InvalidInput` for anything else.
    package init(encoded: [UInt8], in group: SRPGroup = .modp3072) throws(InvalidInput) {
        let width = group.byteCount
        guard encoded.count == 2 * width + Self.secretByteCount else { throw InvalidInput("Invalid SRP session.") }
        client = try SRPPublicValue(Array(encoded[..<width]), in: group)
        server = try SRPPublicValue(Array(encoded[width..<2 * width]), in: group)
        secret = Secret(Array(encoded[(2 * width)...]))
    }
}
