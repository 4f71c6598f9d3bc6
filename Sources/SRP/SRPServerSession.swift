public import Kernel

/// What a server remembers between its challenge and the answer.
///
/// It is used once, and sealed wherever it is kept.
public struct SRPServerSession: Sendable {
    /// A, as the client sent it.
    public let client: SRPPublicValue
    /// B, as it goes out.
    public let server: SRPPublicValue
    /// b: 256 random bits.
    let secret: Secret<[UInt8]>

    static let secretByteCount = 32

    init(client: SRPPublicValue, server: SRPPublicValue, secret: Secret<[UInt8]>) {
        self.client = client
        self.server = server
        self.secret = secret
    }

    /// A, B and b in one, for sealing: it holds a secret.
    public var encoded: [UInt8] { client.bytes + server.bytes + secret.exposed }

    /// Reads what `encoded` wrote.
    ///
    /// Throws `Refusal.invalid` for anything else.
    public init(encoded: [UInt8], in group: SRPGroup = .modp3072) throws(Refusal) {
        let width = group.byteCount
        guard encoded.count == 2 * width + Self.secretByteCount else { throw Refusal.invalid("Invalid session.") }
        client = try SRPPublicValue(Array(encoded[..<width]), in: group)
        server = try SRPPublicValue(Array(encoded[width..<2 * width]), in: group)
        secret = Secret(Array(encoded[(2 * width)...]))
    }
}
