import Kernel
import Testing

@testable import Cryptography

/// Messages that the AWS Encryption SDK decrypts. `Tests/Compatibility/clients/test_triggers.py` lets the SDK do it.
@Suite struct EncryptedMessageTests {
    /// Random bytes that count from 100 on, each time anew.
    private let world = World(now: { Instant(seconds: 0) }, bytes: { count in (0..<count).map { UInt8($0 + 100) } })

    private func key(_ bytes: [UInt8] = Array(0..<32)) throws -> SenderKey { try SenderKey(Secret(bytes)) }

    // The SDK for Python 4.0.7 decrypts both texts with a Raw AES keyring, under its policy that requires commitment.
    @Test func `a message is, byte by byte, what the Encryption SDK reads`() throws {
        let message = try EncryptedMessage.seal(
            Array("123456".utf8), under: key(), context: ["b": "2", "a": "ä"], world: world)
        #expect(
            Hex.encode(message) == """
                0204786465666768696a6b6c6d6e6f707172737475767778797a7b7c7d7e7f80818283000f00020001610002c3a400016200\
                0132000100076d6172746c6574001e73656e6465722d6b6579000000800000000c6465666768696a6b6c6d6e6f00302c7eb8\
                0111803cf5520f3187aa14188e36b7707df3158909dbacd2377b2227cb33c76f5c14148f274175e0692760212b0200001000\
                dad05fea55509028f38a29ee5c4d41701f36407635e8f88bab95ae7642ccb4a5fdbb066bd4861a2d3714b64b0f9dd86dffff\
                ffff00000001000000000000000000000001000000060ab3071c66e2a92ba520365b35b6a16da83b5d61be9b
                """)
        let empty = try EncryptedMessage.seal([], under: key(), context: [:], world: world)
        #expect(
            Hex.encode(empty) == """
                0204786465666768696a6b6c6d6e6f707172737475767778797a7b7c7d7e7f808182830000000100076d6172746c6574001e\
                73656e6465722d6b6579000000800000000c6465666768696a6b6c6d6e6f00302c7eb80111803cf5520f3187aa14188e36b7\
                707df3158909dbacd2377b2227cb07ed125e989288164cf635d26d239e350200001000dad05fea55509028f38a29ee5c4d41\
                701f36407635e8f88bab95ae7642ccb4a5a23b10bc9231901ddf8931c3c0e5e516ffffffff00000001000000000000000000\
                00000100000000e52b1a1c33b90749d4433d0e6ffbdd22
                """)
    }

    @Test func `two messages of one text differ`() throws {
        let world = World.still()
        let messages = try (0..<2).map { _ in
            try EncryptedMessage.seal(Array("123456".utf8), under: key(), context: [:], world: world)
        }
        #expect(messages[0] != messages[1] && messages[0].count == messages[1].count)
    }

    @Test func `a key of another length, a long text and a long context are refused`() throws {
        #expect(throws: InvalidInput.self) { try key([1, 2, 3]) }
        let long = String(repeating: "x", count: 65_536)
        for (text, context) in [([UInt8](repeating: 0, count: 4097), [:]), ([1], ["a": long]), ([1], [long: "a"])] {
            #expect(throws: InvalidInput.self) {
                try EncryptedMessage.seal(text, under: key(), context: context, world: world)
            }
        }
    }
}
