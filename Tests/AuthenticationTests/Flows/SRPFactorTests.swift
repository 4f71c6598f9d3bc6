import Accounts
import Authentication
import Directory
import Factors
import Kernel
import SRP
import TestKit
import Testing
import Tokens

/// Sign-ins that do not send the password (AUTH-SRP, UP-AUTH-01, UP-AUTH-07, SRP).
@Suite struct SRPFactorTests {
    private func withPoolAndClient(_ engine: Engine) async throws -> (TestServer, UserPool, Client) {
        let (server, pool, client) = try await TestServer.withPoolAndClient(engine) { $0.aliasAttributes = [.email] }
        for name in ["ann", "bob"] {
            try await server.makeUser(name, attributes: ["email": "\(name)@example.com"], by: client)
        }
        return (server, pool, client)
    }

    // AUTH-SRP-01, AUTH-SRP-02, AUTH-SRP-03, AUTH-GEN-01, AUTH-GEN-02, AUTH-GEN-03, AUTH-GEN-06, UP-AUTH-01
    // UP-AUTH-02, UP-AUTH-07
    @Test(arguments: Engine.available)
    func `a challenge and its answer return three tokens`(on engine: Engine) async throws {
        let (server, _, client) = try await withPoolAndClient(engine)
        for name in ["ann", "ann@example.com"] {
            let flow = try SRPSignIn(server, of: name, by: client)
            let step = try await server.begin(.srp, with: ["USERNAME": name, "SRP_A": flow.shown], by: client)
            let asked = try step.pendingChallenge
            #expect(asked.challenge.rawValue == "PASSWORD_VERIFIER")
            #expect(
                Set(asked.parameters.keys) == ["SALT", "SRP_B", "SECRET_BLOCK", "USER_ID_FOR_SRP", "USERNAME"])
            #expect(asked.parameters["USER_ID_FOR_SRP"] == "ann")
            let tokens = try await flow.answer(asked.parameters).tokens
            #expect(
                tokens.idToken?.exposed.isEmpty == false && !tokens.accessToken.exposed.isEmpty
                    && !tokens.refresh.isEmpty)
            #expect(tokens.expiresIn == 3600)
        }
    }

    // AUTH-GEN-04
    @Test(arguments: Engine.available)
    func `a wrong password is refused and consumes the challenge`(on engine: Engine) async throws {
        let (server, _, client) = try await withPoolAndClient(engine)
        let flow = try SRPSignIn(server, of: "ann", by: client)
        let asked = try await flow.start()
        #expect(
            try await refusal { try await flow.answer(asked, password: "Wrong-Horse-9") }
                == SignInRefusal.wrongCredentials)
        #expect(try await refusal { try await flow.answer(asked) } == SignInRefusal.invalidSession)
    }

    // SRP-01
    @Test(arguments: Engine.available)
    func `an A that no honest client sends is refused before any challenge`(on engine: Engine) async throws {
        let (server, _, client) = try await withPoolAndClient(engine)
        let prime = Hex.encode(SRPGroup.modp3072.modulus)
        let twice = "1" + Hex.encode(SRPGroup.modp3072.modulus.doubled)
        for shown in [
            "", "0", "00", String(repeating: "0", count: 768), prime, prime.uppercased(), "00" + prime, twice,
            String(repeating: "f", count: 768), String(repeating: "a", count: 100_000), "-1", "0x1f", "+5", " 5", "g",
            "٣", "5\u{0}",
        ] {
            let refused = try await refusal {
                try await server.begin(.srp, with: ["USERNAME": "ann", "SRP_A": shown], by: client)
            }
            #expect(refused is InvalidInput, "\(shown.prefix(20))")
        }
        let missing = try await refusal { try await server.begin(.srp, with: ["USERNAME": "ann"], by: client) }
        #expect(missing is InvalidInput)
        let words = try await refusal {
            try await server.begin(.srp, with: ["USERNAME": "ann", "SRP_A": "zzz-not-hex"], by: client)
        }
        #expect(
            words
                == InvalidInput(
                    "1 validation error detected: Value 'zzz-not-hex' at 'sRPA' failed to satisfy constraint: "
                        + "Member must satisfy regular expression pattern: ^[0-9a-fA-F]+$"))
        let long = try await refusal {
            let shown = String(repeating: "x", count: 100_000)
            return try await server.begin(.srp, with: ["USERNAME": "ann", "SRP_A": shown], by: client)
        }
        #expect((long?.message.utf8.count ?? .max) < 500)
    }

    // Clients that may know who exists are told before any proof.
    @Test(arguments: Engine.available)
    func `users who may not sign in get no challenge`(on engine: Engine) async throws {
        let (server, pool, client) = try await withPoolAndClient(engine)
        let hiding = try await server.client(in: pool) { $0.existenceErrors = .enabled }
        try await server.administration.disable("bob", in: pool.id)
        try await server.signUp("raw", attributes: ["email": "raw@example.com"], by: client)
        let ann = try await server.user("ann", in: pool.id)
        for (name, expected) in [
            ("bob", UserRefusal.disabled), ("raw", SignInRefusal.notConfirmed), (ann.id.rawValue, UserRefusal.notFound),
        ] as [(String, any Refusal)] {
            #expect(
                try await refusal { try await SRPSignIn(server, of: name, by: client).start() } == expected, "\(name)")
            _ = try await SRPSignIn(server, of: name, by: hiding).start()
        }
        // The `sub` is no name in this flow, whatever the client hides.
        let bySub = try await refusal { try await server.signInBySRP(ann.id.rawValue, by: hiding) }
        #expect(bySub == SignInRefusal.wrongCredentials)
    }

    // G.1.5
    @Test(arguments: Engine.available)
    func `A may be written in either case, with an odd number of digits or zeros in front`(
        on engine: Engine
    ) async throws {
        let (server, _, client) = try await withPoolAndClient(engine)
        let flow = try SRPSignIn(server, of: "ann", by: client)
        for shown in [
            flow.shown.uppercased(), "00" + flow.shown, "0" + flow.shown, String(flow.shown.drop { $0 == "0" }),
        ] {
            let asked = try await server.begin(
                .srp, with: ["USERNAME": "ann", "SRP_A": shown], by: client
            ).pendingChallenge
            _ = try await flow.answer(asked.parameters).tokens
        }
    }

    // SRP-02, SRP-06
    @Test(arguments: Engine.available)
    func `a signature that is not exactly right is refused`(on engine: Engine) async throws {
        let (server, pool, client) = try await withPoolAndClient(engine)
        let flow = try SRPSignIn(server, of: "ann", by: client)
        let asked = try await flow.start()
        let right = try flow.responses(to: asked)
        let signature = try #require(Base64.decode(right["PASSWORD_CLAIM_SIGNATURE"] ?? ""))
        func flipped(_ bit: Int) -> [UInt8] {
            var changed = signature
            changed[bit / 8] ^= 1 << (bit % 8)
            return changed
        }
        let forgeries =
            [0, 7, 128, 255].map { Base64.encode(flipped($0)) }
            + [Base64.encode(signature.dropLast()), Base64.encode(signature + [0])]
        for forgery in forgeries {
            // Each attempt has its own challenge, so that only the signature decides.
            let fresh = try await flow.start()
            var own = try flow.responses(to: fresh)
            own["PASSWORD_CLAIM_SIGNATURE"] = forgery
            let refused = try await refusal { try await server.answer(.passwordVerifier, with: own, by: client) }
            #expect(
                refused == SignInRefusal.wrongCredentials || refused == SignInRefusal.attemptsExceeded, "\(forgery)")
            try await server.administration.setPassword(
                Secret(TestServer.password), permanent: true, of: "ann", in: pool.id)
        }
        for text in ["!", "AA=", "not base 64"] {
            var bent = right
            bent["PASSWORD_CLAIM_SIGNATURE"] = text
            let refused = try await refusal { try await server.answer(.passwordVerifier, with: bent, by: client) }
            #expect(refused == InvalidInput("Invalid PASSWORD_CLAIM_SIGNATURE format. Must be a Base64 string."))
        }
    }

    @Test(arguments: Engine.available)
    func `missing parts of an answer are named in the order of the service`(on engine: Engine) async throws {
        let (server, _, client) = try await withPoolAndClient(engine)
        var left = ["USERNAME", "TIMESTAMP", "PASSWORD_CLAIM_SIGNATURE", "PASSWORD_CLAIM_SECRET_BLOCK"]
        var given = ["OTHER": "x"]
        while !left.isEmpty {
            let refused = try await refusal { try await server.answer(.passwordVerifier, with: given, by: client) }
            #expect(refused == InvalidInput("Missing required parameter \(left[0])"))
            given[left.removeFirst()] = "x"
        }
        let nothing = try await refusal { try await server.answer(.passwordVerifier, with: [:], by: client) }
        #expect(nothing == InvalidInput("Missing required parameter challenge responses."))
    }

    // SRP-10
    @Test(arguments: Engine.available)
    func `a challenge is valid for one user and one client of one pool`(on engine: Engine) async throws {
        let (server, pool, client) = try await withPoolAndClient(engine)
        let other = try await server.client(in: pool)
        let elsewhere = try await server.poolVerifyingEmail()
        let otherClient = try await server.client(in: elsewhere)
        try await server.makeUser("ann", attributes: ["email": "ann@example.com"], by: otherClient)
        let flow = try SRPSignIn(server, of: "ann", by: client)
        let responses = try flow.responses(to: try await flow.start())
        for (name, caller, expected) in [
            ("bob", client, SignInRefusal.invalidSession), ("nobody", client, SignInRefusal.invalidSession),
            ("ann", other, SignInRefusal.invalidSession), ("ann", otherClient, SignInRefusal.wrongCredentials),
        ] {
            var swapped = responses
            swapped["USERNAME"] = name
            let refused = try await refusal { try await server.answer(.passwordVerifier, with: swapped, by: caller) }
            #expect(refused == expected, "\(name)")
        }
        // None of that has consumed it.
        _ = try await server.answer(.passwordVerifier, with: responses, by: client).tokens
        #expect(
            try await refusal { try await server.answer(.passwordVerifier, with: responses, by: client) }
                == SignInRefusal.invalidSession)
    }

    // SRP-10
    @Test(arguments: Engine.available)
    func `no challenge is answered once the account is locked`(on engine: Engine) async throws {
        let (server, _, client) = try await withPoolAndClient(engine)
        let flow = try SRPSignIn(server, of: "ann", by: client)
        let asked = try await flow.start()
        for _ in 1...5 {
            _ = try await refusal { try await server.signIn("ann", password: "Wrong-Horse-9", by: client) }
        }
        #expect(try await refusal { try await flow.answer(asked) } == SignInRefusal.attemptsExceeded)
        server.clock.advance(1)
        _ = try await flow.answer(asked).tokens
    }

    // `AuthSessionValidity`
    @Test(arguments: Engine.available)
    func `a challenge is valid as long as the client's settings say`(on engine: Engine) async throws {
        let (server, pool, brief) = try await withPoolAndClient(engine)
        let patient = try await server.client(in: pool) { $0.authSessionValidity = 15 }
        for (client, minutes) in [(brief, Int64(3)), (patient, 15)] {
            let flow = try SRPSignIn(server, of: "ann", by: client)
            let early = try await flow.start()
            let late = try await flow.start()
            server.clock.advance(.minutes(1) * minutes - 1)
            _ = try await flow.answer(early).tokens
            server.clock.advance(1)
            #expect(try await refusal { try await flow.answer(late) } == SignInRefusal.sessionExpired)
        }
    }

    // B.9.2
    @Test(arguments: Engine.available)
    func `a timestamp in another format is refused, and the challenge stays valid`(on engine: Engine) async throws {
        let (server, _, client) = try await withPoolAndClient(engine)
        let flow = try SRPSignIn(server, of: "ann", by: client)
        let asked = try await flow.start()
        for time in ["", "2026-01-01T08:00:00Z", "Thu Jan 1 08:00:00 2026", "Thu Jan 32 08:00:00 UTC 2026"] {
            let responses = try flow.responses(to: asked, timestamp: time)
            let refused = try await refusal { try await server.answer(.passwordVerifier, with: responses, by: client) }
            #expect(refused is InvalidInput, "\(time)")
        }
        _ = try await flow.answer(asked).tokens
    }

    // The signature is over the canonical form, in whichever form the time is sent.
    @Test(arguments: Engine.available)
    func `a time may be spelled otherwise than it was signed`(on engine: Engine) async throws {
        let (server, _, client) = try await withPoolAndClient(engine)
        let flow = try SRPSignIn(server, of: "ann", by: client)
        for time in [
            "Thu Jan 1 08:00:00 UTC 2026", "thu jan 01 08:00:00 GMT 2026", "FRI JAN 1 08:00:00 UTC 2026",
        ] {
            var responses = try flow.responses(to: try await flow.start(), timestamp: "Thu Jan 1 08:00:00 UTC 2026")
            responses["TIMESTAMP"] = time
            _ = try await server.answer(.passwordVerifier, with: responses, by: client).tokens
        }
        let padded = try flow.responses(to: try await flow.start(), timestamp: "Thu Jan 01 08:00:00 UTC 2026")
        let refused = try await refusal { try await server.answer(.passwordVerifier, with: padded, by: client) }
        #expect(refused == SignInRefusal.wrongCredentials)
    }

    @Test(arguments: Engine.available)
    func `a secret block that was not sealed here is a wrong proof`(on engine: Engine) async throws {
        let (server, _, client) = try await withPoolAndClient(engine)
        let flow = try SRPSignIn(server, of: "ann", by: client)
        let asked = try await flow.start()
        let block = try #require(Base64.decode(asked["SECRET_BLOCK"] ?? ""))
        var flipped = block
        flipped[block.count / 2] ^= 1
        for forged in [
            Base64.encode(flipped), Base64.encode(block.dropLast()), Base64.encode([1, 2, 3]), "not base 64",
            (asked["SECRET_BLOCK"] ?? "") + "=",
        ] {
            var responses = try flow.responses(to: asked)
            responses["PASSWORD_CLAIM_SECRET_BLOCK"] = forged
            let refused = try await refusal { try await server.answer(.passwordVerifier, with: responses, by: client) }
            #expect(refused == SignInRefusal.wrongCredentials)
        }
    }

    // The other node shares only the database and the keys.
    @Test(arguments: Engine.available)
    func `a challenge may be answered at another node`(on engine: Engine) async throws {
        let (server, _, client) = try await withPoolAndClient(engine)
        let other = try server.anotherNode()
        let flow = try SRPSignIn(server, of: "ann", by: client)
        let responses = try flow.responses(to: try await flow.start())
        _ = try await other.answer(.passwordVerifier, with: responses, by: client).tokens
        #expect(
            try await refusal { try await server.answer(.passwordVerifier, with: responses, by: client) }
                == SignInRefusal.invalidSession)
    }
}

extension [UInt8] {
    /// Twice the number, without the bit that is carried out of it.
    fileprivate var doubled: [UInt8] {
        indices.map { place in self[place] << 1 | (place + 1 < count ? self[place + 1] >> 7 : 0) }
    }
}
