import AWSMobileClient
import Kernel

/// The processor time that `AWSMobileClient` takes for a sign-in in the app's process.
///
/// It includes every thread of this process, because the client's requests run on its own threads; the bench does
/// nothing else at that time.
struct ClientSignIn {
    let target: BenchTarget
    let port: Int

    static let name = "client: SRP sign-in"
    private static let warmUp = 3

    /// Milliseconds of processor time for one SRP sign-in, averaged over sequential ones.
    func measure(_ count: Int) async throws -> Double {
        let client = AWSMobileClient(configuration: configuration, store: MemoryTokenStore())
        try await client.initialize()
        for number in 0..<Self.warmUp { try await signIn(number, with: client) }
        let began = Clock.processCPU
        for number in 0..<count { try await signIn(number, with: client) }
        return Double(Clock.processCPU - began) / 1e6 / Double(count)
    }

    private func signIn(_ number: Int, with client: AWSMobileClient) async throws {
        let user = BenchUser(number * target.population.stride)
        try await client.signIn(username: user.username, password: user.password.exposed)
        client.signOut()
    }

    private var configuration: [String: Any] {
        [
            "CognitoUserPool": [
                "Default": [
                    "PoolId": target.pool.rawValue, "AppClientId": target.client.rawValue,
                    "Endpoint": "http://127.0.0.1:\(port)",
                ]
            ]
        ]
    }
}
