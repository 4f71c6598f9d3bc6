import Crypto

/// A client's answer to a challenge: a signature that requires the password.
package struct SRPProof: Hashable, Sendable {
    /// The bytes that came with the challenge, returned.
    package let secretBlock: [UInt8]
    /// The client's time, exactly as it was signed. `SRPTimestamp` reads it.
    package let timestamp: String
    /// 32 bytes if valid. Any other length never matches.
    package let signature: [UInt8]

    package init(secretBlock: [UInt8], timestamp: String, signature: [UInt8]) {
        self.secretBlock = secretBlock
        self.timestamp = timestamp
        self.signature = signature
    }

    /// HMAC-SHA256 over the names, the secret block and the time.
    static func signature(
        key: [UInt8], identity: SRPIdentity, secretBlock: [UInt8], timestamp: String
    ) -> [UInt8] {
        var code = HMAC<SHA256>(key: SymmetricKey(data: key))
        code.update(data: Array(identity.space.utf8))
        code.update(data: Array(identity.name.utf8))
        code.update(data: secretBlock)
        code.update(data: Array(timestamp.utf8))
        return Array(code.finalize())
    }
}
