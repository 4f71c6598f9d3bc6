import Kernel
import Storage
import TestKit
import Testing

@testable import Directory

/// The users that ListUsers finds, their order and paging (USR-SRCH, UP-FIND, NAME-06, ADM-03).
@Suite struct UserSearchTests {
    private struct Population {
        let fixture: DirectoryFixture
        let pool: UserPool

        init(_ engine: Engine) async throws {
            fixture = try await DirectoryFixture(engine)
            pool = try await fixture.pool()
        }

        @discardableResult
        func add(_ username: Username, _ attributes: [String: String] = [:], _ status: UserStatus = .confirmed)
            async throws -> User
        {
            let user = User(
                pool: pool.id, id: UserID(rawValue: fixture.world.uuid()), username: username, status: status,
                attributes: UserAttributes(attributes), createdAt: fixture.clock.now)
            try await fixture.database.write { [pool] in try UserWriter($0, of: pool).insert(user) }
            return user
        }

        func page(_ filter: String, after cursor: Cursor? = nil, limit: Int = 60) async throws -> Page<User> {
            let filter = try UserFilter.parse(filter)
            return try await fixture.database.read { [pool] in
                try UserSearchTable($0).list(filter, in: pool.id, after: cursor, limit: limit)
            }
        }

        func found(_ filter: String) async throws -> [Username] { try await page(filter).items.map(\.username) }

        /// All pages with at most `limit` users, and the number of pages.
        func walk(_ filter: String, limit: Int) async throws -> ([Username], pages: Int) {
            var (names, cursor, pages): ([Username], Cursor?, Int) = ([], nil, 0)
            repeat {
                let page = try await page(filter, after: cursor, limit: limit)
                #expect(page.items.count <= limit)
                names += page.items.map(\.username)
                cursor = page.next
                pages += 1
            } while cursor != nil && pages < 100
            return (names, pages)
        }
    }

    // USR-SRCH-08, USR-SRCH-11, USR-SRCH-17, USR-SRCH-18, UP-FIND-12
    @Test(arguments: Engine.available)
    func `a filter matches exactly or by prefix`(on engine: Engine) async throws {
        let population = try await Population(engine)
        try await population.add("a", ["phone_number": "+13125550100", "family_name": "Reddy"])
        try await population.add("b", ["phone_number": "+13125550199", "family_name": "Reddyson"])
        try await population.add("c", ["phone_number": "+14155550100", "family_name": "Red"])
        #expect(try await population.found(#"phone_number ^= "+1312""#) == ["a", "b"])
        #expect(try await population.found(#"phone_number = "+1312""#).isEmpty)
        #expect(try await population.found(#"family_name = "Reddy""#) == ["a"])
        #expect(try await population.found(#"family_name ^= "Redd""#) == ["a", "b"])
        #expect(try await population.found(#"given_name ^= """#).isEmpty)
        #expect(try await population.found(#"family_name ^= """#) == ["c", "a", "b"])
    }

    // USR-SRCH-03, USR-SRCH-04, USR-SRCH-05, USR-SRCH-06
    @Test(arguments: Engine.available)
    func `only usernames and states are case-sensitive`(on engine: Engine) async throws {
        let population = try await Population(engine)
        try await population.add("Ann", ["email": "Ann@Example.com", "name": "ÄNNE"])
        try await population.add("ann", ["email": "other@example.com"], .unconfirmed)
        #expect(try await population.found(#"username = "Ann""#) == ["Ann"])
        #expect(try await population.found(#"username ^= "a""#) == ["ann"])
        #expect(try await population.found(#"email = "ANN@example.COM""#) == ["Ann"])
        #expect(try await population.found(#"name ^= "änn""#) == ["Ann"])
        #expect(try await population.found("name ^= \"a\u{308}nn\"") == ["Ann"])
        #expect(try await population.found(#"cognito:user_status = "confirmed""#) == ["Ann"])
        #expect(try await population.found(#"cognito:user_status ^= "un""#) == ["ann"])
        #expect(try await population.found(#"status = "Enabled""#).count == 2)
        #expect(try await population.found(#"status = "enabled""#).isEmpty)
    }

    // USR-SRCH-01, USR-SRCH-16, UP-FIND-11
    @Test(arguments: Engine.available)
    func `users are ordered by the filtered attribute`(on engine: Engine) async throws {
        let population = try await Population(engine)
        let names = ["Zoe", "adam", "Émile", "eve", "Bob", "_under", "1st", "éa"]
        for name in names {
            try await population.add("u-\(name)", ["name": name, "email": "\(name.utf8.count)@x.example"])
        }
        let sorted = names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
        #expect(try await population.found("") == sorted.map { "u-\($0)" })
        let byName = ["1st", "_under", "adam", "Bob", "eve", "Zoe", "éa", "Émile"]
        #expect(try await population.found(#"name ^= """#) == byName.map { "u-\($0)" })
        let users = try await population.page(#"sub ^= """#).items
        #expect(users.map(\.id.rawValue) == users.map(\.id.rawValue).sorted() && users.count == names.count)
    }

    // USR-SRCH-13, USR-SRCH-14, UP-FIND-10, ADM-03
    @Test(arguments: Engine.available)
    func `pages list every user once`(on engine: Engine) async throws {
        let population = try await Population(engine)
        for number in 0..<25 {
            let name = number % 3 == 0 ? "same" : "n\(number % 7)"
            try await population.add("p\(number)", ["name": name], number % 2 == 0 ? .confirmed : .unconfirmed)
        }
        for filter in [
            "", #"username ^= "p""#, #"sub ^= """#, #"status ^= """#, #"cognito:user_status ^= """#, #"name ^= """#,
        ] {
            let all = try await population.found(filter)
            #expect(Set(all).count == 25, "\(filter)")
            for limit in [1, 4, 24, 25, 26] {
                let (names, pages) = try await population.walk(filter, limit: limit)
                #expect(names == all, "\(filter) \(limit)")
                #expect(pages == (25 + limit - 1) / limit, "\(filter) \(limit)")
            }
        }
        let same = try await population.found(#"name = "same""#)
        #expect(same.count == 9)
        #expect(try await population.walk(#"name = "same""#, limit: 2).0 == same)
    }

    // ADM-03
    @Test(arguments: Engine.available)
    func `users added or deleted between pages do not move the others`(on engine: Engine) async throws {
        let population = try await Population(engine)
        for number in 10..<20 { try await population.add("p\(number)", ["name": "n\(number)"]) }
        for filter in ["", #"name ^= "n""#] {
            let first = try await population.page(filter, limit: 4)
            #expect(first.items.map(\.username) == ["p10", "p11", "p12", "p13"])
            let early = try await population.add("p05", ["name": "n05"])
            let gone = try #require(first.items.last)
            try await population.fixture.database.write { [pool = population.pool] in
                try UserWriter($0, of: pool).delete(gone, from: Engine.tables)
            }
            let second = try await population.page(filter, after: first.next, limit: 60)
            #expect(second.items.map(\.username) == (14..<20).map { "p\($0)" })
            try await population.fixture.database.write { [pool = population.pool] tx in
                try UserWriter(tx, of: pool).delete(early, from: Engine.tables)
                try UserWriter(tx, of: pool).insert(gone)
            }
        }
    }

    // NAME-06
    @Test(arguments: Engine.available)
    func `a value contains no wildcards and no SQL`(on engine: Engine) async throws {
        let population = try await Population(engine)
        for (name, email) in [("plain", "a@x.example"), ("percent", "%@x.example"), ("under", "_@x.example")] {
            try await population.add(Username(rawValue: name), ["email": email, "name": "\"\(name)\\ '; --"])
        }
        #expect(try await population.found(#"email ^= "%""#) == ["percent"])
        #expect(try await population.found(#"email ^= "_""#) == ["under"])
        #expect(try await population.found(#"email ^= "*""#).isEmpty)
        #expect(try await population.found(#"name ^= "\"under\\ '; --""#) == ["under"])
        #expect(try await population.found(#"name = "'; DROP TABLE users; --""#).isEmpty)
        #expect(try await population.found("").count == 3)
    }

    // The index follows the attributes.
    @Test(arguments: Engine.available)
    func `a changed value is found at once, and the old one no longer`(on engine: Engine) async throws {
        let population = try await Population(engine)
        var user = try await population.add("ann", ["name": "Ann", "email": "a@x.example", "given_name": "A"])
        user.attributes["name"] = "Bea"
        user.attributes["given_name"] = nil
        user.attributes["family_name"] = "Lee"
        user.status = .resetRequired
        user.enabled = false
        let changed = user
        try await population.fixture.database.write { [pool = population.pool, now = population.fixture.clock.now] in
            try UserWriter($0, of: pool).save(changed, now: now)
        }
        for filter in [
            #"name = "bea""#, #"family_name = "lee""#, #"email = "a@x.example""#, #"status = "Disabled""#,
            #"cognito:user_status = "reset_required""#,
        ] { #expect(try await population.found(filter) == ["ann"], "\(filter)") }
        for filter in [#"name = "ann""#, #"given_name ^= """#, #"status = "Enabled""#] {
            #expect(try await population.found(filter).isEmpty, "\(filter)")
        }
        let saved = try #require(try await population.page("").items.first)
        try await population.fixture.database.write { [pool = population.pool] in
            try UserWriter($0, of: pool).delete(saved, from: Engine.tables)
        }
        for filter in ["", #"name ^= """#, #"email ^= """#, #"sub ^= """#] {
            #expect(try await population.found(filter).isEmpty)
        }
    }

    // UP-ATTR-07: the longest value, of letters that fold into several.
    @Test(arguments: Engine.available)
    func `the longest values fit into the index`(on engine: Engine) async throws {
        let population = try await Population(engine)
        for (number, scalar) in ["x", "\u{1F511}", "\u{3300}", "\u{FDFA}", "ΐ"].enumerated() {
            let value = String(repeating: scalar, count: 2048)
            try await population.add("p\(number)", ["name": value, "family_name": value])
            let beginning = String(repeating: scalar, count: 12)
            #expect(try await population.found("name ^= \"\(beginning)\"").contains("p\(number)"))
        }
    }
}
