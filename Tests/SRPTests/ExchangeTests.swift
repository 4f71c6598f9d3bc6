import Cryptography
import Kernel
import Testing

@testable import SRP

/// Properties of every pair of client and server (RFC 5054, section 2.6), with either arithmetic.
struct ExchangeTests {
    let openSSL: OpenSSLArithmetic
    let identity = SRPIdentity(space: "Pool12345", name: "walter")
    let password = Secret("correct horse battery staple")

    init() throws { openSSL = try OpenSSLArithmetic() }

    /// One sign-in of a client with `typed` on a server that has the verifier of `password`.
    private func outcome(
        typed: Secret<String>, client: any ModularArithmetic, server: any ModularArithmetic, _ random: SRPRandom,
        alter: (SRPProof) -> SRPProof = { $0 }
    ) throws -> Bool {
        let draw = random.source()
        let verifier = try SRPVerifier.make(for: identity, password: password, arithmetic: server, random: draw)
        let user = try SRPClient(arithmetic: client, random: draw)
        let srpServer = SRPServer(arithmetic: server)
        let session = try srpServer.challenge(user.publicValue, verifier: verifier, random: draw)
        let proof = try user.proof(
            of: typed, for: identity, server: session.server, salt: verifier.salt, secretBlock: draw(64),
            timestamp: "Tue Mar 3 04:05:06 UTC 2020")
        let kept = try SRPServerSession(encoded: session.encoded)
        let stored = try SRPVerifier(encoded: verifier.encoded)
        return try srpServer.accepts(alter(proof), of: identity, in: kept, verifier: stored)
    }

    @Test(arguments: 0..<20)
    func `the right password is accepted and a wrong one is not`(_ seed: UInt64) throws {
        let random = SRPRandom(seed)
        #expect(try outcome(typed: password, client: openSSL, server: openSSL, random))
        #expect(try !outcome(typed: Secret("wrong"), client: openSSL, server: openSSL, random))
    }

    @Test func `client and server may use different arithmetic`() throws {
        let plain = BigIntArithmetic()
        #expect(try outcome(typed: password, client: plain, server: openSSL, SRPRandom(100)))
        #expect(try outcome(typed: password, client: openSSL, server: plain, SRPRandom(101)))
    }

    @Test(
        arguments: [[1, 2, 3], [0, 1, 2], [0, 0x80, 2], [0, 0, 0xF0, 3], [0x0A, 0xBC], [0x80, 0], [0, 0]] as [[UInt8]])
    func `a salt is the same number to clients that hash it as text`(_ salt: [UInt8]) throws {
        let verifier = try SRPVerifier(salt: salt, value: [2])
        let digits = verifier.saltHex
        // What those clients hash: an even number of digits, with leading zeros if the first digit would read as a
        // sign.
        let asText = (digits.first.map { "89abcdef".contains($0) } == true ? "00" : "") + digits
        #expect(digits.count % 2 == 0 && Hex.decode(asText) == SRPNumber.signed(salt))
    }

    // SRP-06
    @Test func `a signature with any one bit changed is refused`() throws {
        let draw = SRPRandom(7).source()
        let verifier = try SRPVerifier.make(for: identity, password: password, arithmetic: openSSL, random: draw)
        let user = try SRPClient(arithmetic: openSSL, random: draw)
        let srpServer = SRPServer(arithmetic: openSSL)
        let session = try srpServer.challenge(user.publicValue, verifier: verifier, random: draw)
        let proof = try user.proof(
            of: password, for: identity, server: session.server, salt: verifier.salt, secretBlock: draw(64),
            timestamp: "Tue Mar 3 04:05:06 UTC 2020")
        func accepted(_ signature: [UInt8]) throws -> Bool {
            let altered = SRPProof(
                secretBlock: proof.secretBlock, timestamp: proof.timestamp, signature: signature)
            return try srpServer.accepts(altered, of: identity, in: session, verifier: verifier)
        }
        #expect(try accepted(proof.signature))
        for bit in 0..<256 {
            var flipped = proof.signature
            flipped[bit / 8] ^= 1 << (bit % 8)
            #expect(try !accepted(flipped), "bit \(bit)")
        }
        for wrong in [[], Array(proof.signature.dropLast()), proof.signature + [0]] { #expect(try !accepted(wrong)) }
    }

    @Test func `the proof covers the secret block and the time`() throws {
        let random = SRPRandom(8)
        #expect(
            try !outcome(typed: password, client: openSSL, server: openSSL, random) {
                SRPProof(secretBlock: $0.secretBlock + [0], timestamp: $0.timestamp, signature: $0.signature)
            })
        #expect(
            try !outcome(typed: password, client: openSSL, server: openSSL, random) {
                SRPProof(
                    secretBlock: $0.secretBlock, timestamp: "Tue Mar 3 04:05:07 UTC 2020", signature: $0.signature)
            })
    }

    // SRP-02
    @Test func `a client that assumes a zero secret is refused`() throws {
        let draw = SRPRandom(9).source()
        let verifier = try SRPVerifier.make(for: identity, password: password, arithmetic: openSSL, random: draw)
        let srpServer = SRPServer(arithmetic: openSSL)
        let session = try srpServer.challenge(
            SRPClient(arithmetic: openSSL, random: draw).publicValue, verifier: verifier, random: draw)
        let forged = try ForgedProof.withZeroSecret(session, identity, secretBlock: draw(64))
        #expect(try !srpServer.accepts(forged, of: identity, in: session, verifier: verifier))
    }

    // SRP-03
    @Test func `B is in range, never repeats, and varies in all bits`() throws {
        let draw = SRPRandom(10).source()
        let verifier = try SRPVerifier.make(for: identity, password: password, arithmetic: openSSL, random: draw)
        let client = try SRPClient(arithmetic: openSSL, random: draw).publicValue
        let srpServer = SRPServer(arithmetic: openSSL)
        var seen: Set<[UInt8]> = []
        var ones = [Int](repeating: 0, count: 3072)
        let rounds = 10_000
        for _ in 0..<rounds {
            let server = try srpServer.challenge(client, verifier: verifier, random: draw).server
            #expect(server.bytes.count == 384 && SRPGroup.modp3072.contains(server.bytes))
            #expect(server.hex.utf8.count == 768)
            seen.insert(server.bytes)
            for (place, byte) in server.bytes.enumerated() where byte != 0 {
                for bit in 0..<8 { ones[place * 8 + bit] += Int(byte >> (7 - bit) & 1) }
            }
        }
        #expect(seen.count == rounds)
        // Six standard deviations on each side, for 3072 bits at once.
        #expect(ones.allSatisfy { abs($0 - rounds / 2) < 300 })
    }

    // SRP-03: the first byte, and a second byte that would read as a sign without the first.
    @Test(arguments: [(0x00, 0x00), (0x00, 0x80), (0x7F, 0x00), (0x80, 0x80)] as [(UInt8, UInt8)])
    func `a B with leading zeros has full length, and its proof is accepted`(
        _ first: UInt8, _ sign: UInt8
    ) throws {
        let draw = SRPRandom(14).source()
        let verifier = try SRPVerifier.make(for: identity, password: password, arithmetic: openSSL, random: draw)
        let user = try SRPClient(arithmetic: openSSL, random: draw)
        let srpServer = SRPServer(arithmetic: openSSL)
        var session = try srpServer.challenge(user.publicValue, verifier: verifier, random: draw)
        while session.server.bytes[0] != first || session.server.bytes[1] & 0x80 != sign {
            session = try srpServer.challenge(user.publicValue, verifier: verifier, random: draw)
        }
        let digits = session.server.hex
        #expect(digits.utf8.count == 768 && digits.hasPrefix(Hex.encode([first])))
        // Clients see the digits, and some drop leading zeros.
        for text in [digits, String(digits.drop { $0 == "0" })] {
            let proof = try user.proof(
                of: password, for: identity, server: SRPPublicValue(hex: text), salt: verifier.salt,
                secretBlock: draw(64), timestamp: "Tue Mar 3 04:05:06 UTC 2020")
            #expect(try srpServer.accepts(proof, of: identity, in: session, verifier: verifier))
        }
    }

    @Test func `a random source that returns too few bytes is refused`() throws {
        let draw = SRPRandom(11).source()
        let verifier = try SRPVerifier.make(for: identity, password: password, arithmetic: openSSL, random: draw)
        let client = try SRPClient(arithmetic: openSSL, random: draw).publicValue
        #expect(throws: Unavailable.self) {
            try SRPServer(arithmetic: openSSL).challenge(client, verifier: verifier) { _ in [] }
        }
    }

    // SRP-14
    @Test(arguments: [
        "pässwörd", "pa\u{308}sswo\u{308}rd", "🔑🔑🔑🔑", " leading and trailing ", String(repeating: "x", count: 256),
    ])
    func `a password is accepted in the same bytes and in no other form`(_ text: String) throws {
        let draw = SRPRandom(12).source()
        let verifier = try SRPVerifier.make(for: identity, password: Secret(text), arithmetic: openSSL, random: draw)
        #expect(try verifier.accepts(Secret(text), of: identity, arithmetic: openSSL))
        for other in [text + " ", " " + text, String(text.dropLast())] {
            #expect(try !verifier.accepts(Secret(other), of: identity, arithmetic: openSSL))
        }
        let other = SRPIdentity(space: identity.space, name: "Walter")
        #expect(try !verifier.accepts(Secret(text), of: other, arithmetic: openSSL))
    }

    @Test func `two canonically equivalent spellings are two passwords`() throws {
        #expect("pässwörd" == "pa\u{308}sswo\u{308}rd")
        let verifier = try SRPVerifier.make(
            for: identity, password: Secret("pässwörd"), arithmetic: openSSL, random: SRPRandom(13).source())
        #expect(try !verifier.accepts(Secret("pa\u{308}sswo\u{308}rd"), of: identity, arithmetic: openSSL))
    }
}
