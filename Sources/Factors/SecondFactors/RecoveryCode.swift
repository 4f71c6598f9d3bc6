import Kernel

/// A code that signs in a user who has lost the second factor: three groups of four letters and digits, such as
/// `k3pa-7xqd-m2vn`. Codes of apps and codes that are sent have other forms.
struct RecoveryCode: Sendable {
    /// In lower case, the form that is hashed.
    let text: Secret<String>

    private static let groups = 3
    private static let groupLength = 4

    /// A new code of 60 random bits.
    init(_ world: World) {
        text = Self.grouped(Array(Base32.encode(world.bytes(8)).utf8.prefix(Self.groups * Self.groupLength)))
    }

    /// Nil if `typed` does not look like a recovery code. Hyphens and spaces may be anywhere, or be left out.
    init?(_ typed: Secret<String>) {
        guard typed.exposed.utf8.count <= Self.maxTyped else { return nil }
        let letters = typed.exposed.utf8.filter { !"- ".utf8.contains($0) }
        guard letters.count == Self.groups * Self.groupLength, letters.allSatisfy(\.isASCIIAlphanumeric) else {
            return nil
        }
        text = Self.grouped(letters)
    }

    private static let maxTyped = 32

    private static func grouped(_ letters: [UInt8]) -> Secret<String> {
        let parts = (0..<groups).map { letters.dropFirst($0 * groupLength).prefix(groupLength).map(\.asciiLowercased) }
        return Secret(String(decoding: Array(parts.joined(separator: [UInt8(ascii: "-")])), as: UTF8.self))
    }
}
