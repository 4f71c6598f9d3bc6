import CCrypt
import Foundation
import Kernel

/// bcrypt and SHA-512-crypt, computed by libcrypt. Django prefixes bcrypt's text with a name.
struct CryptHash {
    private let setting: String
    /// The number of characters of the hash at the end, after cost and salt.
    private let hashLength: Int
    /// Whether the hash is of the password's hexadecimal SHA-256 instead of the password, as in Django's
    /// `bcrypt_sha256`.
    private let isOfDigest: Bool

    /// Whether the password itself is hashed by bcrypt.
    var isBcrypt: Bool { hashLength == Self.bcryptLength && !isOfDigest }

    private static let (bcryptLength, sha512Length) = (31, 86)
    private static let maxCost = 14
    private static let maxRounds = 1_000_000

    init(_ fields: HashFields) throws(ForeignHashRefusal) {
        if fields.name == "$6" {
            try self.init(sha512: fields)
        } else {
            try self.init(bcrypt: fields)
        }
    }

    private init(bcrypt fields: HashFields) throws(ForeignHashRefusal) {
        let isNamed = fields.all.first != ""
        let plain = isNamed ? HashFields("$" + fields.all.dropFirst(2).joined(separator: "$")) : fields
        guard ["$2a", "$2b", "$2y"].contains(plain.name), let rest = plain.rest(2), let cost = rest.first,
            cost.utf8.count == 2, let number = HashFields.number(cost), number >= 4, let letters = rest.last,
            letters.utf8.count == 53, letters.utf8.allSatisfy(Self.isLetter)
        else { throw .malformed("bcrypt") }
        guard number <= Self.maxCost else { throw .tooCostly("bcrypt has a cost of at most \(Self.maxCost)") }
        (setting, hashLength, isOfDigest) = (plain.text, Self.bcryptLength, fields.name == "bcrypt_sha256")
    }

    private init(sha512 fields: HashFields) throws(ForeignHashRefusal) {
        var parts = Array(fields.all.dropFirst(2))
        if let rounds = parts.first, rounds.utf8.starts(with: "rounds=".utf8) {
            parts.removeFirst()
            guard let number = HashFields.number(String(rounds.dropFirst(7))), number >= 1000 else {
                throw .malformed("SHA-512-crypt")
            }
            guard number <= Self.maxRounds else {
                throw .tooCostly("SHA-512-crypt has at most \(Self.maxRounds) rounds")
            }
        }
        guard parts.count == 2, parts[0].utf8.count <= 16, parts[1].utf8.count == Self.sha512Length,
            (parts[0] + parts[1]).utf8.allSatisfy(Self.isLetter)
        else { throw .malformed("SHA-512-crypt") }
        (setting, hashLength, isOfDigest) = (fields.text, Self.sha512Length, false)
    }

    private static func isLetter(_ byte: UInt8) -> Bool {
        byte.isASCIIAlphanumeric || byte == UInt8(ascii: ".") || byte == UInt8(ascii: "/")
    }

    func accepts(_ password: [UInt8]) throws -> Bool {
        let hashed =
            isOfDigest ? Array(Hex.encode(try DigestAlgorithm.sha256.digest(of: password)).utf8) : password
        // The library reads only up to the first zero.
        guard !hashed.contains(0) else { return false }
        var (work, size): (UnsafeMutableRawPointer?, Int32) = (nil, 0)
        defer { free(work) }
        let phrase = hashed.map(CChar.init(bitPattern:)) + [0]
        // The library returns no hash for a password that is too long for it.
        guard let computed = crypt_ra(phrase, setting, &work, &size) else { return false }
        return ConstantTime.equals(hash(in: String(cString: computed)), hash(in: setting))
    }

    /// Without the salt: the last character of bcrypt's salt has unused bits, which programs write differently.
    private func hash(in text: String) -> [UInt8] { Array(text.utf8.suffix(hashLength)) }
}
