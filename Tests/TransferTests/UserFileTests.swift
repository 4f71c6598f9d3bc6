import Accounts
import Authentication
import Directory
import Foundation
import Kernel
import Storage
import TestKit
import Testing

@testable import Transfer

/// Users that are moved in and out by lines of JSON (docs/user-files.md).
@Suite struct UserFileTests {
    /// bcrypt 5.0's hash of `TestServer.password`.
    private static let hash = "$2b$05$Waj/COHU5VE9ErHeJjyECeiyBf1wqD.Ut7A21S87FzzayZ9lALbzS"

    /// A pool into which users are moved.
    private struct Fixture {
        let server: TestKit.TestServer
        let pool: UserPool
        let client: Client

        init(_ engine: Engine, _ set: (inout PoolSettings) -> Void = { _ in }) async throws {
            (server, pool, client) = try await TestKit.TestServer.withPoolAndClient(engine, pool: set)
        }

        func run(
            _ lines: [String], _ mode: UserImport.Mode = .first, into id: UserPoolID? = nil, dropsSealed: Bool = false
        ) async throws -> [UserImport.Outcome] {
            let users = UserImport(
                server.database, cipher: server.cipher, world: server.world, cache: server.settings)
            return try await users.run(
                lines.map { Array($0.utf8) }, into: id ?? pool.id, as: mode, dropsSealed: dropsSealed)
        }

        func export(from id: UserPoolID? = nil) async throws -> [String] {
            let (export, id) = (UserExport(server.database, cipher: server.cipher), id ?? pool.id)
            var (lines, next) = try await export.lines(of: id, after: nil)
            while let after = next {
                let part = try await export.lines(of: id, after: after)
                lines += part.lines
                next = part.next
            }
            return lines
        }

        func count() async throws -> Int { try await export().count }

        /// As sign-ins on this node see it.
        func hasForeignHashes() async throws -> Bool? {
            try await server.settings.pool(pool.id).extensions.hasForeignHashes
        }

        /// A second pool, with the same group and provider.
        func anotherPool() async throws -> UserPool {
            let other = try await server.poolVerifyingEmail()
            for pool in [pool, other] {
                try await server.group("staff", in: pool)
                _ = try await server.addProvider(to: pool.id)
            }
            return other
        }
    }

    private static func line(_ name: String, _ more: String = "") -> String {
        #"{"username":"\#(name)","attributes":{"email":"\#(name)@example.com","email_verified":"true"}\#(more)}"#
    }

    @Test(arguments: Engine.available)
    func `a password that the followed pool knows moves in and out, and slows refusals down`(
        on engine: Engine
    ) async throws {
        let fixture = try await Fixture(engine)
        #expect(try await fixture.hasForeignHashes() == nil)
        let states = ["CONFIRMED", "UNCONFIRMED", "FORCE_CHANGE_PASSWORD"]
        let lines = states.map { Self.line($0.lowercased(), #","status":"\#($0)","password":{"followed":true}"#) }
        #expect(try await fixture.run(lines) == [.added, .added, .added])
        #expect(try await fixture.hasForeignHashes() == true)
        let moved = try await fixture.export()
        #expect(moved.count == 3 && moved.allSatisfy { $0.contains(#""followed":true"#) })
        let twice = Self.line("ben", #","password":{"followed":true,"hash":"\#(Self.hash)"}"#)
        let none = Self.line("cem", #","password":{"followed":false}"#)
        for outcome in try await fixture.run([twice, none]) {
            guard case .refused(.invalid("password", _)) = outcome else {
                Issue.record("\(outcome)")
                continue
            }
        }
    }

    @Test(arguments: Engine.available)
    func `a user moves in with all that belongs to them`(on engine: Engine) async throws {
        let fixture = try await Fixture(engine)
        let (server, pool) = (fixture.server, fixture.pool)
        _ = try await server.group("staff", in: pool)
        let sub = "0a1b2c3d-0000-4000-8000-00000000000a"
        let more = """
            ,"sub":"\(sub)","created":"2020-02-03T04:05:06Z","modified":"2021-01-01T00:00:00.25Z","groups":["staff"],
            "password":{"hash":"\(Self.hash)"},"recovery-codes":{"codes":["k3pa-7xqd-m2vn"]}
            """
        #expect(try await fixture.run([Self.line("ann", more)]) == [.added])
        let ann = try await server.user("ann", in: pool.id)
        #expect(ann.id.rawValue == sub && ann.status == .confirmed && ann.attributes.isVerified(.email))
        #expect(ann.createdAt == Instant(timestamp: "2020-02-03T04:05:06Z"))
        let modified = try #require(Instant(timestamp: "2021-01-01T00:00:00Z"))
        #expect(ann.modifiedAt.microseconds == modified.microseconds + 250_000)
        let tokens = try await server.signIn("ann", by: fixture.client)
        #expect(try tokens.id.text("sub") == sub)
    }

    @Test(arguments: Engine.available)
    func `a pool is marked once an import has added a hash of another system, and not before`(
        on engine: Engine
    ) async throws {
        let fixture = try await Fixture(engine)
        let hash = #","password":{"hash":"\#(Self.hash)"}"#
        _ = try await fixture.run([Self.line("ann", hash)], .check)
        _ = try await fixture.run([Self.line("ann"), Self.line("bob", hash + #","groups":["none"]"#)])
        #expect(try await fixture.hasForeignHashes() == nil)
        #expect(try await fixture.run([Self.line("bob", hash)]) == [.added])
        #expect(try await fixture.hasForeignHashes() == true)
    }

    @Test(arguments: Engine.available)
    func `what is exported moves in again as it was`(on engine: Engine) async throws {
        let fixture = try await Fixture(engine)
        _ = try await fixture.server.group("staff", in: fixture.pool)
        let more = #","groups":["staff"],"recovery-codes":{"codes":["k3pa-7xqd-m2vn"]}"#
        _ = try await fixture.run([
            Self.line("ann", more + #","password":{"hash":"\#(Self.hash)"}"#), Self.line("bob", more),
            Self.line("cid", #","enabled":false"#),
        ])
        try await fixture.server.makeUser("dan", attributes: ["email": "dan@example.com"], by: fixture.client)
        let lines = try await fixture.export()
        #expect(lines.count == 4 && lines[0].contains(Self.hash) && lines[3].contains("sealed"))
        for name in ["ann", "bob", "cid", "dan"] {
            try await fixture.server.administration.delete(Username(rawValue: name), in: fixture.pool.id)
        }
        #expect(try await fixture.run(lines) == [.added, .added, .added, .added])
        #expect(try await fixture.export().map(Self.withoutCodes) == lines.map(Self.withoutCodes))
        _ = try await fixture.server.signInBySRP("dan", by: fixture.client).tokens
    }

    /// Recovery codes are sealed anew each time.
    private static func withoutCodes(_ line: String) -> String {
        let parts = line.components(separatedBy: #","recovery-codes":{"sealed":""#)
        return parts[0] + (parts.count > 1 ? String(parts[1].drop { $0 != "}" }) : "")
    }

    @Test(arguments: Engine.available)
    func `what only another store can use is refused, or left out if that is asked`(on engine: Engine) async throws {
        let fixture = try await Fixture(engine)
        let other = try await fixture.anotherPool()
        try await fixture.server.makeUser("dan", attributes: ["email": "dan@example.com"], by: fixture.client)
        _ = try await fixture.run([Self.line("eve", #","recovery-codes":{"codes":["k3pa-7xqd-m2vn"]}"#)])
        let lines = try await fixture.export()
        #expect(
            try await fixture.run(lines, into: other.id) == [
                .refused(.otherStore("password.sealed")), .refused(.otherStore("recovery-codes.sealed")),
            ])
        #expect(try await fixture.run(lines, into: other.id, dropsSealed: true) == [.added, .added])
        let dan = try await fixture.server.user("dan", in: other.id)
        #expect(dan.status == .resetRequired && dan.credential == nil)
        #expect(try await fixture.export(from: other.id).allSatisfy { !$0.contains("sealed") })
    }

    @Test(arguments: Engine.available)
    func `identities at providers move out and in, with the group of the provider`(on engine: Engine) async throws {
        let fixture = try await Fixture(engine)
        let other = try await fixture.anotherPool()
        let native = #","groups":["staff"],"identities":[{"provider":"Contoso","value":"7","disabled":true}]"#
        let external = #","status":"EXTERNAL_PROVIDER","identities":[{"provider":"Contoso","value":"1"}]"#
        let lines = [Self.line("ann", native), Self.line("contoso_1", external)]
        #expect(try await fixture.run(lines) == [.added, .added])
        let moved = try await fixture.export()
        #expect(moved[0].contains(#""primary":false,"disabled":true"#) && !moved[1].contains("us-east-1_"))
        #expect(try await fixture.run(moved, into: other.id) == [.added, .added])
        #expect(try await fixture.export(from: other.id) == moved)
        let user = try await fixture.server.user("contoso_1", in: other.id)
        #expect(user.attributes["identities"]?.contains(#""userId":"1","providerName":"Contoso""#) == true)
        let groups = try await fixture.server.database.read { tx in
            try MembershipTable(tx).groups(of: user.id, in: other.id)
        }
        #expect(groups.map(\.name.rawValue) == ["\(other.id)_Contoso"])
        let again = Self.line("bob", #","identities":[{"provider":"Contoso","value":"7"}]"#)
        #expect(try await fixture.run([again]) == [.refused(.refused("Another user has this identity"))])
    }

    @Test(arguments: Engine.available)
    func `in a pool whose usernames are addresses, the address that is the name moves`(on engine: Engine) async throws {
        let fixture = try await Fixture(engine) { $0.usernameAttributes = [.email, .phoneNumber] }
        let attributes = #""attributes":{"email":"ann@example.com","phone_number":"+12065550100"}"#
        let lines = [
            #"{"username":"+12065550100",\#(attributes)}"#,
            #"{"username":"contoso_1","status":"EXTERNAL_PROVIDER","attributes":{"email":"ann@example.com"}}"#,
        ]
        #expect(try await fixture.run(lines) == [.added, .added])
        let moved = try await fixture.export()
        #expect(moved.contains { $0.contains(#""username":"+12065550100""#) })
        let other = try await fixture.server.pool { $0.usernameAttributes = [.email, .phoneNumber] }
        #expect(try await fixture.run(moved, into: other.id) == [.added, .added])
        #expect(try await fixture.export(from: other.id) == moved)
    }

    @Test(arguments: Engine.available)
    func `a temporary password expires when it would have`(on engine: Engine) async throws {
        let fixture = try await Fixture(engine)
        let more = #","status":"FORCE_CHANGE_PASSWORD","password":{"hash":"\#(Self.hash)""#
        let lines = [
            Self.line("ann", more + #","expires":"2021-01-01T00:00:00Z"}"#), Self.line("bob", more + "}"),
        ]
        #expect(try await fixture.run(lines) == [.added, .added])
        let (ann, bob) = (
            try await fixture.server.user("ann", in: fixture.pool.id),
            try await fixture.server.user("bob", in: fixture.pool.id)
        )
        #expect(ann.passwordExpiresAt == Instant(timestamp: "2021-01-01T00:00:00Z"))
        #expect(bob.passwordExpiresAt == fixture.server.clock.now.advanced(seconds: .days(7)))
    }

    @Test(arguments: Engine.available)
    func `a user who exists is refused, and taken as imported before when an import goes on`(
        on engine: Engine
    ) async throws {
        let fixture = try await Fixture(engine)
        let sub = #","sub":"0a1b2c3d-0000-4000-8000-00000000000a""#
        let lines = [Self.line("ann"), Self.line("bob", sub)]
        #expect(try await fixture.run(lines) == [.added, .added])
        #expect(try await fixture.run(lines) == [.refused(.exists), .refused(.exists)])
        #expect(try await fixture.run(lines + [Self.line("cid")], .again) == [.present, .present, .added])
        let other = #","sub":"0a1b2c3d-0000-4000-8000-00000000000b""#
        #expect(try await fixture.run([Self.line("bob", other)], .again) == [.refused(.exists)])
        #expect(try await fixture.run([Self.line("dan", sub)], .again) == [.refused(.taken("sub"))])
        #expect(try await fixture.count() == 3)
    }

    @Test(arguments: Engine.available)
    func `a check says what would be refused, and writes nothing`(on engine: Engine) async throws {
        let fixture = try await Fixture(engine)
        let lines = [Self.line("ann"), Self.line("ann"), "{}", Self.line("bob", #","groups":["none"]"#)]
        let outcomes = try await fixture.run(lines, .check)
        guard case .addable(let claims) = outcomes[0] else {
            Issue.record("\(outcomes[0])")
            return
        }
        #expect(claims.contains("ann"))
        #expect(
            outcomes.dropFirst() == [
                .refused(.exists), .refused(.missing("username")),
                .refused(.invalid("groups", "The pool has no group of this name")),
            ])
        #expect(try await fixture.count() == 0)
    }

    @Test(arguments: Engine.available)
    func `a bad line does not stop the others`(on engine: Engine) async throws {
        let fixture = try await Fixture(engine)
        let outcomes = try await fixture.run(Self.bad + [Self.line("ann")])
        for (line, outcome) in zip(Self.bad, outcomes) {
            guard case .refused(let error) = outcome else {
                Issue.record("\(line.prefix(80)): \(outcome)")
                continue
            }
            #expect(error.message.utf8.count < 300, "\(line.prefix(80))")
        }
        #expect(outcomes.last == .added)
        #expect(try await fixture.count() == 1)
    }

    private static let bad = [
        "", "null", "[]", "{", #"{"username":1}"#, #"{"username":""}"#, #"{"username":"a","username":"b"}"#,
        String(repeating: "[", count: 10_000), #"{"username":"a","# + String(repeating: #""x":[{"#, count: 1000),
        #"{"username":"\#(String(repeating: "a", count: 10_000_000))"}"#,
        #"{"username":"\#(String(repeating: "a", count: 100_000))"}"#,
        #"{"username":"a\u0000b"}"#, #"{"username":"a","atributes":{}}"#, line("x", #","attributes":1"#),
        line("x", #","sub":"1""#), line("x", #","sub":"0A1B2C3D-0000-4000-8000-00000000000A""#),
        line("x", #","enabled":"yes""#), line("x", #","status":"ALIVE""#), line("x", #","created":1"#),
        line("x", #","created":"2020-13-01T00:00:00Z""#), line("x", #","groups":"staff""#),
        line("x", #","groups":[1]"#), line("x", #","groups":["none"]"#), line("x", #","password":"plain""#),
        line("x", #","password":{}"#), line("x", #","password":{"hash":"$2b$31$secret"}"#),
        line("x", #","password":{"hash":"\#(hash)","sealed":"AAAA"}"#), line("x", #","password":{"sealed":"AAAA"}"#),
        line("x", #","password":{"keycloak":{"credentialData":"[[[[","secretData":"{}"}}"#),
        line("x", #","password":{"auth0":{"algorithm":"md4","hash":{"value":"aa"}}}"#),
        line("x", #","password":{"firebase":{"rounds":8}}"#), line("x", #","totp":{"secret":"!!"}"#),
        line("x", #","mfa":{"enabled":["SMS_MFA"]}"#), line("x", #","recovery-codes":{"codes":["1"]}"#),
        line("x", #","recovery-codes":{"sealed":"AAAA"}"#), line("x", #","created":"2020-01-01T00:00:00.1234567Z""#),
        line("x", #","identities":[{"provider":"None","value":"1"}]"#),
        line("x", #","status":"EXTERNAL_PROVIDER","password":{"hash":"\#(hash)"}"#),
        line("x", #","identities":[{"provider":"None","value":"1","primary":true}]"#),
        #"{"username":"\ud800"}"#, #"{"username":"x","attributes":{"email":"\udc00\ud800"}}"#,
        #"{"username":"x","username\u0000":1}"#, "{\"username\":\"\u{0}\"}",
        "{\"username\":\"a" + String(repeating: "\u{301}", count: 1000) + "\"}",
        line("x", #","status":"FORCE_CHANGE_PASSWORD""#), #"{"username":"x","attributes":{"custom:none":"1"}}"#,
    ]

    /// Made by Python's hashlib and argon2-cffi, in the form of Keycloak's exports.
    @Test(arguments: [
        #"{"keycloak":{"credentialData":"{\"hashIterations\":1000,\"algorithm\":\"pbkdf2-sha256\",\""#
            + #"additionalParameters\":{}}","secretData":"{\"value\":\"Rq8B2wjG49xjAQEx7c6lK5E+A/BmghXvqku"#
            + #"o5qL3O3e9X5nd+j1ygHInWmwDvi1PfFM19l81u+VgmoqPyYVIYg==\",\"salt\":\"MDEyMzQ1Njc4OWFiY2RlZg="#
            + #"=\",\"additionalParameters\":{}}"}}"#,
        #"{"keycloak":{"credentialData":"{\"hashIterations\":2,\"algorithm\":\"argon2\",\"additional"#
            + #"Parameters\":{\"hashLength\":[\"32\"],\"memory\":[\"256\"],\"type\":[\"id\"],\"version\":["#
            + #"\"1.3\"],\"parallelism\":[\"1\"]}}","secretData":"{\"value\":\"IqB6WS/O27MA6hYB3oED7KQlnQY"#
            + #"AO49P0nrOPv9cJvE=\",\"salt\":\"MDEyMzQ1Njc4OWFiY2RlZg==\",\"additionalParameters\":{}}"}}"#,
        #"{"auth0":{"algorithm":"bcrypt","hash":{"#
            + #""value":"$2b$05$Waj/COHU5VE9ErHeJjyECeiyBf1wqD.Ut7A21S87FzzayZ9lALbzS","encoding":"utf8"}}}"#,
        #"{"auth0":{"algorithm":"sha256","hash":{"encoding":"hex","value":"#
            + #""e447d40ad6e1ebc610ee4f2a1a08bdbf02a4ac5541e39d70e6f4439928acb57a"},"#
            + #""salt":{"value":"pepper","encoding":"utf8","position":"suffix"}}}"#,
        #"{"auth0":{"algorithm":"scrypt","#
            + #""hash":{"value":"QRwEnP+QZQTDbw206Hv8D1pb0hb6KfVogxhocvxshEc=","encoding":"base64"},"#
            + #""salt":{"value":"salt"},"keylen":32,"cost":256,"blockSize":8,"parallelization":1}}"#,
        #"{"firebase":{"passwordHash":"LG3Z2Uu2ZgmWkJgsOnp2FUTjLN8wScDSVmYLiC6xQ8zy2duFdJ3tGfa0b4rPe"#
            + #"sK6x5iaP9OLHnGtQVdWVquVjA==","salt":"MDEyMzQ1Njc4OWFiY2RlZg==","signerKey":"jxspr8Ki0RYycV"#
            + #"U8zykbdLGjFQ3McFUH0uiiTvC8pVMXAn210wjLNmdZJzxUECKbm0QsEmYUSDzZvpjeJ9WmXA==","saltSeparator"#
            + #"":"Bw==","rounds":8,"memCost":8}}"#,
    ]) func `passwords of Keycloak, Auth0 and Firebase sign in`(_ password: String) async throws {
        let fixture = try await Fixture(.sqliteFile)
        #expect(try await fixture.run([Self.line("ann", #","password":\#(password)"#)]) == [.added])
        _ = try await fixture.server.signIn("ann", by: fixture.client)
        _ = try await fixture.server.signInBySRP("ann", by: fixture.client).tokens
    }
}
