public import Kernel

/// What a server keeps in place of a password: enough to recognise it, not enough to sign in with it.
///
/// Guessing against it is far cheaper than against a slow hash, so it must be sealed where it is stored.
public struct SRPVerifier: Hashable, Sendable {
    /// The salt, as a number with the most significant byte first.
    public let salt: [UInt8]
    /// g to the power of x: as many bytes as N has.
    public let value: [UInt8]

    /// A verifier as a client made it.
    ///
    /// Throws `Refusal.invalid` unless 0 < `value` < N and `salt` has 1 to 64 bytes.
    public init(salt: [UInt8], value: [UInt8], in group: SRPGroup = .modp3072) throws(Refusal) {
        guard (1...64).contains(salt.count), group.contains(value) else {
            throw Refusal.invalid("Invalid password verifier.")
        }
        self.salt = salt
        self.value = SRPNumber.padded(SRPNumber.minimal(value), to: group.byteCount)
    }

    /// The verifier of `password` under a fresh salt.
    ///
    /// Costs one exponentiation.
    public static func make(
        for identity: SRPIdentity, password: Secret<String>, arithmetic: any ModularArithmetic,
        random: (_ count: Int) -> [UInt8]
    ) throws -> Self {
        try make(for: identity, password: password, salt: random(saltByteCount), arithmetic: arithmetic)
    }

    /// The verifier of `password` under a given salt.
    ///
    /// Costs one exponentiation.
    public static func make(
        for identity: SRPIdentity, password: Secret<String>, salt: [UInt8], arithmetic: any ModularArithmetic
    ) throws -> Self {
        let x = SRPHash.x(identity, password: password, salt: salt)
        return try Self(salt: salt, value: arithmetic.generatorPower(x), in: arithmetic.group)
    }

    /// Whether this is the verifier of `password`.
    ///
    /// Costs one exponentiation and compares in constant time.
    public func accepts(
        _ password: Secret<String>, of identity: SRPIdentity, arithmetic: any ModularArithmetic
    ) throws -> Bool {
        let x = SRPHash.x(identity, password: password, salt: salt)
        return ConstantTime.equals(try arithmetic.generatorPower(x), value)
    }

    /// The salt as it goes out: two lower-case digits for each byte, and no zero bytes in front.
    ///
    /// It is hashed as the number it is; clients that hash the text they are sent would keep such zeros.
    public var saltHex: String { Hex.encode(salt.dropLast().drop { $0 == 0 } + salt.suffix(1)) }

    /// How long a salt of our own is, in bytes.
    public static let saltByteCount = 16
}

extension SRPVerifier {
    /// Value and salt in one, for sealing.
    public var encoded: [UInt8] { value + salt }

    /// Reads what `encoded` wrote.
    ///
    /// Throws `Refusal.invalid` for anything else.
    public init(encoded: [UInt8], in group: SRPGroup = .modp3072) throws(Refusal) {
        let cut = min(encoded.count, group.byteCount)
        try self.init(salt: Array(encoded[cut...]), value: Array(encoded[..<cut]), in: group)
    }
}
