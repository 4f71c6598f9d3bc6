import Kernel

/// A code with which a user who has lost the second factor signs in: three groups of four letters and digits, as
/// `k3pa-7xqd-m2vn`. No code of an app and no code that is sent looks like it.
struct RecoveryCode: Sendable {
    /// In lower case, as it is hashed.
    let text: Secret<String>

    private static let groups = 3
    private static let groupLength = 4

    /// A new code of 60 random bits.
    init(_ world: World) {
        let drawn = Array(Base32.encode(world.bytes(8)).utf8.prefix(Self.groups * Self.groupLength))
        let parts = (0..<Self.groups).map { group in drawn.dropFirst(group * Self.groupLength).prefix(Self.groupLength)
        }
        text = Secret(Self.lowercase(parts.joined(separator: [UInt8(ascii: "-")])))
    }

    /// Nil if `typed` does not look like a recovery code.
    init?(_ typed: Secret<String>) {
        guard typed.exposed.utf8.count == Self.groups * (Self.groupLength + 1) - 1 else { return nil }
        let parts = typed.exposed.utf8.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
        guard parts.count == Self.groups,
            parts.allSatisfy({ $0.count == Self.groupLength && $0.allSatisfy(\.isASCIIAlphanumeric) })
        else { return nil }
        text = Secret(Self.lowercase(typed.exposed.utf8))
    }

    private static func lowercase(_ bytes: some Sequence<UInt8>) -> String {
        String(decoding: bytes.map(\.asciiLowercased), as: UTF8.self)
    }
}
