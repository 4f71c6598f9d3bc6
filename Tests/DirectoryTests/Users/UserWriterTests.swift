import Kernel
import Storage
import TestKit
import Testing

@testable import Directory

/// A user's row, names and search entries always agree.
@Suite struct UserWriterTests {
    private func user(
        _ fixture: DirectoryFixture, _ pool: UserPool, _ name: String, _ attributes: [String: String] = [:]
    ) -> User {
        User(
            pool: pool.id, id: UserID(rawValue: fixture.world.uuid()), username: Username(rawValue: name),
            status: .confirmed,
            attributes: UserAttributes(attributes), createdAt: fixture.clock.now)
    }

    @Test(arguments: Engine.available)
    func `a user is read as it was stored`(on engine: Engine) async throws {
        let fixture = try await DirectoryFixture(engine)
        let pool = try await fixture.pool()
        var user = user(
            fixture, pool, "ann \u{1F511}",
            ["name": "a:b\n\"c\\", "custom:empty": "", "nickname": "é", "locale": "5:", "website": "日本"])
        user.status = .forceChangePassword
        user.enabled = false
        user.credential = [0, 255, 7]
        user.passwordExpiresAt = Instant(microseconds: 1_767_254_400_123_456)
        let written = user
        try await fixture.database.write { try UserWriter($0, of: pool).insert(written) }
        let read = try await fixture.database.read { try UserTable($0).find(written.id, in: pool.id) }
        #expect(read == written)
    }

    @Test func `malformed stored attributes are refused`() throws {
        let values = UserAttributes([
            "a": "", "b": "1:2", "é": "\u{301}", "c": "\r\n", "d": "\u{1F468}\u{200D}\u{1F469}",
        ])
        let stored = values.stored
        #expect(try UserAttributes(stored: stored) == values)
        #expect(try UserAttributes(stored: "") == [:])
        for wrong in [
            "x", "1", "1:", "1:a", "1:a1", "1:a2:b", "1:a1:b1", "1:a1:b ", "-1:a1:b", "1:a1:b1:a1:c", "99999999:a",
            "0x1:a1:b", " 1:a1:b", "1:é1:a", "\u{661}:a1:b", String(stored.dropLast()),
        ] {
            #expect(throws: StorageError.self, "\(wrong)") { try UserAttributes(stored: wrong) }
        }
    }

    // RACE-10
    @Test(arguments: Engine.available)
    func `a user that has changed since it was read is not overwritten`(on engine: Engine) async throws {
        let fixture = try await DirectoryFixture(engine)
        let pool = try await fixture.pool()
        let ann = try await fixture.makeUser("ann", in: pool)
        let now = fixture.clock.now
        let saved = try await fixture.database.write { try UserWriter($0, of: pool).save(ann, now: now) }
        #expect(saved.version == ann.version + 1)
        #expect(
            await refuses(ConcurrentChange.self) {
                _ = try await fixture.database.write { try UserWriter($0, of: pool).save(ann, now: now) }
            })
        _ = try await fixture.database.write { try UserWriter($0, of: pool).save(saved, now: now) }
        try await fixture.database.write { try UserWriter($0, of: pool).delete(saved, from: Engine.tables) }
        #expect(
            await refuses(UserRefusal.notFound) {
                _ = try await fixture.database.write { try UserWriter($0, of: pool).save(saved, now: now) }
            })
    }

    // A session stays until it expires, so that a refresh can say that its user was deleted; a notice until its client
    // is told.
    @Test(arguments: Engine.available)
    func `a deleted user leaves no row except sessions and notices, and other users keep theirs`(on engine: Engine)
        async throws
    {
        let fixture = try await DirectoryFixture(engine)
        let (pool, other) = (try await fixture.pool(), try await fixture.pool())
        let (ann, bob) = (UserID(rawValue: "ann-sub"), UserID(rawValue: "bob-sub"))
        let owners = [(pool, ann), (pool, bob), (other, ann)]
        for (number, owner) in owners.enumerated() { try await fixture.fill(owner.0, for: owner.1, number: number) }
        func counts(_ number: Int) async throws -> [String: Int] {
            let (pool, user) = (owners[number].0.id, owners[number].1)
            return try await fixture.database.read { try RowCountTable($0).counts(of: user, in: pool) }
        }
        let before = try await counts(0)
        #expect(!before.isEmpty && before.values.allSatisfy { $0 == 1 }, "\(before)")

        let user = User(
            pool: pool.id, id: ann, username: "ann", status: .confirmed, attributes: UserAttributes(),
            createdAt: fixture.clock.now)
        try await fixture.database.write { try UserWriter($0, of: pool).delete(user, from: Engine.tables) }
        #expect(try await counts(0).filter { $0.value > 0 } == ["logout_notices": 1, "user_sessions": 1])
        #expect(try await counts(1) == before)
        #expect(try await counts(2) == before)
    }

    // NAME-05, UP-ALIAS-02
    @Test(arguments: Engine.available)
    func `no name finds two users`(on engine: Engine) async throws {
        let fixture = try await DirectoryFixture(engine)
        var settings = PoolSettings()
        settings.aliasAttributes = [.email, .preferredUsername]
        let pool = try await fixture.pool(settings)
        let ann = user(
            fixture, pool, "ann", ["email": "a@x.example", "email_verified": "true", "preferred_username": "annie"])
        try await fixture.database.write { try UserWriter($0, of: pool).insert(ann) }
        for (name, attributes, expected) in [
            ("ann", [:], UserRefusal.usernameTaken), ("a@x.example", [:], UserRefusal.usernameTaken),
            ("annie", [:], UserRefusal.usernameTaken), (ann.id.rawValue, [:], UserRefusal.usernameTaken),
            ("bob", ["preferred_username": "ann"], .aliasTaken(.preferredUsername)),
            ("bob", ["preferred_username": "a@x.example"], .aliasTaken(.preferredUsername)),
            ("bob", ["preferred_username": ann.id.rawValue], .aliasTaken(.preferredUsername)),
            ("bob", ["email": "a@x.example", "email_verified": "true"], .aliasTaken(.email)),
        ] as [(String, [String: String], UserRefusal)] {
            let other = user(fixture, pool, name, attributes)
            #expect(
                await refuses(expected) {
                    try await fixture.database.write { try UserWriter($0, of: pool).insert(other) }
                }, "\(name) \(attributes)")
        }
        // A refused user leaves nothing behind: the names are free.
        let bob = user(fixture, pool, "bob", ["email": "b@x.example", "email_verified": "true"])
        try await fixture.database.write { try UserWriter($0, of: pool).insert(bob) }
        let count = try await fixture.database.read { try UserTable($0).estimatedCount(in: pool.id) }
        #expect(count == 2)
    }

    // NAME-05
    @Test(arguments: Engine.available)
    func `users are inserted together as one by one, but for those with a name of another`(
        on engine: Engine
    ) async throws {
        let fixture = try await DirectoryFixture(engine)
        var settings = PoolSettings()
        settings.aliasAttributes = [.email, .preferredUsername]
        settings.caseSensitivity = false
        let pool = try await fixture.pool(settings)
        let email = ["email": "a@x.example", "email_verified": "true"]
        let ann = user(fixture, pool, "ann", email)
        try await fixture.database.write { try UserWriter($0, of: pool).insert(ann) }
        let given: [(String, [String: String], UserWriter.NameConflict?)] =
            (0..<150).map { ("user\($0)", ["email": "user\($0)@x.example", "email_verified": "true"], nil) } + [
                ("ANN", [:], .username), (ann.id.rawValue, [:], .username), ("a@x.example", [:], .username),
                ("bob", email, .alias), ("user7", [:], .username), ("bob", ["preferred_username": "bobby"], nil),
                ("carl", ["preferred_username": "bobby"], .alias), ("bobby", [:], .username),
            ]
        let users = given.map { NewUser(ofProvider: user(fixture, pool, $0.0, $0.1)) }
        let conflicts = try await fixture.database.write {
            try UserWriter($0, of: pool).insertUsersWithFreeNames(users)
        }
        #expect(conflicts == given.map(\.2))
        try await fixture.database.read { tx in
            for (new, conflict) in zip(users, conflicts) {
                let (user, names) = (new.user, NameTable(tx))
                #expect(try UserTable(tx).find(user.id, in: pool.id) == (conflict == nil ? user : nil))
                for (kind, name) in pool.names(of: user, having: []) {
                    let owner = try names.owner(of: name, in: pool.id)
                    #expect((owner?.user == user.id && owner?.kind == kind) == (conflict == nil), "\(name)")
                }
            }
            let filter = try UserFilter.parse("email ^= \"user1\"")
            #expect(try UserSearchTable(tx).list(filter, in: pool.id, after: nil, limit: 200).items.count == 61)
        }
    }

    // NAME-05, UP-ALIAS-02
    @Test(arguments: Engine.available)
    func `a user whose sub is a name of another is refused, alone as in a batch`(on engine: Engine) async throws {
        let fixture = try await DirectoryFixture(engine)
        let pool = try await fixture.pool()
        let bob = NewUser(ofProvider: user(fixture, pool, "bob"))
        let ann = user(fixture, pool, bob.user.id.rawValue)
        try await fixture.database.write { try UserWriter($0, of: pool).insert(ann) }
        let alone = try await fixture.database.read { try UserWriter($0, of: pool).nameConflict(of: bob) }
        let together = try await fixture.database.write {
            try UserWriter($0, of: pool).insertUsersWithFreeNames([bob])
        }
        #expect(alone == .sub && together == [.sub])
        #expect(
            await refuses(UserRefusal.usernameTaken) {
                try await fixture.database.write { try UserWriter($0, of: pool).insert(bob.user) }
            })
    }

    @Test(arguments: Engine.available)
    func `a batch with a user who exists is refused as a whole`(on engine: Engine) async throws {
        let fixture = try await DirectoryFixture(engine)
        let pool = try await fixture.pool()
        let ann = try await fixture.makeUser("ann", in: pool)
        let bob = user(fixture, pool, "bob")
        // What a concurrent transaction does between the look-up of the names and their insertion.
        await #expect(throws: StorageError.duplicate) {
            try await fixture.database.write { tx in
                let claims = [bob, ann].map { user in
                    NameTable.Claim(name: pool.signInName(user.username), kind: .username, user: user.id)
                }
                try NameTable(tx).insert(claims, in: pool.id)
            }
        }
        #expect(try await fixture.database.read { try NameTable($0).kinds(of: bob.id, in: pool.id) }.isEmpty)
    }

    // `force` never moves a preferred username or a username.
    @Test(arguments: Engine.available)
    func `force moves verified contacts and nothing else`(on engine: Engine) async throws {
        let fixture = try await DirectoryFixture(engine)
        var settings = PoolSettings()
        settings.aliasAttributes = [.email, .preferredUsername]
        let pool = try await fixture.pool(settings)
        for (name, attributes) in [("ann", ["preferred_username": "annie"]), ("x@y.example", [:])] {
            let user = user(fixture, pool, name, attributes)
            try await fixture.database.write { try UserWriter($0, of: pool).insert(user) }
        }
        for (attributes, kind) in [
            (["preferred_username": "annie"], SignInName.Kind.preferredUsername),
            (["preferred_username": "ann"], .preferredUsername),
            (["email": "x@y.example", "email_verified": "true"], .email),
        ] {
            let other = user(fixture, pool, "bob", attributes)
            #expect(
                await refuses(UserRefusal.aliasTaken(kind)) {
                    try await fixture.database.write { try UserWriter($0, of: pool).insert(other, force: true) }
                }, "\(attributes)")
        }
    }

    // The database has its own unique constraint on the exact spelling of usernames.
    @Test(arguments: Engine.available)
    func `a row with an existing username is refused`(on engine: Engine) async throws {
        let fixture = try await DirectoryFixture(engine)
        let pool = try await fixture.pool()
        try await fixture.makeUser("ann", in: pool)
        let other = user(fixture, pool, "ann")
        #expect(
            await refuses(UserRefusal.usernameTaken) {
                try await fixture.database.write { try UserTable($0).insert(other) }
            })
    }
}
