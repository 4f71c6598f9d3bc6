import Foundation
import Testing

@testable import AWSMobileClient
@testable import Kernel

/// A thousand random schedules of concurrent calls: sign-ins with passwords, with challenges, on hosted pages and with
/// other providers' tokens, guests, credentials, sign-outs, expiry, refusals, outages and cancellations. In each, every
/// call is answered once, and state, session, keys and store belong to each other at the end.
@Suite(.serialized) struct ScheduleTests {
    @Test(arguments: 0..<10) func `a hundred schedules end well`(_ block: Int) async throws {
        for number in 0..<100 { try await Schedule(seed: UInt64(block * 100 + number + 1)).run() }
    }

    @Test(arguments: 0..<4) func `fifty schedules that are killed leave one session or none`(_ block: Int) async throws
    {
        for number in 0..<50 {
            let seed = UInt64(block * 50 + number + 1)
            try await Schedule(seed: seed, diesAfter: Int(seed % 11)).run()
        }
    }

    @Test func `the schedules reach every state, with each kind of sign-in`() async throws {
        var reached: Set<String> = []
        // About one schedule in 250 reaches the rarest state.
        for seed in UInt64(1)...10_000 where !reached.isSuperset(of: Self.all) {
            let schedule = Schedule(seed: seed)
            try await schedule.run()
            reached.formUnion(schedule.reached.read { $0 })
        }
        #expect(Self.all.subtracting(reached) == [])
    }

    private static let all: Set<String> = [
        "guest none", "signedIn userPools", "signedIn hostedUI", "signedIn oidcFederation", "signedOut none",
        "signedOutUserPoolsTokenInvalid userPools", "signedOutUserPoolsTokenInvalid hostedUI",
        "signedOutFederatedTokensInvalid oidcFederation",
    ]
}

/// SplitMix64, a generator with a seed.
struct Seeded: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }
}
