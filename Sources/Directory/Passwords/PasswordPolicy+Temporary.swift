package import Kernel

extension PasswordPolicy {
    /// A temporary password for an account that an administrator creates.
    ///
    /// It has characters of every class, so that it meets every policy, and none that HTML must escape.
    package func generateTemporary(from world: World) -> Secret<String> {
        let classes: [StaticString] = [
            "ABCDEFGHJKLMNPQRSTUVWXYZ", "abcdefghijkmnopqrstuvwxyz", "23456789", "!@$%^*-_=+?.",
        ]
        let all: StaticString = "ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz23456789!@$%^*-_=+?."
        let length = max(minimumLength, Self.usualTemporaryLength)
        let certain = classes.map { world.text(of: 1, from: $0) }.joined()
        let rest = world.text(of: length - classes.count, from: all)
        return Secret(String(decoding: Self.mixed(Array((certain + rest).utf8), world: world), as: UTF8.self))
    }

    /// Twelve of 69 possible characters: more than 70 bits.
    private static let usualTemporaryLength = 12

    /// A uniform shuffle (Fisher and Yates), for at most 256 characters.
    private static func mixed(_ characters: [UInt8], world: World) -> [UInt8] {
        var characters = characters
        for last in characters.indices.dropFirst().reversed() {
            characters.swapAt(last, index(below: last + 1, world))
        }
        return characters
    }

    private static func index(below bound: Int, _ world: World) -> Int {
        let fair = 256 - 256 % bound
        while true {
            for byte in world.bytes(8) where Int(byte) < fair { return Int(byte) % bound }
        }
    }
}
