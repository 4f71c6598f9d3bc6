import Cryptography
import Kernel

/// The ids of guests: identities without logins. An id contains the pool that has issued it, so that no row is needed
/// before the guest first gets a token, credentials or a login.
///
/// The UUID has 60 random bits, and 62 bits that are masked by a keyed hash of these: the pool's tag, further random
/// bits, and a check, without which anyone could make ids up.
struct GuestIDs: Sendable {
    /// The parts of an id, before it is checked.
    struct Claim: Sendable {
        fileprivate let front: [UInt8]
        /// The tag of the pool that has issued the id, if the check is right.
        let tag: Int64
        fileprivate let salt: UInt64
        fileprivate let check: UInt64
    }

    private let cipher: SecretCipher

    private static let tagBits: UInt64 = 24
    private static let saltBits: UInt64 = 14
    private static let checkBits: UInt64 = 24

    init(_ cipher: SecretCipher) { self.cipher = cipher }

    /// A random tag for a pool.
    static func freshTag(from world: World) -> Int64 {
        Int64(number(world.bytes(8)) & mask(tagBits))
    }

    /// A new id. UUID version 4 fixes six of its bits (RFC 9562, section 5.4).
    func newID(in pool: IdentityPoolID, tagged tag: Int64, from world: World) -> IdentityID {
        var front = world.bytes(8)
        front[6] = front[6] & 0x0F | 0x40
        let salt = Self.number(world.bytes(8)) & Self.mask(Self.saltBits)
        let check = self.check(front, tag: tag, salt: salt, pool: pool)
        let back = UInt64(tag) << (Self.saltBits + Self.checkBits) | salt << Self.checkBits | check
        return Self.id(front, back: (back ^ pad(front)) & Self.mask(62) | 1 << 63, in: pool.region)
    }

    /// The parts of `id`; nil if it has another form.
    func claim(in id: IdentityID) -> Claim? {
        let text = id.rawValue.utf8.dropFirst(id.region.utf8.count + 1)
        let letters = text.filter { $0 != UInt8(ascii: "-") }
        guard text.count == 36, let bytes = Hex.decode(String(decoding: letters, as: UTF8.self)), bytes.count == 16
        else { return nil }
        let (front, masked) = (Array(bytes.prefix(8)), Self.number(Array(bytes.suffix(8))))
        // Another spelling of an id is not an id.
        guard Self.id(front, back: masked, in: id.region) == id, masked >> 62 == 0b10 else { return nil }
        let back = (masked ^ pad(front)) & Self.mask(62)
        return Claim(
            front: front, tag: Int64(back >> (Self.saltBits + Self.checkBits)),
            salt: back >> Self.checkBits & Self.mask(Self.saltBits), check: back & Self.mask(Self.checkBits))
    }

    /// Whether `pool` has issued the id with these parts.
    func isIssued(by pool: IdentityPoolID, _ claim: Claim) -> Bool {
        claim.check == check(claim.front, tag: claim.tag, salt: claim.salt, pool: pool)
    }

    private func pad(_ front: [UInt8]) -> UInt64 {
        Self.number(cipher.digest(Hex.encode(front), .guestIdentity, "pad"))
    }

    private func check(_ front: [UInt8], tag: Int64, salt: UInt64, pool: IdentityPoolID) -> UInt64 {
        let digest = cipher.digest(Hex.encode(front), .guestIdentity, "check", pool.rawValue, "\(tag)", "\(salt)")
        return Self.number(digest) & Self.mask(Self.checkBits)
    }

    private static func mask(_ bits: UInt64) -> UInt64 { (1 << bits) - 1 }

    private static func number(_ bytes: [UInt8]) -> UInt64 {
        bytes.prefix(8).reduce(0) { $0 << 8 | UInt64($1) }
    }

    private static func id(_ front: [UInt8], back: UInt64, in region: String) -> IdentityID {
        let bytes = front + (0..<8).map { UInt8(truncatingIfNeeded: back >> UInt64(56 - 8 * $0)) }
        var text = Hex.encode(bytes)[...]
        let groups = [8, 4, 4, 4, 12].map { length in
            defer { text = text.dropFirst(length) }
            return text.prefix(length)
        }
        return IdentityID(rawValue: region + ":" + groups.joined(separator: "-"))
    }
}
