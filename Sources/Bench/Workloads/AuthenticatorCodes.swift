import Cryptography
import Kernel

/// The codes of users with authenticator apps. All callers share them, because no code is accepted twice.
///
/// A code is accepted during its step of 30 seconds and one step before and after, and only if it is newer than the
/// last one. So each user has three codes at first, and one more every 30 seconds.
final class AuthenticatorCodes: Sendable {
    private struct State {
        var next = 0
        /// The last step whose code was taken, by the user's number.
        var taken: [Int64]
    }

    private let world: World
    private let state: Locked<State>

    /// How many seconds a code may be on its way.
    private static let maxDelay: Int64 = 10

    /// - Parameter count: How many users, at least one.
    init(count: Int, world: World) {
        self.world = world
        state = Locked(State(taken: [Int64](repeating: 0, count: count)))
    }

    /// How many codes each user has within `seconds`.
    static func codes(within seconds: Double) -> Int { 3 + Int(max(0, seconds - Double(maxDelay)) / 30) }

    /// The next user, with an unused code.
    ///
    /// - Throws: `BenchError` if the user has none.
    func take() throws -> (user: BenchUser, code: String) {
        let now = world.now()
        let first = TOTP.step(at: now.advanced(seconds: Self.maxDelay)) - 1
        let last = TOTP.step(at: now) + 1
        return try state.change { state in
            let user = BenchUser(state.next % state.taken.count)
            let step = max(state.taken[user.number] + 1, first)
            guard step <= last else {
                throw BenchError("all codes of \(state.taken.count) authenticator apps are used: measure fewer rounds")
            }
            let (code, newest) = Self.code(of: TOTP(secret: user.appSecret), at: step)
            state.taken[user.number] = newest
            state.next += 1
            return (user, code)
        }
    }

    /// The code of `step`, and the newest step that has the same one: a server takes the code for that step's.
    private static func code(of app: TOTP, at step: Int64) -> (code: String, newest: Int64) {
        let code = app.password(at: step)
        return (code, (step...(step + 2)).last { app.password(at: $0) == code } ?? step)
    }
}
