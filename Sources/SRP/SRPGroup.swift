import Crypto
import Kernel

/// The parameters that both sides of the protocol agree on in advance (RFC 5054, appendix A).
package struct SRPGroup: Hashable, Sendable {
    /// The prime N, big-endian.
    package let modulus: [UInt8]
    /// The generator g, big-endian.
    package let generator: [UInt8]
    /// k: SHA-256 over N and g in their signed form.
    package let multiplier: [UInt8]

    /// - Parameters:
    ///   - modulus: The prime N, big-endian without leading zeros.
    ///   - generator: The generator g, big-endian.
    package init(modulus: [UInt8], generator: [UInt8]) {
        self.modulus = modulus
        self.generator = generator
        multiplier = Array(SHA256.hash(data: SRPNumber.signed(modulus) + SRPNumber.signed(generator)))
    }

    /// The number of bytes of N: 384 for the group in use.
    package var byteCount: Int { modulus.count }

    /// Whether 0 < `number` < N.
    package func contains(_ number: [UInt8]) -> Bool {
        let bytes = SRPNumber.minimal(number)
        guard !bytes.isEmpty, bytes.count <= modulus.count else { return false }
        return bytes.count < modulus.count || bytes.lexicographicallyPrecedes(modulus)
    }

    /// The 3072-bit group with generator 2, the only group that Cognito uses.
    package static let modp3072 = SRPGroup(modulus: Hex.decode(prime) ?? [], generator: [2])

    /// RFC 3526, group 15.
    private static let prime = """
        FFFFFFFFFFFFFFFFC90FDAA22168C234C4C6628B80DC1CD129024E088A67CC74020BBEA63B139B22514A08798E3404DD\
        EF9519B3CD3A431B302B0A6DF25F14374FE1356D6D51C245E485B576625E7EC6F44C42E9A637ED6B0BFF5CB6F406B7ED\
        EE386BFB5A899FA5AE9F24117C4B1FE649286651ECE45B3DC2007CB8A163BF0598DA48361C55D39A69163FA8FD24CF5F\
        83655D23DCA3AD961C62F356208552BB9ED529077096966D670C354E4ABC9804F1746C08CA18217C32905E462E36CE3B\
        E39E772C180E86039B2783A2EC07A28FB5C55DF06F4C52C9DE2BCBF6955817183995497CEA956AE515D2261898FA0510\
        15728E5A8AAAC42DAD33170D04507A33A85521ABDF1CBA64ECFB850458DBEF0A8AEA71575D060C7DB3970F85A6E1E4C7\
        ABF5AE8CDB0933D71E8C94E04A25619DCEE3D2261AD2EE6BF12FFA06D98A0864D87602733EC86A64521F2B18177B200C\
        BBE117577A615D6C770988C0BAD946E208E24FA074E5AB3143DB5BFCE0FD108E4B82D120A93AD2CAFFFFFFFFFFFFFFFF
        """
}
