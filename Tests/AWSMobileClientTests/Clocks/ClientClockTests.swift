import Foundation
import Testing

@testable import AWSMobileClient
@testable import Kernel
@testable import WireClient

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// Tokens and signatures beside a device's clock that is wrong or is set.
@Suite struct ClientClockTests {
    /// A device whose user sets the clock, and whose monotonic clock no user sets.
    private final class Clocks: Sendable {
        let wall = TestClock()
        let uptime = Locked<Int64>(0)
        var clock: ClientClock { ClientClock(now: wall.world.now) { self.uptime.read { $0 } } }

        func pass(seconds: Int64) {
            wall.advance(seconds: seconds)
            uptime.change { $0 += seconds * 1_000_000 }
        }
    }

    private func client(of pool: FakePool, clocks: Clocks, clock: ClientClock) async throws -> AWSMobileClient {
        let document: [String: Any] = [
            "CognitoUserPool": [
                "Default": ["PoolId": "us-east-1_AbCdEf123", "AppClientId": "abc", "Endpoint": "localhost:1"]
            ],
            "Auth": ["Default": ["authenticationFlowType": "USER_PASSWORD_AUTH"]],
        ]
        let client = AWSMobileClient(
            store: MemoryTokenStore(), transport: pool.transport, world: clocks.wall.world, clock: clock, app: "app"
        ) { document }
        try await client.initialize()
        try await client.signIn(username: "jane", password: "Abc@123!")
        return client
    }

    @Test func `a clock that the user sets neither expires tokens nor keeps them`() async throws {
        let (pool, clocks) = (FakePool.withJane(), Clocks())
        let client = try await client(of: pool, clocks: clocks, clock: clocks.clock)
        clocks.wall.advance(seconds: 86_400)
        _ = try await client.getTokens()
        #expect(pool.count("InitiateAuth") == 1, "The tokens are still valid.")
        clocks.wall.advance(seconds: -2 * 86_400)
        clocks.pass(seconds: 3_600)
        _ = try await client.getTokens()
        #expect(pool.count("InitiateAuth") == 2, "The tokens have expired.")
    }

    @Test func `the service's date sets the clock`() async throws {
        let (pool, clocks) = (FakePool.withJane(), Clocks())
        let ahead = clocks.wall.world.now().advanced(seconds: 86_400)
        pool.change { $0.date = { ahead } }
        let clock = clocks.clock
        let client = try await client(of: pool, clocks: clocks, clock: clock)
        #expect(clock.now().seconds(since: ahead) == 0)
        let expiration = try #require(try await client.getTokens().expiration)
        #expect(abs(expiration.timeIntervalSince(ahead.date) - 3_600) < 2)
    }

    @Test func `a date that agrees, one of a cache and one that cannot be read set nothing`() {
        let clocks = Clocks()
        let (clock, now) = (clocks.clock, clocks.wall.world.now())
        let later = CivilTime(now.advanced(seconds: 600)).internetDate(zone: "GMT")
        let near = CivilTime(now.advanced(seconds: 1)).internetDate(zone: "GMT")
        for headers in [[("age", "9"), ("date", later)], [("date", near)], [("date", "tomorrow")], [("date", "")], []] {
            let named = headers.map { (name: $0.0, value: $0.1) }
            clock.learn(from: ClientResponse(status: 200, headers: named), sent: 0)
            #expect(clock.now() == now)
        }
        clock.learn(from: ClientResponse(status: 400, headers: [("Date", later)]), sent: 0)
        #expect(clock.now().seconds(since: now) == 600)
    }

    @Test func `signatures have the service's time`() async throws {
        let now = World.system.now()
        func learn(_ seconds: Int64) {
            let date = CivilTime(now.advanced(seconds: seconds)).internetDate(zone: "GMT")
            ClientClock.system.learn(
                from: ClientResponse(status: 200, headers: [("date", date)]), sent: ClientClock.system.uptime())
        }
        learn(60)
        defer { learn(0) }
        let url = try #require(URL(string: "https://example.com/"))
        let signed = try await URLRequest(url: url).signed(
            with: AWSCredentials(accessKey: "a", secretKey: "b", sessionKey: nil, expiration: nil),
            service: "execute-api", region: "us-east-1")
        let date = try #require(signed.value(forHTTPHeaderField: "X-Amz-Date"))
        #expect(date >= CivilTime(now.advanced(seconds: 50)).basicTimestamp)
    }

    @Test func `dates are read as HTTP has them`() {
        #expect(Instant(internetDate: "Sun, 06 Nov 1994 08:49:37 GMT") == Instant(seconds: 784_111_777))
        for wrong in ["", "06 Nov 1994", "Sun, 6 Nov 1994 08:49:37 GMT", "Sun, 06 Foo 1994 08:49:37 GMT"] {
            #expect(Instant(internetDate: wrong) == nil)
        }
    }

    @Test func `tokens are valid as long as the one that expires first`() async throws {
        let (pool, clock) = (FakePool.withJane(), TestClock())
        pool.change { $0.lifetimes = (access: 86_400, id: 1_800) }
        let client = try await AWSMobileClient.signedIn(pool, clock: clock)
        #expect(try await client.getTokens().expiration == clock.world.now().advanced(seconds: 1_800).date)
    }

    @Test func `a call whose token has expired is repeated once with another token`() async throws {
        let pool = FakePool.withJane()
        let client = try await AWSMobileClient.signedIn(pool)
        pool.change { $0.expiredCalls = 1 }
        #expect(try await client.getUserAttributes()["sub"] == "sub-of-jane")
        #expect(pool.count("GetUser") == 2 && pool.count("InitiateAuth") == 2)
        pool.change { $0.expiredCalls = 2 }
        await #expect(throws: AWSMobileClientError.notAuthorized(message: "Access Token has expired")) {
            try await client.getUserAttributes()
        }
        #expect(pool.count("GetUser") == 4)
    }
}
