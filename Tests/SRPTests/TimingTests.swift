import Cryptography
import Kernel
import SRP
import Testing

/// The duration of a comparison reveals nothing about the secret (SRP-06).
///
/// Two classes are measured in random order, the slowest tenth of all samples is dropped, and Welch's t compares the
/// rest. Noise sometimes causes a large t, a leak always does, so the smallest t of a few rounds decides.
@Suite(.serialized) struct TimingTests {
    private static let greatest = 4.5

    @Test func `a comparison takes as long with a differing byte as without`() {
        let secret = [UInt8](repeating: 0xA5, count: 32)
        for place in [0, 31] {
            // Each candidate has memory of its own: less than both would be in the processor's cache otherwise.
            let candidates = [UInt8(0), 1].map { difference in
                var bytes = secret
                bytes[place] ^= difference
                return bytes
            }
            let t = leastT(of: 4, samples: 20_000) { ConstantTime.equals(secret, candidates[$0]) }
            #expect(abs(t) < Self.greatest)
        }
    }

    @Test func `the measurement detects a comparison that stops at the first difference`() {
        let secret = [UInt8](repeating: 0xA5, count: 32)
        var other = secret
        other[0] ^= 1
        let candidates = [secret, other]
        let t = leastT(of: 3, samples: 20_000) { secret.elementsEqual(candidates[$0]) }
        #expect(abs(t) > Self.greatest * 4)
    }

    @Test func `checking a right password takes as long as checking a wrong one`() throws {
        let arithmetic = try OpenSSLArithmetic()
        let identity = SRPIdentity(space: "Pool12345", name: "walter")
        let typed = ["correct horse battery staple", "correct horse battery stapled"].map { Secret($0) }
        let verifier = try SRPVerifier.make(
            for: identity, password: typed[0], arithmetic: arithmetic, random: SRPRandom(21).source())
        let t = try leastT(of: 4, samples: 1_000) {
            try verifier.accepts(typed[$0], of: identity, arithmetic: arithmetic)
        }
        #expect(abs(t) < Self.greatest)
    }

    @Test func `checking the proof of a right password takes as long as of a wrong one`() throws {
        let arithmetic = try OpenSSLArithmetic()
        let identity = SRPIdentity(space: "Pool12345", name: "walter")
        let draw = SRPRandom(22).source()
        let typed = ["correct horse battery staple", "correct horse battery stapled"].map { Secret($0) }
        let verifier = try SRPVerifier.make(for: identity, password: typed[0], arithmetic: arithmetic, random: draw)
        let user = try SRPClient(arithmetic: arithmetic, random: draw)
        let srpServer = SRPServer(arithmetic: arithmetic)
        let session = try srpServer.challenge(user.publicValue, verifier: verifier, random: draw)
        let proofs = try typed.map { typed in
            try user.proof(
                of: typed, for: identity, server: session.server, salt: verifier.salt, secretBlock: draw(64),
                timestamp: "Tue Mar 3 04:05:06 UTC 2020")
        }
        let t = try leastT(of: 4, samples: 500) {
            try srpServer.accepts(proofs[$0], of: identity, in: session, verifier: verifier)
        }
        #expect(abs(t) < Self.greatest)
    }

    /// The t closest to zero of at most `rounds` rounds.
    private func leastT(of rounds: Int, samples: Int, _ accepts: (_ candidate: Int) throws -> Bool) rethrows -> Double {
        var least = Double.infinity
        for round in 0..<rounds {
            let t = try welch(samples: samples, SRPRandom(UInt64(round) + 30), accepts)
            if abs(t) < abs(least) { least = t }
            if abs(least) < Self.greatest { break }
        }
        return least
    }

    /// Candidate 0 is right and candidate 1 wrong; only the comparison itself is measured.
    private func welch(
        samples: Int, _ random: SRPRandom, _ accepts: (_ candidate: Int) throws -> Bool
    ) rethrows -> Double {
        let coin = random.source()
        var times: [[Double]] = [[], []]
        var verdict = false
        let clock = ContinuousClock()
        while times.contains(where: { $0.count < samples }) {
            for bit in coin(1_000).map({ Int($0 & 1) }) where times[bit].count < samples {
                let took = try clock.measure { verdict = try accepts(bit) }
                #expect(verdict == (bit == 0))
                times[bit].append(Double(took.components.attoseconds) / 1e9)
            }
        }
        let limit = (times[0] + times[1]).sorted()[samples * 9 / 5]
        let kept = times.map { $0.filter { $0 <= limit } }
        let means = kept.map { $0.reduce(0, +) / Double($0.count) }
        let errors = zip(kept, means).map { times, mean in
            times.reduce(0) { $0 + ($1 - mean) * ($1 - mean) } / Double(times.count) / Double(times.count)
        }
        return (means[0] - means[1]) / (errors[0] + errors[1]).squareRoot()
    }
}
