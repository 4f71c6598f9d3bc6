import Foundation
import Kernel

/// A user of another pool who signs in repeatedly, with a pause of 20 ms.
final class ProbeClient: Sendable {
    /// Signs in once, and returns whether the server accepted it.
    typealias SignIn = @Sendable (Connection) throws -> Bool

    private let port: Int
    private let signIn: SignIn
    private let isOver = Locked(false)
    private let outcome = Locked<Result<(times: [UInt32], refused: Int), any Error>?>(nil)
    private let ended = DispatchSemaphore(value: 0)

    init(port: Int, _ signIn: @escaping SignIn) { (self.port, self.signIn) = (port, signIn) }

    func start() {
        Thread { [self] in
            let result = Result { try signInUntilOver() }
            outcome.change { $0 = result }
            ended.signal()
        }.start()
    }

    /// Ends the sign-ins.
    ///
    /// - Returns: The latencies in microseconds, and how many sign-ins were refused.
    func stop() throws -> (times: [UInt32], refused: Int) {
        isOver.change { $0 = true }
        ended.wait()
        guard let result = outcome.read({ $0 }) else { return ([], 0) }
        return try result.get()
    }

    private func signInUntilOver() throws -> (times: [UInt32], refused: Int) {
        let connection = try Connection(port: port)
        var (times, refused): ([UInt32], Int) = ([], 0)
        while !isOver.read({ $0 }) {
            connection.waited = 0
            if try !signIn(connection) { refused += 1 }
            times.append(UInt32(clamping: connection.waited / 1000))
            usleep(20_000)
        }
        return (times, refused)
    }
}
