import COpenSSL
import Kernel

/// PBKDF2 (RFC 8018) with SHA-1, SHA-256 or SHA-512, in the forms of PHC, passlib and Django.
struct PBKDF2Hash {
    private let digest: DigestAlgorithm
    private let iterations: Int
    private let salt: [UInt8]
    let key: [UInt8]

    var isSHA256: Bool { digest == .sha256 }

    /// The limit on iterations times blocks of the key.
    private static let maxWork = 4_000_000

    /// `$pbkdf2-sha256$i=100000,l=32$salt$key`, or only the number of iterations instead of the parameters.
    init(_ fields: HashFields) throws(ForeignHashRefusal) {
        let digests: [String: DigestAlgorithm] = ["$pbkdf2-sha256": .sha256, "$pbkdf2-sha512": .sha512]
        guard let rest = fields.rest(3).map(Array.init), let salt = HashFields.bytes(rest[1]),
            let key = HashFields.bytes(rest[2])
        else { throw .malformed("PBKDF2") }
        let iterations = HashFields.number(rest[0]) ?? HashFields.number(HashFields.parameters(of: rest[0])?["i"])
        try self.init(digests[fields.name] ?? .sha1, iterations: iterations, salt: salt, key: key)
    }

    /// `pbkdf2_sha256$iterations$salt$key`, whose salt is text.
    init(django fields: HashFields) throws(ForeignHashRefusal) {
        guard let rest = fields.rest(3).map(Array.init), let key = HashFields.bytes(rest[2]) else {
            throw .malformed("PBKDF2")
        }
        try self.init(
            fields.name == "pbkdf2_sha1" ? .sha1 : .sha256, iterations: HashFields.number(rest[0]),
            salt: Array(rest[1].utf8), key: key)
    }

    private init(
        _ digest: DigestAlgorithm, iterations: Int?, salt: [UInt8], key: [UInt8]
    ) throws(ForeignHashRefusal) {
        guard let iterations, iterations >= 1, (16...128).contains(key.count) else { throw .malformed("PBKDF2") }
        let blocks = (key.count + digest.byteCount - 1) / digest.byteCount
        guard iterations <= Self.maxWork / blocks else {
            throw .tooCostly("PBKDF2 has at most \(Self.maxWork) iterations, counted for each block of the key")
        }
        (self.digest, self.iterations, self.salt, self.key) = (digest, iterations, salt, key)
    }

    func derived(from password: [UInt8]) throws -> [UInt8] {
        var derived = [UInt8](repeating: 0, count: key.count)
        let result = PKCS5_PBKDF2_HMAC(
            password.map(CChar.init(bitPattern:)), Int32(password.count), salt, Int32(salt.count), Int32(iterations),
            digest.method, Int32(derived.count), &derived)
        try OpenSSLError.check(result, doing: "PKCS5_PBKDF2_HMAC")
        return derived
    }
}
