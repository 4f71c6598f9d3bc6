import Directory
import Kernel
import TestKit
import Testing

@testable import SignIn

/// Whom a call was about, as the books get to know it (ADM-12).
@Suite struct TrailTests {
    /// What `work` leaves on the trail, whether it succeeds or is refused.
    private func marks(_ work: @Sendable () async throws -> Void) async throws -> Trail.Marks {
        let trail = Trail()
        _ = try await Trail.$current.withValue(trail) { try await refusal { try await work() } }
        return trail.marks
    }

    // ADM-12
    @Test(arguments: Engine.available)
    func `whatever is done about a person leaves their pool and their sub`(on engine: Engine) async throws {
        let (house, pool, client) = try await House.furnished(engine)
        let ann = try await house.person("ann", ["email": "ann@example.com"], by: client)
        let tokens = try await house.signIn("ann", by: client)
        try await house.group("staff", in: pool)
        let works: [(String, @Sendable () async throws -> Void)] = [
            ("password", { try await house.signIn("ann", by: client) }),
            ("wrong password", { try await house.signIn("ann", password: "Wrong-Horse-9", by: client) }),
            ("SRP", { _ = try await house.signInBySRP("ann", by: client) }),
            ("exchange", { _ = try await house.exchange(tokens.refresh, by: client) }),
            ("revoke", { try await house.refresh.revoke(Secret(tokens.refresh), client: client.id, secret: nil) }),
            ("forgot", { _ = try await house.recovery.begin("ann", client: client.id, secretHash: nil) }),
            ("confirm", { try await house.confirm("ann", "123456", by: client) }),
            ("resend", { _ = try await house.confirmation.resend("ann", client: client.id, secretHash: nil) }),
        ]
        for (name, work) in works {
            let marks = try await marks(work)
            #expect(marks.pool == pool.id && marks.user == ann.id, "\(name)")
        }
    }

    // ADM-12: the pool is in what administrators send.
    @Test(arguments: Engine.available)
    func `whatever an administrator does to a person leaves their sub`(on engine: Engine) async throws {
        let (house, pool, client) = try await House.furnished(engine)
        let ann = try await house.person("ann", ["email": "ann@example.com"], by: client)
        try await house.group("staff", in: pool)
        let administration = house.administration
        let works: [(String, @Sendable () async throws -> Void)] = [
            ("update", { try await administration.update(["name": "Ann"], of: "ann", in: pool.id) }),
            ("remove", { try await administration.remove(["name"], of: "ann", in: pool.id) }),
            ("group", { try await house.groups.admit("ann", to: "staff", in: pool.id) }),
            ("leave", { try await house.groups.dismiss("ann", from: "staff", in: pool.id) }),
            ("reset", { try await administration.resetPassword(of: "ann", in: pool.id) }),
            (
                "set",
                {
                    let password = Secret(House.password)
                    try await administration.setPassword(password, permanent: true, of: "ann", in: pool.id)
                }
            ),
            ("sign out", { try await administration.signOut("ann", in: pool.id) }),
            ("disable", { try await administration.disable("ann", in: pool.id) }),
            ("delete", { try await administration.delete("ann", in: pool.id) }),
        ]
        for (name, work) in works { #expect(try await marks(work).user == ann.id, "\(name)") }
    }

    @Test(arguments: Engine.available)
    func `who enters is known by the sub they got, and nobody is known by none`(on engine: Engine) async throws {
        let (house, pool, client) = try await House.furnished(engine)
        let signedUp = try await marks { try await house.signUp("bob", by: client) }
        #expect(signedUp.user == (try await house.user("bob", in: pool.id).id) && signedUp.pool == pool.id)
        let invited = try await marks { try await house.invite("cem", to: pool) }
        #expect(invited.user == (try await house.user("cem", in: pool.id).id))
        let nobody = try await marks { try await house.signIn("nobody", by: client) }
        #expect(nobody.user == nil && nobody.pool == pool.id)
    }
}
