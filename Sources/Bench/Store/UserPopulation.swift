import Kernel
import SRP

/// The users of the pool, by number.
///
/// At most about two thousand users, at even distances, have a password that the bench can use. Sign-ins thus reach all
/// parts of a large store, but not every user needs a verifier.
struct UserPopulation: Sendable {
    let count: Int
    /// One in this many users has a password.
    let stride: Int

    init(count: Int) {
        self.count = count
        stride = max(1, count / 2000)
    }

    /// Users who all have a password.
    init(withPasswords count: Int) {
        self.count = count
        stride = 1
    }

    /// A random user with a password.
    func randomUser(_ random: inout BenchRandom) -> BenchUser {
        BenchUser(random.next(below: (count + stride - 1) / stride) * stride)
    }

    /// Whether the user with this number has a password.
    func hasPassword(_ number: Int) -> Bool { number % stride == 0 }
}

/// A user of the pool.
struct BenchUser: Sendable {
    let number: Int

    init(_ number: Int) { self.number = number }

    var username: String { "person-\(number)" }
    var password: Secret<String> { Secret("Correct-horse-\(number)!") }
    var email: String { "person-\(number)@example.com" }
    var name: String { "Person \(number)" }
    /// The seed that the user's authenticator app shares with the server, in pools whose users have one.
    var appSecret: [UInt8] { Array("authenticator-\(number)".utf8) }
}

/// A fast random number generator that chooses the users who sign in (xorshift64*).
struct BenchRandom: Sendable {
    private var state: UInt64

    init(seed: Int) { state = UInt64(seed) &* 0x9E37_79B9_7F4A_7C15 | 1 }

    /// A number from 0 up to `bound`, without it.
    mutating func next(below bound: Int) -> Int {
        state ^= state >> 12
        state ^= state << 25
        state ^= state >> 27
        return Int(truncatingIfNeeded: (state &* 0x2545_F491_4F6C_DD1D) >> 33) % bound
    }
}
