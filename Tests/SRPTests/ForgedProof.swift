import Kernel

@testable import SRP

/// The proof of an attacker who assumes that the shared secret is zero.
enum ForgedProof {
    static func withZeroSecret(
        _ session: SRPServerSession, _ identity: SRPIdentity, secretBlock: [UInt8]
    ) throws -> SRPProof {
        let timestamp = "Tue Mar 3 04:05:06 UTC 2020"
        let key = SRPHash.key(secret: [0], u: try SRPHash.u(session.client, server: session.server))
        return SRPProof(
            secretBlock: secretBlock, timestamp: timestamp,
            signature: SRPProof.signature(
                key: key, identity: identity, secretBlock: secretBlock, timestamp: timestamp))
    }
}
