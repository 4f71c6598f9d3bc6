import AccessControl
import Cryptography
import Kernel
import TestKit
import Testing
import Wire
import WireRuntime

@testable import Console

/// Who enters the console, and how long a session lasts.
struct ConsoleSessionTests {
    @Test(arguments: Engine.available)
    func `a signed address begins a session of its signer, once`(_ engine: Engine) async throws {
        let account = try await ConsoleAccount(engine)
        let key = try await account.keys.create(description: "")
        let address = account.address(signedBy: key)
        let cookie = try await account.enter(by: address)
        #expect(try await account.caller(cookie)?.principal == .root)
        #expect(try await account.caller("x" + cookie) == nil)
        let error = await #expect(throws: ServiceError.self) { try await account.enter(by: address) }
        #expect(error?.message == "The address was used before.")
        let root = try #require(try await account.caller(cookie))
        #expect(try await account.sessions.list(for: root, seesAll: true).items.count == 1)
    }

    @Test(arguments: [(60, Int64(60), true), (60, 61, false), (61, 0, false), (604_800, 0, false)])
    func `an address is good for a minute, whatever it asks for`(
        _ asked: Int, _ age: Int64, _ isGood: Bool
    ) async throws {
        let account = try await ConsoleAccount(.sqliteFile)
        let key = try await account.keys.create(description: "")
        let address = account.address(signedBy: key, for: asked)
        account.server.clock.advance(age)
        let entered = try? await account.enter(by: address)
        #expect((entered != nil) == isGood)
    }

    @Test func `an address that was changed, or was signed for another service, is refused`() async throws {
        let account = try await ConsoleAccount(.sqliteFile)
        let key = try await account.keys.create(description: "")
        var address = account.address(signedBy: key)
        address.path = "/console"
        await #expect(throws: ServiceError.self) { try await account.enter(by: address) }
        address = account.address(signedBy: key)
        address.query += "&a=b"
        await #expect(throws: ServiceError.self) { try await account.enter(by: address) }
        address.query = ""
        await #expect(throws: ServiceError.self) { try await account.enter(by: address) }
    }

    @Test(arguments: Engine.available)
    func `a session ends after 15 minutes without use, and 8 hours after it began`(_ engine: Engine) async throws {
        let account = try await ConsoleAccount(engine)
        let key = try await account.keys.create(description: "")
        let idle = try await account.enter(by: account.address(signedBy: key))
        account.server.clock.advance(.minutes(15) - 1)
        #expect(try await account.caller(idle) != nil)
        account.server.clock.advance(.minutes(15))
        #expect(try await account.caller(idle) == nil)
        let used = try await account.enter(by: account.address(signedBy: key))
        for _ in 0..<47 {
            account.server.clock.advance(.minutes(10))
            #expect(try await account.caller(used) != nil)
        }
        account.server.clock.advance(.minutes(10))
        #expect(try await account.caller(used) == nil)
    }

    @Test(arguments: Engine.available)
    func `sessions that were not used do not displace active ones from the list`(_ engine: Engine) async throws {
        let account = try await ConsoleAccount(engine)
        let key = try await account.keys.create(description: "")
        let used = try await account.enter(by: account.address(signedBy: key))
        for _ in 0..<ConsoleSessions.pageLength {
            account.server.clock.advance(1)
            _ = try await account.enter(by: account.address(signedBy: key))
        }
        for _ in 0..<2 {
            account.server.clock.advance(.minutes(10))
            #expect(try await account.caller(used) != nil)
        }
        let root = try #require(try await account.caller(used))
        for seesAll in [true, false] {
            #expect(try await account.sessions.list(for: root, seesAll: seesAll).items.count == 1)
        }
    }

    /// The pages of the list, in their order.
    private func pages(
        of account: ConsoleAccount, for caller: IAMCaller, seesAll: Bool
    ) async throws -> [[ConsoleSession]] {
        var (pages, after): ([[ConsoleSession]], Cursor?) = ([], nil)
        repeat {
            let page = try await account.sessions.list(for: caller, seesAll: seesAll, after: after)
            pages.append(page.items)
            after = page.next
        } while after != nil && pages.count < 9
        return pages
    }

    @Test(arguments: Engine.available)
    func `every active session is on one page of the list, the latest end first`(_ engine: Engine) async throws {
        let account = try await ConsoleAccount(engine)
        let key = try await account.keys.create(description: "")
        let ada = try await account.userKey("ada")
        var cookie = ""
        for number in 0...ConsoleSessions.pageLength {
            account.server.clock.advance(1)
            cookie = try await account.enter(by: account.address(signedBy: key))
            // The end of the first page is between two sessions that expire together.
            if number < ConsoleSessions.pageLength {
                _ = try await account.enter(by: account.address(signedBy: ada))
            }
        }
        let root = try #require(try await account.caller(cookie))
        for (seesAll, counts) in [(true, [100, 100, 1]), (false, [100, 1])] {
            let listed = try await pages(of: account, for: root, seesAll: seesAll)
            #expect(listed.map(\.count) == counts)
            let sessions = listed.flatMap { $0 }
            #expect(Set(sessions.map(\.id)).count == sessions.count)
            #expect(sessions.map(\.expiresAt) == sessions.map(\.expiresAt).sorted(by: >))
        }
    }

    @Test(arguments: Engine.available)
    func `a session ends with its key, its user, and when it is ended`(_ engine: Engine) async throws {
        let account = try await ConsoleAccount(engine)
        let key = try await account.keys.create(description: "")
        let ofRoot = try await account.enter(by: account.address(signedBy: key))
        let ada = try await account.userKey("ada")
        let first = try await account.enter(by: account.address(signedBy: ada))
        account.server.clock.advance(1)
        let second = try await account.enter(by: account.address(signedBy: ada))
        let caller = try #require(try await account.caller(first))
        #expect(caller.arn.hasSuffix("user/ada"))
        let own = try await account.sessions.list(for: caller, seesAll: false).items
        #expect(own.count == 2 && own.allSatisfy { $0.arn == caller.arn })
        let root = try #require(try await account.caller(ofRoot))
        let all = try await account.sessions.list(for: root, seesAll: true).items
        #expect(all.count == 3)
        let other = try #require(all.first { $0.arn == root.arn })
        await #expect(throws: MissingResource.self) {
            try await account.sessions.end(other.id, for: caller, seesAll: false)
        }
        #expect(try await account.caller(ofRoot) != nil)
        let ended = try #require(
            try await account.sessions.find(first, for: .init(method: "GET", path: "/console"))?.session)
        try await account.sessions.end(ended.id, for: root, seesAll: true)
        #expect(try await account.caller(first) == nil)
        #expect(try await account.caller(second) != nil)
        let ownedKeys = UserAccessKeys(account.server.identityStore, sealer: account.server.cipher.sealer)
        try await ownedKeys.delete(ada.key.id, of: "ada")
        #expect(try await account.caller(second) == nil)
        try await account.keys.delete(key.key.id)
        #expect(try await account.caller(ofRoot) == nil)
    }
}
