import Directory
import Kernel
import SignIn
import TestKit
import Testing

/// `PreventUserExistenceErrors`: who exists is told to clients that may know it, and to no other (CODE-16, SRP-08).
@Suite struct HiddenExistenceTests {
    /// A pool with everybody about whom something could be found out, and a client that must not find it out.
    private struct Town {
        let house: House
        let pool: UserPool
        let client: Client
        /// Everybody but the one who can do all.
        let strangers = ["nobody", "disabled", "unproven", "invited"]

        init(_ engine: Engine, hides: Bool = true, aliases: [AliasAttribute] = []) async throws {
            (house, pool, client) = try await House.furnished(
                engine, pool: { $0.aliasAttributes = aliases },
                client: { $0.existenceErrors = hides ? .enabled : .legacy })
            for name in ["ann", "disabled"] {
                try await house.person(name, ["email": "\(name)@example.com"], by: client)
            }
            try await house.administration.disable("disabled", in: pool.id)
            try await house.signUp("unproven", ["email": "unproven@example.com"], by: client)
            try await house.administration.confirm("unproven", in: pool.id)
            try await house.invite("invited", ["email": "invited@example.com", "email_verified": "true"], to: pool)
            await house.post.settle()
        }

        func forgot(_ name: String) async throws -> DeliveryDetails {
            try await house.recovery.begin(name, client: client.id, secretHash: nil)
        }

        func reset(_ name: String, _ code: String) async throws -> Refusal? {
            let form = Recovery.Form(
                client: client.id, secretHash: nil, username: name, code: Secret(code),
                password: Secret("Another-Horse-9"))
            return try await refusal { try await house.recovery.finish(form) }
        }
    }

    // CODE-16
    @Test(arguments: Engine.available)
    func `a forgotten password is answered alike for everybody`(on engine: Engine) async throws {
        let town = try await Town(engine)
        let sent = town.house.post.attempts
        for name in ["ann"] + town.strangers {
            // No code was asked for yet.
            #expect(try await town.reset(name, "123456") == .codeExpired, "\(name)")
            let details = try await town.forgot(name)
            #expect(details.channel == .email && details.contact == .email, "\(name)")
            #expect(details.destination == "***@***", "\(name)")
            #expect(try await town.forgot(name) == details, "\(name)")
            #expect(try await town.reset(name, "") == .codeMismatch, "\(name)")
            #expect(try await town.reset(name, "no code at all") == .codeMismatch, "\(name)")
            town.house.clock.advance(.hours(1))
            #expect(try await town.reset(name, "123456") == .codeExpired, "\(name)")
        }
        await town.house.post.settle()
        #expect(town.house.post.attempts == sent + 2)
        #expect(town.house.post.delivered.suffix(2).allSatisfy { $0.destination == "ann@example.com" })
    }

    // CODE-16: the limits on calls are the same too.
    @Test(arguments: Engine.available)
    func `nobody's calls are limited as somebody's are`(on engine: Engine) async throws {
        let town = try await Town(engine)
        for name in ["ann", "nobody", "disabled"] {
            for _ in 1...5 { _ = try await town.forgot(name) }
            #expect(try await refusal { try await town.forgot(name) } == .attemptLimit, "\(name)")
            for _ in 1...20 { _ = try await town.reset(name, "no code") }
            #expect(try await town.reset(name, "no code") == .attemptLimit, "\(name)")
        }
    }

    // CODE-16
    @Test(arguments: Engine.available)
    func `a code is sent again for whoever there is or is not, except to the confirmed`(
        on engine: Engine
    ) async throws {
        let town = try await Town(engine)
        try await town.house.signUp("waiting", ["email": "waiting@example.com"], by: town.client)
        let sent = town.house.post.attempts
        for name in ["waiting", "nobody", "disabled", "invited"] {
            let details = try await town.house.confirmation.resend(name, client: town.client.id, secretHash: nil)
            #expect(details.channel == .email, "\(name)")
            #expect(details.destination == "***@***", "\(name)")
            let refused = try await refusal { try await town.house.confirm(name, "no code", by: town.client) }
            #expect(refused == .codeMismatch, "\(name)")
        }
        await town.house.post.settle()
        #expect(town.house.post.delivered.dropFirst(sent).map(\.destination) == ["waiting@example.com"])
        try await town.house.confirm(
            "waiting", await town.house.lastCode(to: "waiting@example.com"), by: town.client)
    }

    // decisions/0007
    @Test(arguments: Engine.available)
    func `who is confirmed is told so, with the words that apps wait for`(on engine: Engine) async throws {
        let town = try await Town(engine)
        let sent = town.house.post.attempts
        for name in ["ann", "unproven"] {
            let again = try await refusal {
                try await town.house.confirmation.resend(name, client: town.client.id, secretHash: nil)
            }
            #expect(again == Refusal(.invalidInput, "User is already confirmed."), "\(name)")
            let refused = try await refusal { try await town.house.confirm(name, "123456", by: town.client) }
            let words = "User cannot be confirmed. Current status is CONFIRMED"
            #expect(refused == Refusal(.notAuthorized, words), "\(name)")
        }
        await town.house.post.settle()
        #expect(town.house.post.attempts == sent)
    }

    // A delivery that fails would tell that there is somebody to deliver to.
    @Test(arguments: Engine.available)
    func `what became of the message is not told`(on engine: Engine) async throws {
        let town = try await Town(engine)
        town.house.post.mood = .refuses
        for name in ["ann", "nobody"] { _ = try await town.forgot(name) }
        await town.house.post.settle()
    }

    @Test(arguments: Engine.available)
    func `a disabled person's right code is a wrong one`(on engine: Engine) async throws {
        let town = try await Town(engine)
        _ = try await town.forgot("ann")
        let code = await town.house.lastCode(to: "ann@example.com")
        try await town.house.administration.disable("ann", in: town.pool.id)
        #expect(try await town.reset("ann", code) == .codeMismatch)
        try await town.house.administration.enable("ann", in: town.pool.id)
        try await town.house.signIn("ann", by: town.client)
    }

    // SRP-08, AUTH-GEN-04
    @Test(arguments: Engine.available)
    func `nobody gets the same salt and identifier every time, on every node`(on engine: Engine) async throws {
        let town = try await Town(engine, aliases: [.email])
        let other = try town.house.anotherNode()
        let elsewhere = try await town.house.poolByMail { $0.aliasAttributes = [.email] }
        let stranger = try await town.house.client(in: elsewhere) { $0.existenceErrors = .enabled }
        for name in ["nobody", "nobody@example.com"] {
            var seen: Set<[String?]> = []
            for node in [town.house, other] {
                for _ in 1...3 {
                    let asked = try await SRPWalk(node, name, town.client).start()
                    seen.insert([asked["SALT"], asked["USER_ID_FOR_SRP"], asked["USERNAME"]])
                }
            }
            #expect(seen.count == 1, "\(name)")
            let asked = try await SRPWalk(town.house, name, stranger).start()
            #expect(seen.first?[0] != asked["SALT"], "\(name)")
            if name.contains("@") { #expect(seen.first?[1] != asked["USER_ID_FOR_SRP"]) }
        }
    }

    // SRP-09
    @Test(arguments: Engine.available)
    func `nobody's challenge has the shape of somebody's`(on engine: Engine) async throws {
        let town = try await Town(engine, aliases: [.email])
        for (somebody, nobody) in [("ann", "bea"), ("ann@example.com", "bea@example.com")] {
            let real = try await SRPWalk(town.house, somebody, town.client).start()
            let faked = try await SRPWalk(town.house, nobody, town.client).start()
            #expect(Set(real.keys) == Set(faked.keys))
            #expect(real["SALT"]?.count == faked["SALT"]?.count && real["SRP_B"]?.count == faked["SRP_B"]?.count)
            if !nobody.contains("@") { #expect(faked["USER_ID_FOR_SRP"] == nobody) }
        }
    }

    // SRP-08, RFC 5054: then the password is wrong.
    @Test(arguments: Engine.available)
    func `nobody's password is wrong, and counts towards a lock like any other`(on engine: Engine) async throws {
        let town = try await Town(engine, aliases: [.email])
        for name in ["nobody", "nobody@example.com", "ann"] {
            for attempt in 1...5 {
                let wrong = try await refusal {
                    attempt % 2 == 0
                        ? try await town.house.signInBySRP(name, password: "Wrong-Horse-9", by: town.client)
                        : try await town.house.begin(
                            .password, ["USERNAME": name, "PASSWORD": "Wrong-Horse-9"], by: town.client)
                }
                #expect(wrong == .wrongCredentials, "\(name) \(attempt)")
            }
            let locked = try await refusal { try await town.house.signIn(name, by: town.client) }
            #expect(locked == .attemptsExceeded, "\(name)")
            let bySRP = try await refusal { try await SRPWalk(town.house, name, town.client).start() }
            #expect(bySRP == .attemptsExceeded, "\(name)")
        }
    }

    // AUTH-GEN-04, G.4
    @Test(arguments: Engine.available)
    func `a client that may know is told`(on engine: Engine) async throws {
        let town = try await Town(engine, hides: false)
        #expect(try await refusal { try await town.house.signIn("nobody", by: town.client) } == .userNotFound)
        #expect(try await refusal { try await SRPWalk(town.house, "nobody", town.client).start() } == .userNotFound)
        #expect(try await refusal { try await town.forgot("nobody") } == .userNotFound)
        #expect(try await town.reset("nobody", "123456") == .userNotFound)
        #expect(try await town.reset("disabled", "123456") == .disabled)
        #expect(try await refusal { try await town.house.confirm("nobody", "1", by: town.client) } == .userNotFound)
        for (name, expected) in [("nobody", Refusal.userNotFound), ("disabled", .disabled)] {
            let refused = try await refusal {
                try await town.house.confirmation.resend(name, client: town.client.id, secretHash: nil)
            }
            #expect(refused == expected, "\(name)")
        }
    }

    // The right password of an account that cannot sign in is told why: whoever has it knows that there is somebody.
    @Test(arguments: Engine.available)
    func `the right password is told what stands in the way`(on engine: Engine) async throws {
        let town = try await Town(engine)
        #expect(try await refusal { try await town.house.signIn("disabled", by: town.client) } == .disabled)
        let wrong = try await refusal {
            try await town.house.signIn("disabled", password: "Wrong-Horse-9", by: town.client)
        }
        #expect(wrong == .wrongCredentials)
        try await town.house.signUp("waiting", ["email": "w@example.com"], by: town.client)
        #expect(try await refusal { try await town.house.signIn("waiting", by: town.client) } == .notConfirmed)
    }
}
