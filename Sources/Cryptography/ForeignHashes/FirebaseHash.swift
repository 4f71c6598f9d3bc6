import Crypto
import CryptoExtras
import Kernel

/// Firebase's scrypt, with its parameters in Supabase's form: `$fbscrypt$v=1,n=14,r=8,p=1,ss=<salt
/// separator>,sk=<signer key>$<salt>$<hash>`.
///
/// The hash is the project's signer key, encrypted with the key that scrypt derives.
struct FirebaseHash {
    private let cost: ScryptCost
    /// The user's salt and the project's separator.
    private let salt: [UInt8]
    private let signer: [UInt8]
    let encrypted: [UInt8]

    init(_ fields: HashFields) throws(ForeignHashRefusal) {
        guard let rest = fields.rest(3).map(Array.init), let parameters = HashFields.parameters(of: rest[0]),
            parameters["v"] == "1", let separator = HashFields.bytes(parameters["ss"] ?? ""),
            let signer = HashFields.bytes(parameters["sk"]), let salt = HashFields.bytes(rest[1]),
            let encrypted = HashFields.bytes(rest[2]), signer.count >= 16, signer.count == encrypted.count
        else { throw .malformed("Firebase's scrypt") }
        cost = try ScryptCost(
            log2: HashFields.number(parameters["n"]), blocks: HashFields.number(parameters["r"]),
            lanes: HashFields.number(parameters["p"]))
        (self.salt, self.signer, self.encrypted) = (salt + separator, signer, encrypted)
    }

    /// The signer key, encrypted with the key of `password`.
    func encryptedSigner(for password: [UInt8]) throws -> [UInt8] {
        let key = SymmetricKey(data: try cost.key(of: password, salt: salt, count: 32))
        let counter = try AES._CTR.Nonce(nonceBytes: [UInt8](repeating: 0, count: 16))
        return Array(try AES._CTR.encrypt(signer, using: key, nonce: counter))
    }
}
