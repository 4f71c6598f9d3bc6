import Kernel
import SRP
import Testing

// SRP-08, SRP-09
struct DecoyTests {
    let decoy = SRPDecoy(key: Array(0..<32))
    let unknown = SRPIdentity(space: "Pool12345", name: "nobody")

    @Test func `a username gets the same decoy each time and on every node`() throws {
        let other = SRPDecoy(key: Array(0..<32))
        #expect(try decoy.verifier(for: unknown) == other.verifier(for: unknown))
        #expect(decoy.userID(for: unknown) == other.userID(for: unknown))
    }

    @Test func `another username, pool or key gets another decoy`() throws {
        let answers = try [
            decoy.verifier(for: unknown), decoy.verifier(for: SRPIdentity(space: "Pool12345", name: "nobodx")),
            decoy.verifier(for: SRPIdentity(space: "Pool12346", name: "nobody")),
            decoy.verifier(for: SRPIdentity(space: "Pool1234", name: "5nobody")),
            SRPDecoy(key: Array(1..<33)).verifier(for: unknown),
        ]
        #expect(Set(answers.map(\.saltHex)).count == answers.count)
        #expect(Set(answers.map(\.value)).count == answers.count)
    }

    @Test func `a decoy has the form of a stored verifier`() throws {
        for number in 0..<500 {
            let identity = SRPIdentity(space: "Pool12345", name: "nobody\(number)")
            let verifier = try decoy.verifier(for: identity)
            #expect(verifier.salt.count == SRPVerifier.saltByteCount)
            #expect(SRPGroup.modp3072.contains(verifier.value))
            let id = decoy.userID(for: identity)
            #expect(id.utf8.count == 36 && Array(id)[14] == "4" && "89ab".contains(Array(id)[19]))
        }
    }

    @Test func `not even the empty password matches a decoy`() throws {
        #expect(try !decoy.verifier(for: unknown).accepts(Secret(""), of: unknown, arithmetic: BigIntArithmetic()))
    }
}
