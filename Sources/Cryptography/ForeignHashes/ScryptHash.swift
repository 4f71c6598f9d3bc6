import COpenSSL
import Kernel

/// scrypt (RFC 7914) in PHC's and Django's forms.
struct ScryptHash {
    let cost: ScryptCost
    let salt: [UInt8]
    let key: [UInt8]

    init(_ fields: HashFields) throws(ForeignHashRefusal) {
        guard let rest = fields.rest(3).map(Array.init), let parameters = HashFields.parameters(of: rest[0]),
            let salt = HashFields.bytes(rest[1]), let key = HashFields.bytes(rest[2])
        else { throw .malformed("scrypt") }
        let cost = try ScryptCost(
            log2: HashFields.number(parameters["ln"]), blocks: HashFields.number(parameters["r"]),
            lanes: HashFields.number(parameters["p"]))
        try self.init(cost, salt: salt, key: key)
    }

    /// `scrypt$N$salt$r$p$key`
    init(django fields: HashFields) throws(ForeignHashRefusal) {
        guard let rest = fields.rest(5).map(Array.init), let number = HashFields.number(rest[0]),
            number.nonzeroBitCount == 1, let key = HashFields.bytes(rest[4])
        else { throw .malformed("scrypt") }
        let cost = try ScryptCost(
            log2: number.trailingZeroBitCount, blocks: HashFields.number(rest[2]), lanes: HashFields.number(rest[3]))
        try self.init(cost, salt: Array(rest[1].utf8), key: key)
    }

    private init(_ cost: ScryptCost, salt: [UInt8], key: [UInt8]) throws(ForeignHashRefusal) {
        guard (16...128).contains(key.count) else { throw .malformed("scrypt") }
        (self.cost, self.salt, self.key) = (cost, salt, key)
    }

    func derived(from password: [UInt8]) throws -> [UInt8] {
        try cost.key(of: password, salt: salt, count: key.count)
    }
}

/// scrypt's parameters, within the limits of work and memory.
struct ScryptCost {
    private let log2: Int
    private let blocks: Int
    private let lanes: Int

    /// As many hashes run at once as there are cores, each with up to this much memory.
    private static let maxBytes = 134_217_728
    /// The limit on the product of N, r and p.
    private static let maxWork = 2_097_152

    /// - Parameters:
    ///   - log2: The binary logarithm of N.
    ///   - blocks: r.
    ///   - lanes: p.
    init(log2: Int?, blocks: Int?, lanes: Int?) throws(ForeignHashRefusal) {
        guard let log2, let blocks, let lanes, log2 >= 1, blocks >= 1, lanes >= 1 else { throw .malformed("scrypt") }
        guard log2 <= 20, blocks <= 64, lanes <= 64, 128 * blocks << log2 <= Self.maxBytes,
            blocks * lanes << log2 <= Self.maxWork
        else {
            throw .tooCostly(
                "scrypt takes at most \(Self.maxBytes) bytes of memory, and N * r * p is at most \(Self.maxWork)")
        }
        (self.log2, self.blocks, self.lanes) = (log2, blocks, lanes)
    }

    func key(of password: [UInt8], salt: [UInt8], count: Int) throws -> [UInt8] {
        var key = [UInt8](repeating: 0, count: count)
        let result = EVP_PBE_scrypt(
            password.map(CChar.init(bitPattern:)), password.count, salt, salt.count, 1 << UInt64(log2), UInt64(blocks),
            UInt64(lanes), UInt64(2 * Self.maxBytes), &key, key.count)
        try OpenSSLError.check(result, doing: "EVP_PBE_scrypt")
        return key
    }
}
