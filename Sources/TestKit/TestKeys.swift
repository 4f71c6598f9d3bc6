import Cryptography
import Kernel
import SRP

/// Expensive values that tests share: keys for pools, arithmetic, threads.
enum TestKeys {
    /// The threads that all test servers calculate on.
    static let crypto = CryptoPool(WorkerThreads(), capacity: 100_000)

    static let arithmetic = Result<any ModularArithmetic, any Error> { try OpenSSLArithmetic() }

    private static let pairs = Task { try (0..<4).map { _ in try PoolKeyPair.generate() } }
    private static let given = Locked(0)

    /// The next of a few key pairs.
    static func pair() async throws -> PoolKeyPair {
        let pairs = try await pairs.value
        let number = given.change { count in
            count += 1
            return count
        }
        return pairs[number % pairs.count]
    }
}
